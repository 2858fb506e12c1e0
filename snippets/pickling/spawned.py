import multiprocessing
import jax

def work(x):
    return float(jax.jit(lambda x: x * 13)(x))

if __name__ == "__main__":
    jax.numpy.ones(2).block_until_ready()
    context = multiprocessing.get_context("spawn")
    with context.Pool(1) as pool:
        print(pool.map(work, [1.0, 2.0]))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# env = {JAX_PLATFORMS = "cpu"}
# timeout = 60
# highlight = [9, 10]
# ///
