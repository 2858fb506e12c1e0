import jax

def power(x, n):
    return x**n

power_jit = jax.jit(power, static_argnums=(1,))
print(power_jit(2.0, 3))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6]
# traces = {power = 1}
# ///
