import time
import jax
import jax.numpy as jnp

set_first = lambda x: x.at[0].set(1.0)
plain = jax.jit(set_first)
donating = jax.jit(set_first, donate_argnums=0)
steps = {"not donated": plain, "donated": donating}
for name, step in steps.items():
    x = step(jnp.zeros(20_000_000)).block_until_ready()
    start = time.perf_counter()
    x = step(x).block_until_ready()
    seconds = time.perf_counter() - start
    print(f"{name}: {1e3 * seconds:.3f} ms")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "symptom"
# timed = true
# highlight = [6]
# faster = [["donated", "not donated", 3]]
# ///
