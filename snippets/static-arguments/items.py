from functools import partial

import jax

options = {"rate": 0.5, "steps": 2}

@partial(jax.jit, static_argnames="items")
def step(x, items):
    options = dict(items)
    return x - options["rate"] * options["steps"]

print(step(2.0, tuple(sorted(options.items()))))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [9, 12]
# ///
