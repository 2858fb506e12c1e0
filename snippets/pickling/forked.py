import os
import jax
import jax.numpy as jnp

jnp.ones(3).block_until_ready()
child = os.fork()
if child == 0:
    os._exit(0)
os.waitpid(child, 0)
print("forked, and left at once")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# warns = ["RuntimeWarning: os.fork() was called", "DeprecationWarning: This process"]
# varies = ["pid=\\d+"]
# highlight = [6]
# ///
