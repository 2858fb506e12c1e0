from importlib.metadata import entry_points

found = entry_points(group="jax_plugins")
print("plugins:", [plugin.value for plugin in found])

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [3]
# ///
