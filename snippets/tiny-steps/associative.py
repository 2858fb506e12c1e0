import jax
import jax.numpy as jnp

@jax.jit
def one_by_one(a, b):
    step = lambda c, ab: (ab[0] * c + ab[1],) * 2
    return jax.lax.scan(step, 0.0, (a, b))[1]

@jax.jit
def in_a_tree(a, b):
    def join(left, right):
        return (left[0] * right[0], right[0] * left[1] + right[1])

    return jax.lax.associative_scan(join, (a, b))[1]

a, b = jnp.full(4096, 0.9), jnp.ones(4096)
print("same:", jnp.allclose(one_by_one(a, b), in_a_tree(a, b), rtol=1e-4))
for f in (one_by_one, in_a_tree):
    print(f.__name__, "loops:", f.lower(a, b).as_text().count("while("))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [14]
# ///
