import contextlib
import io

import jax

@jax.jit
def double(x):
    print("x =", x)
    return 2 * x

def test_tracing_prints_nothing():
    jax.clear_caches()
    with contextlib.redirect_stdout(io.StringIO()) as out:
        jax.eval_shape(double, 1.0)
    assert out.getvalue() == "", out.getvalue()

test_tracing_prints_nothing()

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# highlight = [12, 14]
# raises = "AssertionError"
# says = "x = JitTracer"
# line = 15
# ///
