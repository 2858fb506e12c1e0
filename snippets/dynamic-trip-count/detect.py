import jax

def loss(x, n):
    return jax.lax.fori_loop(0, n, lambda i, x: x * 1.1, x)

def primitives(f, *args):
    return {str(e.primitive) for e in jax.make_jaxpr(f)(*args).eqns}

def test_loss_is_differentiable():
    assert "while" not in primitives(loss, 1.0, 3), "a traced trip count"

test_loss_is_differentiable()

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# highlight = [9, 10]
# raises = "AssertionError"
# says = "a traced trip count"
# line = 10
# ///
