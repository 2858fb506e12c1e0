import enum
import jax
import jax.numpy as jnp

@jax.jit
def state(x):
    return jnp.where(x < 0.1, State.DONE.value, State.RUNNING.value)

State = enum.Enum("State", ["RUNNING", "DONE"])
for x in (1.0, 0.01):
    print(State(int(state(x))))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [7, 11]
# ///
