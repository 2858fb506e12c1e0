import jax
import jax.numpy as jnp

def bins(x):
    return jnp.zeros(jnp.sqrt(x.size).astype(int))

def test_bins_traces():
    jax.eval_shape(bins, jax.ShapeDtypeStruct((9,), jnp.float32))

test_bins_traces()

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# raises = "TypeError"
# says = "got (JitTracer(int32[]),)"
# line = 5
# highlight = [8]
# compiles = {bins = 0}
# ///
