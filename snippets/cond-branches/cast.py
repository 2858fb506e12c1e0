import jax

@jax.jit
def f(x):
    return jax.lax.cond(
        x > 0, lambda: x * 2.0, lambda: x / 2.0
    )

print(f(3), f(-3), f(3.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6]
# ///
