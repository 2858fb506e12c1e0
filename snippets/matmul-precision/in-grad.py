import jax
import jax.numpy as jnp

def loss(w, x):
    return jnp.matmul(x, w, precision="highest").sum()

text = str(jax.make_jaxpr(jax.grad(loss))(jnp.ones((3, 2)), jnp.ones((4, 3))))
print(text.count("dot_general["), "products,", text.count("precision=(Precision.HIGHEST"), "of them highest")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# ///
