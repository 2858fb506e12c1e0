"""Run one snippet in this process and report what it did. Standard library only.

Two ways in: `run` in a process forked with JAX preloaded, and `python child.py JOB` as a plain
interpreter, for snippets that set variables which JAX reads when it is imported.
"""

from __future__ import annotations

import atexit
import builtins
import contextlib
import importlib.abc
import importlib.util
import json
import logging
import os
import sys
import threading
import time
import traceback
import types
import warnings
from typing import Any

# Most warnings or log lines that one snippet may report; more is a flood, not information.
MOST = 200

TRACE = "/jax/core/compile/jaxpr_trace_duration"
COMPILE = "/jax/core/compile/backend_compile_duration"
CACHE_HIT = "/jax/compilation_cache/cache_hits"


class Counts:
    """Traces and compilations per function name, from `jax.monitoring` events.

    JAX up to 0.5.3 gives no names: then `named` is False and nothing is claimed.
    """

    def __init__(self) -> None:
        self.traces: dict[str, int] = {}
        self.compiles: dict[str, int] = {}
        self.loaded: dict[str, int] = {}
        self.named = True
        self._hit = threading.local()

    def listen(self) -> None:
        import jax.monitoring

        jax.monitoring.register_event_duration_secs_listener(self._duration)
        jax.monitoring.register_event_listener(self._event)

    def _event(self, event: str, **_: Any) -> None:
        if event == CACHE_HIT:
            self._hit.now = True

    def _duration(self, event: str, duration_secs: float, **info: Any) -> None:
        if event not in (TRACE, COMPILE):
            return
        name = info.get("fun_name")
        if name is None:
            self.named = False
            return
        if name.startswith("jit(") and name.endswith(")"):
            name = name[4:-1]
        counts = self.traces
        if event == COMPILE:
            counts = self.loaded if getattr(self._hit, "now", False) else self.compiles
            self._hit.now = False
        counts[name] = counts.get(name, 0) + 1


class _WhenJaxIsImported(importlib.abc.MetaPathFinder):
    """Calls back once `jax` has been imported by the snippet itself."""

    def __init__(self, then: Any) -> None:
        self.then = then

    def find_spec(self, name: str, path: Any, target: Any = None) -> Any:
        if name != "jax":
            return None
        sys.meta_path.remove(self)
        spec = importlib.util.find_spec(name)
        if spec is None or spec.loader is None:
            return spec
        execute, then = spec.loader.exec_module, self.then

        def exec_module(module: types.ModuleType) -> None:
            execute(module)
            then()

        spec.loader.exec_module = exec_module  # type: ignore[method-assign]
        return spec


def class_name(cls: type) -> str:
    """Return the name under which Python prints an exception of this class."""
    if cls.__module__ in ("__main__", "builtins"):
        return cls.__qualname__
    return f"{cls.__module__}.{cls.__qualname__}"


def _tap_warnings(into: list[dict[str, Any]], file: str) -> None:
    shown = warnings.showwarning

    def showwarning(message: Any, category: Any, filename: str, lineno: int, *rest: Any) -> None:
        if len(into) < MOST:
            line = lineno if filename == file else None
            into.append({"category": class_name(category), "message": str(message), "line": line})
        shown(message, category, filename, lineno, *rest)

    warnings.showwarning = showwarning  # type: ignore[assignment]


def _tap_logging(into: list[dict[str, str]]) -> None:
    make = logging.getLogRecordFactory()

    def factory(*args: Any, **kwargs: Any) -> logging.LogRecord:
        record = make(*args, **kwargs)
        if len(into) < MOST:
            try:
                message = record.getMessage()
            except Exception:
                message = str(record.msg)
            into.append({"logger": record.name, "level": record.levelname, "message": message})
        return record

    logging.setLogRecordFactory(factory)


def _exception(error: BaseException, file: str) -> dict[str, Any]:
    line = None
    for frame, lineno in traceback.walk_tb(error.__traceback__):
        if frame.f_code.co_filename == file:
            line = lineno
    if line is None and isinstance(error, SyntaxError):
        line = error.lineno
    return {
        "class": class_name(type(error)),
        "message": str(error),
        "line": line,
        "traceback": "".join(traceback.format_exception(type(error), error, error.__traceback__)),
    }


def run(file: str, report: int) -> int:
    """Execute `file` as `python FILE` would and write what happened as JSON to `report`.

    Args:
        file: absolute path of the snippet.
        report: open file descriptor, closed afterwards.

    Returns:
        The exit status that `python FILE` would have had.
    """
    sys.dont_write_bytecode = True
    sys.argv = [os.path.basename(file)]
    sys.path[0] = os.path.dirname(file)
    if "numpy.random" in sys.modules:
        # A fork shares NumPy's global generator with its siblings; a fresh interpreter does not.
        sys.modules["numpy.random"].seed()

    counts = Counts()
    if "jax" in sys.modules:
        counts.listen()
    else:
        sys.meta_path.insert(0, _WhenJaxIsImported(counts.listen))
    told: dict[str, Any] = {"warnings": [], "logs": [], "exception": None}
    _tap_warnings(told["warnings"], file)
    _tap_logging(told["logs"])

    main = types.ModuleType("__main__")
    main.__file__ = file
    main.__builtins__ = builtins  # type: ignore[attr-defined]
    sys.modules["__main__"] = main

    status = 0
    began = time.perf_counter()
    try:
        with open(file, "rb") as source:
            code = compile(source.read(), file, "exec")
        exec(code, main.__dict__)
    except BaseException as error:
        # Our own frame is the outermost one; a plain run would not show it.
        error.__traceback__ = error.__traceback__.tb_next if error.__traceback__ else None
        if isinstance(error, SystemExit) and error.code in (None, 0):
            pass
        else:
            status = 1
            told["exception"] = _exception(error, file)
    told["seconds"] = time.perf_counter() - began
    # What the interpreter does at its end, in its order: threads, exit functions, streams.
    threading._shutdown()  # type: ignore[attr-defined]
    atexit._run_exitfuncs()
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(OSError, ValueError):
            stream.flush()
    told.update(
        traces=counts.traces if counts.named else None,
        compiles=counts.compiles if counts.named else None,
        loaded=counts.loaded if counts.named else None,
    )
    with os.fdopen(report, "w", encoding="utf-8", errors="backslashreplace") as pipe:
        json.dump(told, pipe)
    return status


if __name__ == "__main__":
    status = run(sys.argv[1], int(sys.argv[2]))
    os._exit(status)
