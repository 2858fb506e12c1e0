import jax
import jax.numpy as jnp

def step(x):
    return x + 1, {"loss": x, "kind": "train"}

def test_step_returns_arrays():
    jax.eval_shape(jax.jit(step), jax.ShapeDtypeStruct((), jnp.float32))

test_step_returns_arrays()

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# raises = "TypeError"
# says = "not a valid JAX type"
# line = 8
# highlight = [8]
# ///
