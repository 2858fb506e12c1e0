import jax
import jax.numpy as jnp

a, b = jnp.full(8, 0.5), jnp.ones(8)
loop = lambda c, ab: (ab[0] * c + ab[1], ab[0] * c + ab[1])
join = lambda p, q: (q[0] * p[0], q[0] * p[1] + q[1])
by_parts = jax.lax.associative_scan(join, (a, b))[1]
by_steps = jax.lax.scan(loop, 0.0, (a, b))[1]
print(bool(jnp.allclose(by_parts, by_steps)))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [7]
# ///
