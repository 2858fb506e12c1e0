import os
from functools import partial

import jax

@partial(jax.jit, static_argnames="mode")
def scaled(x, mode):
    return 2 * x if mode == "double" else x

for mode in ("double", "plain", "double"):
    os.environ["MODE"] = mode
    print(mode, scaled(1.0, os.environ["MODE"]))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6, 12]
# traces = {scaled = 2}
# ///
