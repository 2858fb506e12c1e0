import jax

def f(x):
    return jax.lax.while_loop(lambda x: x < 9, lambda x: x * 2, x)

jax.grad(f)(1.0)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "ValueError"
# says = "Reverse-mode"
# line = 6
# highlight = [4]
# ///
