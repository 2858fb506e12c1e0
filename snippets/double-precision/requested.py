import jax
import jax.numpy as jnp

@jax.jit
def widen(x):
    return x.astype(jnp.float64)

print(widen(1 / 3).dtype)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [6]
# warns = ["UserWarning: Explicitly requested dtype float64"]
# ///
