import os
import shutil

for name in ("PATH", "LD_LIBRARY_PATH"):
    folders = os.environ.get(name, "").split(os.pathsep)
    with_cuda = [f for f in folders if "cuda" in f.lower()]
    print(f"{name}: {len(with_cuda)} of {len(folders)} with cuda")
print("another ptxas:", shutil.which("ptxas") is not None)

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# varies = ["\\d+ of \\d+", "ptxas: .*"]
# ///
