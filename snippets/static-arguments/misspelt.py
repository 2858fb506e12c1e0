from functools import partial

import jax

@partial(jax.jit, static_argnames="lenght")
def describe(x, **options):
    print("length is", options["length"])
    return x

describe(1.0, length=3)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [5]
# ///
