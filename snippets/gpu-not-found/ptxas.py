import os
import shutil

print("ptxas:", shutil.which("ptxas"))
path = os.environ["PATH"].split(os.pathsep)
kept = [folder for folder in path if "cuda" not in folder.lower()]
os.environ["PATH"] = os.pathsep.join(kept)

import jax

print(jax.jit(lambda x: x + 1)(1.0), "on", jax.default_backend())

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6]
# varies = ["ptxas: .*"]
# ///
