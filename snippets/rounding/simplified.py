import jax
import jax.numpy as jnp

cases = {
    "log(exp(x)), x = 100": (lambda x: jnp.log(jnp.exp(x)), 100.0),
    "sqrt(x * x), x = 1e30": (lambda x: jnp.sqrt(x * x), 1e30),
    "(x + 1) - 1, x = 1e-8": (lambda x: (x + 1) - 1, 1e-8),
}
print("what | no jit | jit | exact")
for name, (f, x) in cases.items():
    x32 = jnp.float32(x)
    print(f"{name} | {f(x32):g} | {jax.jit(f)(x32):g} | {x:g}")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# table = true
# ///
