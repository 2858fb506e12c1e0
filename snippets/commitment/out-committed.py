import jax
import jax.numpy as jnp

f = jax.jit(lambda x: 2 * x)
first = jax.devices()[0]
print("input | committed | result committed")
for name, x in {"jnp.zeros(3)": jnp.zeros(3), "device_put": jax.device_put(jnp.zeros(3), first)}.items():
    print(name, x.committed, f(x).committed, sep=" | ")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# table = true
# ///
