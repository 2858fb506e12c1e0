import jax
import jax.numpy as jnp
from jax.experimental import checkify

def safe_log(x):
    checkify.check(jnp.all(x > 0), "not positive: {x}", x=x)
    return jnp.log(x)

checked = jax.jit(checkify.checkify(safe_log))
for x in (jnp.array([1.0, 1.0]), jnp.array([1.0, -1.0])):
    err, out = checked(x)
    print(out, err.get())

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6]
# ///
