import jax

class Config:
    rate = 0.5

def test_equal_configurations_share_a_program():
    step = jax.jit(lambda x, c: x - c.rate, static_argnums=1)
    for _ in range(3):
        step(2.0, Config())
    size = step._cache_size()
    assert size == 1, f"{size} programs"

test_equal_configurations_share_a_program()

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# raises = "AssertionError"
# says = "3 programs"
# line = 11
# highlight = [9, 10]
# ///
