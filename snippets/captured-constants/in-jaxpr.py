import jax
import jax.numpy as jnp
import numpy as np

big = jnp.ones((1000, 1000))
as_numpy = np.ones((1000, 1000), np.float32)
ways = {
    "a jax array of outside": (lambda x: x + big.sum(),),
    "a NumPy array of outside": (lambda x: x + as_numpy.sum(),),
    "a NumPy array, used by jnp": (lambda x: x + jnp.sum(as_numpy),),
    "jnp.ones inside": (lambda x: x + jnp.ones((1000, 1000)).sum(),),
    "an argument": (lambda x, b: x + b.sum(), big),
}
print("where it comes from | bytes of constants in the program")
for name, (f, *args) in ways.items():
    consts = jax.make_jaxpr(f)(1.0, *args).consts
    print(name, sum(np.asarray(c).nbytes for c in consts), sep=" | ")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# table = true
# ///
