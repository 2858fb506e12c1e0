import jax

history = []

@jax.jit
def step(x):
    with jax.ensure_compile_time_eval():
        history.append(2 * x)
    return x + 1

step(1.0)
print(history[0] + 1)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# raises = "jax.errors.UnexpectedTracerError"
# says = "float32[]"
# line = 12
# highlight = [8]
# ///
