import inspect
import jax

class Scaler:
    @jax.jit
    def scale(self, x):
        return x

scaler = Scaler()
print("on the class:", inspect.signature(Scaler.scale))
print("on the object:", inspect.signature(scaler.scale))
print("the first argument:", scaler.scale.__self__ is scaler)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# highlight = [10, 11]
# ///
