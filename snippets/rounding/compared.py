import jax
import jax.numpy as jnp
from jax import lax

def f(x, y):
    return x * x - y

def barrier(x, y):
    return lax.optimization_barrier(x * x) - y

def precision(x, y):
    return lax.reduce_precision(x * x, 8, 23) - y

square, subtract = jax.jit(lambda x: x * x), jax.jit(lambda a, b: a - b)
ways = {
    "no jit": f,
    "jit": jax.jit(f),
    "two jitted functions": lambda x, y: subtract(square(x), y),
    "optimization_barrier": jax.jit(barrier),
    "reduce_precision": jax.jit(precision),
}
for name in ("xla_allow_excess_precision", "xla_cpu_enable_fast_math"):
    ways[f"{name} off"] = jax.jit(f, compiler_options={name: False})

x = jnp.float32(1 + 2**-12)
print("way | x * x - y")
for name, way in ways.items():
    print(f"{name} | {way(x, x * x)}")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# table = true
# ///
