from importlib.metadata import distributions

names = sorted(d.name for d in distributions())
print([n for n in names if n in ("jax", "jaxlib")])
print([n for n in names if n.startswith("jax-")])

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [5]
# ///
