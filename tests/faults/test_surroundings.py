"""Faults of the surroundings, really caused: what is stored stays whole, and the next run heals the rest."""

from __future__ import annotations

import json
import os
import resource
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.conftest import ROOT, Project

GOOD = "print('hello')"


@pytest.fixture
def good(project: Project) -> Project:
    project.snippet("pit/good", GOOD)
    project.page("pit/good")
    assert project.run("accept").returncode == 0
    assert project.run("run").returncode == 0
    return project


def executed(project: Project, **env: str) -> bool:
    """Whether a run executes the snippet again: a new file in the cache."""
    cache = project.root / "build/cache"
    before = set(cache.glob("*.json"))
    project.run("run", **env)
    return bool(set(cache.glob("*.json")) - before)


@pytest.mark.fault("nothing changed", "nothing runs")
def test_nothing_changed_executes_nothing(good: Project) -> None:
    assert not executed(good)


@pytest.mark.fault("a JAX or XLA flag changed, with a warm cache", "the snippet runs again, the old result is not used")
def test_flag_changed_executes_again(good: Project) -> None:
    assert executed(good, JAX_ENABLE_X64="1")
    assert executed(good, XLA_FLAGS="--xla_cpu_enable_fast_math=false")


@pytest.mark.fault(
    "another Python, NumPy, JAX, driver or machine, with a warm cache",
    "the snippet runs again, the old result is not used",
)
@pytest.mark.parametrize("key", ["python", "numpy", "jax", "jaxlib", "driver", "cpu", "gpus", "plugins"])
def test_another_environment_is_another_key(key: str, tmp_path: Path) -> None:
    from runner import where
    from runner.record import Cache

    facts = where.facts()
    assert key in facts
    assert Cache(facts, tmp_path).base == Cache(dict(facts), tmp_path).base
    assert Cache(facts, tmp_path).base != Cache({**facts, key: "other"}, tmp_path).base


@pytest.mark.fault("the executing code changed", "the snippet runs again, the old result is not used")
def test_changed_runner_executes_again(good: Project) -> None:
    with (good.root / "runner/child.py").open("a") as file:
        file.write("# another runner\n")
    assert executed(good)


@pytest.mark.fault("an imported helper changed", "the snippet runs again, the old result is not used")
def test_changed_helper_executes_again(project: Project) -> None:
    helper = project.root / "snippets/pit/helper.py"
    deep = project.root / "snippets/pit/deep.py"
    project.snippet("pit/good", "import helper\nprint(helper.word)")
    helper.write_text("from deep import word\n")
    deep.write_text("word = 'one'\n")
    project.page("pit/good")
    project.run("run")
    assert "one" in project.fragment("pit/good")
    deep.write_text("word = 'two'\n")
    assert executed(project)
    assert "two" in project.fragment("pit/good")


@pytest.mark.fault("a file that a snippet reads changed", "the snippet runs again, the old result is not used")
def test_declared_file_changed_executes_again(project: Project) -> None:
    data = project.root / "snippets/pit/data.txt"
    project.snippet("pit/good", "print(open('data.txt').read())", 'role = "extra"\nfiles = ["data.txt"]')
    project.page("pit/good")
    data.write_text("one")
    project.run("run")
    data.write_text("two")
    assert executed(project)


@pytest.mark.fault("a fragment edited by hand", "the next run writes it anew")
def test_edited_fragment_heals(good: Project) -> None:
    path = good.root / "build/fragments/pit/good.md"
    before = path.read_text()
    path.write_text(before.replace("hello", "invented"))
    assert good.run("run").returncode == 0
    assert path.read_text() == before


def test_fragment_of_a_deleted_snippet_goes(good: Project) -> None:
    old = good.root / "build/fragments/pit/old.md"
    old.write_text("left behind")
    good.run("run")
    assert not old.exists()


