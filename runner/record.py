"""What happened: results, the cache of this build, and the records of other environments."""

from __future__ import annotations

import datetime
import hashlib
import json
import os
import re
import subprocess
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from runner import where
from runner.errors import ROOT, Problem, short
from runner.snippet import Snippet

FORMAT = 1
RECORDS = ROOT / "records"
CACHE = ROOT / "build" / "cache"

Result = dict[str, Any]


def digest(result: Result) -> str:
    """Return the hash that shows whether a stored result was edited."""
    kept = {k: v for k, v in result.items() if k != "digest"}
    text = json.dumps(kept, sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:16]


def write(path: Path, text: str) -> None:
    """Write `path` as a whole or not at all; leave it alone if it holds `text` already.

    Raises:
        Problem: it cannot be written; what was there before stays.
    """
    try:
        if path.is_file() and path.read_bytes() == text.encode("utf-8", "backslashreplace"):
            return
        path.parent.mkdir(parents=True, exist_ok=True)
        fd, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        try:
            with os.fdopen(fd, "w", encoding="utf-8", errors="backslashreplace") as file:
                file.write(text)
            Path(name).chmod(0o644)
            Path(name).replace(path)
        except BaseException:
            Path(name).unlink()
            raise
    except OSError as error:
        raise Problem(path, None, f"cannot be written: {error.strerror}", "make room or allow writing there") from None


@dataclass
class Environment:
    """One device with one JAX and the results it gave.

    Attributes:
        about: versions, machine and device, as `where.describe` returns them.
        results: snippet name -> result.
        here: whether it is the one of this build.
    """

    about: dict[str, Any]
    results: dict[str, Result] = field(default_factory=dict)
    here: bool = False

    @property
    def platform(self) -> str:
        return str(self.about["device"]["platform"])

    @property
    def name(self) -> str:
        return f"{self.platform}-jax{self.about['jax']}"

    @property
    def device(self) -> str:
        """How a caption calls the device: CPU, or the name of the GPU."""
        return "CPU" if self.platform == "cpu" else str(self.about["device"]["kind"])

    @property
    def version(self) -> tuple[int, ...]:
        return tuple(int(n) for n in re.findall(r"\d+", str(self.about["jax"])))

    def result(self, snippet: Snippet) -> Result | None:
        """Return the result for `snippet` as it stands now; None if there is none or it is stale."""
        result = self.results.get(snippet.name)
        return result if result and result["key"] == snippet.key else None


class Cache:
    """Results of this build, each in a file named by its cache key."""

    def __init__(self, facts: dict[str, Any], folder: Path = CACHE) -> None:
        self.folder = folder
        parts = json.dumps([FORMAT, where.source_hash(), facts], sort_keys=True)
        self.base = hashlib.sha256(parts.encode()).hexdigest()[:20]

    def _path(self, snippet: Snippet, runs: int) -> Path:
        parts = f"{self.base} {snippet.name} {snippet.key} {runs}"
        return self.folder / f"{hashlib.sha256(parts.encode()).hexdigest()[:24]}.json"

    def get(self, snippet: Snippet, runs: int) -> Result | None:
        """Return the stored result; anything corrupt counts as a miss."""
        result = _json(self._path(snippet, runs))
        if isinstance(result, dict) and result.get("digest") == digest(result):
            return result
        return None

    def put(self, snippet: Snippet, runs: int, result: Result) -> None:
        write(self._path(snippet, runs), json.dumps(result, ensure_ascii=False))

    def environment(self) -> dict[str, Any] | None:
        """Return the description of this environment from an earlier run."""
        about = _json(self.folder / f"environment-{self.base}.json")
        return about if isinstance(about, dict) and "device" in about else None

    def put_environment(self, about: dict[str, Any]) -> None:
        write(self.folder / f"environment-{self.base}.json", json.dumps(about))


def _json(path: Path) -> Any:
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None


def commit() -> str | None:
    """Return the short commit of the working tree, None outside git."""
    call = ["git", "rev-parse", "--short", "HEAD"]
    try:
        done = subprocess.run(call, cwd=ROOT, capture_output=True, text=True, check=False)
    except OSError:
        return None
    return done.stdout.strip() or None


def today() -> str:
    return datetime.datetime.now(datetime.UTC).date().isoformat()


def sealed(snippet: Snippet, result: Result) -> Result:
    """Return `result` with its key, date and digest, ready to be stored."""
    result = {"key": snippet.key, "date": today(), **result}
    return {**result, "digest": digest(result)}


def read(path: Path) -> Environment:
    """Read a record.

    Raises:
        Problem: it is no record, is of another format, was edited, or claims a device it does not show.
    """
    again = f"record again: python -m runner record {short(path)}"
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        line = getattr(error, "lineno", None)
        raise Problem(path, line, "is no complete JSON (cut, or an unresolved merge?)", again) from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        found = data.get("format") if isinstance(data, dict) else None
        raise Problem(path, None, f"has the record format {found!r}, this runner reads {FORMAT}", again)
    try:
        environment = Environment(data["environment"], data["results"])
        name, kind = environment.name, str(environment.about["device"]["kind"])
        for snippet, result in environment.results.items():
            if result.get("digest") != digest(result):
                line = _line_of(path, f'"{snippet}"')
                what = f"the result of {snippet} was edited: its digest does not match"
                raise Problem(path, line, what, again)
    except (KeyError, TypeError, AttributeError):
        raise Problem(path, None, "lacks the environment or the results", again) from None
    if environment.platform != "cpu" and "cpu" in kind.lower():
        raise Problem(path, None, f"claims {environment.platform} with the device kind {kind!r}", again)
    if path.stem != name:
        raise Problem(path, None, f"holds the environment {name}", f"rename it to {name}.json")
    return environment


def _line_of(path: Path, text: str) -> int | None:
    lines = path.read_text(encoding="utf-8").splitlines()
    return next((i for i, line in enumerate(lines, 1) if text in line), None)


def read_all(folder: Path = RECORDS) -> list[Environment]:
    return [read(path) for path in sorted(folder.glob("*.json"))]


def save(path: Path, environment: Environment) -> None:
    """Write a record, sorted and indented so that it diffs well."""
    data = {"format": FORMAT, "environment": environment.about, "results": environment.results}
    write(path, json.dumps(data, indent=1, sort_keys=True, ensure_ascii=False) + "\n")
