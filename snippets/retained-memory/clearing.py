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
print("after | the object is alive")
for name, clear in {
    "gc.collect()": gc.collect,
    "f.clear_cache()": f.clear_cache,
    "jax.clear_caches()": jax.clear_caches,
}.items():
    clear()
    gc.collect()
    print(name, "yes" if ref() else "no", sep=" | ")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# table = true
# ///
