import jax

jax.jit(lambda x: jax.device_put(0.0, x.devices().pop()))(1.0)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "jax.errors.ConcretizationTypeError"
# says = "devices() method"
# line = 3
# highlight = [3]
# ///
