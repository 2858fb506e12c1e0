import jax
import jax.numpy as jnp


@jax.jit
def f(x, mask):
    softmax = jax.nn.softmax(x, where=mask)
    return jnp.mean(x, where=mask), softmax[0]


def show(label, x, mask):
    mean, first = f(x, mask)
    print(f"{label}: mean {mean:.2f}, first softmax {first:.3f}")


x = jnp.array([1.0, 2.0, 3.0])
padded = jnp.pad(x, (0, 1))
show("as it is", x, jnp.ones(3, bool))
show("padded", padded, jnp.ones(4, bool))
show("with a mask", padded, jnp.arange(4) < 3)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# claim = "Pad the input with zeros to one size, and nothing else changes."
# verdict = "wrong"
# see = "padding"
# ///
