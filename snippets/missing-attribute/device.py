import jax
import jax.numpy as jnp

@jax.jit
def pad(x):
    zeros = jnp.zeros(2, device=x.device)
    return jnp.concatenate([x, zeros])

pad(jnp.ones(2))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "symptom"
# but = "What JAX suggests, devices, fails as well: a tracer has no device."
# raises = "AttributeError"
# says = "has no attribute device"
# line = 6
# highlight = [6]
# ///
