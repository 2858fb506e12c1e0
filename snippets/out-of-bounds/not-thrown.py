import jax
import jax.numpy as jnp
from jax.experimental import checkify

look_up = lambda table, i: table[i]
checked = jax.jit(checkify.checkify(look_up, checkify.index_checks))
err, out = checked(jnp.arange(3.0), 7)
print(out)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [7]
# ///
