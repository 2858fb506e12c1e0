import jax
import jax.numpy as jnp

def f(x):
    return 1 - jnp.cos(x)

def test_formula_keeps_its_digits():
    used = jax.jit(f)(1e-4)
    with jax.enable_x64(True):
        exact = jax.jit(f)(1e-4)
    error = abs((used.item() - exact.item()) / exact.item())
    assert error < 1e-5, f"relative error {error:.0e}"

test_formula_keeps_its_digits()

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# highlight = [9, 10]
# raises = "AssertionError"
# says = "relative error 1e+00"
# line = 12
# ///
