import jax
import jax.numpy as jnp

@jax.jit
def area(x):
    print("tracing")
    return x * x

print(area(jnp.float32(2.0)))
print(area(jnp.float32(3.0)))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# traces = {area = 1}
# ///
