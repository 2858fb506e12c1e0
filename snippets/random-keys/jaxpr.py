import jax

key = jax.random.key(0)

def outside():
    return jax.random.bits(key)

def inside():
    return jax.random.bits(jax.random.key(0))

print("constants:", jax.make_jaxpr(outside)().consts)
print(jax.make_jaxpr(inside)())

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# highlight = [11, 12]
# ///
