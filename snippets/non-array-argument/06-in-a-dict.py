import jax

step = jax.jit(lambda batch: batch["x"])
step({"x": 1.0, "name": "train"})

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "path batch['name']"
# line = 4
# highlight = [4]
# ///
