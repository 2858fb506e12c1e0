import jax
import jax.numpy as jnp

jax.config.update("jax_platforms", "cpu")
jax.config.update("jax_num_cpu_devices", 2)

@jax.jit
def double(x):
    y = 2 * x
    def show(sharding):
        print("y lies by", sharding.spec)
    jax.debug.inspect_array_sharding(y, callback=show)
    return y

mesh = jax.make_mesh((2,), ("i",))
x = jax.device_put(jnp.arange(4.0), jax.NamedSharding(mesh, jax.P("i")))
for _ in range(2):
    print("call", double(x))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [12]
# ///
