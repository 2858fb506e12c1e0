import jax
import jax.numpy as jnp

step = jax.jit(lambda a: a @ a / 2000)
first = jnp.ones((2000, 2000))
step(first).block_until_ready()
kept = [first]
for _ in range(4):
    kept.append(step(kept[-1]))
print("called, not done:", [x.is_ready() for x in kept[1:]].count(False))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# highlight = [9]
# ///
