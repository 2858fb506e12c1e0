"""The command line: run, check, accept, record, versions, drift, list, new, explain."""

from __future__ import annotations

import argparse
import os
import sys
import time
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.syntax import Syntax
from rich.table import Table

from runner import build, check, explain, new, pythons
from runner.build import Loaded
from runner.errors import ROOT, Problem, Problems, short
from runner.mask import expected_output
from runner.record import RECORDS, Cache, Environment, read, read_all, save, write
from runner.snippet import Snippet, select

out = Console(highlight=False)
err = Console(stderr=True, highlight=False)


def show(problem: Problem, diff: str = "") -> None:
    """Print one problem, and its diff if there is one."""
    first, _, rest = str(problem).partition("\n")
    err.print(f"[red]✗[/red] {escape(first)}\n{escape(rest)}", soft_wrap=True)
    if diff and err.is_terminal:
        err.print(Syntax(diff, "diff", background_color="default", word_wrap=True))
    elif diff:
        err.print(escape(diff), soft_wrap=True)


def executed(snippets: list[Snippet], args: argparse.Namespace) -> Environment:
    """Execute with a progress bar."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as bar:
        task = bar.add_task("executing", total=None)

        def tell(name: str, done: int, total: int) -> None:
            bar.update(task, completed=done, total=total, description=f"executed {name}")

        return build.execute(
            snippets, python=args.python, runs=args.runs, require=getattr(args, "require", None), tell=tell
        )


def reported(loaded: Loaded, here: Environment, snippets: list[Snippet], diffs: bool, whole: bool) -> int:
    """Print all failures at the end; return the exit code."""
    found = build.failures(loaded, here, snippets)
    pitfalls = {s.pitfall for s in snippets}
    for problem in loaded.problems():
        path = Path(problem.where)
        if whole or path.stem in pitfalls or path.parent.name in pitfalls:
            found.append((problem, ""))
    for problem, diff in found:
        show(problem, diff if diffs else "")
    if not check.is_locked(here):
        locked = check.locked_jax()
        held = f"they hold for JAX {locked} on a CPU without flags, this is {here.name}"
        out.print(f"Expected outputs were not compared: {held}.")
    names = {problem.where for problem, _ in found}
    if found:
        err.print(f"[red]{len(found)} failures in {len(names)} files[/red], {len(snippets)} snippets.")
    return 1 if found else 0


def run(args: argparse.Namespace) -> int:
    """Execute what is not in the cache, write the fragments, list all failures."""
    began = time.perf_counter()
    loaded = build.load()
    snippets = select(loaded.snippets, args.names)
    here = executed(snippets, args)
    changed = build.write_fragments(loaded, here, snippets)
    code = reported(loaded, here, snippets, diffs=False, whole=not args.names)
    took = time.perf_counter() - began
    out.print(f"{len(snippets)} snippets on {here.name}, {changed} files of build/ changed, {took:.1f} s.")
    return code


def checked(args: argparse.Namespace) -> int:
    """Check expectations and expected outputs, and show the differences."""
    loaded = build.load()
    snippets = select(loaded.snippets, args.names)
    here = executed(snippets, args)
    code = reported(loaded, here, snippets, diffs=True, whole=not args.names)
    if not code:
        out.print(f"{len(snippets)} snippets on {here.name}: everything is as declared.")
    return code


def accept(args: argparse.Namespace) -> int:
    """Take the present output as the expected one, except where a declared expectation fails."""
    loaded = build.load()
    snippets = select(loaded.snippets, args.names)
    here = executed(snippets, args)
    if not check.is_locked(here):
        what = f"expected outputs come from JAX {check.locked_jax()} on a CPU without flags, this is {here.name}"
        raise Problem("accept", None, what, "nothing was written; use the locked environment: nox -s record")
    failed, taken = 0, 0
    for snippet in (s for s in snippets if s.name in here.results):
        result = here.results[snippet.name]
        if problems := check.expectations(snippet, result):
            failed += 1
            for problem in problems:
                show(problem)
            continue
        if check.output(snippet, result):
            write(snippet.expected, expected_output(snippet, result))
            out.print(f"accepted {short(snippet.expected)}")
            taken += 1
    out.print(f"{taken} accepted, {len(snippets) - taken - failed} unchanged, {failed} not accepted.")
    return 1 if failed else 0


def record(args: argparse.Namespace) -> int:
    """Write the record of this environment, or of another interpreter's, under records/."""
    loaded = build.load()
    chosen = select(loaded.snippets, args.names)
    environment = executed(chosen, args)
    path = RECORDS / f"{environment.name}.json"
    if path.is_file() and args.names:
        kept = read(path).results
        environment.results = {**kept, **environment.results}
    environment.results = {
        s.name: environment.results[s.name] for s in loaded.snippets if s.name in environment.results
    }
    save(path, environment)
    out.print(
        f"{short(path)}: {len(environment.results)} snippets on {environment.device}, JAX {environment.about['jax']}."
    )
    return 0


def versions(args: argparse.Namespace) -> int:
    """Record every snippet on older JAX versions, each in an environment of its own."""
    missing = 0
    for jax in args.jax or pythons.VERSIONS:
        if jax not in pythons.VERSIONS:
            raise Problem(jax, None, "is no version that is recorded", f"one of {', '.join(pythons.VERSIONS)}")
        try:
            args.python = pythons.environment(jax)
            record(args)
        except Problem as problem:
            show(problem)
            missing += 1
    return 1 if missing else 0


