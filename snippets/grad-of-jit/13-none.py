import jax

def loss(x):
    x * x

jax.grad(loss)(3.0)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = ""
# line = 6
# highlight = [3, 4, 6]
# ///
