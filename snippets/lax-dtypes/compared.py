import jax
import jax.numpy as jnp
from jax import lax

half, single = jnp.ones(2, jnp.float16), jnp.ones(2)
ways = {
    "add": (lambda: lax.add(half, single), lambda: jnp.add(half, single)),
    "add 1.0": (lambda: lax.add(half, 1.0), lambda: jnp.add(half, 1.0)),
    "select, where": (
        lambda: lax.select(half > 0, half, single),
        lambda: jnp.where(half > 0, half, single),
    ),
    "clamp, clip": (
        lambda: lax.clamp(0.0, half, 1.0),
        lambda: jnp.clip(half, 0.0, 1.0),
    ),
    "concatenate": (
        lambda: lax.concatenate([half, single], 0),
        lambda: jnp.concatenate([half, single]),
    ),
    "dot": (lambda: lax.dot(half, single), lambda: jnp.dot(half, single)),
    "exp of integers": (
        lambda: lax.exp(jnp.arange(2)),
        lambda: jnp.exp(jnp.arange(2)),
    ),
}

def dtype(f):
    try:
        return f().dtype
    except TypeError as error:
        return type(error).__name__

print("float16 with float32 | lax | jnp")
for name, (f, g) in ways.items():
    print(f"{name} | {dtype(f)} | {dtype(g)}")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# table = true
# ///
