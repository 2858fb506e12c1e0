import jax
import jax.numpy as jnp
import numpy as np

x = jnp.array([-3.0, -1.0, -2.0])
padded, real = jnp.pad(x, (0, 1)), jnp.arange(4) < 3
low = jnp.where(real, padded, -jnp.inf)

reductions = {
    "sum": (jnp.sum, lambda: padded.sum(where=real)),
    "mean": (jnp.mean, lambda: padded.mean(where=real)),
    "std": (jnp.std, lambda: padded.std(where=real)),
    "max": (jnp.max, lambda: padded.max(where=real, initial=-jnp.inf)),
    "argmax": (jnp.argmax, lambda: low.argmax()),
    "largest two": (lambda x: jnp.sort(x)[-2:], lambda: jnp.sort(low)[-2:]),
    "softmax, first": (lambda x: jax.nn.softmax(x)[0], lambda: jax.nn.softmax(low)[0]),
    "median": (jnp.median, lambda: jnp.nanmedian(jnp.where(real, padded, jnp.nan))),
}
print("of -3, -1, -2 | raw | padded with 0 | padded and masked")
for name, (plain, masked) in reductions.items():
    values = (plain(x), plain(padded), masked())
    print(name, *(np.asarray(v, float).round(3) for v in values), sep=" | ")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# table = true
# ///
