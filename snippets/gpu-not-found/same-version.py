from importlib.metadata import distributions

def test_plugin_fits_jaxlib():
    versions = {
        found.name: found.version
        for found in distributions()
        if found.name == "jaxlib" or found.name.startswith("jax-cuda")
    }
    assert len(set(versions.values())) == 1, versions
    print(versions)

test_plugin_fits_jaxlib()

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# highlight = [7]
# varies = ["\\{.*\\}"]
# ///
