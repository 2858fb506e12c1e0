import jax
import jax.numpy as jnp
import numpy as np

step = jax.jit(lambda a: (a @ a).sum())
a = jnp.ones((2000, 2000))
step(a).block_until_ready()
lines = {
    "losses.append(loss)": lambda x: [].append(x),
    "total = total + loss": lambda x: x + 1,
    "best = jnp.minimum(best, loss)": lambda x: jnp.minimum(x, 1),
    "loss.copy_to_host_async()": lambda x: x.copy_to_host_async(),
    "losses.append(float(loss))": float,
    "total += loss.item()": lambda x: x.item(),
    "best = min(best, loss)": lambda x: min(x, 1),
    "if jnp.isnan(loss)": lambda x: bool(jnp.isnan(x)),
    "print(loss), log(f'{loss}')": str,
    "array_of_numpy[i] = loss": lambda x: np.empty(1).__setitem__(0, x),
}
print("in the loop | waits for the step")
for name, line in lines.items():
    x = step(a)
    line(x)
    print(f"{name} | {'yes' if x.is_ready() else 'no'}")
    x.block_until_ready()

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# table = true
# ///
