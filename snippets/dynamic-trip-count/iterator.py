import jax

@jax.jit
def total(n):
    numbers = iter(range(10))
    return jax.lax.fori_loop(0, n, lambda i, s: s + next(numbers), 0)

print(total(10), "not", sum(range(10)))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [6]
# ///
