import jax
import jax.numpy as jnp

x = jnp.float32(1 + 2**-12)
key = jax.random.key(0)
cases = {
    "x * x - y": (lambda x, y: x * x - y, x, x * x),
    "nan * False": (lambda x, k: x * k.astype(x.dtype), jnp.nan * x, x < 0),
    "Python floats, 0.1 + 0.2": (lambda a, b: a + b, 0.1, 0.2),
    "1e-45 * 1, subnormal": (lambda x: x * 1, jnp.float32(1e-45)),
    "-(-x) + 0.0 of -0.0": (lambda x: -(-x) + 0.0, jnp.float32(-0.0)),
    "integers, i * i // 3": (lambda i: i * i // 3, jnp.int32(1234)),
    "random bits": (lambda key: jax.random.bits(key), key),
}
print("what | no jit | jit | same")
for name, (f, *args) in cases.items():
    plain, jitted = f(*args), jax.jit(f)(*args)
    same = "yes" if str(plain) == str(jitted) else "no"
    print(f"{name} | {plain} | {jitted} | {same}")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# table = true
# ///
