import jax

@jax.jit
def leaky(x):
    if x > 0:
        return x
    return 0.1 * x

with jax.disable_jit():
    print(leaky(-3.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [9]
# ///
