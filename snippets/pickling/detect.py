import pickle
import jax

def unpicklable(thing):
    """Names of the attributes that cannot be pickled."""
    bad = []
    for name, value in vars(thing).items():
        try:
            pickle.dumps(value)
        except Exception:
            bad.append(name)
    return bad

class Model:
    def __init__(self):
        self.size, self.run = 3, jax.jit(abs)

print(unpicklable(Model()))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# ///
