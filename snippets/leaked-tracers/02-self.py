from functools import partial

import jax

class Counter:
    total = 0.0

    @partial(jax.jit, static_argnums=0)
    def add(self, x):
        self.total = self.total + x
        return x

counter = Counter()
counter.add(1.0), counter.total + 1

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "trigger"
# raises = "jax.errors.UnexpectedTracerError"
# says = "float32[]"
# line = 14
# highlight = [10]
# ///
