import jax

f = jax.jit(lambda x: jax.lax.scan(lambda c, _: (4 * c * (1 - c), None), x, length=2000)[0])
x = jax.device_put(0.1, jax.devices("cpu")[0])
print(f(x).devices())

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [4]
# ///
