import jax
import numpy as np

out = jax.ShapeDtypeStruct((), np.float32)

@jax.custom_jvp
def sin(x):
    return jax.pure_callback(np.sin, out, x)

@sin.defjvp
def sin_jvp(primals, tangents):
    return sin(*primals), jax.lax.cos(primals[0]) * tangents[0]

print(jax.jit(jax.grad(sin))(0.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [10, 11, 12]
# ///
