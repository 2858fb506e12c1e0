import jax

traces = 0

class Model:
    def step(self, x):
        global traces
        traces += 1
        return 2 * x

model = Model()
print("equal:", model.step == model.step)
print("the same object:", model.step is model.step)
for _ in range(3):
    jax.jit(model.step)(1.0)
print("traces:", traces)

traces, kept = 0, []
for _ in range(3):
    kept.append(model.step)
    jax.jit(kept[-1])(1.0)
print("traces while the first is kept:", traces)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# highlight = [15, 20]
# ///
