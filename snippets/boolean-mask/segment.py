import jax
import jax.numpy as jnp

@jax.jit
def means(x, labels):
    totals = jax.ops.segment_sum(x, labels, num_segments=2)
    counts = jax.ops.segment_sum(jnp.ones_like(x), labels, num_segments=2)
    return totals / counts

print(means(jnp.array([1.0, 2.0, 3.0]), jnp.array([0, 1, 0])))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6]
# ///
