import jax
import jax.numpy as jnp
import numpy as np

same = jax.jit(lambda x: x)
inputs = {
    "np.int64(2**32 + 7)": lambda: same(np.int64(2**32 + 7)),
    "np.uint64(2**63 + 3)": lambda: same(np.uint64(2**63 + 3)),
    "np.float64(1 / 3)": lambda: same(np.float64(1 / 3)),
    "np.float64(1e300)": lambda: same(np.float64(1e300)),
    "1_800_000_001.0": lambda: same(1_800_000_001.0),
    "jnp.full(1, 2**40)": lambda: jnp.full(1, 2**40)[0],
    "jnp.arange(2**40, 2**40 + 1)": lambda: jnp.arange(2**40, 2**40 + 1)[0],
    "jnp.ones(1, int) + np.int64(2**40)": lambda: (
        jnp.ones(1, int) + np.int64(2**40)
    )[0],
}
print("in | dtype | value")
for name, get in inputs.items():
    print(f"{name} | {get().dtype} | {get().item()!r}")

# /// script
# dependencies = ["jax", "numpy"]
# [tool.snippet]
# role = "extra"
# table = true
# ///
