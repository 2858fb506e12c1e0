import jax
import jax.numpy as jnp
from jax.experimental import io_callback

source = iter([10.0, 20.0, 30.0])

def read():
    return jnp.float32(next(source))

@jax.jit
def add(x):
    value = io_callback(
        read, jax.ShapeDtypeStruct((), jnp.float32), ordered=True
    )
    return x + value

print([float(add(1.0)) for _ in range(3)])

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [12, 13, 14]
# traces = {add = 1}
# ///
