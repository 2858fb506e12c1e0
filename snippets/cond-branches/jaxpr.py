import jax

def f(x):
    return jax.lax.cond(x > 0, lambda: x * 2, lambda: x / 2)

print(jax.make_jaxpr(f)(3.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# ///
