import jax

history = []

@jax.jit
def step(x):
    history.append(2 * x)
    return x + 1

step(1.0)
print(history[0] + 1)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "symptom"
# raises = "jax.errors.UnexpectedTracerError"
# says = "Encountered an unexpected tracer"
# line = 11
# highlight = [7, 11]
# ///
