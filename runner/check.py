"""Compare what snippets did with what they declare, and with their expected output."""

from __future__ import annotations

import difflib
import re
import statistics
from pathlib import Path
from typing import Any

from runner.errors import ROOT, Problem
from runner.mask import expected_output, measurements, warning_texts
from runner.record import Environment, Result
from runner.snippet import Snippet

LOCK = ROOT / "requirements.txt"


def locked_jax(lock: Path = LOCK) -> str | None:
    """Return the JAX version in the lock, None without a lock."""
    if not lock.is_file():
        return None
    found = re.search(r"(?m)^jax==([\w.]+)", lock.read_text(encoding="utf-8"))
    return found[1] if found else None


def is_locked(environment: Environment) -> bool:
    """Whether expected outputs hold here: they come from the locked JAX on a CPU without flags."""
    about = environment.about
    return environment.platform == "cpu" and about["jax"] == locked_jax() and not about["flags"]


ENDS = {
    "timeout": "did not end within {0.timeout:g} s and was killed",
    "memory": "took more than {0.memory_mb} MiB of memory and was killed",
    "flooded": "printed more than 1 MiB and was killed",
    "died": "ended without Python's own end",
}


def expectations(snippet: Snippet, result: Result) -> list[Problem]:
    """Return each declared expectation that does not hold, and each thing that was not declared."""
    problems: list[Problem] = []

    def fail(key: str, what: str, mend: str) -> None:
        problems.append(Problem(snippet.path, _line(snippet, key), what, mend))

    outcome = result["outcome"]
    if outcome in ENDS:
        what = ENDS[outcome].format(snippet)
        if result.get("detail"):
            what += f" ({result['detail']})"
        fail("timeout", what, "correct the snippet, or raise timeout or memory_mb")
        return problems
    _exception(snippet, result, fail)
    _warnings(snippet, result, fail)
    for key in ("traces", "compiles"):
        declared, counted = getattr(snippet, key), result.get(key)
        if counted is None:
            continue
        for name, count in declared.items():
            if counted.get(name, 0) != count:
                what = f"{key}: {name} {counted.get(name, 0)} times, declared {count}"
                fail(key, what, f"correct the snippet, or {key} = {{{name} = {counted.get(name, 0)}}}")
    if snippet.runs_repeatedly and outcome == "ok":
        _times(snippet, result, fail)
    return problems


def _exception(snippet: Snippet, result: Result, fail: Any) -> None:
    error = result.get("exception")
    if error is None:
        if snippet.raises:
            mend = "the pitfall is gone here: correct the snippet, or tell on the page since when"
            fail("raises", f"no longer raises {snippet.raises}", mend)
        return
    first = error["message"].split("\n")[0]
    if snippet.raises is None:
        problem = f"raised {error['class']}: {first}"
        fail("role", f"line {error['line']} {problem}", f'correct it, or declare raises = "{error["class"]}"')
        return
    if error["class"] != snippet.raises:
        fail("raises", f"raised {error['class']}, declared {snippet.raises}", f'raises = "{error["class"]}"')
    elif snippet.says and snippet.says not in error["message"]:
        fail("says", f"the message does not say {snippet.says!r}, but: {first}", "correct says, or the snippet")
    if snippet.line is not None and error["line"] != snippet.line:
        fail("line", f"raised on line {error['line']}, declared {snippet.line}", f"line = {error['line']}")


def _warnings(snippet: Snippet, result: Result, fail: Any) -> None:
    left = warning_texts(result)
    for expected in snippet.warns:
        found = next((text for text in left if expected in text), None)
        if found is None:
            fail("warns", f"no longer warns {expected!r}", "correct the snippet, or warns")
        else:
            left = [text for text in left if expected not in text]
    for text in left:
        first = text.split("\n")[0]
        fail("role", f"warned: {first}", f"correct the snippet, or declare warns = [{first[:60]!r}]")


def _times(snippet: Snippet, result: Result, fail: Any) -> None:
    times = measurements(result)
    if not times:
        fail("timed", "prints no measurement", "print a line such as  label: 12.3 ms")
        return
    runs = 1 + len(result.get("more", []))
    for label, values in times.items():
        if len(values) > runs:
            fail("timed", f"prints the measurement {label!r} twice in a run", "give each its own label")
    for fast, slow, least in snippet.faster:
        missing = [label for label in (fast, slow) if label not in times]
        if missing:
            fail("faster", f"prints no measurement {missing[0]!r}", f"labels are: {', '.join(times)}")
            continue
        ratio = statistics.median(times[slow]) / max(statistics.median(times[fast]), 1e-12)
        if ratio < least:
            what = f"{fast!r} is {ratio:.2f} times as fast as {slow!r}, declared at least {least:g}"
            fail("faster", what, "correct the snippet, or the ratio")


def _line(snippet: Snippet, key: str) -> int:
    lines = snippet.path.read_text(encoding="utf-8").split("\n")
    for number, text in enumerate(lines, 1):
        if number > snippet.metadata_line and re.match(rf"# {key}\b", text):
            return number
    return snippet.metadata_line


def output(snippet: Snippet, result: Result) -> tuple[Problem, str] | None:
    """Compare with the expected output.

    Returns:
        None if they are equal, else the problem and the diff as text.
    """
    accept = f"look at: python -m runner check {snippet.name}, then: python -m runner accept {snippet.name}"
    actual = expected_output(snippet, result)
    if not snippet.expected.is_file():
        return Problem(snippet.path, None, "has no expected output", accept), actual
    before = snippet.expected.read_text(encoding="utf-8", errors="backslashreplace")
    if before == actual.encode("utf-8", "backslashreplace").decode("utf-8"):
        return None
    old, new = before.splitlines(), actual.splitlines()
    line = next((i for i, (a, b) in enumerate(zip(old, new, strict=False), 1) if a != b), min(len(old), len(new)) + 1)
    lines = list(difflib.unified_diff(old, new, "expected", "now", lineterm="", n=2))
    return Problem(snippet.expected, line, "differs from what the snippet printed now", accept), "\n".join(lines)
