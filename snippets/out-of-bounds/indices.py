import jax
import jax.numpy as jnp

x, n, two = jnp.array([10.0, 11, 12]), jnp.arange(3), jnp.array([8.0, 9])
uses = {
    "x[i]": lambda i: x[i],
    "x.at[i].set(9)": lambda i: x.at[i].set(9),
    "x.at[i].add(1)": lambda i: x.at[i].add(1),
    "jnp.take(x, i)": lambda i: jnp.take(x, i),
    "jnp.take(integers, i)": lambda i: jnp.take(n, i),
    "dynamic_slice(x, [i], [2])": lambda i: (
        jax.lax.dynamic_slice(x, [i], [2])
    ),
    "dynamic_update_slice(x, [8, 9], [i])": lambda i: (
        jax.lax.dynamic_update_slice(x, two, [i])
    ),
    "lax.switch(i, [0, 1, 2])": lambda i: jax.lax.switch(
        i, [lambda: 0, lambda: 1, lambda: 2]
    ),
    "one_hot(i, 3)": lambda i: jax.nn.one_hot(i, 3),
    "segment_sum([1], [i], 3)": lambda i: jax.ops.segment_sum(
        jnp.ones(1), jnp.ravel(i), 3
    ),
}
print("x = [10, 11, 12] | i = 7 | i = -1 | i = -7")
for name, use in uses.items():
    results = [str(jax.jit(use)(i)) for i in (7, -1, -7)]
    print(f"{name} |", " | ".join(results))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# table = true
# ///
