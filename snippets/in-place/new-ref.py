import jax
import jax.numpy as jnp

@jax.jit
def squares(x):
    def body(i, _):
        x[i] = jnp.float32(i * i)
    jax.lax.fori_loop(0, len(x), body, None)

x = jnp.zeros(4)
ref = jax.new_ref(x)
squares(ref)
print(ref[...], x)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [7, 11]
# ///
