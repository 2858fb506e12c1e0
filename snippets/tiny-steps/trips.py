import re
import jax

def step(c, _):
    return 4 * c * (1 - c), None

print("unroll | steps in a trip | trips round the loop")
for unroll in (1, 4, 20, 100):
    f = jax.jit(lambda c: jax.lax.scan(
        step, c, length=10_000, unroll=unroll)[0])
    text = f.lower(0.1).compile().as_text()
    trips = int(re.search(r'"known_trip_count":{"n":"(\d+)"', text)[1])
    print(f"{unroll} | {10_000 // trips} | {trips}")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# table = true
# highlight = [9, 10]
# ///
