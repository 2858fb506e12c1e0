"""Time the runner against other ways to execute documentation: python -m tests.bench.

Sixty snippets of this site, cold, in one run: by the runner, as notebook pages by mkdocs-jupyter and by MyST-NB (five
snippets a page), and as one `python` each; two workers where they can. Writes records/bench.json: ratios to the runner.
"""

from __future__ import annotations

import concurrent.futures
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import nbformat

from runner import where
from runner.record import today, write
from runner.snippet import Snippet, load
from tests.conftest import ROOT, Project, new_project

COUNT, PER_PAGE, WORKERS, LEAST = 60, 5, 2, 3.0
QUIET = {"NO_MKDOCS_2_WARNING": "1", "DISABLE_MKDOCS_2_WARNING": "true"}


def chosen() -> list[Snippet]:
    """Return sixty snippets that end well and are not timed, drawn by their names."""
    fit = [s for s in load() if not (s.raises or s.warns or s.runs_repeatedly or s.plain or s.locals or s.claim)]
    return sorted(fit, key=lambda s: hashlib.sha256(s.name.encode()).hexdigest())[:COUNT]


def timed(call: list[str], folder: Path) -> float:
    """Return the seconds that a command takes.

    Raises:
        SystemExit: it failed; its output is the message.
    """
    began = time.perf_counter()
    done = subprocess.run(call, cwd=folder, env={**os.environ, **QUIET}, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{' '.join(call)} failed:\n{done.stdout}\n{done.stderr}")
    return time.perf_counter() - began


def notebooks(snippets: list[Snippet], folder: Path) -> None:
    """Write the snippets as notebooks, one cell each."""
    folder.mkdir(parents=True)
    for number in range(0, len(snippets), PER_PAGE):
        book = nbformat.v4.new_notebook(cells=[nbformat.v4.new_markdown_cell(f"# Page {number}")])
        book.cells += [nbformat.v4.new_code_cell(s.code) for s in snippets[number : number + PER_PAGE]]
        book.metadata.kernelspec = {"name": "python3", "display_name": "Python 3", "language": "python"}
        nbformat.write(book, folder / f"page-{number:02}.ipynb")


def by_mkdocs_jupyter(snippets: list[Snippet], folder: Path) -> float:
    notebooks(snippets, folder / "docs")
    (folder / "mkdocs.yml").write_text(
        "site_name: Bench\ntheme: material\nplugins:\n  - mkdocs-jupyter: {execute: true, allow_errors: false}\n"
    )
    return timed([sys.executable, "-m", "mkdocs", "build", "-q"], folder)


def by_myst_nb(snippets: list[Snippet], folder: Path) -> float:
    notebooks(snippets, folder / "docs")
    (folder / "docs/conf.py").write_text(
        "project = 'Bench'\nextensions = ['myst_nb']\nnb_execution_mode = 'force'\nnb_execution_raise_on_error = True\n"
    )
    (folder / "docs/index.md").write_text("# Bench\n\n```{toctree}\n:glob:\n\npage-*\n```\n")
    call = [sys.executable, "-m", "sphinx", "-q", "-j", str(WORKERS), "docs", "out"]
    return timed(call, folder)


def by_python(snippets: list[Snippet], folder: Path) -> float:
    for snippet in snippets:
        target = folder / f"{snippet.name}.py"
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(snippet.path, target)

    def one(snippet: Snippet) -> float:
        return timed([sys.executable, f"{snippet.stem}.py"], folder / snippet.pitfall)

    began = time.perf_counter()
    with concurrent.futures.ThreadPoolExecutor(WORKERS) as pool:
        list(pool.map(one, snippets))
    return time.perf_counter() - began


def project(snippets: list[Snippet], folder: Path) -> Project:
    """Return a project of its own with these snippets, each shown on a page."""
    made = new_project(folder)
    for snippet in snippets:
        target = made.root / "snippets" / f"{snippet.name}.py"
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(snippet.path, target)
        shutil.copy(snippet.expected, target.with_suffix(".out"))
    made.page(*(s.name for s in snippets))
    return made


def main() -> int:
    snippets = chosen()
    others: dict[str, Callable[[list[Snippet], Path], float]] = {
        "mkdocs-jupyter, 5 snippets a page": by_mkdocs_jupyter,
        "MyST-NB, 5 snippets a page": by_myst_nb,
        "one `python` each": by_python,
    }
    run = [sys.executable, "-m", "runner", "run"]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        made = project(snippets, folder)
        cold = timed(run, made.root)
        again = min(timed(run, made.root) for _ in range(3))
        cache = made.root / "build" / "cache"
        before = set(cache.glob("*.json"))
        edited = made.root / "snippets" / f"{snippets[0].name}.py"
        edited.write_text("# edited\n" + edited.read_text(encoding="utf-8"), encoding="utf-8")
        subprocess.run(run, cwd=made.root, capture_output=True, check=False)
        reran = len(set(cache.glob("*.json")) - before)
        rows = {"this runner": 1.0}
        for number, (what, function) in enumerate(others.items()):
            rows[what] = function(snippets, folder / str(number)) / cold
    record = {
        "date": today(),
        "snippets": len(snippets),
        "workers": WORKERS,
        "machine": {key: where.facts()[key] for key in ("python", "jax", "cpu")},
        "ratios": {what: round(ratio, 1) for what, ratio in rows.items()},
        "unchanged_seconds": round(again, 2),
        "reran_after_one_edit": reran,
    }
    write(ROOT / "records" / "bench" / "bench.json", json.dumps(record, indent=1, ensure_ascii=False) + "\n")
    print(json.dumps(record, indent=1, ensure_ascii=False))
    slow = [what for what, ratio in rows.items() if what != "this runner" and ratio < LEAST]
    if slow or again >= 0.5 or reran != 1:
        print(f"missed: {', '.join(slow) or 'no ratio'}; unchanged {again:.2f} s; reran {reran}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
