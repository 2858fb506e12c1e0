import jax

@jax.jit
def noise(key):
    key = jax.random.key(0)
    return jax.random.normal(key, (3,))

def test_noise_depends_on_the_key():
    first, second = map(jax.random.key, (0, 1))
    same = (noise(first) == noise(second)).all()
    assert not same, "the same noise twice"

test_noise_depends_on_the_key()

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# raises = "AssertionError"
# says = "the same noise twice"
# line = 11
# highlight = [10]
# ///
