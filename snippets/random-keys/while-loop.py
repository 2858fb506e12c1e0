import jax

def body(state):
    key, x, tries = state
    key, new = jax.random.split(key)
    return key, jax.random.normal(new), tries + 1

@jax.jit
def above(key, limit):
    start = key, -jax.numpy.inf, 0
    return jax.lax.while_loop(lambda s: s[1] < limit, body, start)[1:]

x, tries = above(jax.random.key(0), 1.5)
print(f"{x:.3f} after {tries} tries")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [5, 6]
# ///
