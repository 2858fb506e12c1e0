import jax

inner = jax.jit(lambda x, n: x, static_argnums=1)

@jax.jit
def outer(x, n):
    return inner(x, n)

outer(1.0, 2)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# but = "An argument of an outer jitted function reaches a static argument of an inner one: make it static there too."
# raises = "ValueError"
# says = "DynamicJaxprTracer"
# line = 7
# highlight = [3, 7]
# ///
