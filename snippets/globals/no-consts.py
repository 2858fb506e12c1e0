import jax
import jax.numpy as jnp

rate, weights = 0.5, jnp.ones(2)

@jax.jit
def f(x):
    return rate * weights * x

x = jnp.float32(1.0)
print("make_jaxpr:", jax.make_jaxpr(f)(x).consts)
print("trace:     ", f.trace(x).jaxpr.consts)
rate = 5.0
print("rate is 5: ", f.trace(x).jaxpr.eqns[0])

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [11, 12]
# ///
