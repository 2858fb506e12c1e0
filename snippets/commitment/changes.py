import jax
import jax.numpy as jnp
import numpy as np
from jax.sharding import NamedSharding, PartitionSpec as P

jax.config.update("jax_num_cpu_devices", 2)
first, second = jax.devices()
mesh = jax.sharding.Mesh(jax.devices(), ("data",))
counts = {"trace": 0, "compile": 0}

def count(event, *_, fun_name=None, **__):
    if fun_name and fun_name.startswith("f"):
        counts["trace"] += event.endswith("jaxpr_trace_duration")

jax.monitoring.register_event_duration_secs_listener(count)
inputs = {
    "jnp.zeros(4)": jnp.zeros(4),
    "np.zeros(4)": np.zeros(4, np.float32),
    "device_put, no device": jax.device_put(np.zeros(4, np.float32)),
    "device_put, first device": jax.device_put(jnp.zeros(4), first),
    "device_put, second device": jax.device_put(jnp.zeros(4), second),
    "spread over both": jax.device_put(jnp.zeros(4), NamedSharding(mesh, P("data"))),
    "a copy on each": jax.device_put(jnp.zeros(4), NamedSharding(mesh, P())),
}

@jax.jit
def f(x):
    return 2 * x

print("input, one after the other | traces so far | entries so far")
for name, x in inputs.items():
    f(x)
    print(name, counts["trace"], f._cache_size(), sep=" | ")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# table = true
# ///
