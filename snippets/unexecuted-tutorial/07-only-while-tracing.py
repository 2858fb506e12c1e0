import jax

traced, called = [], []


@jax.jit
def f(x):
    traced.append(1)
    jax.debug.callback(lambda: called.append(1))
    return x


def show(when):
    jax.effects_barrier()
    print(f"{when}: in Python {len(traced)}, in callback {len(called)}")


jax.eval_shape(f, 1.0)
show("eval_shape, no call")
for _ in range(3):
    f(1.0)
show("then 3 calls")
jax.clear_caches()
f(1.0)
show("then clear_caches, 1 call")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# traces = {f = 2}
# claim = "A side effect happens only while a function is traced, so only in its first call."
# verdict = "half right"
# see = "side-effects"
# ///
