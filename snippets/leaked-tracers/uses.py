import copy
import pickle

import jax
import jax.numpy as jnp
import numpy as np

seen = []
jax.jit(lambda x: seen.append(2 * x))(1.0)
leaked = seen[0]

uses = {
    "leaked + 1": lambda: leaked + 1,
    "jnp.array(leaked)": lambda: jnp.array(leaked),
    "copy.copy(leaked)": lambda: copy.copy(leaked),
    "jax.jit(f)(leaked)": lambda: jax.jit(lambda x: x)(leaked),
    "float(leaked)": lambda: float(leaked),
    "np.asarray(leaked)": lambda: np.asarray(leaked),
    "if leaked:": lambda: bool(leaked),
    "pickle.dumps(leaked)": lambda: pickle.dumps(leaked),
    "leaked.block_until_ready()": lambda: leaked.block_until_ready(),
    "leaked.shape": lambda: leaked.shape,
    "print(leaked)": lambda: str(leaked),
    "jax.device_get(leaked)": lambda: jax.device_get(leaked),
    "jax.block_until_ready(leaked)": lambda: jax.block_until_ready(leaked),
}
print("what you do with it | what you get")
for name, use in uses.items():
    try:
        result = use()
    except Exception as error:
        result = type(error).__name__
    print(f"`{name}` | {result}")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# table = true
# timeout = 60
# ///
