import jax
import jax.numpy as jnp

def compiled(f, *args):
    """Names of the programs that a call compiles: each is dispatched by itself."""
    names = []
    listen = lambda event, _, fun_name="", **__: names.append(fun_name) if "backend_compile" in event else None
    jax.monitoring.register_event_duration_secs_listener(listen)
    jax.clear_caches()
    f(*args)
    return len(names)

w, x = jnp.ones(4), jnp.ones((8, 4))
step = lambda w, x: w - 0.1 * jax.grad(lambda w: ((x @ w) ** 2).mean())(w)
print("more than ten:", compiled(step, w, x) > 10)
print("one:", compiled(jax.jit(step), w, x) == 1)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# highlight = [12]
# ///
