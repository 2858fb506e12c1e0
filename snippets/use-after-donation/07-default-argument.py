import jax
import jax.numpy as jnp

START = jnp.zeros(3)
step = jax.jit(lambda x: x + 1, donate_argnums=0)
def run(state=START):
    return step(state)
run()
run()

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "RuntimeError"
# says = "Array has been deleted"
# highlight = [4, 9]
# ///
