import jax
import jax.numpy as jnp

@jax.jit
def first_to(x, value):
    x.at[0].set(value)
    return x

def test_each_argument_counts():
    text = first_to.lower(jnp.zeros(3), 7.0).as_text()
    arguments = text.split("@main(")[1].split(") ->")[0]
    print(arguments)
    assert "%arg1" in arguments, "value is unused"

test_each_argument_counts()

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# raises = "AssertionError"
# says = "unused"
# line = 13
# highlight = [10, 11]
# ///
