import pickle
import jax
import jax.numpy as jnp

class Model:
    def __init__(self, w):
        self.__setstate__({"w": w})

    def __getstate__(self):
        state = self.__dict__.copy()
        del state["run"]
        return state
    def __setstate__(self, state):
        self.__dict__.update(state, run=jax.jit(jnp.multiply))

model = pickle.loads(pickle.dumps(Model(jnp.ones(2))))
print(model.run(model.w, 3))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [9, 10, 11, 13, 14]
# ///
