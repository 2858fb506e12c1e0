import jax

key = jax.random.key(0)

@jax.jit
def noise():
    return jax.random.normal(key)

def test_noise_uses_each_key_once():
    with jax.debug_key_reuse(True):
        noise()
        noise()

test_noise_uses_each_key_once()

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# raises = "jax.errors.KeyReuseError"
# says = "Previously-consumed key passed to jit-compiled function"
# line = 12
# highlight = [10]
# ///
