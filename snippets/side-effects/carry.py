import jax

def body(i, state):
    x, count = state
    return x + 1, count + (x % 3 == 0)

x, count = jax.lax.fori_loop(0, 100, body, (0, 0))
print("x =", x, "count =", count)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [5]
# ///
