import jax

def noise(_):
    return 1.0

print(jax.vmap(noise, in_axes=None, axis_size=3)(None))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6]
# ///
