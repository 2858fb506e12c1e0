import jax
import jax.numpy as jnp
import numpy as np

values = [1.0, 2.0, 3.0]
total = jax.jit(lambda xs: jnp.sum(jnp.asarray(xs)))
ways = {
    "a list, jnp.array inside": lambda n: [1.0] * n,
    "jnp.array before": lambda n: jnp.array([1.0] * n),
    "np.asarray before": lambda n: np.asarray([1.0] * n, np.float32),
}
print("given | arguments of the program | operations | result")
for name, make in ways.items():
    jaxpr = jax.make_jaxpr(lambda xs: jnp.sum(jnp.asarray(xs)))(make(10))
    print(f"{name} | {len(jaxpr.in_avals)} | {len(jaxpr.eqns)} | {total(make(10))}")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# table = true
# ///
