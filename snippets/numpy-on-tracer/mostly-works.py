import jax
import numpy as np

uses = {
    "np.sum(x)": lambda x: np.sum(x),
    "np.mean(x)": lambda x: np.mean(x),
    "np.cumsum(x)": lambda x: np.cumsum(x),
    "np.argmax(x)": lambda x: np.argmax(x),
    "np.clip(x, 0, 1)": lambda x: np.clip(x, 0, 1),
    "np.reshape(x, (3, 1))": lambda x: np.reshape(x, (3, 1)),
    "np.ones(3) + x": lambda x: np.ones(3) + x,
    "np.ones(3) @ x": lambda x: np.ones(3) @ x,
    "np.shape(x)": lambda x: np.shape(x),
    "np.zeros_like(x)": lambda x: np.zeros_like(x),
    "np.sqrt(x)": lambda x: np.sqrt(x),
    "np.maximum(x, 0)": lambda x: np.maximum(x, 0),
    "np.dot(x, x)": lambda x: np.dot(x, x),
    "np.concatenate([x, x])": lambda x: np.concatenate([x, x]),
    "np.linalg.norm(x)": lambda x: np.linalg.norm(x),
}
print("inside jit | outcome")
for code, use in uses.items():
    try:
        jax.jit(use)(np.arange(3.0))
        print(f"{code} | works")
    except jax.errors.TracerArrayConversionError as error:
        print(f"{code} | {type(error).__name__}")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# table = true
# ///
