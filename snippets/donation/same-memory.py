import jax
import jax.numpy as jnp

def address(x):
    return x.unsafe_buffer_pointer()

set_first = lambda x: x.at[0].set(1.0)
ways = {
    "jit(f)": jax.jit(set_first),
    "jit(f, donate_argnums=0)": jax.jit(set_first, donate_argnums=0),
    "without jit": set_first,
}
print("step | result in the memory of its argument")
for name, step in ways.items():
    x = jnp.zeros(1000)
    before = address(x)
    y = step(x)
    print(name, "yes" if address(y) == before else "no", sep=" | ")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# table = true
# ///
