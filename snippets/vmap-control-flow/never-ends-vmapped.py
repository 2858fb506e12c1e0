import jax
import jax.numpy as jnp

steps = []

def shrink(x):
    def body(s):
        jax.debug.callback(lambda _: steps.append(1), s[1])
        return s[0] / 2, s[1] + 1
    unfinished = lambda s: (s[0] != 0.125) & (s[1] < 1000)
    return jax.lax.while_loop(unfinished, body, (x, 0))

def f(x):
    return jax.lax.cond(x > 0, shrink, lambda x: (x, 0), x)

print("result:", jax.vmap(f)(jnp.array([-1.0]))[1])
jax.effects_barrier()
print("bodies run for it:", len(steps))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [16]
# ///
