import jax

config = {"rate": 1.0, "decay": 0.5}

@jax.jit
def step(grad, config):
    return -config["rate"] * config["decay"] * grad

print(step(1.0, config))
config["rate"] = 2.0
print(step(1.0, config))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6]
# traces = {step = 1}
# ///
