import jax

if jax.default_backend() != "gpu":
    raise SystemExit(f"JAX runs on {jax.default_backend()}, not on gpu")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# raises = "SystemExit"
# says = "runs on cpu, not on gpu"
# line = 4
# ///
