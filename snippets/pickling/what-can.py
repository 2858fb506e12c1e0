import copy
import pickle
import jax
import jax.numpy as jnp
from jax.tree_util import Partial

things = {
    "an array": jnp.ones(2),
    "a dict of arrays": {"w": jnp.ones(2)},
    "a ShapeDtypeStruct": jax.ShapeDtypeStruct((2,), jnp.float32),
    "Partial of a jitted function": Partial(jnp.add, 1.0),
    "a tree structure": jax.tree.structure([1, 2]),
    "a plain function of a module": copy.copy,
    "a jitted function": jax.jit(abs),
    "a random key": jax.random.key(0),
    "a legacy key": jax.random.PRNGKey(0),
}
print("what | pickles")
for name, thing in things.items():
    try:
        pickle.loads(pickle.dumps(thing))
        print(name, "yes", sep=" | ")
    except Exception as error:
        print(name, type(error).__name__, sep=" | ")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# table = true
# ///
