import jax

jax.jit(lambda x, n: x, static_argnums=1)(1.0, {"a": 2})

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "ValueError"
# says = "<class 'dict'>"
# line = 3
# highlight = [3]
# ///
