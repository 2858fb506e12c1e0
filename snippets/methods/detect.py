from functools import partial

import jax

class Scaler:
    rate = 2.0
    @partial(jax.jit, static_argnums=0)
    def scale(self, x):
        return self.rate * x

def test_a_change_is_seen():
    scaler = Scaler()
    before = scaler.scale(3.0)
    scaler.rate = 5.0
    assert scaler.scale(3.0) != before, "stale"

test_a_change_is_seen()

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# raises = "AssertionError"
# says = "stale"
# line = 15
# highlight = [12, 13, 14]
# ///
