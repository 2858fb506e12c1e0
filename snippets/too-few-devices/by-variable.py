import jax

print(jax.device_count())

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# env = {JAX_NUM_CPU_DEVICES = "8"}
# ///
