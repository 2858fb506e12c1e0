import pathlib, sys, tempfile

folder = pathlib.Path(tempfile.mkdtemp())
plugin = folder / "jax_plugins" / "broken" / "__init__.py"
plugin.parent.mkdir(parents=True)
plugin.write_text(
    "def initialize(): raise RuntimeError('another cuDNN')"
)
sys.path.append(str(folder))

import jax

print(jax.default_backend())

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "inside"
# highlight = [7]
# env = {JAX_PLATFORMS = ""}
# varies = ["(?s)Traceback.*(?=\\nRuntimeError)"]
# ///
