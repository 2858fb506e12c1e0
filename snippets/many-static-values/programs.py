import jax

def power(x, n):
    return x**n

print("static:", jax.make_jaxpr(power, static_argnums=1)(2.0, 3))
print("traced:", jax.make_jaxpr(power)(2.0, 3))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# highlight = [6]
# ///
