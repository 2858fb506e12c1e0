import jax

@jax.jit(static_argnames="n")
def power(x, n):
    return x**n

def test_n_is_static():
    assert power.trace(2.0, n=3).jaxpr.in_avals == power.trace(2.0, n=2).jaxpr.in_avals
    assert len(power.trace(2.0, n=3).jaxpr.in_avals) == 1

test_n_is_static()
print("n is static")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# highlight = [8]
# ///
