import jax

traced = []

def step(w, rate):
    traced.append(rate)
    return w - rate * w

jitted = jax.jit(step, static_argnames="rate")

def test_a_new_rate_is_no_new_trace():
    w = 1.0
    for rate in (0.5, 0.25, 0.125):
        w = jitted(w, rate=rate)
    assert len(traced) == 1, f"traced for {traced}"

test_a_new_rate_is_no_new_trace()

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# highlight = [6, 15]
# raises = "AssertionError"
# says = "traced for [0.5, 0.25, 0.125]"
# line = 15
# ///
