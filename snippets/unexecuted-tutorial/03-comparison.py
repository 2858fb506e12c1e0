import jax
import jax.numpy as jnp


@jax.jit
def is_positive(x):
    print(f"x is {x}")
    positive = x > 0
    print(f"x > 0 is {positive}")
    return bool(positive)


is_positive(jnp.array(3.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# raises = "jax.errors.TracerBoolConversionError"
# line = 10
# claim = "Python cannot compare the tracer `Traced<ShapedArray(float32[])>` with 0."
# verdict = "wrong"
# see = "python-control-flow"
# ///
