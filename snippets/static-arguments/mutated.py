import jax

class Config:
    def __init__(self, rate):
        self.rate = rate
    def __hash__(self):
        return hash(self.rate)
    def __eq__(self, other):
        return self.rate == other.rate

step = jax.jit(lambda x, c: x - c.rate, static_argnums=1)
first, second = Config(1.0), Config(1.0)
print(step(2.0, first), "equal:", first == second, "compiled:", step._cache_size())
step(2.0, second)
print("one for both:", step._cache_size())
first.rate = 5.0
print("after the change:", step(2.0, first), step._cache_size())

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [16, 17]
# ///
