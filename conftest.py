"""Code blocks of Markdown files: each in its own process, with its exception compared.

pytest-codeblocks collects and executes them; it does so in pytest's own process and turns every
exception into a RuntimeError. Here its own `runtest` runs in a fresh process instead, and the class
and message that a `pytest.mark.raises` comment declares are compared with the exception's context.
"""

from __future__ import annotations

import multiprocessing
import os
import sys
import zlib
from pathlib import Path

import pytest
from pytest_codeblocks.plugin import TestBlock

from tests import blocks

TIMEOUT = 120
# Here, since the process that collects the workers' reports reads no conftest further down.
pytest_plugins = ["tests.fault_table"]


def is_drawn(item: TestBlock) -> bool:
    """Whether a published block runs: one in four, another one whenever its code changes; PLAIN=all takes all."""
    published = "site" in Path(item.path).parts
    return not published or os.environ.get("PLAIN") == "all" or zlib.crc32(item.obj.code.encode()) % 4 == 0


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    left = [item for item in items if isinstance(item, TestBlock) and not is_drawn(item)]
    if left and not any("::" in str(arg) for arg in config.args):
        config.hook.pytest_deselected(items=left)
        items[:] = [item for item in items if item not in left]
    for item in items:
        if isinstance(item, TestBlock) and item.obj.syntax == "python":
            item.runtest = lambda item=item: run_apart(item)
            item.repr_failure = lambda excinfo: str(excinfo.value)


def run_apart(item: TestBlock) -> None:
    """Run one block in a process of its own; fail unless it ends as its marks say."""
    env = (mark := item.get_closest_marker("env")) and mark.kwargs
    # A preloaded JAX has read its variables already.
    context = multiprocessing.get_context("spawn" if env or sys.platform != "linux" else "forkserver")
    if not env:
        context.set_forkserver_preload(["jax", "jax.numpy"])
    ours, theirs = context.Pipe(duplex=False)
    process = context.Process(target=blocks.run, args=(theirs, item.obj.code, env or {}))
    process.start()
    theirs.close()
    try:
        raised = ours.recv() if ours.poll(TIMEOUT) else ("timeout", f"no end after {TIMEOUT} s")
    except EOFError:
        raised = ("died", "the process ended without Python's own end")
    process.kill()
    process.join()
    expected = mark.args if (mark := item.get_closest_marker("raises")) else None
    place = f"{Path(item.path).name}, line {item.obj.lineno}"
    if expected is None:
        assert raised is None, f"{place}: raised {raised[0]}: {raised[1]}"
    else:
        assert raised is not None, f"{place}: did not raise {expected[0]}"
        assert raised[0] == expected[0], f"{place}: raised {raised[0]}: {raised[1]}, not {expected[0]}"
        assert expected[1] in raised[1], f"{place}: the message does not say {expected[1]!r}: {raised[1]}"
