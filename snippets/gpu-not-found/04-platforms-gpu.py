import os
os.environ["JAX_PLATFORMS"] = "gpu"
import jax
jax.devices()

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "RuntimeError"
# says = "Unable to initialize backend 'rocm'"
# line = 4
# highlight = [2]
# but = "gpu in JAX_PLATFORMS or jax_platforms stands for cuda and rocm, and both are asked for. Write cuda."
# ///
