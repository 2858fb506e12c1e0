import jax
import jax.numpy as jnp

traced = []

def loss(x):
    traced.append(1)
    return jnp.sum(x * x)

ways = {"grad(jit(f))": jax.grad(jax.jit(loss)), "jit(grad(f))": jax.jit(jax.grad(loss)), "grad(f)": jax.grad(loss)}
print("written | after 3 calls: traced | gradient")
for name, f in ways.items():
    traced.clear()
    for i in range(3):
        result = f(jnp.arange(3.0))
    print(f"{name} | {len(traced)} | {result}")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# table = true
# ///
