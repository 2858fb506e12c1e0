import jax
import jax.numpy as jnp

def loss(w, x, block):
    return jax.lax.scan(lambda x, w: (block(w, x), None), x, w)[0].sum()

block = lambda w, x: jnp.sin(jnp.sin(jnp.sin(x @ w)))
blocks = {"plain": block, "remat": jax.checkpoint(block)}
w, x = jnp.ones((32, 64, 64)), jnp.ones((4096, 64))
for name, block in blocks.items():
    grad = jax.jit(jax.grad(lambda w, x: loss(w, x, block)))
    stats = grad.lower(w, x).compile().memory_analysis()
    print(name, stats.temp_size_in_bytes // 1_000_000, "MB")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [8]
# ///
