import jax

class Model:
    def __init__(self, scale):
        self.scale = scale
    def __hash__(self):
        return hash(self.scale)

model = Model(2)
table = {model: "here"}
print(table.get(model))

model.scale = 5
print(table.get(model), "| in the table:", model in list(table))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [7, 13]
# ///
