import jax

@jax.jit
def f(x, y):
    return x + y

f(1.0, 2.0)
with jax.no_tracing(True):
    f(1.0, y=2.0)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# highlight = [8]
# raises = "RuntimeError"
# says = "re-tracing function f"
# line = 9
# ///
