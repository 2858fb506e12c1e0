"""Two real environments side by side: another JAX on another Python, recorded by the same command."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from runner import check, pythons
from runner.errors import ROOT, Problem
from tests.conftest import Project, new_project

OTHER = "0.10.2"
SAME = "import jax.numpy as jnp\nprint(jnp.arange(3).sum())"
# JAX reworded this message between the two versions.
REWORDED = "import jax\n@jax.jit\ndef f(x, i):\n    return x[i:i + 2]\nf(jax.numpy.ones(4), 1)"


@pytest.fixture(scope="session")
def other() -> str:
    """The interpreter of an environment with another JAX; made once, kept in build/."""
    try:
        return pythons.environment(OTHER)
    except Problem as problem:
        if os.environ.get("CI") == "true":
            raise
        pytest.skip(str(problem))


@pytest.mark.fault("processes that make the same environment at once", "the others wait for the first, and all get it")
def test_environment_made_by_six_at_once(other: str, tmp_path: Path) -> None:
    code = "import sys; from pathlib import Path; from runner import pythons as p; p.ENVIRONMENTS = Path(sys.argv[1])"
    call = [sys.executable, "-c", f"{code}; print(p.environment({OTHER!r}))", str(tmp_path)]
    started = []
    for _ in range(6):  # apart, so that one meets what another has half installed
        started.append(subprocess.Popen(call, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE))
        time.sleep(0.1)
    ended = [process.communicate() for process in started]
    assert not any(process.returncode for process in started), ended
    assert {out.decode().strip() for out, _ in ended} == {str(tmp_path / f"jax-{OTHER}/bin/python")}


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory, other: str) -> Path:
    """A project recorded in both environments, copied for each test."""
    project = new_project(tmp_path_factory.mktemp("recorded"))
    project.snippet("pit/same", SAME)
    declares = 'role = "symptom"\nraises = "IndexError"\nsays = "static"'
    project.snippet("pit/reworded", REWORDED, declares)
    project.page("pit/same", "pit/reworded", "pit/versions")
    done = project.run("record", "--python", other)
    assert done.returncode == 0, done.stderr
    project.run("accept")
    done = project.run("run")
    assert done.returncode == 0, done.stderr
    return project.root


@pytest.fixture
def two(recorded: Path, tmp_path: Path) -> Project:
    return Project(shutil.copytree(recorded, tmp_path / "project"))


pytestmark = pytest.mark.xdist_group("environments")


def test_page_shows_where_they_agree_and_differ(two: Project) -> None:
    assert (two.root / f"records/cpu-jax{OTHER}.json").is_file()
    assert f"same on JAX {OTHER}" in two.fragment("pit/same")
    text = two.fragment("pit/reworded")
    assert f'??? note "On JAX {OTHER} the message is another"' in text
    assert "Slice entries must be static integers" in text.split("???")[-1]
    assert f"| `reworded.py` | JAX {OTHER} | the message is another |" in two.fragment("pit/versions")
    assert f"### CPU, JAX {OTHER} {{ #cpu-jax{OTHER} }}" in two.fragment("environments")
    errors = json.loads((two.root / "build/data/errors.json").read_text())
    assert [e["jax"] for e in errors if "Slice entries" in e["message"]] == [[OTHER]]


@pytest.mark.fault(
    "a snippet changed after it was recorded elsewhere",
    "its old results are not shown, and counted as stale",
)
def test_changed_snippet_makes_its_record_stale(two: Project) -> None:
    path = two.root / "snippets/pit/same.py"
    path.write_text(path.read_text().replace("arange(3)", "arange(4)"))
    assert "differs from what the snippet printed now" in two.run("run").stderr
    assert OTHER not in two.fragment("pit/same")
    listed = two.run("list", "pit/same").stdout
    assert f"stale in cpu-jax{OTHER}" in listed


def test_changed_expectation_makes_nothing_stale(two: Project) -> None:
    path = two.root / "snippets/pit/reworded.py"
    path.write_text(path.read_text().replace('says = "static"', 'says = "must have static"'))
    assert two.run("run").returncode == 0
    assert f"On JAX {OTHER}" in two.fragment("pit/reworded")


@pytest.mark.fault(
    "a record cut in half, of another format, edited, or of a GPU with a CPU's device kind",
    "the build fails, says how to record again, and leaves the file alone",
)
@pytest.mark.parametrize(
    ("edit", "says"),
    [
        (lambda text: text[: len(text) // 2], "is no complete JSON"),
        (lambda text: text.replace('"format": 1', '"format": 99'), "has the record format 99"),
        (lambda text: text.replace("static integers", "dynamic integers"), "was edited: its digest does not match"),
        (lambda text: text.replace('"platform": "cpu"', '"platform": "gpu"'), "claims gpu with the device kind 'cpu'"),
        (lambda text: text.replace('"results"', '"outcomes"'), "lacks the environment or the results"),
    ],
)
def test_bad_record_is_refused(two: Project, edit, says: str) -> None:  # type: ignore[no-untyped-def]
    path = two.root / f"records/cpu-jax{OTHER}.json"
    bad = edit(path.read_text())
    path.write_text(bad)
    done = two.run("run")
    assert done.returncode == 1
    assert f"records/cpu-jax{OTHER}.json" in done.stderr and says in done.stderr
    assert "record again" in done.stderr
    assert path.read_text() == bad


@pytest.mark.fault("a GPU record asked for, and JAX falls back to the CPU", "nothing is written")
def test_require_gpu_writes_nothing_on_a_cpu(two: Project) -> None:
    before = {path: path.read_bytes() for path in (two.root / "records").iterdir()}
    done = two.run("record", "--require", "gpu", JAX_PLATFORMS="cpu")
    assert done.returncode == 1
    assert "JAX runs on cpu (cpu) here, not on gpu" in done.stderr
    assert {path: path.read_bytes() for path in (two.root / "records").iterdir()} == before


def test_other_jax_makes_check_say_what_to_do(two: Project, other: str) -> None:
    path = two.root / "snippets/pit/reworded.py"
    path.write_text(path.read_text().replace('says = "static"', 'says = "must have static start/stop/step"'))
    assert two.run("check").returncode == 0
    done = two.run("check", "--python", other)
    assert done.returncode == 1
    assert "snippets/pit/reworded.py:12: the message does not say 'must have static" in done.stderr
    assert "Slice entries must be static integers" in done.stderr
    assert "correct says, or the snippet" in done.stderr
    assert f"this is cpu-jax{OTHER}" in done.stdout


def test_expectations_and_outputs_fail_loudly(two: Project) -> None:
    for before, after, says in (
        ("x[i:i + 2]", "x[1:3]", "no longer raises IndexError"),
        ("x[1:3]", "x['a']", "raised TypeError, declared IndexError"),
    ):
        path = two.root / "snippets/pit/reworded.py"
        path.write_text(path.read_text().replace(before, after))
        done = two.run("check")
        assert done.returncode == 1
        assert says in done.stderr
        assert "python -m runner check pit/reworded" in done.stderr
        assert "docs/pitfalls/tracing/pit.md" in done.stderr
    out = two.root / "snippets/pit/same.out"
    out.write_text("4\n")
    done = two.run("check", "pit/same")
    assert done.returncode == 1
    assert "-4" in done.stderr and "+3" in done.stderr and "python -m runner accept pit/same" in done.stderr
    assert two.run("accept", "pit/same").returncode == 0
    assert out.read_text() == "3\n"


@pytest.mark.fault("an output accepted although the expectation fails", "it is not taken")
def test_accept_refuses_what_fails_its_expectation(two: Project) -> None:
    path = two.root / "snippets/pit/reworded.py"
    before = path.with_suffix(".out").read_text()
    path.write_text(path.read_text().replace("x[i:i + 2]", "x[1:3]"))
    done = two.run("accept", "pit/reworded")
    assert done.returncode == 1
    assert path.with_suffix(".out").read_text() == before


def test_nothing_changed_runs_nothing(two: Project) -> None:
    done = two.run("run")
    assert "0 files of build/ changed" in done.stdout
    fragment = two.root / "build/fragments/pit/same.md"
    before = fragment.stat().st_mtime_ns
    path = two.root / "snippets/pit/reworded.py"
    path.write_text(path.read_text().replace("jax.numpy.ones(4)", "jax.numpy.ones(5)"))
    two.run("run")
    assert fragment.stat().st_mtime_ns == before


@pytest.mark.fault("a cache cut in half", "the snippets run again")
def test_corrupt_cache_is_a_miss(two: Project) -> None:
    for path in (two.root / "build/cache").glob("*.json"):
        path.write_text(path.read_text()[:40])
    done = two.run("run")
    assert done.returncode == 0, done.stderr
    assert f"same on JAX {OTHER}" in two.fragment("pit/same")


def test_drift(two: Project, other: str) -> None:
    done = two.run("drift")
    assert done.returncode == 0, done.stderr
    assert f"0 of 2 snippets print something else on cpu-jax{check.locked_jax()}" in done.stdout
    done = two.run("drift", "--python", other)
    assert done.returncode == 1
    assert f"1 of 2 snippets print something else on cpu-jax{OTHER}" in done.stdout
    assert "### pit/reworded" in done.stdout and "+IndexError: Slice entries must be static integers" in done.stdout
    assert "pit/same" not in done.stdout


@pytest.mark.fault("a snippet that needs a GPU, on a machine without one", "the page says that it was not run here")
def test_what_needs_a_gpu_is_not_run_without_one(project: Project) -> None:
    project.snippet("pit/here", "print('ran')")
    project.snippet("pit/gpu", "print('never')", 'role = "extra"\nneeds = "gpu"')
    project.page("pit/here", "pit/gpu")
    assert project.run("accept").returncode == 0
    done = project.run("run")
    assert done.returncode == 0, done.stderr
    text = project.fragment("pit/gpu")
    assert "Not run here: it needs a GPU" in text and "ran on" not in text and 'title="Output"' not in text
    (pitfall,) = json.loads((project.root / "build/data/pitfalls.json").read_text())
    told = {s["name"]: [e["outcome"] for e in s["environments"].values()] for s in pitfall["snippets"]}
    assert told == {"pit/gpu": ["not-run"], "pit/here": ["ok"]}
    assert "not run here, needs a gpu" in project.run("list", "pit/gpu").stdout
