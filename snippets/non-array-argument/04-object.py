import jax

class Config:
    rate = 0.1

step = jax.jit(lambda config, x: config.rate * x)
step(Config(), 1.0)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "Config"
# line = 7
# highlight = [7]
# ///
