import jax
import jax.numpy as jnp

step = jax.jit(lambda w: (w - 0.1, (w * w).sum()))
w = jnp.ones(1_000_000)
losses, weights = [], []
for _ in range(5):
    w, loss = step(w)
    weights.append(w)
    losses.append(float(loss))
print("arrays alive:", len(jax.live_arrays()))
print("MB:", sum(x.nbytes for x in jax.live_arrays()) / 1e6)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [9]
# ///
