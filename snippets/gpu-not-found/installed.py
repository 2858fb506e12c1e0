from importlib.metadata import distributions
import jax

for found in distributions():
    if found.name.startswith(("jax", "nvidia")):
        print(found.name, found.version)
print("runs on", jax.default_backend())

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [4]
# varies = ["(?m)^jax\\S* \\S+$"]
# ///
