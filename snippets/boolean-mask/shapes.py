import jax
import jax.numpy as jnp

for x in (jnp.array([1.0, -2.0]), jnp.array([1.0, 2.0])):
    print("without jit:", x.shape, "gives", x[x > 0].shape)

print("with jit:", jax.eval_shape(lambda x: jnp.where(x > 0, x, 0), x).shape)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# ///
