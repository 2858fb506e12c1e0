import jax
import jax.numpy as jnp

def count(limit):
    def body(state):
        i, seen = state
        jax.debug.callback(lambda: steps.append(1))
        return i + 1, seen
    return jax.lax.while_loop(lambda s: s[0] < limit, body, (0, 0))[0]

for limits in ([2, 2, 2], [2, 2, 7]):
    steps = []
    jax.vmap(count)(jnp.array(limits))
    jax.effects_barrier()
    print(limits, "bodies run:", len(steps))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [10, 11]
# ///
