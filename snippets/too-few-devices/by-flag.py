import jax

print(jax.device_count())

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# env = {XLA_FLAGS = "--xla_force_host_platform_device_count=8"}
# ///
