import jax

def make_step(config):
    @jax.jit
    def step(x):
        return config["rate"] * x
    return step

step = make_step({"rate": 0.5, "name": "train"})
print(step(1.0), step(2.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [3, 5]
# ///
