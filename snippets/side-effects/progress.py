import jax

def report(i, x):
    jax.debug.print("step {}: x = {}", i, x)

@jax.jit
def run(x):
    def body(i, x):
        jax.lax.cond(i % 25 == 0, report, lambda i, x: None, i, x)
        return x + 1
    return jax.lax.fori_loop(0, 100, body, x)

run(0)
jax.effects_barrier()

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [9]
# ///
