import jax
import jax.numpy as jnp

x = jnp.array([1.0, -2.0])
branches = {
    "float and int": (lambda: 1.0, lambda: 1),
    "float32 array and Python float": (lambda: x[0], lambda: 0.0),
    "int32 array and Python float": (lambda: x[0].astype(int), lambda: 0.0),
    "float32 and float16": (lambda: x[0], lambda: jnp.float16(0)),
    "vector and scalar": (lambda: x, lambda: 0.0),
    "tuple and list": (lambda: (x, x), lambda: [x, x]),
    "dict with keys in another order": (lambda: {"a": x, "b": x}, lambda: {"b": x, "a": x}),
}
print("the two results | lax.cond | jnp.where")
for name, (a, b) in branches.items():
    row = []
    for call in (lambda: jax.lax.cond(x[0] > 0, a, b), lambda: jnp.where(x[0] > 0, a(), b())):
        try:
            row.append(", ".join(str(jax.typeof(v)) for v in jax.tree.leaves(call())))
        except (TypeError, ValueError) as error:
            row.append(type(error).__name__)
    print(name, *row, sep=" | ")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# table = true
# ///
