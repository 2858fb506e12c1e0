import jax

loss = lambda state: state["w"] * state["x"]
state = {"w": 2.0, "x": 3.0, "step": 7}
jax.grad(loss)(state)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "TypeError"
# says = "int32"
# line = 5
# highlight = [4, 5]
# ///
