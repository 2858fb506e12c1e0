"""What snippets may do to the runner: each spoils only its own result."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from runner.snippet import load
from tests.conftest import Project, new_project

HANG = "import time\ntime.sleep(1000)"
# Leaves a child in a session of its own that would write a file later.
DAEMON = """
import os, sys, time
if os.fork() == 0:
    os.setsid()
    if os.fork() == 0:
        time.sleep(3)
        open({path!r}, "w").write("alive")
        os._exit(0)
    os._exit(0)
time.sleep(0.5)
print("parent")
"""
CASES: dict[str, tuple[str, str, str]] = {
    # name: (code, declarations, what is said of it; empty if nothing)
    "hang": (HANG, "timeout = 1", "did not end within 1 s and was killed"),
    "killed": ("import os, signal\nos.kill(os.getpid(), signal.SIGKILL)", "", "(SIGKILL)"),
    "crash": ("import ctypes\nctypes.string_at(0)", "", "(SIGSEGV)"),
    "exit": ("import os\nprint('half', flush=True)\nos._exit(0)", "", "(exit status 0 before its end)"),
    "flood": ("while True: print('x' * 1000)", "", "printed more than 1 MiB"),
    "deadlock": (
        "import threading\nlock = threading.Lock()\nlock.acquire()\nlock.acquire()",
        "timeout = 1",
        "was killed",
    ),
    "hundred-mb": ("for _ in range(1000): print('x' * 100_000)", "", "printed more than 1 MiB"),
    "hungry": ("x = bytearray(900 << 20)\nimport time\ntime.sleep(20)", "memory_mb = 500", "more than 500 MiB"),
    "fork": (DAEMON, "", ""),
    "binary": ("import os\nos.write(1, b'a\\xff\\x00\\x1b[31mred\\x1b[0m\\r b')", "", ""),
    "fences": (r"print('```\n--8<-- \"no/such.md\"\n</script><script>alert(1)</script>\n````')", "", ""),
    "no-newline": ("print('end', end='')", "", ""),
    "quiet": ("pass", "", ""),
    "exits": ("import sys\nsys.exit(3)", "", "raised SystemExit: 3"),
    "helper": ("import other\nprint(other.word)", "", ""),
    "flag": ("import jax\nprint(jax.config.jax_log_compiles)", 'env = {JAX_LOG_COMPILES = "1"}', ""),
    "environ": (
        "import os\nos.environ['JAX_LOG_COMPILES'] = '1'\nimport jax\nprint(jax.config.jax_log_compiles)",
        "",
        "",
    ),
    "dice": ("import numpy as np\nprint(np.random.rand())", "varies = ['0[.].*']", ""),
    "counts": (
        "import jax\n@jax.jit\ndef f(x):\n    return x + 1\nfor i in range(3):\n    f(i * 1.0)\n    f(i)",
        "traces = {f = 2}\ncompiles = {f = 2}",
        "",
    ),
    "debug": ("import jax\n@jax.jit\ndef f(x):\n    jax.debug.print('x {}', x)\nf(1.0)", "", ""),
    "warning": ("import warnings\nwarnings.warn('mind')", 'warns = ["UserWarning: mind"]', ""),
    "log-lines": ("import logging\nlogging.getLogger('a').warning('careful %s', 1)", "", ""),
    "path": ("import pathlib, sys\nprint(pathlib.Path(__file__).resolve(), sys.argv, pathlib.Path.cwd())", "", ""),
}


SPOILS = "it is killed, and spoils only its own result"
FAULTS = {
    "hang": "a snippet that never ends",
    "deadlock": "a deadlock",
    "killed": "SIGKILL from inside",
    "crash": "a crash (SIGSEGV)",
    "exit": "os._exit(0) half way",
    "flood": "endless output",
    "hundred-mb": "100 MB of output",
    "hungry": "out of memory",
}


def marked(name: str) -> object:
    marks = [pytest.mark.fault(FAULTS[name], SPOILS)] if name in FAULTS else []
    return pytest.param(name, marks=marks)


@pytest.fixture(scope="module")
def ran(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """Run all cases at once; return (stderr of the run, name -> result, folder, file of the daemon)."""
    project = new_project(tmp_path_factory.mktemp("a path with späces"))
    root = project.root
    alive = root / "alive"
    for name, (code, declares, _) in CASES.items():
        project.snippet(
            f"pit/{name}", code.format(path=str(alive)) if name == "fork" else code, f'role = "extra"\n{declares}'
        )
    (root / "snippets/pit/other.py").write_text("word = 'imported'\n")
    project.page(*(f"pit/{name}" for name in CASES))
    began = time.monotonic()
    done = project.run("run")
    took = time.monotonic() - began
    results = {}
    for file in (root / "build/cache").glob("*.json"):
        value = json.loads(file.read_text())
        if "key" in value:
            results[value["key"]] = value
    by_name = {s.stem: results[s.key] for s in load(root / "snippets")}
    return done, by_name, project, alive, took


@pytest.mark.parametrize("name", [marked(name) for name, case in CASES.items() if case[2]])
def test_is_reported(ran: Any, name: str) -> None:
    done, *_ = ran
    lines = [line for line in done.stderr.split("\n") if f"snippets/pit/{name}.py" in line]
    assert any(CASES[name][2] in line for line in lines), done.stderr


@pytest.mark.parametrize("name", [name for name, case in CASES.items() if not case[2]])
def test_is_not_reported(ran: Any, name: str) -> None:
    done, *_ = ran
    lines = [
        line for line in done.stderr.split("\n") if f"snippets/pit/{name}.py" in line and "no expected" not in line
    ]
    assert not lines


def test_exit_code_and_time(ran: Any) -> None:
    done, *_, took = ran
    assert done.returncode == 1
    assert took < 40, "somebody waited for a snippet that hangs or for a pipe left open"


@pytest.mark.fault("a child left behind in a session of its own", "it is killed too")
def test_what_is_left_behind_is_killed(ran: Any) -> None:
    *_, alive, _ = ran
    time.sleep(3.5)
    assert not alive.exists()


@pytest.mark.fault("NUL, broken UTF-8, colour codes, carriage returns, no newline", "recorded as they are")
def test_texts(ran: Any) -> None:
    _, results, _project, *_ = ran
    assert results["fork"]["stdout"] == "parent\n"
    assert results["exit"]["stdout"] == "half\n"
    assert results["binary"]["stdout"] == "a\\xff\x00\x1b[31mred\x1b[0m\r b"
    assert results["helper"]["stdout"] == "imported\n"
    assert results["flag"]["stdout"] == "True\n"
    assert results["environ"]["stdout"] == "True\n"
    assert results["debug"]["stdout"] == "x 1.0\n"
    assert results["warning"]["warnings"][0]["line"] == 2
    assert "UserWarning: mind" in results["warning"]["stderr"]
    assert results["log-lines"]["logs"][0]["message"] == "careful 1"
    assert "careful 1" in results["log-lines"]["stderr"]
    assert results["counts"]["traces"]["f"] == 2
    assert results["quiet"].get("stdout", "") == ""
    assert results["hungry"]["peak_mb"] > 500


def test_paths_are_shortened(ran: Any) -> None:
    _, results, _project, *_ = ran
    assert results["path"]["stdout"] == "path.py ['path.py'] .../snippets/pit\n"


@pytest.mark.fault("fences, include marks and scripts in an output", "shown as text")
def test_hostile_output_stays_text(ran: Any) -> None:
    import markdown

    _, _, project, *_ = ran
    config = {"pymdownx.snippets": {"base_path": [str(project.root / "build/fragments")], "check_paths": True}}
    for name in ("fences", "binary"):
        extensions = ["pymdownx.snippets", "pymdownx.superfences", "pymdownx.highlight", "attr_list"]
        html = markdown.markdown(f'--8<-- "pit/{name}.md"', extensions=extensions, extension_configs=config)
        assert "<script>" not in html
        assert "\x00" not in html and "\x1b" not in html
    assert "no/such.md" in project.fragment("pit/fences")


def test_two_random_snippets_differ(project: Project) -> None:
    for name in ("one", "two"):
        project.snippet(f"pit/{name}", CASES["dice"][0], 'role = "extra"\nvaries = ["0[.].*"]')
    project.page("pit/one", "pit/two")
    project.run("run")
    assert project.fragment("pit/one").split("Output")[1][:40] != project.fragment("pit/two").split("Output")[1][:40]


@pytest.mark.fault("Ctrl-C after some snippets", "what had run is kept")
def test_interrupt_keeps_what_was_done(project: Project) -> None:
    project.snippet("pit/a-quick", "print('quick')")
    project.snippet("pit/b-slow", HANG, 'role = "extra"\ntimeout = 100')
    project.page("pit/a-quick", "pit/b-slow")
    call = [sys.executable, "-m", "runner", "run"]
    process = subprocess.Popen(call, cwd=project.root, stderr=subprocess.PIPE, text=True, start_new_session=True)
    cache = project.root / "build/cache"
    deadline = time.monotonic() + 30
    while time.monotonic() < deadline and not any("quick" in p.read_text() for p in cache.glob("[!.e]*.json")):
        time.sleep(0.1)
    os.killpg(process.pid, signal.SIGINT)
    _, err = process.communicate(timeout=20)
    assert process.returncode == 130
    assert "what had been executed is kept" in err
    assert "Traceback" not in err
    assert "a-quick  extra  pitfalls/tracing/pit.md" in " ".join(project.run("list").stdout.split()).replace(
        " extra ", "  extra  "
    )
    assert "fresh" in project.run("list", "pit/a-quick").stdout
    assert _nobody_sleeps(project.root)


def _nobody_sleeps(root: Path) -> bool:
    for file in Path("/proc").glob("[0-9]*/cwd"):
        try:
            if file.readlink() == root / "snippets/pit":
                return False
        except OSError:
            pass
    return True
