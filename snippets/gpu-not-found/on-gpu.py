import jax

jax.config.update("jax_platforms", "cuda")
x = jax.random.normal(jax.random.key(0), (1000, 1000))
y = jax.jit(lambda x: x @ x)(x)
print(jax.default_backend(), y.devices(), y.device.device_kind)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# needs = "gpu"
# highlight = [3]
# ///
