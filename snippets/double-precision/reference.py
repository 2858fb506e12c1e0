import jax
import jax.numpy as jnp

@jax.jit
def count(n):
    return jnp.sum(jnp.arange(100_000) * n)

def test_count_needs_no_64_bits():
    n = 1
    used = count(n).item()
    with jax.enable_x64(True):
        exact = count(n).item()
    assert used == exact, f"{used} in 32 bits, {exact} in 64"

test_count_needs_no_64_bits()

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# highlight = [11]
# raises = "AssertionError"
# says = "704982704 in 32 bits"
# line = 13
# ///
