import jax
import jax.numpy as jnp

seen = []

@jax.jit
def f(a):
    jax.debug.callback(lambda x: seen.append(x), (a @ a).sum())

print("returned:", f(jnp.ones((2000, 2000))))
jax.effects_barrier()
print("called back:", len(seen))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [11]
# ///
