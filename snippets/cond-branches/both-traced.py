import jax

def yes(x):
    print("tracing yes")
    return x

def no(x):
    print("tracing no")
    return -x

print(jax.jit(lambda x: jax.lax.cond(x > 0, yes, no, x))(1.0))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# highlight = [4, 8]
# ///
