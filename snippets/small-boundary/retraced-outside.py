import jax
import jax.numpy as jnp

runs = []

def f(x):
    runs.append(x)
    return jnp.sin(x)

print("called three times | Python ran f")
x = jnp.float32(1)
for name, g in [("jax.grad(f)", jax.grad(f)),
                ("jax.grad(jax.jit(f))", jax.grad(jax.jit(f))),
                ("jax.jit(jax.grad(f))", jax.jit(jax.grad(f)))]:
    runs.clear()
    for _ in range(3):
        g(x)
    print(f"{name} | {len(runs)}")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# table = true
# ///
