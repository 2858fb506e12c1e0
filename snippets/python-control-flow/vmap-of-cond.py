import jax
import jax.numpy as jnp

def branch(x):
    return jax.lax.cond(x > 0, jnp.sin, jnp.cos, x)

def primitives(f, x):
    return [str(e.primitive) for e in jax.make_jaxpr(f)(x).eqns]

print("alone:     ", primitives(branch, 1.0))
print("under vmap:", primitives(jax.vmap(branch), jnp.ones(3)))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# ///
