"""Faults that were really caused, and what happened then: the table of "How this site is made".

A test marked `fault(what, then)` that passes is a row of build/faults.json, which `python -m runner run` renders.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import ROOT

TABLE = ROOT / "build" / "faults.json"
rows: dict[str, dict[str, str]] = {}


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    for mark in item.iter_markers("fault"):
        item.user_properties.append(("fault", list(mark.args)))


def pytest_runtest_logreport(report: Any) -> None:
    for name, value in report.user_properties:
        if name == "fault" and report.when == "call":
            what, then = value
            rows.pop(what, None)
            if report.passed:
                rows[what] = {"what": what, "then": then}


def pytest_sessionfinish(session: pytest.Session) -> None:
    # Workers report to the one that collects.
    if hasattr(session.config, "workerinput") or not rows:
        return
    try:
        before = {row["what"]: row for row in json.loads(TABLE.read_text(encoding="utf-8"))}
    except (OSError, ValueError):
        before = {}
    TABLE.parent.mkdir(exist_ok=True)
    found = {**before, **rows}
    Path(TABLE).write_text(json.dumps([found[what] for what in sorted(found)], indent=1), encoding="utf-8")
