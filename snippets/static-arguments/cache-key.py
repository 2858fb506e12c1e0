import jax

def f(x, n):
    return x * n

f_jit = jax.jit(f, static_argnums=1)
for n in (2, 3, 2, 2.0, True, 1):
    f_jit(1.0, n)
    print(repr(n), "hash", hash(n), "compiled so far:", f_jit._cache_size())

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# highlight = [9]
# traces = {f = 5}
# ///
