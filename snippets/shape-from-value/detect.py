import jax
import jax.numpy as jnp

def f(n):
    return jnp.zeros(n)

def test_f_traces():
    jax.eval_shape(f, jax.ShapeDtypeStruct((), jnp.int32))

test_f_traces()

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# raises = "TypeError"
# says = "Shapes must be 1D"
# line = 5
# highlight = [8]
# ///
