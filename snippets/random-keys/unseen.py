import jax
import jax.numpy as jnp

normal, new_key = jax.random.normal, jax.random.key

def twice(f, *args):
    return f(*args), f(*args)

def split_after():
    key = new_key(0)
    return normal(key), jax.random.split(key)

def closed_over():
    key = new_key(0)
    return twice(jax.jit(lambda: normal(key)))

def in_scan():
    key = new_key(0)
    return jax.lax.scan(lambda c, _: (c, normal(key)), 0, length=2)

def unmapped():
    key = new_key(0)
    return jax.vmap(lambda x: x + normal(key))(jnp.zeros(2))

kinds = {
    "key from outside": closed_over,
    "same key each call": lambda: twice(jax.jit(normal), new_key(0)),
    "same key each draw": jax.jit(lambda: twice(normal, new_key(0))),
    "split after a draw": split_after,
    "body of scan": in_scan,
    "key made inside": lambda: twice(jax.jit(lambda: normal(new_key(0)))),
    "vmap, key not mapped": unmapped,
    "key from PRNGKey": lambda: twice(normal, jax.random.PRNGKey(0)),
}
print("what is wrong | debug_key_reuse")
for name, kind in kinds.items():
    try:
        with jax.debug_key_reuse(True):
            kind()
        found = "says nothing"
    except jax.errors.KeyReuseError as error:
        found = type(error).__name__
    print(f"{name} | {found}")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# table = true
# timeout = 60
# ///
