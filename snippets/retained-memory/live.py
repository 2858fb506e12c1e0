import jax
import jax.numpy as jnp

held = lambda: sum(x.nbytes for x in jax.live_arrays())
before = held()
keep = [jnp.ones(1000) for _ in range(3)]
print("bytes more:", held() - before)
del keep
print("bytes more:", held() - before)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# highlight = [4]
# ///
