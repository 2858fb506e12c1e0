import jax

@jax.jit
def step(batch):
    return batch["x"] + 1

batch = {"x": 1.0, "name": "train"}
arrays = {key: value for key, value in batch.items() if key != "name"}
print(batch["name"], step(arrays))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [8]
# ///
