from importlib.metadata import distributions

ours = ("jaxlib", "jax-cuda", "jax-rocm")
versions = {d.version for d in distributions() if d.name.startswith(ours)}
print("one version:", len(versions) == 1)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# ///
