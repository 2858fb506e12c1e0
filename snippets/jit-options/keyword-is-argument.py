import jax

@jax.jit
def step(x, **options):
    print(type(options["donate_argnums"]).__name__)
    return x

step(1.0, donate_argnums=0)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [8]
# ///
