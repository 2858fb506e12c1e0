import jax
import jax.numpy as jnp
import numpy as np

f = jax.jit(lambda a: (a @ a).sum())
a = jnp.ones((2000, 2000))
f(a).block_until_ready()
lines = {
    "losses.append(loss)": lambda x: [].append(x),
    "total = total + loss": lambda x: 0 + x,
    "float(loss)": float,
    "if loss < best": lambda x: bool(x < 1),
    'f"{loss:.2f}"': lambda x: f"{x:.2f}",
    "np.mean([loss])": lambda x: np.mean([x]),
    "jax.device_get(loss)": jax.device_get,
}
print("in the loop | waits")
for name, line in lines.items():
    x = f(a)
    line(x)
    print(name, "yes" if x.is_ready() else "no", sep=" | ")
    x.block_until_ready()

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# table = true
# ///
