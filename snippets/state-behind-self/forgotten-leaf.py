import jax

@jax.tree_util.register_pytree_node_class
class Model:
    shift = 0.0
    def __init__(self, scale):
        self.scale = scale

    def tree_flatten(self):
        return (self.scale,), None

    @classmethod
    def tree_unflatten(cls, aux, children):
        return cls(*children)

    @jax.jit
    def run(self, x):
        return self.scale * x + self.shift

model = Model(2.0)
model.shift = 5.0
print(model.run(1.0), "instead of", model.scale * 1.0 + model.shift)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [10]
# ///
