import jax
import jax.numpy as jnp

def score(w, x):
    return (w * x).sum()

def test_vmap_is_the_loop():
    w, xs = jnp.arange(3.0), jnp.arange(15.0).reshape(5, 3)
    looped = jnp.stack([score(w, x) for x in xs])
    mapped = jax.vmap(score, in_axes=(None, 0))(w, xs)
    assert jnp.allclose(looped, mapped)

test_vmap_is_the_loop()
print("the same")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# highlight = [10]
# ///
