import jax
import jax.numpy as jnp

print(jax.device_count())
print(jax.pmap(lambda x: x ** 2)(jnp.arange(8)))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "symptom"
# raises = "ValueError"
# says = "cannot select an axis to squeeze out"
# highlight = [5]
# ///
