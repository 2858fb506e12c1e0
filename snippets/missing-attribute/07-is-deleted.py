import jax

jax.jit(lambda x: 0.0 if x.is_deleted() else x)(1.0)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "jax.errors.ConcretizationTypeError"
# says = "is_deleted() method"
# line = 3
# highlight = [3]
# ///
