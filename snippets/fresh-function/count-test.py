import jax

traces = []

def loss(w, x):
    traces.append("loss")
    return (w * x) ** 2

def train(w, x):
    return w - jax.jit(jax.grad(loss))(w, x)

def test_three_steps_are_one_trace():
    w = 0.5
    for x in (0.1, 0.2, 0.3):
        w = train(w, x)
    assert len(traces) == 1, f"{len(traces)} traces"

test_three_steps_are_one_trace()

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# highlight = [6, 16]
# raises = "AssertionError"
# says = "3 traces"
# line = 16
# ///
