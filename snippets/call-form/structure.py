import jax

def show(*args, **kwargs):
    print(jax.tree.structure((args, kwargs)))

show(1.0, 2.0)
show(1.0, y=2.0)
show(x=1.0, y=2.0)
show([1.0, 2.0])
show((1.0, 2.0))
show(None)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# ///
