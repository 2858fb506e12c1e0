import jax
import jax.numpy as jnp

table = jnp.ones((1000, 1000))

def bytes_of(f, *args):
    stats = jax.jit(f).lower(*args).compile().memory_analysis()
    return stats.argument_size_in_bytes, stats.temp_size_in_bytes

print("captured:", bytes_of(lambda x: x @ table, jnp.ones(1000)))
print("passed: ", bytes_of(lambda x, t: x @ t, jnp.ones(1000), table))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [7]
# ///
