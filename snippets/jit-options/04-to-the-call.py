import jax

power = jax.jit(lambda x, n: x**n)
power(2.0, 3, static_argnums=1)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "unexpected keyword"
# line = 4
# highlight = [4]
# ///
