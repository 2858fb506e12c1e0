"""What a snippet declares, and no longer does: each fails the build, with file, line and remedy."""

from __future__ import annotations

import pytest

from tests.conftest import Project

SQUARE = "import jax\n@jax.jit\ndef f(x):\n    return x * x\nf(1.0)\nf(2.0)"
FAILS = "the build fails and names the file, the line and the remedy"


def case(what: str, code: str, declares: str, line: int, says: str) -> object:
    return pytest.param(code, declares, line, says, id=what, marks=pytest.mark.fault(what, FAILS))


@pytest.mark.parametrize(
    ("code", "declares", "line", "says"),
    [
        case(
            "an expected error that no longer comes", "pass", 'raises = "ValueError"', 7, "no longer raises ValueError"
        ),
        case(
            "another error of the same class",
            "raise ValueError('other')",
            'raises = "ValueError"\nsays = "mine"',
            8,
            "does not say 'mine'",
        ),
        case(
            "the right error on another line",
            "pass\nraise ValueError('mine')",
            'raises = "ValueError"\nsays = "mine"\nline = 1',
            10,
            "raised on line 2",
        ),
        case("an error of another class", "1 / 0", 'raises = "ValueError"', 7, "raised ZeroDivisionError"),
        case("a fix that fails", "x = 1\nassert x == 2", "", 7, "line 2 raised AssertionError"),
        case("a warning gone", "pass", 'warns = ["UserWarning: mind"]', 7, "UserWarning: mind"),
        case("a warning that was not there", "import warnings\nwarnings.warn('new')", "", 7, "UserWarning: new"),
        case("a count of traces off by one", SQUARE, "traces = {f = 2}", 12, "f 1 times, declared 2"),
        case("a count of compilations off by one", SQUARE, "compiles = {f = 2}", 12, "f 1 times, declared 2"),
        case(
            "a way that is no longer faster",
            "print('a: 10 ms')\nprint('b: 11 ms')",
            'faster = ["a", "b", 5]',
            8,
            "declared at least 5",
        ),
    ],
)
def test_what_no_longer_holds(project: Project, code: str, declares: str, line: int, says: str) -> None:
    project.snippet("pit/bad", code, f'role = "fix"\n{declares}'.strip())
    project.page("pit/bad")
    done = project.run("check")
    assert done.returncode == 1 and "Traceback" not in done.stderr
    wanted = [row for row in done.stderr.split("\n") if "snippets/pit/bad.py" in row and says in row]
    assert wanted, done.stderr
    assert f"snippets/pit/bad.py:{line}:" in wanted[0] or not declares, wanted
