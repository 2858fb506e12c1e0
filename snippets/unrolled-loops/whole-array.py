import jax
import jax.numpy as jnp

def f(a):
    return jnp.sin(a[:, None] * a[None, :]).sum()

def by_loop(a):
    n = a.size
    term = lambda k, s: s + jnp.sin(a[k // n] * a[k % n])
    return jax.lax.fori_loop(0, n * n, term, 0.0)

a = jnp.ones(20)
print("equations:", len(jax.make_jaxpr(f)(a).eqns))
print(bool(jnp.allclose(f(a), by_loop(a), rtol=1e-3)))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [5]
# ///
