import jax
import jax.numpy as jnp

config = {"rate": 1.0}

@jax.jit
def step(grad):
    return -config["rate"] * grad

step(jnp.float32(1.0))
config["rate"] = 0.5

def test_step_is_not_stale():
    grad = jnp.float32(1.0)
    used = step(grad)
    with jax.disable_jit():
        fresh = step(grad)
    assert used == fresh, f"used {used}, fresh {fresh}"

test_step_is_not_stale()

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# highlight = [16, 17]
# raises = "AssertionError"
# says = "used -1.0, fresh -0.5"
# line = 18
# ///
