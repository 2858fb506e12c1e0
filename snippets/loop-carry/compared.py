import jax
import jax.numpy as jnp

def add(s, x):
    return s + x, None

def last(start, xs):
    try:
        return str(jax.typeof(jax.lax.scan(add, start, xs)[0]))
    except TypeError as error:
        return type(error).__name__

data = {
    "float32": jnp.arange(3.0),
    "bfloat16": jnp.arange(3, dtype=jnp.bfloat16),
    "int32": jnp.arange(3),
    "float32 rows": jnp.ones((3, 2)),
}
print("start |", " | ".join(data))
for name in ("0.0", "jnp.float32(0)", "jnp.zeros_like(xs[0])"):
    print(name, *(last(eval(name), xs) for xs in data.values()), sep=" | ")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# table = true
# ///
