import jax
import jax.numpy as jnp

names = ["cat", "dog"]
@jax.jit
def is_dog(labels):
    return labels == names.index("dog")

print(is_dog(jnp.array([names.index(name) for name in ("dog", "cat")])))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [4, 7]
# ///
