import jax
import jax.numpy as jnp

events = []


def listen(event, seconds, fun_name="", **rest):
    if fun_name in ("f", "jit(f)"):
        events.append(event)


def show(label):
    seen = " ".join(events)
    traced, compiled = seen.count("trace"), seen.count("backend")
    print(f"{label}: traced {traced}, compiled {compiled}")


jax.monitoring.register_event_duration_secs_listener(listen)


@jax.jit
def f(x):
    return x + 1


x = jnp.float32(3.0)
f(jnp.array(3.0))
show("jnp.array(3.0)")
f(x)
show("jnp.float32(3.0)")
f(x=x)
show("the same by keyword")
f(jax.device_put(x, jax.devices()[0]))
show("a committed copy")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# traces = {f = 3}
# compiles = {f = 4}
# claim = "A jitted function is traced and compiled once for each shape and dtype."
# verdict = "half right"
# see = "new-shapes weak-types call-form commitment"
# ///
