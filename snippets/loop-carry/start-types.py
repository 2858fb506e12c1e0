import jax
import jax.numpy as jnp

xs = jnp.arange(3.0)
starts = {"0.0": 0.0, "0": 0, "jnp.float32(0)": jnp.float32(0)}
for name, start in starts.items():
    last, _ = jax.lax.scan(lambda s, x: (s + x, None), start, xs)
    print(f"{name}: starts as {jax.typeof(start)}, ends as {jax.typeof(last)}")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# ///
