import jax

gpu = jax.devices("gpu")[0]

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "symptom"
# raises = "RuntimeError"
# says = "Unknown backend: 'gpu' requested"
# line = 3
# highlight = [3]
# ///
