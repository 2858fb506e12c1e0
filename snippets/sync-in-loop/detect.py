import jax
import jax.numpy as jnp

step = jax.jit(lambda a: (a @ a / 1500, a.sum()))

def ahead(loop_body, a, steps=3):
    """Whether work is left when the body returns."""
    left = []
    for _ in range(steps):
        a, loss = loop_body(a)
        left.append(not a.is_ready())
    return all(left)

def body(a):
    a, loss = step(a)
    a.block_until_ready()
    return a, loss

a = jnp.ones((1500, 1500))
jax.block_until_ready(step(a))
print("step runs ahead:", ahead(step, a))
print("body runs ahead:", ahead(body, a))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# highlight = [16]
# ///
