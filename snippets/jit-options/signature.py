import inspect

import jax

for name, p in inspect.signature(jax.jit).parameters.items():
    print(f"{name}: {p.kind.description}")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# ///
