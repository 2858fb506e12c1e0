import jax

def loss(w, b, step):
    return (w * 3.0 + b) ** 2 / step

print(jax.grad(loss, argnums=(0, 1))(2.0, 1.0, 7))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6]
# ///
