import jax

def loss(params, step):
    return params["w"] * 3.0 / step

state = {"params": {"w": 2.0}, "step": 3}
print(jax.grad(loss)(state["params"], state["step"]))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [3, 7]
# ///
