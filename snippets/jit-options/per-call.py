import jax

def power(x, n):
    return x**n

traced = jax.jit(power)
static = jax.jit(power, static_argnames="n")
print(traced(2.0, 3), static(2.0, n=3))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6, 7, 8]
# ///
