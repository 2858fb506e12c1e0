import jax

jax.jit(lambda x: x.addressable_shards[0].data)(1.0)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "jax.errors.ConcretizationTypeError"
# says = "'addressable_shards' attribute"
# line = 3
# highlight = [3]
# ///
