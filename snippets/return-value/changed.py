import jax
import jax.numpy as jnp

@jax.jit
def f(x):
    return 3, 2.5, True, x.shape, len(x), None, [x, x]

print("returned | comes back as | value")
values = 3, 2.5, True, (2,), 2, None, "[x, x]"
for before, after in zip(values, f(jnp.ones(2))):
    kind = type(after).__name__
    print(f"{before} | {kind} | {after}")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# table = true
# ///
