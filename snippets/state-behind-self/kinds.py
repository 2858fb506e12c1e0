import functools
import types

import jax

static_self = functools.partial(jax.jit, static_argnums=0)
plain = lambda f: f

def of_class(jit):
    class Model:
        scale = 1.0
        parts = [1.0]
        inner = types.SimpleNamespace(scale=1.0)
        act = staticmethod(lambda x: 1.0 * x)

        number = jit(lambda self, x: self.scale * x)
        items = jit(lambda self, x: sum(self.parts) * x)
        nested = jit(lambda self, x: self.inner.scale * x)
        method = jit(lambda self, x: self.act(x))

        def __call__(self, x):
            return self.scale * x

    return Model()

def change(model):
    model.scale = model.inner.scale = 5.0
    model.parts.append(4.0)
    model.act = lambda x: 5.0 * x

kinds = {
    "number": lambda model, jit: model.number,
    "list, appended to": lambda model, jit: model.items,
    "attribute of an attribute": lambda model, jit: model.nested,
    "function, replaced": lambda model, jit: model.method,
    "jit of a bound method": lambda model, jit: jit(model.__call__),
    "jit of an object": lambda model, jit: jit(model),
}

def after_change(kind, jit, decorator):
    model = of_class(decorator)
    f = kind(model, jit)
    f(1.0)
    change(model)
    return f(1.0)

print("what changed from 1 to 5 | without jit | with jit")
for name, kind in kinds.items():
    without = after_change(kind, plain, plain)
    within = after_change(kind, jax.jit, static_self)
    print(f"{name} | {without} | {within}")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# table = true
# timeout = 60
# ///
