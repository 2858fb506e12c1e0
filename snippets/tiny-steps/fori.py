import jax

def step(i, c):
    return 4 * c * (1 - c)
fori = jax.jit(lambda c: jax.lax.fori_loop(0, 1000, step, c))
scan = jax.jit(lambda c: jax.lax.scan(
    lambda c, _: (step(0, c), None), c, length=1000)[0])
for name, f in [("fori_loop", fori), ("scan", scan)]:
    text = f.lower(0.1).compile().as_text()
    print(name, "loops:", text.count(" while("))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [5, 8]
# ///
