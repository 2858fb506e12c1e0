import jax
import pickle

def plain(x):
    return x * 13

jitted = jax.jit(plain)
blob = pickle.dumps(jitted.__wrapped__)
print(jax.jit(pickle.loads(blob))(2))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [7]
# ///
