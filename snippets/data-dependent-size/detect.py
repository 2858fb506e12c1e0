import jax
import jax.numpy as jnp

@jax.jit
def positions(x):
    found = jnp.nonzero(x > 0, size=2, fill_value=-1)[0]
    return found, jnp.sum(x > 0)

def checked(x):
    found, count = positions(x)
    room = len(found)
    assert count <= room, f"{count} found, room for {room}"
    return found[:count]

print(checked(jnp.array([1.0, -1.0, 2.0])))
checked(jnp.array([1.0, 1.0, 2.0]))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# raises = "AssertionError"
# says = "3 found, room for 2"
# line = 12
# highlight = [10, 11, 12]
# ///
