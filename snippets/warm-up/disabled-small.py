import jax
import jax.numpy as jnp

def add(total, x):
    if isinstance(x, jax.core.Tracer):
        return total + x, total
    print(f"{total} + {x}")
    return total + x, total

f = jax.jit(lambda x: jax.lax.scan(add, 0.0, x)[0])
with jax.disable_jit():
    f(jnp.arange(1.0, 4.0))
print(f(jnp.arange(1.0, 4.0)))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [12]
# ///
