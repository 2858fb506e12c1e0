import jax

@jax.jit
@jax.jit(static_argnames="n")
def power(x, n):
    return x**n

print(power(2.0, 3))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# raises = "ValueError"
# says = "Non-hashable static arguments"
# line = 8
# highlight = [3, 4]
# ///
