import jax
import jax.numpy as jnp

weak, strong = jnp.array(2.0), jnp.float32(2)
print("expression | type")
for expression in (
    "weak",
    "strong",
    "weak + 1",
    "weak + strong",
    "strong + 1",
    "jnp.sin(weak)",
    "jnp.stack([weak, weak])",
    "jnp.sum(weak)",
    "weak.astype(weak.dtype)",
    "jnp.asarray(weak, weak.dtype)",
):
    print(f"{expression} | {jax.typeof(eval(expression))}")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# table = true
# ///
