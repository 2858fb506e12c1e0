import jax
import jax.numpy as jnp

config = {"rate": 1.0}

@jax.jit
def step(grad):
    return -config["rate"] * grad

def test_step_follows_config():
    grad = jnp.float32(1.0)
    step(grad)
    config["rate"] = 0.5
    used = step(grad)
    jax.clear_caches()
    fresh = step(grad)
    assert used == fresh, f"used {used}, fresh {fresh}"

test_step_follows_config()

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# highlight = [15, 16]
# raises = "AssertionError"
# says = "used -1.0, fresh -0.5"
# line = 17
# ///
