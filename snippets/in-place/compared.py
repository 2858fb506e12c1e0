import jax
import jax.numpy as jnp

def at_set(x):
    body = lambda i, x: x.at[i].set(2 * x[i])
    return jax.lax.fori_loop(0, 3, body, x)

def stacked(x):
    return jax.lax.scan(lambda c, v: (c, 2 * v), 0.0, x)[1]

def with_ref(x):
    ref = jax.new_ref(x)
    def body(i, _):
        ref[i] = 2 * ref[i]
    jax.lax.fori_loop(0, 3, body, None)
    return ref[...]

x = jnp.arange(3.0)
print("fix | result | vmap | gradient of the sum")
for f in (at_set, stacked, with_ref):
    f = jax.jit(f)
    grad = jax.grad(lambda x: f(x).sum())(x)
    print(f"{f.__name__} | {f(x)} | {jax.vmap(f)(x[None])[0]} | {grad}")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# table = true
# ///
