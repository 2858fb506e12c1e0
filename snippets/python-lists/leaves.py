import jax
import jax.numpy as jnp

@jax.jit
def f(xs):
    return 0.0

xs = [1.0, 2.0, 3.0]
print("a list:", len(jax.make_jaxpr(f)(xs).in_avals), "arguments")
print("an array:", len(jax.make_jaxpr(f)(jnp.array(xs)).in_avals), "argument")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# highlight = [9, 10]
# traces = {f = 2}
# ///
