import jax
import jax.numpy as jnp

def steps(f, *args):
    """Steps of each scan, and how many numbers it returns."""
    scans = [e for e in jax.make_jaxpr(f)(*args).eqns if e.primitive.name == "scan"]
    return [(e.params["length"], sum(v.aval.size for v in e.outvars)) for e in scans]

def run(x):
    return jax.lax.scan(lambda c, _: (4 * c * (1 - c), None), x, length=20_000)[0]

print("alone:", steps(run, 0.1))
print("a thousand at once:", steps(jax.vmap(run), jnp.ones(1000)))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# ///
