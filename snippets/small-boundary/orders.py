from timeit import timeit
import jax
import jax.numpy as jnp

f = lambda x: jnp.sin(x) * jnp.cos(x)
x, xs = jnp.float32(1), jnp.ones(10)
ways = {
    "grad(jit(f))": lambda g=jax.grad(jax.jit(f)): g(x),
    "jit(grad(f))": lambda g=jax.jit(jax.grad(f)): g(x),
    "vmap(jit(f))": lambda g=jax.vmap(jax.jit(f)): g(xs),
    "jit(vmap(f))": lambda g=jax.jit(jax.vmap(f)): g(xs),
}
for name, way in ways.items():
    way()
    print(f"{name}: {1e4 * timeit(way, number=100):.1f} µs")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# timed = true
# faster = [["jit(grad(f))", "grad(jit(f))", 3], ["jit(vmap(f))", "vmap(jit(f))", 1.5]]
# ///
