import jax

def test_runs_on_gpu():
    backend = jax.default_backend()
    assert backend == "gpu", f"runs on the {backend}"

test_runs_on_gpu()

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# raises = "AssertionError"
# says = "runs on the cpu"
# line = 5
# highlight = [5]
# ///
