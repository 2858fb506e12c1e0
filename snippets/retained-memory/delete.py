import jax
import jax.numpy as jnp

x = jnp.ones(1000)
view_elsewhere = [x]
x.delete()
print("arrays alive:", len(jax.live_arrays()))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6]
# ///
