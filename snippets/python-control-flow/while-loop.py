import jax

@jax.jit
def halve(x):
    return jax.lax.while_loop(lambda x: x > 1, lambda x: x / 2, x)

print(halve(8.0), halve(6.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [5]
# ///
