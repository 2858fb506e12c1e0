import jax

history = []

@jax.jit
def step(x):
    history.append(x)
    return x + 1

step(1.0)
with jax.checking_leaks():
    print(step(2.0))
    jax.clear_caches()
    print("after clear_caches:")
    step(3.0)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# raises = "Exception"
# says = "Leaked trace"
# varies = ["\\b\\d{12,}\\b"]
# line = 15
# highlight = [11, 13]
# ///
