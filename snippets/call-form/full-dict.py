import jax

DEFAULTS = {"rate": 1.0, "decay": 0.0}

@jax.jit
def step(w, options):
    return w - options["rate"] * w + options["decay"]

for given in ({}, {"rate": 0.5}, {"decay": 0.25}):
    print(step(1.0, {**DEFAULTS, **given}))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [3, 10]
# traces = {step = 1}
# ///
