import jax.numpy as jnp
from jax import lax

pairs = {
    "lax.div, jnp.divide": (lax.div, jnp.divide),
    "lax.div, jnp.floor_divide": (lax.div, jnp.floor_divide),
    "lax.rem, jnp.remainder": (lax.rem, jnp.remainder),
}
print("of -7 and 2 | lax | jnp")
for name, (f, g) in pairs.items():
    print(f"{name} | {f(-7, 2)} | {g(-7, 2)}")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# table = true
# ///
