import functools

import jax
import jax.numpy as jnp
import numpy as np

def with_jnp(n):
    return jnp.arange(n) / 2

def with_numpy(n):
    return np.arange(n, dtype=np.float32) / 2

def concrete(n):
    with jax.ensure_compile_time_eval():
        return jnp.arange(n) / 2

ways = {
    "jnp": functools.lru_cache(with_jnp),
    "jnp, called before": functools.lru_cache(with_jnp),
    "jnp, no cache": with_jnp,
    "NumPy": functools.lru_cache(with_numpy),
    "ensure_compile_time_eval": functools.lru_cache(concrete),
}
ways["jnp, called before"](3)

def outcome(call):
    try:
        return call()
    except jax.errors.UnexpectedTracerError as error:
        return type(error).__name__

def kept(table):
    consts = jax.make_jaxpr(lambda x: x + table(3))(1.0).consts
    return type(consts[0]).__name__ if consts else "its equations"

print("table | first jit | second jit | outside | the jaxpr holds")
for name, table in ways.items():
    first = outcome(lambda: jax.jit(lambda x: x * table(3))(3.0))
    second = outcome(lambda: jax.jit(lambda x: x + table(3))(1.0))
    outside = outcome(lambda: table(3) + 1)
    print(f"{name} | {first} | {second} | {outside} | {kept(table)}")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# table = true
# timeout = 60
# ///
