import jax

@jax.custom_vjp
def sqrt(a):
    def improve(y):
        return (y + a / y) / 2
    return jax.lax.while_loop(lambda y: abs(y * y - a) > 1e-5, improve, a)

def forward(a):
    y = sqrt(a)
    return y, y

sqrt.defvjp(forward, lambda y, g: (g / (2 * y),))

print(jax.jit(sqrt)(2.0), jax.grad(sqrt)(2.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [9, 10, 11, 12, 13]
# ///
