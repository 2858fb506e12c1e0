import jax
import pickle

blob = pickle.dumps(jax.random.key_data(jax.random.key(7)))
key = jax.random.wrap_key_data(pickle.loads(blob))
print(jax.random.uniform(key) == jax.random.uniform(jax.random.key(7)))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [4]
# ///
