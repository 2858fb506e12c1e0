from functools import partial

import jax

@partial(jax.jit, static_argnames="approximate")
def activate(x, approximate):
    return jax.nn.gelu(x, approximate=approximate)

print(activate(1.0, approximate=True))
print(activate(1.0, approximate=False))
print(activate(2.0, approximate=True))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [5]
# traces = {activate = 2}
# ///
