import jax
import jax.numpy as jnp

def step(total, x):
    return total + x.sum()

def test_step_keeps_the_type_of_its_state():
    total, x = 0.0, jnp.ones(4)
    result = jax.eval_shape(step, total, x)
    before, after = jax.typeof(total), jax.typeof(result)
    assert before == after, f"{before} became {after}"

test_step_keeps_the_type_of_its_state()

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# highlight = [9, 10]
# raises = "AssertionError"
# says = "~float32[] became float32[]"
# line = 11
# ///
