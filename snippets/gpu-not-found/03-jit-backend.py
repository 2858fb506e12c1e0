import jax

jax.jit(lambda x: 2 * x, backend="gpu")(1.0)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "RuntimeError"
# says = "Unknown backend"
# highlight = [3]
# warns = ["DeprecationWarning: backend and device argument on jit is deprecated"]
# ///
