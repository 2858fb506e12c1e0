import jax
import jax.numpy as jnp

x = jnp.ones(3)
jax.jit(lambda x: x + 1, donate_argnums=0)(x)
print("of a donated array | is")
for name in ("shape", "dtype", "sharding"):
    getattr(x, name)
    print(name, "still there", sep=" | ")
print("is_deleted()", x.is_deleted(), sep=" | ")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# table = true
# ///
