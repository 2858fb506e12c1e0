import os
import jax

exists = os.path.exists
os.path.exists = lambda path: path == "/dev/nvidia0" or exists(path)
print(jax.devices())

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# highlight = [5]
# ///
