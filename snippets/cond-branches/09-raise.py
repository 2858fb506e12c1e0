import jax

def fail(x):
    raise ValueError("negative")

@jax.jit
def f(x):
    return jax.lax.cond(x < 0, fail, lambda x: x, x)

f(3.0)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "ValueError"
# says = "negative"
# line = 4
# highlight = [4]
# ///
