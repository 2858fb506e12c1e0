import jax
import jax.numpy as jnp

def cancels(x):
    return x * x - 1

def factored(x):
    return (x - 1) * (x + 1)

x = jnp.float32(1 + 2**-12)
for f in (cancels, factored):
    print(f"{f.__name__}: {f(x)}, jit {jax.jit(f)(x)}")
print("exact:", (1 + 2**-12) ** 2 - 1)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [8]
# ///
