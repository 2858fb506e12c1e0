import jax
import jax.numpy as jnp

def leaky(x):
    return x if x > 0 else 0.1 * x

def test_leaky_traces():
    jax.eval_shape(leaky, jax.ShapeDtypeStruct((), jnp.float32))

test_leaky_traces()

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# highlight = [8]
# raises = "jax.errors.TracerBoolConversionError"
# says = "bool[]"
# line = 5
# compiles = {leaky = 0}
# ///
