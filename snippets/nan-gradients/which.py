import jax
import jax.numpy as jnp

uses = {
    "jnp.where(x > 0, jnp.log(x), 0.0)": lambda x: jnp.where(x > 0, jnp.log(x), 0.0),
    "jnp.where(x > 0, 1 / x, 0.0)": lambda x: jnp.where(x > 0, 1 / x, 0.0),
    "jnp.where(x > 0, x**0.5, 0.0)": lambda x: jnp.where(x > 0, x**0.5, 0.0),
    "jnp.where(x < 1, x, jnp.arccos(x - 1))": lambda x: jnp.where(x < 1, x, jnp.arccos(x - 1)),
    "jnp.where(x != 0, jnp.sin(x) / x, 1.0)": lambda x: jnp.where(x != 0, jnp.sin(x) / x, 1.0),
    "jnp.where(x > 0, jnp.exp(1e3 * (1 - x)), x)": lambda x: jnp.where(x > 0, jnp.exp(1e3 * (1 - x)), x),
    "jnp.maximum(jnp.sqrt(x), 0.0)": lambda x: jnp.maximum(jnp.sqrt(x), 0.0),
    "jnp.nan_to_num(jnp.log(x))": lambda x: jnp.nan_to_num(jnp.log(x)),
    "jnp.linalg.norm(jnp.stack([x, x]))": lambda x: jnp.linalg.norm(jnp.stack([x, x])),
    "jnp.arctan2(x, x)": lambda x: jnp.arctan2(x, x),
    "jnp.abs(x)": jnp.abs,
    "jnp.where(x > 0, x * x, 0.0)": lambda x: jnp.where(x > 0, x * x, 0.0),
}
x = jnp.float32(0.0)
print("at x = 0 | value | gradient")
for code, f in uses.items():
    print(f"{code} | {f(x)} | {jax.grad(f)(x)}")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# table = true
# ///
