import jax
import jax.numpy as jnp

rate = 0.1

@jax.jit
def add(x):
    return rate + x

for x in (0.2, jnp.float32(0.2)):
    print("jit:        ", repr(add(x)))
    with jax.disable_jit():
        print("disable_jit:", repr(add(x)))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [12]
# ///
