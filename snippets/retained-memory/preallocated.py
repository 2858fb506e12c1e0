import subprocess
import jax.numpy as jnp

x = jnp.ones((1000, 1000)).block_until_ready()
query = ["nvidia-smi", "--query-gpu=memory.used", "--format=csv,noheader"]
print(subprocess.run(query, capture_output=True, text=True).stdout)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# needs = "gpu"
# env = {XLA_PYTHON_CLIENT_PREALLOCATE = "false"}
# ///
