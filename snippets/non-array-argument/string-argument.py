import jax

@jax.jit
def scale(x, kind):
    return x * 2 if kind == "double" else x

scale(1.0, "double")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "symptom"
# raises = "TypeError"
# says = "The problematic value is of type <class 'str'> and was passed to the function at path kind"
# line = 7
# highlight = [7]
# ///