def drift(args: argparse.Namespace) -> int:
    """Compare all outputs on another JAX with the expected ones, as Markdown; 1 if something differs."""
    loaded = build.load()
    snippets = select(loaded.snippets, args.names)
    if args.jax:
        args.python = pythons.environment(args.jax)
    there = executed(snippets, args)
    found = []
    for snippet in (s for s in snippets if s.name in there.results):
        if differs := check.output(snippet, there.results[snippet.name]):
            found.append(f"### {snippet.name}\n\n```diff\n{differs[1]}\n```\n")
    print(f"{len(found)} of {len(snippets)} snippets print something else on {there.name} than on the locked JAX.\n")
    print("\n".join(found))
    return 1 if found else 0


def listed(args: argparse.Namespace) -> int:
    """Print every snippet, the page that shows it, its role and its state."""
    loaded = build.load()
    snippets = select(loaded.snippets, args.names)
    cache = Cache(build.facts_of(args.python))
    others = read_all()
    shown = loaded.shown
    table = Table("snippet", "role", "page", "state", box=None, pad_edge=False)
    for snippet in snippets:
        result = cache.get(snippet, args.runs if snippet.runs_repeatedly else 0)
        absent = f"not run here, needs a {snippet.needs}" if snippet.needs else "stale"
        states = [absent if result is None else "failing" if check.expectations(snippet, result) else "fresh"]
        if not shown[snippet.name]:
            states.append("shown nowhere")
        old = [e.name for e in others if snippet.name in e.results and e.result(snippet) is None]
        if old:
            states.append(f"stale in {', '.join(old)}")
        pages = ", ".join(str(p.path.relative_to(ROOT / "docs")) for p in shown[snippet.name])
        table.add_row(snippet.name, snippet.role, pages or "—", ", ".join(states))
    (out if out.is_terminal else Console(width=200, highlight=False)).print(table)
    return 0


def create(args: argparse.Namespace) -> int:
    """Make a page and snippets for a new pitfall, GROUP/PITFALL, from the template."""
    out.print(escape(new.advice(new.create(args.name, build.load().pages))), soft_wrap=True)
    return 0


def explained(args: argparse.Namespace) -> int:
    """Tell which pages explain a traceback given on standard input; 1 if none does."""
    if sys.stdin.isatty():
        err.print("Paste a traceback, then press Ctrl-D on a line of its own.")
    text = sys.stdin.buffer.read().decode("utf-8", "replace")
    known = build.patterns()
    matches = explain.explain(text, known)
    exact = [match for match in matches if match.exact]
    if not matches:
        out.print("No page shows a message like this one.")
        return 1
    if not exact:
        out.print("No page shows exactly this message. The nearest:")
    site = os.environ.get("SITE_URL", "").rstrip("/")
    for match in exact or matches:
        about = known["pitfalls"][match.pitfall]
        anchor = f"#{match.section}" if match.section else ""
        out.print(f"\n[bold]{match.pitfall}[/bold]  {escape(about['title'])}  ({about['kind']})")
        why = "printed there" if match.exact else "resembles"
        says = f"{why}: {escape(match.says)}" if match.says else "the same class of error, raised in the same call"
        out.print(f"    {says}", soft_wrap=True)
        if match.but:
            out.print(f"    the message points elsewhere: {escape(match.but)}", soft_wrap=True)
        out.print(f"    docs/{about['url'].rstrip('/')}.md{anchor}", soft_wrap=True)
        if site:
            out.print(f"    {site}/{about['url']}{anchor}", soft_wrap=True)
    return 0


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(prog="python -m runner", description=__doc__)
    commands = top.add_subparsers(dest="command", required=True)
    for name, function in {
        "run": run,
        "check": checked,
        "accept": accept,
        "record": record,
        "drift": drift,
        "list": listed,
    }.items():
        command = commands.add_parser(name, help=function.__doc__, description=function.__doc__)
        command.set_defaults(function=function)
        command.add_argument("names", nargs="*", help="snippets or folders; all if there are none")
        command.add_argument(
            "--runs", type=int, default=build.RUNS, help="how often a timed snippet runs (%(default)s)"
        )
        command.add_argument("--python", default=sys.executable, help="interpreter whose JAX executes (this one)")
        if name == "drift":
            command.add_argument("--jax", choices=["newest", *pythons.VERSIONS], help="make an environment with it")
        if name == "record":
            command.add_argument("--require", choices=["gpu", "cpu"], help="fail unless JAX really runs there")
    command = commands.add_parser("versions", help=versions.__doc__, description=versions.__doc__)
    command.set_defaults(function=versions, names=[])
    command.add_argument("jax", nargs="*", help=f"of {', '.join(pythons.VERSIONS)}; all if there are none")
    command.add_argument("--runs", type=int, default=build.RUNS, help="how often a timed snippet runs (%(default)s)")
    command = commands.add_parser("new", help=create.__doc__, description=create.__doc__)
    command.set_defaults(function=create)
    command.add_argument("name", metavar="GROUP/PITFALL")
    command = commands.add_parser("explain", help=explained.__doc__, description=explained.__doc__)
    command.set_defaults(function=explained)
    return top


def main(argv: list[str] | None = None) -> int:
    """Run one command; return the exit code."""
    args = parser().parse_args(argv)
    os.chdir(ROOT)
    try:
        return int(args.function(args))
    except Problem as problem:
        show(problem)
    except Problems as found:
        for one in found.problems:
            show(one)
    except build.Interrupted:
        err.print("Interrupted; what had been executed is kept.")
        return 130
    return 1
