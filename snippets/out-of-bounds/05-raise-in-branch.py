import jax

def fail(x):
    raise ValueError("too big")

@jax.jit
def f(x):
    return jax.lax.cond(x > 10, fail, lambda x: x, x)

f(5)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "ValueError"
# says = "too big"
# line = 4
# highlight = [4, 8]
# ///
