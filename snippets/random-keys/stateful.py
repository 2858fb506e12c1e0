import jax
from jax.experimental.random import stateful_rng

rng = stateful_rng(0)

@jax.jit
def noise():
    return rng.normal()

for _ in range(3):
    print(f"{noise():.3f}")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [4, 8]
# traces = {noise = 1}
# ///
