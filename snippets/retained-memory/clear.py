import gc
import weakref
from functools import partial
import jax

class Data:
    value = 1.0

@partial(jax.jit, static_argnums=0)
def f(data, x):
    return x + data.value

data = Data()
f(data, 1.0)
ref = weakref.ref(data)
del data
jax.clear_caches()
gc.collect()
print("alive:", ref() is not None)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [15]
# ///
