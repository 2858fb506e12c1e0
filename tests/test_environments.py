"""Two real environments side by side: another JAX on another Python, recorded by the same command."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import ROOT, Project, new_project

OTHER = "0.10.2"
SAME = "import jax.numpy as jnp\nprint(jnp.arange(3).sum())"
# JAX reworded this message between the two versions.
REWORDED = "import jax\n@jax.jit\ndef f(x, i):\n    return x[i:i + 2]\nf(jax.numpy.ones(4), 1)"


def interpreter() -> str:
    """Return a Python 3.11 if there is one, else this Python."""
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    for path in [*sorted(pyenv.glob("3.11.*/bin/python")), *filter(None, [shutil.which("python3.11")])]:
        if subprocess.run([str(path), "-c", ""], capture_output=True, check=False).returncode == 0:
            return str(path)
    return sys.executable


@pytest.fixture(scope="session")
def other() -> str:
    """The interpreter of an environment with another JAX; made once, kept in build/."""
    folder = ROOT / "build" / "environments" / f"jax-{OTHER}"
    python = folder / "bin" / "python"
    done = (
        subprocess.run(
            [str(python), "-c", "import jax; print(jax.__version__)"], capture_output=True, text=True, check=False
        )
        if python.exists()
        else None
    )
    if done is None or done.stdout.strip() != OTHER:
        uv = [sys.executable, "-m", "uv"]
        calls = [
            [*uv, "venv", "-q", "--clear", "-p", interpreter(), str(folder)],
            [*uv, "pip", "install", "-q", "-p", str(python), f"jax=={OTHER}"],
        ]
        for call in calls:
            made = subprocess.run(call, capture_output=True, text=True, check=False)
            if made.returncode and os.environ.get("CI") != "true":
                pytest.skip(f"cannot be made here: {made.stderr.strip().splitlines()[-1]}")
            assert made.returncode == 0, made.stderr
    return str(python)


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
    assert "`reworded.py` (the message is another)" in two.fragment("pit/versions")
    assert f"### CPU, JAX {OTHER} {{ #cpu-jax{OTHER} }}" in two.fragment("environments")
    errors = json.loads((two.root / "build/data/errors.json").read_text())
    assert [e["jax"] for e in errors if "Slice entries" in e["message"]] == [[OTHER]]


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


def test_require_gpu_writes_nothing_on_a_cpu(two: Project) -> None:
    before = {path: path.read_bytes() for path in (two.root / "records").iterdir()}
    done = two.run("record", "--require", "gpu", JAX_PLATFORMS="cpu")
    assert done.returncode == 1
    assert "JAX runs on cpu (cpu) here, not on gpu" in done.stderr
    assert {path: path.read_bytes() for path in (two.root / "records").iterdir()} == before


def test_other_jax_makes_check_say_what_to_do(two: Project, other: str) -> None:
    """`check` on another JAX than the locked one: expectations only, and it says so."""
    path = two.root / "requirements.txt"
    path.write_text(f"jax=={OTHER}\n")
    done = two.run("check")
    assert "Expected outputs were not compared: they hold for JAX 0.10.2" in done.stdout


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


def test_corrupt_cache_is_a_miss(two: Project) -> None:
    for path in (two.root / "build/cache").glob("*.json"):
        path.write_text(path.read_text()[:40])
    done = two.run("run")
    assert done.returncode == 0, done.stderr
    assert f"same on JAX {OTHER}" in two.fragment("pit/same")
