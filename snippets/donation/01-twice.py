import jax
import jax.numpy as jnp

f = jax.jit(lambda x, y: (x + 1, y + 1), donate_argnums=(0, 1))
x = jnp.ones(3)
f(x, x)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "jax.errors.JaxRuntimeError"
# says = "Attempt to donate the same buffer twice"
# varies = ['(?s)E\d{4} \d\d:.*?util.h.*?\n\n', 'E\d{4} .*?cc:\d+. ']
# highlight = [6]
# ///
