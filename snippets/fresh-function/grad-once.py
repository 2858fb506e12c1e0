import jax

def loss(w, x):
    return (w * x) ** 2

grad = jax.jit(jax.grad(loss))

w = 2.0
for x in (0.5, 0.25, 0.0):
    w = w - grad(w, x)
print(w)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [6]
# traces = {loss = 1}
# ///
