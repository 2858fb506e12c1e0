import jax
import jax.numpy as jnp

def f(x):
    return 1 - jnp.cos(x) + x * x - x

def test_jit_agrees():
    x = jnp.linspace(0.0, 1.0, 1000)
    plain, jitted = f(x), jax.jit(f)(x)
    assert jnp.allclose(plain, jitted, rtol=1e-4, atol=1e-6)
    different = (plain != jitted).any()
    assert not different, "jit differs, but only by rounding"

test_jit_agrees()

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# highlight = [11]
# raises = "AssertionError"
# says = "jit differs"
# line = 12
# ///
