import time

import jax
import jax.numpy as jnp


@jax.jit
def f(x):
    for _ in range(5):
        x = jnp.sin(x) @ x * 1e-3
    return x


def ms(start):
    return f"{(time.perf_counter() - start) * 1e3:.3f} ms"


x = jax.block_until_ready(jnp.ones((2000, 2000)))
jax.block_until_ready(f(x))
start = time.perf_counter()
y = f(x)
print(f"until the call returns: {ms(start)}")
jax.block_until_ready(y)
print(f"until the result is there: {ms(start)}")
start = time.perf_counter()
jax.block_until_ready(jnp.ones(4))
print(f"a first jnp.ones(4) alone: {ms(start)}")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# faster = [["until the call returns", "until the result is there", 2]]
# claim = "Two clock readings round a call time the function, even where its input is made between them."
# verdict = "wrong"
# see = "timing warm-up"
# ///
