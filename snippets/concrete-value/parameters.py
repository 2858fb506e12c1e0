import jax
import jax.numpy as jnp

x, key = jnp.array([3.0, 1.0, 2.0]), jax.random.key(0)
i = jnp.array([0, 2, 1])

uses = {
    "jnp.sum(x, axis=n)": lambda n: jnp.sum(x, axis=n),
    "jnp.sum(x, axis=(n,))": lambda n: jnp.sum(x, axis=(n,)),
    "jnp.cumsum(x, axis=n)": lambda n: jnp.cumsum(x, axis=n),
    "jnp.sum(x, keepdims=n)": lambda n: jnp.sum(x, keepdims=n),
    "jnp.expand_dims(x, n)": lambda n: jnp.expand_dims(x, n),
    "jnp.linspace(0, 1, num=n)": lambda n: jnp.linspace(0, 1, num=n),
    "jnp.pad(x, n)": lambda n: jnp.pad(x, n),
    "jnp.repeat(x, n)": lambda n: jnp.repeat(x, n),
    "jnp.tile(x, n)": lambda n: jnp.tile(x, n),
    "jnp.unique(x, size=n)": lambda n: jnp.unique(x, size=n),
    "jnp.sort(x, descending=n)": lambda n: jnp.sort(x, descending=n),
    "jnp.round(x, n)": lambda n: jnp.round(x, n),
    "jax.nn.one_hot(i, n)": lambda n: jax.nn.one_hot(i, n),
    "jax.ops.segment_sum(x, i, n)": lambda n: jax.ops.segment_sum(x, i, n),
    "jax.lax.top_k(x, n)": lambda n: jax.lax.top_k(x, n),
    "jax.lax.scan(..., length=n)": lambda n: jax.lax.scan(
        lambda c, _: (c, None), 0.0, length=n),
    "jax.random.split(key, n)": lambda n: jax.random.split(key, n),
    "jax.random.choice(key, n)": lambda n: jax.random.choice(key, n),
    "jnp.roll(x, n)": lambda n: jnp.roll(x, n),
    "jnp.var(x, ddof=n)": lambda n: jnp.var(x, ddof=n),
    "jax.random.key(n)": lambda n: jax.random.key(n),
}

print("n is traced | error | the line that names it")
for code, use in uses.items():
    try:
        jax.jit(use)(1)
        print(f"{code} | works | ")
    except (TypeError, ValueError) as error:
        name, lines = type(error).__name__, str(error).splitlines()
        line = lines[name == "ConcretizationTypeError"].split(". ")[0]
        print(f"{code} | {name} | {line}")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# table = true
# ///
