import jax
import jax.numpy as jnp

class Layer:
    scale = None

    def __call__(self, x):
        if self.scale is None:
            self.scale = jnp.ones(3)
        return self.scale * x

def leaked(state):
    return [k for k, v in state.items() if isinstance(v, jax.core.Tracer)]

def test_layer_keeps_no_tracer():
    layer = Layer()
    jax.jit(layer)(1.0)
    names = leaked(vars(layer))
    assert not names, f"leaked: {names}"

test_layer_keeps_no_tracer()

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# raises = "AssertionError"
# says = "leaked: ['scale']"
# line = 19
# highlight = [13]
# ///
