import jax
import jax.numpy as jnp

def wait(x):
    if isinstance(x, jax.core.Tracer):
        print("a tracer: nothing to wait for")
        return x
    return x.block_until_ready()

print(wait(jnp.ones(2)), jax.jit(wait)(jnp.ones(2)))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [5]
# ///
