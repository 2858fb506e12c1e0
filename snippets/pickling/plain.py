import jax
import pickle

def scale(x):
    return x * 13

blob = pickle.dumps(scale)
print(jax.jit(pickle.loads(blob))(2))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [7, 8]
# ///
