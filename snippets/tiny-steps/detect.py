import re
import jax
import jax.numpy as jnp

def loops(f, *args):
    """The length of each scan in f(*args)."""
    return re.findall(r"\blength=(\d+)", str(jax.make_jaxpr(f)(*args)))

x = jnp.ones(100_000)
print("map: ", loops(lambda x: jax.lax.map(jnp.sin, x), x))
print("vmap:", loops(jax.vmap(jnp.sin), x))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# highlight = [7]
# ///
