import jax

def loss(w, x):
    prediction = w * x
    return (prediction - 1) ** 2, prediction

(value, prediction), grad = jax.value_and_grad(loss, has_aux=True)(2.0, 3.0)
print(value, prediction, grad)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [5, 7]
# ///
