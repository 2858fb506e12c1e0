import jax
import jax.numpy as jnp

f = jax.jit(lambda x, y: x + y, donate_argnums=0)
x = jnp.ones(3)
f(x, x)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "jax.errors.JaxRuntimeError"
# says = "donate"
# varies = ['(?s)E\d{4} \d\d:.*?util.h.*?\n\n', 'E\d{4} .*?cc:\d+. ']
# highlight = [6]
# ///
