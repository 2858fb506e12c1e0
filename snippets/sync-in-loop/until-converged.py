import jax
import jax.numpy as jnp

@jax.jit
def solve(w):
    def step(state):
        w, _, i = state
        loss, g = jax.value_and_grad(lambda w: jnp.sum((w - 1) ** 2))(w)
        return w - 0.1 * g, loss, i + 1
    return jax.lax.while_loop(lambda s: s[1] > 1e-4, step, (w, jnp.inf, 0))

w, loss, steps = solve(jnp.zeros(3))
print(f"{steps} steps, loss {loss:.1e}")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [9]
# ///
