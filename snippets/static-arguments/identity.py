import jax

class Config:
    rate = 0.5

def step(x, config):
    return x - config.rate

step_jit = jax.jit(step, static_argnums=1)
for _ in range(3):
    step_jit(2.0, Config())
print("compiled:", step_jit._cache_size())

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [3]
# traces = {step = 3}
# ///
