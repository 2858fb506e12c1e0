import jax

info = jax.print_environment_info(return_string=True)
print("\n".join(info.splitlines()[:5]))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "fix"
# highlight = [3]
# varies = ["(?m)^(jax|jaxlib|numpy|python): .*$", "device info: .*"]
# ///
