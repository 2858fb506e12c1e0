import jax
import jax.numpy as jnp

def step(x, a):
    return x - (x * x - a) / (2 * x)

def steps(step, a):
    x, new, n = a, step(a, a), 1
    while new != x and n < 50:
        x, new, n = new, step(new, a), n + 1
    return n

a = jnp.float32(11)
print("no jit:", steps(step, a), "steps")
print("jit:   ", steps(jax.jit(step), a), "steps")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [9]
# ///