@pytest.mark.fault("a cached result edited by hand", "its digest does not match, and the snippet runs again")
def test_edited_cache_is_a_miss(good: Project) -> None:
    for path in (good.root / "build/cache").glob("*.json"):
        path.write_text(path.read_text().replace("hello", "invented"))
    assert good.run("run").returncode == 0
    assert "invented" not in good.fragment("pit/good")


@pytest.mark.fault("an expected output edited by hand", "the build fails and shows the difference")
def test_edited_output_fails(good: Project) -> None:
    out = good.root / "snippets/pit/good.out"
    out.write_text("invented\n")
    done = good.run("check")
    assert done.returncode == 1
    assert "good.out:1: differs" in done.stderr and "-invented" in done.stderr
    assert out.read_text() == "invented\n"


@pytest.mark.fault("two builds at once", "both end well, the cache stays whole")
def test_two_builds_at_once(project: Project) -> None:
    for n in range(8):
        project.snippet(f"pit/s{n}", f"print({n})")
    project.page(*(f"pit/s{n}" for n in range(8)))
    project.run("accept")
    for path in (project.root / "build/cache").glob("*.json"):
        path.unlink()
    call = [sys.executable, "-m", "runner", "run"]
    both = [subprocess.Popen(call, cwd=project.root, stderr=subprocess.PIPE, text=True) for _ in range(2)]
    for process in both:
        _, err = process.communicate(timeout=60)
        assert process.returncode == 0, err
    for path in (project.root / "build/cache").glob("*.json"):
        json.loads(path.read_text())
    assert not list((project.root / "build").rglob(".*"))


@pytest.mark.fault("Ctrl-C or SIGTERM in the middle", "one line, exit status 130, no process left behind")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_interrupted_leaves_nobody(project: Project, number: int) -> None:
    project.snippet("pit/slow", "import time\ntime.sleep(1000)", 'role = "extra"\ntimeout = 100')
    project.page("pit/slow")
    call = [sys.executable, "-m", "runner", "run"]
    process = subprocess.Popen(call, cwd=project.root, stderr=subprocess.PIPE, text=True)
    deadline = time.monotonic() + 30
    while time.monotonic() < deadline and not sleepers(project.root):
        time.sleep(0.1)
    assert sleepers(project.root)
    process.send_signal(number)
    _, err = process.communicate(timeout=20)
    assert process.returncode == 130 and "Interrupted" in err and "Traceback" not in err
    time.sleep(0.5)
    assert not sleepers(project.root)


@pytest.mark.fault("the runner or its engine killed", "the run fails, no process is left behind")
@pytest.mark.parametrize("whom", ["runner", "engine"])
def test_killed_leaves_nobody(project: Project, whom: str) -> None:
    project.snippet("pit/slow", "import time\ntime.sleep(1000)", 'role = "extra"\ntimeout = 100')
    project.page("pit/slow")
    process = subprocess.Popen([sys.executable, "-m", "runner", "run"], cwd=project.root, stderr=subprocess.DEVNULL)
    deadline = time.monotonic() + 30
    while time.monotonic() < deadline and not sleepers(project.root):
        time.sleep(0.1)
    (snippet,) = sleepers(project.root)
    if whom == "runner":
        process.kill()
    else:
        engine = Path(f"/proc/{snippet}/stat").read_text().rpartition(")")[2].split()[1]
        os.kill(int(engine), signal.SIGKILL)
    assert process.wait(timeout=20) != 0
    time.sleep(1)
    assert not sleepers(project.root)


def sleepers(root: Path) -> list[str]:
    """Processes that work in the snippets' folder."""
    found = []
    for link in Path("/proc").glob("[0-9]*/cwd"):
        try:
            if link.readlink() == root / "snippets/pit":
                found.append(link.parent.name)
        except OSError:
            pass
    return found


