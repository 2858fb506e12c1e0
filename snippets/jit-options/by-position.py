import jax

def power(x, n):
    return x**n

power_jit = jax.jit(power, (1,))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "symptom"
# raises = "TypeError"
# says = "positional argument"
# line = 6
# highlight = [6]
# ///
