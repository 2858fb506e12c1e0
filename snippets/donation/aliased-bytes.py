import jax
import jax.numpy as jnp

def reused(f, *args, **options):
    """Bytes of the arguments whose memory results take."""
    compiled = jax.jit(f, **options).lower(*args).compile()
    return compiled.memory_analysis().alias_size_in_bytes

x = jnp.zeros(1000)
print(reused(lambda x: x + 1, x), reused(lambda x: x + 1, x, donate_argnums=0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# ///
