"""Every snippet once more: its expectations, its expected output, and a draw of them as plain `python FILE`."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from runner import build, check, mask, page
from runner.record import Cache
from runner.snippet import Snippet, load

SNIPPETS = load()
# One `python` costs more than all else together: symptoms, and of the rest one in six, another one whenever its code
# changes. PLAIN=all takes all.
DRAWN = [
    s
    for s in SNIPPETS
    if not (s.runs_repeatedly or s.needs)
    and (s.role == "symptom" or s.plain or int(s.key, 16) % 6 == 0 or os.environ.get("PLAIN") == "all")
]


@pytest.fixture(scope="session")
def cache() -> Cache:
    """What the build, which comes before the tests, has executed."""
    return Cache(build.facts_of(sys.executable))


@pytest.mark.parametrize("snippet", [s for s in SNIPPETS if not s.needs], ids=lambda s: s.name)
def test_is_as_declared(snippet: Snippet, cache: Cache) -> None:
    result = cache.get(snippet, build.RUNS if snippet.runs_repeatedly else 0)
    assert result is not None, "not executed yet: python -m runner run"
    assert not [str(problem) for problem in check.expectations(snippet, result)]


@pytest.mark.parametrize("snippet", DRAWN, ids=lambda s: s.name)
def test_plain_python_does_the_same(snippet: Snippet, cache: Cache) -> None:
    env = {k: v for k, v in os.environ.items() if not k.startswith("PYTHON") and k != "FORCE_COLOR"}
    done = subprocess.run(
        [sys.executable, snippet.path.name],
        cwd=snippet.path.parent,
        env={**env, **snippet.env, "PYTHONUTF8": "1", "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        timeout=snippet.timeout * 4,
        check=False,
    )
    result = cache.get(snippet, 0)
    assert result is not None
    assert mask.mask(done.stdout.decode("utf-8", "backslashreplace"), snippet.varies) == mask.mask(
        result.get("stdout", ""), snippet.varies
    )
    err = done.stderr.decode("utf-8", "backslashreplace").replace(f"{snippet.path.parent}/", "")
    error = result.get("exception")
    assert done.returncode == (1 if error else 0), err
    if error:
        # What Python prints last: the class and message, after streams that hold the same text.
        assert mask.mask(f"{error['class']}: {error['message']}", snippet.varies).strip(": ") in mask.mask(
            err, snippet.varies
        )


def test_no_problem_between_pages_and_snippets() -> None:
    assert not [str(problem) for problem in page.check(page.load(), SNIPPETS)]


def test_each_pitfall_has_symptom_and_fix() -> None:
    for one in page.pitfalls(page.load()):
        roles = {s.role for s in SNIPPETS if s.pitfall == one.name}
        assert {"symptom", "fix"} <= roles, one.path
