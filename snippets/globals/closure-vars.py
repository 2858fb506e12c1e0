import inspect

import jax

rate = 0.1

@jax.jit
def step(grad):
    return -rate * grad

def test_step_reads_no_global():
    found = inspect.getclosurevars(inspect.unwrap(step))
    data = [
        name
        for name, value in {**found.globals, **found.nonlocals}.items()
        if not callable(value) and not inspect.ismodule(value)
    ]
    assert not data, f"captured: {data}"

test_step_reads_no_global()

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# highlight = [12]
# raises = "AssertionError"
# says = "captured: ['rate']"
# line = 18
# ///
