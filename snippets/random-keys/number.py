from functools import partial

import jax

@partial(jax.jit, static_argnames="n")
def draw(key, n):
    keys = jax.random.split(key, n)
    return jax.vmap(jax.random.normal)(keys)

for x in draw(jax.random.key(0), 3):
    print(f"{x:.3f}")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [5]
# traces = {draw = 1}
# ///
