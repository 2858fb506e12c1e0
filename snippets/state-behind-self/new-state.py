from dataclasses import dataclass, replace

import jax
import jax.numpy as jnp

@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class Mean:
    total: jax.Array
    n: jax.Array
    @jax.jit
    def step(self, x):
        new = replace(self, total=self.total + x, n=self.n + 1)
        return new, new.total / new.n

mean = Mean(jnp.zeros(()), jnp.zeros((), int))
for x in (1.0, 2.0, 6.0):
    mean, value = mean.step(x)
    print(value)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [13, 18]
# traces = {step = 1}
# ///
