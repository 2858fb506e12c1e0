import jax

def draw(key):
    return f"{jax.random.normal(key):.3f}"

key = jax.random.key(0)
for epoch, batch in ((0, 0), (0, 1), (1, 0), (1, 1)):
    both = jax.random.fold_in(key, epoch + batch)
    each = jax.random.fold_in(key, epoch)
    each = jax.random.fold_in(each, batch)
    print(epoch, batch, "sum:", draw(both), "one by one:", draw(each))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# highlight = [8, 10]
# ///