@pytest.mark.fault("a full disk", "one line that says so; what was recorded stays")
def test_full_disk_keeps_what_was_there(good: Project) -> None:
    """A file size limit fails a write in the middle, as a full disk does."""
    path = good.root / "snippets/pit/good.py"
    path.write_text(path.read_text().replace("hello", "x" * 9000))
    out, cache = good.root / "snippets/pit/good.out", good.root / "build/cache"
    before = out.read_bytes()
    good.run("check")

    def limit() -> None:
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096))

    call = [sys.executable, "-m", "runner", "accept"]
    done = subprocess.run(
        call, cwd=good.root, capture_output=True, text=True, timeout=60, preexec_fn=limit, check=False
    )
    assert done.returncode == 1
    assert "cannot be written: File too large" in done.stderr and "Traceback" not in done.stderr
    assert out.read_bytes() == before
    assert not list(cache.glob(".*"))
    assert good.run("accept").returncode == 0


@pytest.mark.fault("the locale C, or a HOME that does not exist", "the output is the same")
@pytest.mark.parametrize("env", [{"LC_ALL": "C", "LANG": "C"}, {"HOME": "/nonexistent"}])
def test_poor_surroundings(project: Project, env: dict[str, str]) -> None:
    project.snippet("pit/good", "print('µ ~ ↦ λ')")
    project.page("pit/good")
    done = project.run("run", **env)
    assert "Traceback" not in done.stderr
    assert "µ ~ ↦ λ" in project.fragment("pit/good")


@pytest.mark.fault("no HOME", "the output is the same")
def test_no_home_at_all(good: Project) -> None:
    env = {k: v for k, v in os.environ.items() if k != "HOME"}
    call = [sys.executable, "-m", "runner", "run"]
    done = subprocess.run(call, cwd=good.root, env=env, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.fault("an interpreter without JAX", "one line that says how to install it")
def test_no_jax(good: Project, tmp_path: Path) -> None:
    """An interpreter without JAX: one line that says so."""
    import venv

    venv.create(tmp_path / "bare")
    done = good.run("check", "--python", str(tmp_path / "bare/bin/python"))
    assert done.returncode == 1
    assert "JAX cannot be imported here" in done.stderr and "Traceback" not in done.stderr


def test_no_interpreter(good: Project) -> None:
    done = good.run("check", "--python", "/no/such/python")
    assert done.returncode == 1
    assert "/no/such/python: does not run" in done.stderr


@pytest.mark.fault("a JAX that does not start", "one line that says so")
def test_jax_that_does_not_start(good: Project) -> None:
    done = good.run("run", JAX_PLATFORMS="nonsense")
    assert done.returncode == 1
    assert "JAX does not start here" in done.stderr and "Traceback" not in done.stderr


@pytest.mark.fault("a page that shows nothing for a snippet", "the tests fail")
def test_site_has_no_empty_snippet() -> None:
    """Each include of a page left its code in the published Markdown."""
    from runner import page
    from runner.snippet import load

    by_name = {s.name: s for s in load()}
    for one in page.load():
        folder = ROOT / "site" / one.url if one.name != "index" else ROOT / "site"
        published = folder / "index.md"
        if not published.exists():
            continue
        text = published.read_text(encoding="utf-8")
        for _, include in one.includes:
            if snippet := by_name.get(include.removesuffix(".md")):
                assert snippet.code.strip().split("\n")[-1] in text, (one.path, include)


def test_list_tells_each_state(good: Project) -> None:
    def state(name: str) -> str:
        row = next(line for line in good.run("list").stdout.split("\n") if line.startswith(f"pit/{name} "))
        return " ".join(row.split()[2:])

    assert state("good") == "pitfalls/tracing/pit.md fresh"
    good.snippet("pit/lonely", GOOD)
    good.snippet("pit/wrong", "1 / 0")
    assert state("lonely") == "— stale, shown nowhere"
    good.run("run")
    assert state("lonely") == "— fresh, shown nowhere"
    assert state("wrong") == "— failing, shown nowhere"
    path = good.snippet("pit/good", "print('changed')")
    assert path.exists() and state("good") == "pitfalls/tracing/pit.md stale"
