import jax
import jax.numpy as jnp

def count_traces(f):
    def counted(*args):
        counted.traces += 1
        return f(*args)
    counted.traces = 0
    return counted

def test_one_trace():
    step = count_traces(lambda x: 2 * x)
    jitted = jax.jit(step)
    for batch in (jnp.ones(8), jnp.ones(8), jnp.ones(5)):
        jitted(batch)
    assert step.traces == 1, f"traced {step.traces} times"

test_one_trace()

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# highlight = [6, 16]
# raises = "AssertionError"
# says = "traced 2 times"
# line = 16
# ///
