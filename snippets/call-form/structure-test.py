import jax

def step(state):
    w, b = state
    return w + 1, b + 1

def test_step_keeps_the_structure_of_its_state():
    state = [1.0, 2.0]
    before = jax.tree.structure(state)
    after = jax.tree.structure(jax.eval_shape(step, state))
    assert before == after, f"{before} became {after}"

test_step_keeps_the_structure_of_its_state()

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "detect"
# highlight = [9, 10]
# raises = "AssertionError"
# says = "became PyTreeDef"
# line = 11
# ///
