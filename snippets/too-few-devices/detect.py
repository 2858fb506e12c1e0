import jax

wanted = 8
there = jax.device_count()
assert there >= wanted, f"{wanted} devices wanted, {there} there"

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# raises = "AssertionError"
# says = "8 devices wanted, 1 there"
# ///
