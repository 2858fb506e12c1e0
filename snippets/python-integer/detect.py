import jax

def power(x, n):
    for _ in range(n):
        x = x * 2
    return x

def test_power_traces():
    jax.make_jaxpr(power)(1.0, 3)

test_power_traces()

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# highlight = [9]
# raises = "jax.errors.TracerIntegerConversionError"
# says = "__index__"
# line = 4
# compiles = {power = 0}
# ///
