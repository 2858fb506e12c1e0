import jax

def loss(state):
    return state["w"] * state["x"]

state = {"w": 2.0, "x": 3.0, "step": 7}
grad = jax.grad(loss, allow_int=True)(state)
print(grad["w"], grad["x"], grad["step"].dtype)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [7]
# ///
