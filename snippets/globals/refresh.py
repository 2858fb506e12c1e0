import jax
import jax.numpy as jnp

now = 0

@jax.jit
def f(x):
    return now + 0 * x

calls = {
    "f(0.0)": lambda: f(0.0),
    "f(1.0)": lambda: f(1.0),
    "f(jnp.float32(1.0))": lambda: f(jnp.float32(1.0)),
    "f(x=1.0)": lambda: f(x=1.0),
    "f(1)": lambda: f(1),
    "f(jnp.ones(1))": lambda: f(jnp.ones(1)),
    "f(0.0) again": lambda: f(0.0),
    "f(x=1.0) again": lambda: f(x=1.0),
    "clear_caches, f(0.0)": lambda: (jax.clear_caches(), f(0.0))[1],
}
print("call | the global is | the call uses")
for name, call in calls.items():
    now += 1
    print(f"`{name}` | {now} | {int(call().sum())}")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# highlight = [8]
# table = true
# traces = {f = 6}
# ///
