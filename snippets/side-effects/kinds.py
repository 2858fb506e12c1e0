import io
import logging

import jax
import jax.numpy as jnp

logger = logging.getLogger("train")

def show(name, transform):
    file, log, rows, counter = io.StringIO(), io.StringIO(), [], {"n": 0}
    logger.handlers = [logging.StreamHandler(log)]

    def f(x):
        print(x, file=file)
        logger.warning("%s", x)
        rows.append(x)
        counter["n"] += 1
        return 2 * x

    f = transform(f)
    for x in jnp.arange(1.0, 4.0):
        f(x)
    printed, logged = (" ".join(s.getvalue().split()) for s in (file, log))
    listed = " ".join(map(str, rows))
    print(name, printed, logged, listed, counter["n"], sep=" | ")

print("3 calls | print to a file | logging | list.append | counter")
show("without jit", lambda f: f)
show("with jit", jax.jit)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [14, 15, 16, 17]
# table = true
# ///
