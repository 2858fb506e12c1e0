import os

print("it was:", os.environ.pop("LD_LIBRARY_PATH", "not set"))

import jax

print("runs on", jax.default_backend())

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [3]
# varies = ["it was: .*"]
# ///
