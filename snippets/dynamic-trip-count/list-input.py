import jax

jax.lax.scan(lambda s, x: (s + x, None), 0.0, [1.0, 2.0, 3.0])

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# raises = "ValueError"
# says = "scan got value with no leading axis to scan over"
# line = 3
# highlight = [3]
# ///
