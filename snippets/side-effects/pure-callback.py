import jax
import jax.numpy as jnp

calls = []

def record(x):
    calls.append(float(x))
    return x

@jax.jit
def double(x):
    jax.pure_callback(record, jax.ShapeDtypeStruct((), jnp.float32), x)
    return 2 * x

for x in (1.0, 2.0, 3.0):
    double(x)
jax.effects_barrier()
print("recorded:", calls)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [12]
# ///
