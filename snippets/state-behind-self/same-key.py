import jax

class Model:
    scale = 2.0

def run(model, x):
    return model.scale * x

model = Model()
key = hash(model)
for model.scale in (2.0, 5.0):
    jaxpr = jax.make_jaxpr(run, static_argnums=0)(model, 1.0)
    print("scale", model.scale, "| same key:", hash(model) == key)
    print("the jaxpr has:", jaxpr.eqns[0])

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# highlight = [10, 13, 14]
# ///
