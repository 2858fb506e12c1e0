import jax

@jax.jit
def f(i):
    return jax.lax.switch(i, [lambda: 10, lambda: 20, lambda: 30])

print("0:", f(0), "-5:", f(-5), "99:", f(99))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [5]
# ///
