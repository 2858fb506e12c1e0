import jax
import jax.numpy as jnp

rate, ref, traced = 0.0, jax.new_ref(0.0), []

def base(x, rate):
    traced.append(x)
    return rate * x

reads_global = jax.jit(lambda x: base(x, rate))
reads_ref = jax.jit(lambda x: base(x, ref[...]))
argument = jax.jit(base)
static = jax.jit(base, static_argnums=1)

def use_global(value):
    global rate
    rate = value
    return reads_global(1.0)

def use_clear(value):
    jax.clear_caches()
    return use_global(value)

def use_ref(value):
    ref[...] = value
    return reads_ref(1.0)

ways = {
    "global": use_global,
    "global, clear_caches": use_clear,
    "argument": lambda v: argument(1.0, v),
    "static argument": lambda v: static(1.0, v),
    "factory": lambda v: jax.jit(lambda x: base(x, v))(1.0),
    "ref": use_ref,
}

def show(call):
    try:
        values = jnp.ravel(jnp.array(call()))
        return ", ".join(f"{value:g}" for value in values)
    except Exception as error:
        return type(error).__name__

rates = (0.5, 1.0, 2.0)
print("rate is | calls with 0.5, 1, 2 | traces | vmap over them | grad")
for name, way in ways.items():
    traced.clear()
    calls = show(lambda: [way(value) for value in rates])
    count = len(traced)
    vmap = show(lambda: jax.vmap(way)(jnp.array(rates)))
    grad = show(lambda: jax.grad(way)(0.5))
    print(f"{name} | {calls} | {count} | {vmap} | {grad}")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# table = true
# timeout = 60
# ///
