import jax
import numpy as np

rng = np.random.default_rng(0)

def scalar(x):
    return x + rng.normal()

def array(x):
    return x + rng.normal(size=2)

print(jax.make_jaxpr(scalar)(1.0))
print(jax.make_jaxpr(array)(1.0).consts)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# highlight = [7, 10]
# ///
