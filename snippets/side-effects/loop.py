import jax

count = 0

def body(i, x):
    global count
    count += 1
    return x + 1

x = jax.lax.fori_loop(0, 100, body, 0)
print("x =", x, "count =", count)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [7]
# ///
