import jax
import jax.numpy as jnp
import numpy as np

compiled = []
jax.monitoring.register_event_duration_secs_listener(
    lambda event, seconds, **info: compiled.append(info.get("fun_name"))
    if event.endswith("backend_compile_duration") else None
)
sizes = {
    "as it is": lambda n: n,
    "buckets": lambda n: 1 << (n - 1).bit_length(),
    "one size": lambda n: 64,
}
print("lengths 5 to 64 | compilations | elements computed for each real one")
for name, size_for in sizes.items():
    f = jax.jit(lambda x, n: x.sum(where=jnp.arange(x.size) < n))
    before, padded = len(compiled), 0
    lengths = list(range(5, 65))
    for n in lengths:
        padded += size_for(n)
        f(np.ones(size_for(n), "float32"), n)
    ratio = padded / sum(lengths)
    print(name, len(compiled) - before, f"{ratio:.2f}", sep=" | ")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# table = true
# timeout = 60
# ///
