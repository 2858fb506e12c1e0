import jax
import jax.numpy as jnp

def shrink(x):
    # At 0 and below, only the limit ends it.
    unfinished = lambda s: (s[0] != 0.125) & (s[1] < 1000)
    return jax.lax.while_loop(unfinished, lambda s: (s[0] / 2, s[1] + 1), (x, 0))

def f(x):
    return jax.lax.cond(x > 0, shrink, lambda x: (x, 0), x)

print("one at a time:", f(1.0)[1], f(-1.0)[1])
print("the loop alone:", shrink(-1.0)[1])

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [12, 13]
# ///
