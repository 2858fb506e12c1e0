"""Bring it together: load, execute what is missing, check, write fragments and data."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from runner import check, data, explain, page, render, where
from runner.errors import ROOT, Problem, Problems
from runner.page import Page
from runner.record import CACHE, Cache, Environment, commit, read_all, sealed, today, write
from runner.snippet import Snippet
from runner.snippet import load as load_snippets

FRAGMENTS = ROOT / "build" / "fragments"
DATA = ROOT / "build" / "data"
BENCH = ROOT / "records" / "bench" / "bench.json"
# How often a timed snippet runs: two in CI, five for publishing.
RUNS = int(os.environ.get("SNIPPET_RUNS", "2"))

Tell = Callable[[str, int, int], None]


@dataclass
class Loaded:
    """Snippets and pages as they lie on disk, known to be well formed."""

    snippets: list[Snippet]
    pages: list[Page]

    @property
    def shown(self) -> dict[str, list[Page]]:
        return page.shown(self.pages, self.snippets)

    def problems(self) -> list[Problem]:
        return page.check(self.pages, self.snippets)


def load() -> Loaded:
    """Read snippets and pages.

    Raises:
        Problems: everything that is malformed, in both.
    """
    problems: list[Problem] = []
    snippets: list[Snippet] = []
    pages: list[Page] = []
    try:
        snippets = load_snippets()
    except Problems as found:
        problems += found.problems
    try:
        pages = page.load()
    except Problems as found:
        problems += found.problems
    if problems:
        raise Problems(problems)
    return Loaded(snippets, pages)


class Interrupted(Exception):
    """Ctrl-C or SIGTERM came; what had been executed is in the cache."""


def facts_of(python: str) -> dict[str, Any]:
    """Return the facts of the environment of the interpreter `python`.

    Raises:
        Problem: that interpreter does not run.
    """
    if python == sys.executable:
        return where.facts()
    call = [python, "-m", "runner.where"]
    try:
        done = subprocess.run(call, cwd=ROOT, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise Problem(python, None, f"does not run: {error}", "name a Python 3.10 or newer with JAX") from None
    return dict(json.loads(done.stdout))


def execute(
    snippets: list[Snippet],
    *,
    python: str = sys.executable,
    runs: int = RUNS,
    require: str | None = None,
    folder: Path = CACHE,
    tell: Tell = lambda name, done, total: None,
) -> Environment:
    """Return this environment with results for `snippets`, executing those not in the cache.

    Args:
        snippets: what is to be executed.
        python: the interpreter whose JAX runs them.
        runs: how often a timed snippet runs.
        require: platform that JAX must have, such as "gpu".
        folder: where the cache lies.
        tell: called with the name just finished, how many are done, and how many there are to do.

    Raises:
        Problem: JAX does not start, or not on the required platform.
        Interrupted: after Ctrl-C or SIGTERM; finished results are kept.
    """
    facts = facts_of(python)
    cache = Cache(facts, folder)
    # What needs a device that is not here has no result: it is never passed off as run.
    snippets = [s for s in snippets if s.needs != "gpu" or facts["gpus"]]

    def runs_of(snippet: Snippet) -> int:
        return runs if snippet.runs_repeatedly else 0

    results = {s.name: r for s in snippets if (r := cache.get(s, runs_of(s))) is not None}
    missing = {s.name: s for s in snippets if s.name not in results}
    about = cache.environment()
    if missing or about is None or require:
        jobs = [
            {
                "name": s.name,
                "file": str(s.path.resolve()),
                "plain": s.plain,
                "env": s.env,
                "timeout": s.timeout,
                "memory_mb": s.memory_mb,
                "runs": runs_of(s),
            }
            for s in missing.values()
        ]
        done = 0
        for event in _engine(python, jobs):
            if "error" in event:
                raise Problem(python, None, event["error"], "install JAX there: see README.md")
            if "environment" in event:
                # Flags as they were before JAX added its own.
                about = {**event["environment"], "flags": facts["flags"]}
                cache.put_environment(about)
                platform = about["device"]["platform"]
                if require and platform != require:
                    what = f"JAX runs on {platform} ({about['device']['kind']}) here, not on {require}"
                    raise Problem(
                        python, None, what, "install JAX with CUDA and look at nvidia-smi; nothing was written"
                    )
            if "done" in event:
                snippet = missing[event["done"]]
                results[snippet.name] = sealed(snippet, event["result"])
                cache.put(snippet, runs_of(snippet), results[snippet.name])
                done += 1
                tell(snippet.name, done, len(missing))
        left = [name for name in missing if name not in results]
        if left:
            raise Problem(left[0], None, "was not executed: the engine ended early", "run again; see the lines above")
    assert about is not None
    about = {**about, "commit": commit(), "date": today()}
    return Environment(about, results, here=True)


def _engine(python: str, jobs: list[dict[str, Any]]) -> Any:
    kept = {k: v for k, v in os.environ.items() if not k.startswith("PYTHON") and k != "FORCE_COLOR"}
    process = subprocess.Popen(
        [python, "-m", "runner.execute"],
        cwd=ROOT,
        env={**kept, "PYTHONUTF8": "1", "PYTHONDONTWRITEBYTECODE": "1"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )
    assert process.stdin and process.stdout

    def interrupted(*_: Any) -> None:
        raise Interrupted

    before = {number: signal.signal(number, interrupted) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        with process.stdin:
            json.dump({"jobs": jobs, "root": str(ROOT)}, process.stdin)
        for line in process.stdout:
            yield json.loads(line)
        process.wait()
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
        if process.poll() is None:
            process.terminate()
        process.wait()
        process.stdout.close()


def failures(loaded: Loaded, here: Environment, snippets: list[Snippet]) -> list[tuple[Problem, str]]:
    """Return (problem, diff or "") for every expectation and expected output that does not hold."""
    found: list[tuple[Problem, str]] = []
    shown = loaded.shown
    for snippet in snippets:
        if snippet.name not in here.results:
            continue
        result = here.results[snippet.name]
        pages = ", ".join(str(p.path.relative_to(ROOT)) for p in shown[snippet.name]) or "no page"
        problems = [(problem, "") for problem in check.expectations(snippet, result)]
        for problem, _ in problems:
            problem.mend += f"; then: python -m runner check {snippet.name}"
        if check.is_locked(here) and (differs := check.output(snippet, result)):
            problems.append(differs)
        for problem, _diff in problems:
            problem.mend += f"  (shown on {pages})"
        found += problems
    return found


def patterns() -> dict[str, Any]:
    """Return the messages of the last build; before the first one, those of the committed records.

    Raises:
        Problems: a snippet or a page is malformed.
    """
    try:
        return dict(json.loads((DATA / "patterns.json").read_text(encoding="utf-8")))
    except (OSError, ValueError):
        loaded = load()
        return explain.patterns(page.pitfalls(loaded.pages), loaded.snippets, read_all())


def bench() -> dict[str, Any]:
    """Return the committed benchmark.

    Raises:
        Problem: it is no JSON.
    """
    try:
        return dict(json.loads(BENCH.read_text(encoding="utf-8")))
    except ValueError:
        raise Problem(BENCH, None, "is no complete JSON", "make it again: nox -s bench") from None


def faults() -> list[dict[str, str]]:
    """Return what the tests wrote of the faults that they caused; nothing where they did not run here."""
    try:
        return list(json.loads((ROOT / "build" / "faults.json").read_text(encoding="utf-8")))
    except (OSError, ValueError):
        return []


def write_fragments(loaded: Loaded, here: Environment, snippets: list[Snippet]) -> int:
    """Write the fragments of `snippets`, and of pages and site where all results are there.

    Returns:
        How many files changed.
    """
    environments = [here, *(e for e in read_all() if e.name != here.name)]
    texts: dict[Path, str] = {}
    for snippet in snippets:
        texts[FRAGMENTS / f"{snippet.name}.md"] = render.snippet_fragment(snippet, environments)
    pages = page.pitfalls(loaded.pages)
    for one in pages:
        own = [s for s in loaded.snippets if s.pitfall == one.name]
        if not all(here.result(s) or s.needs for s in own):
            continue
        texts[FRAGMENTS / one.name / "badge.md"] = render.badge(one)
        texts[FRAGMENTS / one.name / "versions.md"] = render.versions(own, environments)
        if triggers := [s for s in own if s.role == "trigger"]:
            texts[FRAGMENTS / one.name / "triggers.md"] = render.trigger_table(triggers, environments)
    whole = len(snippets) == len(loaded.snippets)
    if whole:
        texts[FRAGMENTS / "pitfalls.md"] = render.pitfalls_page(pages)
        texts[FRAGMENTS / "environments.md"] = render.environments_page(environments)
        texts[FRAGMENTS / "runs.md"] = render.runs_page(loaded.snippets, loaded.shown, here)
        texts[FRAGMENTS / "jax-versions.md"] = render.jax_versions_page(pages, loaded.snippets, environments)
        texts[FRAGMENTS / "claims.md"] = render.claims_page(loaded.snippets, pages, here)
        known = explain.patterns(pages, loaded.snippets, environments)
        versions = {str(e.about["jax"]): e.version for e in environments}
        texts[FRAGMENTS / "errors.md"] = render.errors_page(known, sorted(versions, key=lambda v: versions[v]))
        texts[FRAGMENTS / "faults.md"] = render.faults_page(faults())
        texts[FRAGMENTS / "bench.md"] = render.bench_page(bench()) if BENCH.is_file() else ""
        for name, value in {
            "pitfalls": data.pitfalls(pages, loaded.snippets, environments),
            "environments": data.environments(environments),
            "errors": data.errors(pages, loaded.snippets, environments),
            "times": data.times(loaded.snippets, environments),
            "patterns": known,
        }.items():
            texts[DATA / f"{name}.json"] = json.dumps(value, indent=1, ensure_ascii=False) + "\n"
        # The same as a script: a page of the disk may not fetch.
        texts[DATA / "patterns.js"] = f"self.knownMessages={texts[DATA / 'patterns.json']};\n"
        for old in [*FRAGMENTS.rglob("*.md"), *DATA.glob("*.js*")]:
            if old not in texts:
                old.unlink()
    changed = 0
    for path, text in texts.items():
        before = path.stat().st_mtime_ns if path.exists() else None
        write(path, text)
        changed += path.stat().st_mtime_ns != before
    return changed
