import jax

def tried(platform):
    try:
        return len(jax.devices(platform))
    except RuntimeError:
        return "none"

print("platform | devices")
for platform in ("cpu", "gpu", "cuda", "rocm", "tpu"):
    print(platform, tried(platform), sep=" | ")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# table = true
# ///
