import jax
import jax.numpy as jnp

step = jax.jit(lambda a: (a @ a / 1500, a.sum()))
start = jnp.ones((1500, 1500))
jax.block_until_ready(step(start))

for read in (True, False):
    a, waiting = start, 0
    for _ in range(4):
        a, loss = step(a)
        if read:
            float(loss)
        else:
            waiting += not loss.is_ready()
    print("read" if read else "not read", "| still to be done:", waiting)
    a.block_until_ready()

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# highlight = [13]
# ///
