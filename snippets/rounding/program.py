import re

import jax
import jax.numpy as jnp

def f(x, y):
    return x * x - y

x = jnp.float32(1 + 2**-12)
print(jax.make_jaxpr(f)(x, x))
compiled = jax.jit(f).lower(x, x).compile().as_text()
print("compiled:", re.findall(r"(multiply|subtract|fusion)\(", compiled))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# highlight = [11]
# ///
