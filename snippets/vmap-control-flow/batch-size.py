import jax
import jax.numpy as jnp

def f(x):
    return jax.lax.cond(x > 0, jnp.sin, jnp.cos, x)

for size in (None, 2):
    jaxpr = jax.make_jaxpr(lambda xs: jax.lax.map(f, xs, batch_size=size))(jnp.ones(4))
    print(size, "select_n" in str(jaxpr), "cond" in str(jaxpr))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [8]
# ///
