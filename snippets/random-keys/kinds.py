import jax
import jax.numpy as jnp

key = jax.random.key(0)
normal = jax.random.normal

class Keys:
    def __init__(self):
        self.key = jax.random.key(0)

    def next(self):
        self.key, new = jax.random.split(self.key)
        return new

def calls(f, *args):
    return [f(*args) for _ in range(3)]

def made_inside():
    return normal(jax.random.key(0))

def kept_on_self(jit):
    keys = Keys()
    return calls(jit(lambda: normal(keys.next())))

kinds = {
    "key from outside": lambda jit: calls(jit(lambda: normal(key))),
    "key made inside": lambda jit: calls(jit(made_inside)),
    "same key each call": lambda jit: calls(jit(normal), key),
    "same key each draw": lambda jit: jit(lambda k: calls(normal, k))(key),
    "split, but kept on self": kept_on_self,
    "body of scan": lambda jit: jit(
        lambda k: jax.lax.scan(lambda c, _: (c, normal(k)), 0, length=3)[1]
    )(key),
    "vmap, key not mapped": lambda jit: jit(
        jax.vmap(lambda k, x: normal(k) + x, in_axes=(None, 0))
    )(key, jnp.zeros(3)),
}

def show(values):
    return ", ".join(f"{value:.2f}" for value in values)

print("what is wrong | without jit | with jit")
for name, kind in kinds.items():
    print(f"{name} | {show(kind(lambda f: f))} | {show(kind(jax.jit))}")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# table = true
# timeout = 60
# ///
