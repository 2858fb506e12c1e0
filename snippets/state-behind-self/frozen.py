import dataclasses


@dataclasses.dataclass(frozen=True)
class Model:
    scale: float

model = Model(2.0)
model.scale = 5.0

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# raises = "dataclasses.FrozenInstanceError"
# says = "cannot assign to field 'scale'"
# line = 9
# highlight = [9]
# ///
