import jax
import jax.numpy as jnp

data = jax.random.normal(jax.random.key(0), (40_000,))
jax.jit(lambda x: x - jnp.median(data))(1.0).block_until_ready()

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# timeout = 90
# varies = ["[EW]\\d{4} .*?\\] ", "(?s)%sort.*?(?=This|The|$)", "\\d+\\.\\d+s", "\\d+\\.\\d+ s"]
# ///
