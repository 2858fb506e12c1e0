import jax
import jax.numpy as jnp


@jax.jit
def relu(x):
    if x > 0:
        return x
    return 0.0


try:
    relu(jnp.ones(3))
except Exception as error:
    print(f"a vector: {type(error).__name__}")
raised, claimed = (
    jax.errors.TracerBoolConversionError,
    jax.errors.ConcretizationTypeError,
)
print(f"a scalar raises a subclass: {issubclass(raised, claimed)}")
relu(jnp.array(3.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# raises = "jax.errors.TracerBoolConversionError"
# says = "Attempted boolean conversion of traced array with shape bool[]"
# line = 7
# claim = "`if x > 0` in a jitted function raises `ConcretizationTypeError`."
# verdict = "half right"
# see = "python-control-flow"
# ///
