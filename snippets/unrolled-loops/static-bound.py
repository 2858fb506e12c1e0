import jax
from functools import partial

@partial(jax.jit, static_argnums=1)
def f(x, n):
    return jax.lax.fori_loop(0, n, lambda i, x: x + i, x)

for n in (10, 20, 30):
    f(1.0, n)
print("three bounds")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [5]
# traces = {f = 3}
# compiles = {f = 3}
# ///
