import dataclasses
import functools

import jax

traced = []
static_self = functools.partial(jax.jit, static_argnums=0)

def scaled(scale, x):
    traced.append(x)
    return scale * x

scaled_jit = jax.jit(scaled)

class Static:
    def __init__(self, scale):
        self.scale = scale
    run = static_self(lambda self, x: scaled(self.scale, x))

class Passed(Static):
    def run(self, x):
        return scaled_jit(self.scale, x)

@jax.tree_util.register_dataclass
@dataclasses.dataclass
class Pytree:
    scale: float
    run = jax.jit(lambda self, x: scaled(self.scale, x))

@dataclasses.dataclass(frozen=True)
class Frozen:
    scale: float
    run = static_self(lambda self, x: scaled(self.scale, x))

def results(kind):
    model = kind(1.0)
    for scale in (1.0, 5.0, 7.0):
        if kind is Frozen:
            model = dataclasses.replace(model, scale=scale)
        else:
            model.scale = scale
        yield f"{model.run(1.0)}"

def derivative(kind):
    try:
        return jax.grad(lambda scale: kind(scale).run(1.0))(2.0)
    except ValueError as error:
        return type(error).__name__

print("self is | scale 1, 5, 7 | traces | gradient for scale")
for kind in (Static, Passed, Pytree, Frozen):
    traced.clear()
    values = ", ".join(results(kind))
    count = len(traced)
    print(f"{kind.__name__} | {values} | {count} | {derivative(kind)}")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# table = true
# timeout = 60
# ///
