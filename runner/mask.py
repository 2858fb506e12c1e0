"""What may differ between two honest runs, and what two environments must share to agree."""

from __future__ import annotations

import re
from typing import Any

from runner.snippet import Snippet

NUMBER = r"\d+(?:\.\d+)?(?:e[-+]?\d+)?"
UNITS = {"ns": 1e-9, "µs": 1e-6, "us": 1e-6, "ms": 1e-3, "s": 1.0}
MEASUREMENT = re.compile(rf"(?m)^(?P<label>[^:\n]+?): +(?P<value>{NUMBER}) (?P<unit>ns|µs|us|ms|s)$")

# (what, instead), applied in this order.
MASKS = [
    (re.compile(r"(?m)^(?:DEBUG|INFO|WARNING|ERROR):\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,\d+:([\w.]+):\d+: "), r"<log \1> "),
    (re.compile(r"(?m)^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d+: "), "<log> "),
    (re.compile(r"(?m)^[IWEF]\d{4} \d\d:\d\d:\d\d\.\d+ +\d+ \S+:\d+\] "), "<log> "),
    (re.compile(r"https://(?:docs\.jax\.dev|jax\.readthedocs\.io)/\S+"), "<docs>"),
    (re.compile(r"(?:\.\.\.|~|/tmp)/[^\s:,\"')]+(?::\d+(?::\d+)?)?(?:, line \d+)?"), "<path>"),
    (re.compile(r"\b0x[0-9a-fA-F]{4,}\b"), "<address>"),
    (re.compile(r"\b(id|pid|tid)([=: ]+)\d{4,}\b"), r"\1\2<id>"),
    (re.compile(rf"\b{NUMBER} ?(?:ns|µs|us|ms|secs?|seconds|s)\b"), "<time>"),
]


def mask(text: str, varies: tuple[str, ...] = ()) -> str:
    """Return `text` with times, addresses, paths, ids and what the snippet says varies replaced."""
    for pattern in varies:
        text = re.sub(pattern, "<varies>", text)
    for regex, instead in MASKS:
        text = regex.sub(instead, text)
    return text


def measurements(result: dict[str, Any]) -> dict[str, list[float]]:
    """Return label -> seconds, one value for each run, from printed lines `label: 12.3 ms`."""
    found: dict[str, list[float]] = {}
    for text in [result.get("stdout", ""), *result.get("more", [])]:
        for m in MEASUREMENT.finditer(text):
            found.setdefault(m["label"].strip(), []).append(float(m["value"]) * UNITS[m["unit"]])
    return found


def warning_texts(result: dict[str, Any]) -> list[str]:
    return [f"{w['category']}: {w['message']}" for w in result.get("warnings", [])]


def expected_output(snippet: Snippet, result: dict[str, Any]) -> str:
    """Return the text of `<name>.out`: masked streams and exception, without the traceback."""
    parts = [result.get("stdout", "")]
    if result.get("stderr"):
        parts.append("--- stderr ---\n" + result["stderr"])
    if error := result.get("exception"):
        parts.append(f"--- raises ---\n{error['class']}: {error['message']}\n")
    text = "".join(part if part.endswith("\n") or not part else part + "\n" for part in parts)
    return mask(text, snippet.varies)


def signature(snippet: Snippet, result: dict[str, Any]) -> tuple[Any, ...]:
    """Return what two environments must share to agree on a snippet."""
    error = result.get("exception") or {}

    def masked(text: str) -> str:
        return mask(text, snippet.varies)

    return (
        result["outcome"],
        masked(result.get("stdout", "")),
        tuple(sorted(masked(text) for text in warning_texts(result))),
        error.get("class"),
        masked(error.get("message", "")),
        tuple(masked(log["message"]) for log in result.get("logs", [])),
    )
