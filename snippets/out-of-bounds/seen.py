import jax
import jax.numpy as jnp
from jax.experimental import checkify

x = jnp.arange(3.0)
uses = {
    "x[i]": lambda i, z: x[i],
    "x.at[i].set(9)": lambda i, z: x.at[i].set(9),
    "jnp.take(x, i)": lambda i, z: jnp.take(x, i),
    "x.at[i].get(mode='fill')": lambda i, z: x.at[i].get(mode="fill"),
    "x.at[i].set(9, mode='drop')": lambda i, z: x.at[i].set(9, mode="drop"),
    "dynamic_slice(x, [i], [2])": lambda i, z: (
        jax.lax.dynamic_slice(x, [i], [2])
    ),
    "lax.switch(i, [0, 1])": lambda i, z: jax.lax.switch(
        i, [lambda: 0, lambda: 1]
    ),
    "one_hot(i, 3)": lambda i, z: jax.nn.one_hot(i, 3),
    "i // z": lambda i, z: i // z,
    "log(-i)": lambda i, z: jnp.log(-i),
    "int8(127) + int8(i)": lambda i, z: (
        jnp.int8(127) + i.astype(jnp.int8)
    ),
}
print("what | checkify says")
for name, use in uses.items():
    err, _ = jax.jit(checkify.checkify(use, checkify.all_checks))(7, 0)
    print(f"{name} | {(err.get() or 'nothing').split(':')[0]}")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# table = true
# ///
