import jax

history = []

@jax.jit
def step(x):
    history.append(x)
    return x + 1

with jax.checking_leaks():
    step(1.0)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# raises = "Exception"
# says = "is referred to by __main__.history"
# varies = ["\\b\\d{12,}\\b"]
# line = 11
# highlight = [10]
# ///
