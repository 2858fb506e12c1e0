import warnings

import jax.numpy as jnp
import numpy as np

def said(f):
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        try:
            f(np)
        except Exception as error:
            return str(error)
    return caught[0].message if caught else "nothing"

values = {
    "array(1) // 0": lambda xp: xp.array(1) // 0,
    "array(3) % 0": lambda xp: xp.array(3) % 0,
    "array(1.0) / 0": lambda xp: xp.array(1.0) / 0,
    "log(-1)": lambda xp: xp.log(-1),
    "int8(127) + int8(1)": lambda xp: xp.int8(127) + xp.int8(1),
    "float32(300).astype(int8)": lambda xp: (
        xp.float32(300).astype(xp.int8)
    ),
    "int32(300).astype(int8)": lambda xp: (
        xp.int32(300).astype(xp.int8)
    ),
    "float32(nan).astype(int32)": lambda xp: (
        xp.float32(xp.nan).astype(xp.int32)
    ),
    "cholesky([[-1]])": lambda xp: (
        xp.linalg.cholesky(-xp.ones((1, 1)))[0, 0]
    ),
}
print("what | JAX says | JAX gives | NumPy says")
for name, f in values.items():
    print(f"{name} | nothing | {f(jnp)} | {said(f)}")

# /// script
# dependencies = ["jax", "numpy"]
# [tool.snippet]
# role = "extra"
# table = true
# ///
