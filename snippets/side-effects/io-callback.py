import io
import logging

import jax
from jax.experimental import io_callback

log = io.StringIO()
logger = logging.getLogger("train")
logger.addHandler(logging.StreamHandler(log))

def write(x):
    logger.warning("x = %s", float(x))

@jax.jit
def double(x):
    io_callback(write, None, x, ordered=True)
    return 2 * x

for x in (1.0, 2.0, 3.0):
    double(x)
jax.effects_barrier()
print(log.getvalue(), end="")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [16, 21]
# ///
