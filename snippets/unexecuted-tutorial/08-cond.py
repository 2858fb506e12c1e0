import jax
import jax.numpy as jnp


def f(x):
    return jax.lax.cond(
        x > 0, lambda v: v * 2, lambda v: v / 2, x
    )


def primitives(function, x):
    names = {e.primitive.name for e in jax.make_jaxpr(function)(x).eqns}
    return sorted(names & {"cond", "div", "mul", "select_n"})


print("one number:", primitives(f, 1.0))
print("under vmap:", primitives(jax.vmap(f), jnp.ones(3)))
jax.jit(f)(3)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# raises = "TypeError"
# says = "cond branches must have equal output types"
# line = 6
# claim = "`lax.cond` runs one of its branches, and works for any argument."
# verdict = "half right"
# see = "vmap-control-flow cond-branches"
# ///
