import jax
import jax.numpy as jnp

jax.config.update("jax_platforms", "cpu")
jax.config.update("jax_num_cpu_devices", 2)

@jax.jit
def f(x):
    print("under jit", jax.typeof(x).sharding.spec)

for kind in (jax.sharding.AxisType.Explicit, jax.sharding.AxisType.Auto):
    mesh = jax.make_mesh((2,), ("i",), axis_types=(kind,))
    x = jax.device_put(jnp.arange(4.0), jax.NamedSharding(mesh, jax.P("i")))
    print(kind, x.sharding.spec)
    f(x)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [9]
# ///
