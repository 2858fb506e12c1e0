import jax
import jax.numpy as jnp
import numpy as np

a, b = jax.random.normal(jax.random.key(0), (2, 512, 512))
exact = np.float64(a) @ np.float64(b)
c = {}
c["float32"] = a @ b
short = [jax.lax.reduce_precision(x, 8, 10) for x in (a, b)]
c["10 bits of mantissa"] = short[0] @ short[1]
short = [x.astype(jnp.bfloat16).astype(jnp.float32) for x in (a, b)]
c["bfloat16"] = short[0] @ short[1]
print("inputs | error below 1e-5 | below 1e-4 | below 1e-2")
for name, value in c.items():
    error = abs(np.asarray(value) - exact).max() / abs(exact).max()
    print(name, *(bool(error < limit) for limit in (1e-5, 1e-4, 1e-2)), sep=" | ")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# table = true
# highlight = [9]
# ///
