import jax

@jax.jit
def f(x):
    x.copy_to_host_async()
    return x

f(1.0)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "AttributeError"
# says = "The 'copy_to_host_async' method"
# line = 5
# highlight = [5]
# ///
