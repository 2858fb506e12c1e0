import jax
import jax.numpy as jnp

@jax.tree_util.register_pytree_node_class
class Box:
    def __init__(self, data):
        self.data = data

    def tree_flatten(self):
        return (self.data,), None

    @classmethod
    def tree_unflatten(cls, aux, children):
        return cls(*children)

static = jax.jit(lambda box: box.data + 1, static_argnums=0)
traced = jax.jit(lambda box: box.data + 1)
box = Box(jnp.arange(3))
for box.data in (box.data, box.data + 100):
    print(box.data, "static:", static(box), "traced:", traced(box))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [17]
# ///
