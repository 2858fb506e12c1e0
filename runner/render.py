"""Fragments: the Markdown of what snippets are and did. Pure functions from results to text."""

from __future__ import annotations

import re
import shlex
import statistics
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from runner.mask import MEASUREMENT, measurements, signature
from runner.page import GROUPS, Page
from runner.record import Environment, Result
from runner.snippet import Snippet

MOST_LINES = 60
MOST_MESSAGE_LINES = 14
# What JAX appends to say that it filtered the traceback.
FILTERED = re.compile(r"^-{10,}\nFor simplicity, JAX has removed .*$", re.M)
# JAX's own first half of a chain: the same error once more, without the class that ends the program.
BEFORE = re.compile(r"^.*JaxStackTraceBeforeTransformation.*exception:\n\n", re.S)
FRAME = re.compile(r'^  File "(?P<file>[^"]*)", line \d+')
# A cause without one of the reader's frames: what follows says it in their terms.
CAUSE = re.compile(
    r"\A(?:Traceback \(most recent call last\):\n    \[\.\.\. \d+ frames? in JAX\]\n(?:(?!Traceback).*\n)*?)"
    r"\nThe above exception was the direct cause of the following exception:\n\n(Traceback)"
)
# Frames of the runner, where JAX tells the whole stack: `python FILE` has none.
RUNNER = re.compile(r'(?m)^  File "(?:<frozen runpy>|\.\.\./runner/[^"]*)", .*\n(?:    .*\n)*')
DIRECTION = re.compile("[\u200e\u200f\u202a-\u202e\u2066-\u2069]")
INCLUDE_MARK = re.compile(r"(;*-+8<-+)")


def visible(text: str) -> str:
    """Return `text` with control and direction characters made visible, so that it shows as it is."""
    text = DIRECTION.sub(lambda m: f"<U+{ord(m[0]):04X}>", text)
    return "".join(chr(0x2400 + ord(c)) if c < " " and c not in "\n\t" else "␡" if c == "\x7f" else c for c in text)


def fence(text: str, info: str) -> str:
    """Return a fenced block that holds any text: longer backticks, include marks escaped."""
    text = INCLUDE_MARK.sub(r";\1", visible(text)).rstrip("\n")
    longest = max((len(run) for run in re.findall(r"`+", text)), default=0)
    ticks = "`" * max(3, longest + 1)
    return f"{ticks}{info}\n{text}\n{ticks}\n"


def code_span(text: str) -> str:
    """Return `text` as inline code that is safe in a table cell."""
    text = visible(text).replace("\n", " ")
    longest = max((len(run) for run in re.findall(r"`+", text)), default=0)
    ticks = "`" * (longest + 1)
    pad = " " if text.startswith("`") or text.endswith("`") else ""
    return _html_code(text) if "|" in text else f"{ticks}{pad}{text}{pad}{ticks}"


def plain(text: str) -> str:
    """Return `text` as Markdown that shows it as it is."""
    text = re.sub(r"[\\\\`*_{}\[\]]", r"\\\g<0>", visible(text))
    return INCLUDE_MARK.sub(r"&#59;\1", text.replace("&", "&amp;").replace("<", "&lt;"))


def _html_code(text: str) -> str:
    for plain, entity in (
        ("&", "&amp;"),
        ("<", "&lt;"),
        ("|", "&#124;"),
        ("`", "&#96;"),
        ("*", "&#42;"),
        ("_", "&#95;"),
    ):
        text = text.replace(plain, entity)
    return f"<code>{text}</code>"


def shortened(text: str, most: int = MOST_LINES) -> str:
    """Return at most `most` lines and say how many were cut."""
    lines = text.rstrip("\n").split("\n")
    if len(lines) <= most + 1:
        return text
    return "\n".join([*lines[:most], f"[... {len(lines) - most} more lines]"])


def cut(traceback: str) -> str:
    """Return a traceback with the reader's own frames only; each cut is marked with [...]."""
    text = BEFORE.sub("[...]\n", FILTERED.sub("[...]", traceback)).rstrip("\n")
    kept: list[str] = []
    skipped: list[str] = []
    own = True

    def mark() -> None:
        if skipped:
            who = "JAX" if any("/jax" in file for file in skipped) else "libraries"
            kept.append(f"    [... {len(skipped)} frame{'s' * (len(skipped) > 1)} in {who}]")
            skipped.clear()

    for line in text.split("\n"):
        if found := FRAME.match(line):
            own = not found["file"].startswith(("...", "/", "<frozen"))
            if not own:
                skipped.append(found["file"])
                continue
        elif not line.startswith("    ") or not line.strip():
            own = True
        if own:
            mark()
            kept.append(line)
    mark()
    return CAUSE.sub("[...]\n\\1", "\n".join(kept))


def cut_message(traceback: str) -> str:
    """Return `cut(traceback)` with a very long message shortened."""
    lines = cut(traceback).split("\n")
    last = max((i for i, line in enumerate(lines) if line.startswith("  ")), default=0)
    return "\n".join(lines[: last + 1]) + "\n" + shortened("\n".join(lines[last + 1 :]), MOST_MESSAGE_LINES)


def duration(seconds: float) -> str:
    """Return a time with three significant digits and its unit."""
    units = {"s": 1.0, "ms": 1e3, "µs": 1e6, "ns": 1e9}
    unit = next((unit for unit, factor in units.items() if seconds * factor >= 1), "ns")
    value = seconds * units[unit]
    return f"{value:.0f} {unit}" if value >= 100 else f"{value:.3g} {unit}"


def ratio(value: float) -> str:
    return f"{value:.0f}×" if value >= 10 else f"{value:.1f}×"


def times(count: int) -> str:
    return {0: "never", 1: "once", 2: "twice"}.get(count, f"{count} times")


def indent(text: str) -> str:
    return "".join(f"    {line}" if line.strip() else line for line in text.splitlines(True))


def caption_name(environment: Environment) -> str:
    return f"{environment.device}, JAX {environment.about['jax']}"


def anchor(environment: Environment) -> str:
    return f"/environments.md#{environment.name}"


@dataclass(frozen=True)
class Shown:
    """Where one snippet's results stand: those shown first, one a device, and the others."""

    primary: list[tuple[Environment, Result]]
    others: list[tuple[Environment, Result]]
    stale: list[Environment]


def arrange(snippet: Snippet, environments: list[Environment]) -> Shown:
    """Sort the environments: for each device the build's own or else the newest JAX comes first."""
    valid = [(e, r) for e in environments if (r := e.result(snippet)) is not None]
    stale = [e for e in environments if snippet.name in e.results and e.result(snippet) is None]
    best: dict[str, tuple[Environment, Result]] = {}
    for pair in sorted(valid, key=lambda pair: (pair[0].here, pair[0].version), reverse=True):
        best.setdefault(pair[0].device, pair)
    primary = sorted(best.values(), key=lambda pair: (pair[0].platform != "cpu", pair[0].device))
    others = [pair for pair in valid if pair not in primary]
    return Shown(primary, sorted(others, key=lambda pair: pair[0].version, reverse=True), stale)


def _is_alike(snippet: Snippet, pairs: list[tuple[Environment, Result]]) -> bool:
    return len({signature(snippet, result) for _, result in pairs}) <= 1


def snippet_fragment(snippet: Snippet, environments: list[Environment]) -> str:
    """Return the whole Markdown of one snippet."""
    shown = arrange(snippet, environments)
    # Who reads a table wants the table; its code is one click away.
    folded = f'??? example "The code behind this table"\n\n{indent(code_block(snippet))}'
    parts = [] if snippet.table else [code_block(snippet)]
    if not shown.primary:
        why = ": it needs a GPU, and no record of one exists yet" if snippet.needs == "gpu" else ""
        parts.append(f"Not run here{why}.\n{{ .ran }}\n")
        return "\n".join(parts)
    if snippet.runs_repeatedly:
        parts.append(time_table(snippet, shown.primary))
        parts.append(_per_device(snippet, shown.primary, always=True))
    else:
        parts.append(_per_device(snippet, shown.primary, always=False))
    agree = []
    for group in _groups(snippet, shown.others):
        main = next((r for e, r in shown.primary if e.device == group[0][0].device), shown.primary[0][1])
        if snippet.runs_repeatedly or signature(snippet, group[0][1]) == signature(snippet, main):
            agree += [e for e, _ in group]
        else:
            parts.append(_folded(group, [e for e, _ in shown.others], main, snippet))
    if snippet.table:
        parts.append(folded)
    parts.append(counts_line(snippet, shown.primary[0][1]))
    parts.append(caption(snippet, shown.primary, agree, [e for e, _ in shown.others]))
    return "\n".join(part for part in parts if part)


def code_block(snippet: Snippet) -> str:
    """Return the code, with the marks that pytest-codeblocks needs to run it as a reader would."""
    marks = ""
    if snippet.needs:
        marks += f'<!--pytest.mark.skip(reason="needs a {snippet.needs}")-->\n'
    elif snippet.locals:
        names = ", ".join(path.name for path in snippet.locals)
        marks += f'<!--pytest.mark.skip(reason="needs {names} beside it")-->\n'
    elif re.search("pickle|multiprocessing|__main__", f"{snippet.code} {snippet.says}"):
        # A block is no module that pickle, another process or a message could name.
        marks += '<!--pytest.mark.skip(reason="needs to be a program of its own")-->\n'
    if snippet.raises:
        marks += f"<!--pytest.mark.raises({_literal(snippet.raises)}, {_literal(snippet.says or '')})-->\n"
    if snippet.env:
        given = ", ".join(f"{key}={_literal(value)}" for key, value in snippet.env.items())
        marks += f"<!--pytest.mark.env({given})-->\n"
    lines = f' hl_lines="{" ".join(map(str, snippet.highlight))}"' if snippet.highlight else ""
    given = " ".join(f"{name}={shlex.quote(value)}" for name, value in snippet.env.items())
    title = f"{given} python {snippet.stem}.py" if given else f"{snippet.stem}.py"
    return marks + ("\n" if marks else "") + fence(snippet.code, f'python title="{title}"{lines}')


def _literal(text: str) -> str:
    return repr(text).replace(">", "\\x3e").replace("--", "-\\x2d")


def _per_device(snippet: Snippet, pairs: list[tuple[Environment, Result]], always: bool) -> str:
    if len(pairs) == 1 or (not always and _is_alike(snippet, pairs)):
        return outcome(snippet, pairs[0][1])
    tabs = [f'=== "{environment.device}"\n\n{indent(outcome(snippet, result))}' for environment, result in pairs]
    return "\n".join(tabs)


def outcome(snippet: Snippet, result: Result) -> str:
    """Return what one run did: output, standard error, traceback."""
    parts = []
    stdout, stderr, error = result.get("stdout", ""), result.get("stderr", ""), result.get("exception")
    if stdout and snippet.table:
        parts.append(table(stdout))
    elif stdout and snippet.runs_repeatedly and not MEASUREMENT.sub("", stdout).strip():
        # The table above shows these lines already, over all runs.
        parts.append(f'??? quote "What one run printed"\n\n{indent(fence(shortened(stdout), "text"))}')
    elif stdout:
        parts.append(fence(shortened(stdout), 'text title="Output"'))
    if stderr:
        parts.append(fence(shortened(stderr), 'text title="Standard error"'))
    if error:
        short = cut_message(error["traceback"])
        parts.append(fence(short, 'pytb title="Traceback"'))
        # The note that JAX filtered its frames is no loss: it does not earn a fold of its own.
        if short.strip() != FILTERED.sub("[...]", error["traceback"]).strip():
            whole = fence(RUNNER.sub("", error["traceback"]), "pytb")
            parts.append(f'??? quote "The whole traceback"\n\n{indent(whole)}')
    ends = {
        "timeout": f"Killed after {snippet.timeout:g} s.",
        "memory": f"Killed: more than {snippet.memory_mb} MiB.",
        "flooded": "Killed: too much output.",
        "died": f"The process died: {result.get('detail')}.",
    }
    if result["outcome"] in ends:
        parts.append(ends[result["outcome"]] + "\n")
    if not parts:
        parts.append("It prints nothing.\n{ .ran }\n")
    return "\n".join(parts)


def table(text: str) -> str:
    """Return printed `a | b` lines as a Markdown table."""
    rows = [[plain(cell.strip()) for cell in line.split("|")] for line in text.strip().split("\n")]
    head, *body = rows
    lines = [head, ["---"] * len(head), *body]
    return "".join("| " + " | ".join(cells) + " |\n" for cells in lines)


def time_table(snippet: Snippet, pairs: list[tuple[Environment, Result]]) -> str:
    """Return the headline ratios and the table of medians, a column group for each device."""
    lines = []
    for fast, slow, _ in snippet.faster:
        found = []
        for environment, result in pairs:
            values = measurements(result)
            if fast in values and slow in values:
                quotient = statistics.median(values[slow]) / max(statistics.median(values[fast]), 1e-12)
                if quotient >= 1:
                    found.append(f"**{ratio(quotient)}** faster on the {environment.device}")
                else:
                    found.append(f"**{ratio(1 / quotient)}** slower on the {environment.device}")
        if found:
            lines.append(f"`{fast}` against `{slow}`: {', '.join(found)}.\n{{ .ratio }}\n")
    labels: dict[str, None] = {}
    for _, result in pairs:
        labels.update(dict.fromkeys(measurements(result)))
    runs = max((len(v) for _, r in pairs for v in measurements(r).values()), default=0)
    head = ["Measured"]
    for environment, _ in pairs:
        head += [f"{environment.device}, median of {runs} runs", "least to most"]
    rows = [head, ["---"] + ["---:"] * (len(head) - 1)]
    for label in labels:
        row = [code_span(label)]
        for _, result in pairs:
            found_times = measurements(result).get(label)
            row += [duration(statistics.median(found_times)), _spread(found_times)] if found_times else ["—", ""]
        rows.append(row)
    return "\n".join([*lines, "".join("| " + " | ".join(row) + " |\n" for row in rows)])


def _spread(values: list[float]) -> str:
    low, high = duration(min(values)), duration(max(values))
    return low if low == high else f"{low} to {high}"


def _groups(snippet: Snippet, pairs: list[tuple[Environment, Result]]) -> Iterable[list[tuple[Environment, Result]]]:
    groups: dict[Any, list[tuple[Environment, Result]]] = {}
    for environment, result in pairs:
        groups.setdefault((environment.device, signature(snippet, result)), []).append((environment, result))
    return groups.values()


def versions_of(some: Iterable[Environment], among: Iterable[Environment] = ()) -> str:
    """Return JAX versions, oldest first; "≤ x" where they are the oldest of `among`, and several."""
    group = sorted(some, key=lambda e: e.version)
    oldest = sorted(among, key=lambda e: e.version)[: len(group)]
    if len(group) > 1 and [e.name for e in group] == [e.name for e in oldest]:
        return f"≤ {group[-1].about['jax']}"
    return ", ".join(str(e.about["jax"]) for e in group)


def range_of(some: list[Environment], among: list[Environment]) -> str:
    """Return JAX versions; "a to b" for three or more that follow one another in `among`."""
    group, order = ([e.name for e in sorted(es, key=lambda e: e.version)] for es in (some, among))
    start = order.index(group[0]) if group[0] in order else 0
    names = [name.partition("-jax")[2] for name in group]
    if len(group) > 2 and order[start : start + len(group)] == group:
        return f"{names[0]} to {names[-1]}"
    return ", ".join(names)


def is_missing(result: Result, main: Result) -> bool:
    """Whether an older JAX lacks what the snippet uses."""
    error, other = result.get("exception") or {}, main.get("exception") or {}
    lacks = ("AttributeError", "ImportError", "ModuleNotFoundError")
    named = "jax" in error.get("message", "")
    return error.get("class") in lacks and named and other.get("class") != error.get("class")


def difference(result: Result, main: Result) -> str:
    """Return in words how a result differs from the one shown first."""
    error, other = result.get("exception"), main.get("exception")
    if is_missing(result, main):
        return "it does not exist yet"
    if error and not other:
        return f"it raises {error['class']}"
    if other and not error:
        return "it does not raise"
    if error and other and error["class"] != other["class"]:
        return f"it raises {error['class']}"
    if error and other:
        return "the message is another"
    return "the output is another"


def _folded(group: list[tuple[Environment, Result]], among: list[Environment], main: Result, snippet: Snippet) -> str:
    environment, result = group[0]
    device = "" if environment.platform == "cpu" else f" ({environment.device})"
    title = f"On JAX {versions_of((e for e, _ in group), among)}{device} {difference(result, main)}"
    return f'??? note "{title}"\n\n{indent(outcome(snippet, result))}'


def counts_line(snippet: Snippet, result: Result) -> str:
    """Return the counts of the snippet's own functions, where they are the point."""
    if not (snippet.traces or snippet.compiles):
        return ""
    if result.get("traces") is None:
        return "Traces and compilations: not counted, this JAX gives no names.\n{ .counts }\n"
    parts = []
    for verb, key, declared in (("Traced", "traces", snippet.traces), ("Compiled", "compiles", snippet.compiles)):
        if declared:
            counted = (f"{code_span(name)} {times(result[key].get(name, 0))}" for name in declared)
            parts.append(f"{verb}: {', '.join(counted)}.")
    return " ".join(parts) + "\n{ .counts }\n"


def caption(
    snippet: Snippet, primary: list[tuple[Environment, Result]], agree: list[Environment], others: list[Environment]
) -> str:
    """Return the one quiet line below a snippet: its file, where it ran, what agrees."""
    file = f"{snippet.stem}.py"
    ran = " and ".join(f"[{caption_name(e)}, {result['date']}]({anchor(e)})" for e, result in primary)
    line = f'[{file}](/snippets/{snippet.pitfall}/{file}){{ .download download="{file}" }} · ran on {ran}'
    if agree:
        what = "also ran on" if snippet.runs_repeatedly else "same on"
        line += f" · {what} JAX {range_of(agree, others)}"
    return line + "\n{ .ran }\n"


def trigger_table(triggers: list[Snippet], environments: list[Environment]) -> str:
    """Return one table of a folder's triggers, and folded, each of them whole."""
    rows = [["Code", "Raises", "Message"], ["---", "---", "---"]]
    others = [["Code", "On JAX", "Raises", "Message"], ["---"] * 4]
    whole = []
    for snippet in triggers:
        shown = arrange(snippet, environments)
        if not shown.primary:
            continue
        result = shown.primary[0][1]
        lines = snippet.code.split("\n")
        marked = [lines[n - 1].strip() for n in snippet.highlight] or [line for line in lines if line.strip()]
        code = "<br>".join(code_span(line) for line in marked)
        rows.append([code, *_raised(result)])
        # The rest of a message may differ as well; the whole snippets below show it.
        first_lines: dict[tuple[str, ...], list[Environment]] = {}
        for environment, other in shown.others:
            if (raised := tuple(_raised(other))) != tuple(_raised(result)):
                first_lines.setdefault(raised, []).append(environment)
        for raised, group in first_lines.items():
            others.append([code, versions_of(group, [e for e, _ in shown.others]), *raised])
        whole.append(snippet_fragment(snippet, environments))

    def cards(table: list[list[str]]) -> str:
        cells = "".join("| " + " | ".join(row) + " |\n" for row in table)
        return f'<div class="triggers" markdown>\n\n{cells}\n</div>\n'

    parts = [cards(rows)]
    if len(others) > 2:
        parts.append(f'??? note "On older JAX versions"\n\n{indent(cards(others))}')
    parts.append(f'??? example "All {len(whole)} in full"\n\n{indent(chr(10).join(whole))}')
    return "\n".join(parts)


def _raised(result: Result) -> list[str]:
    """Return class and telling line of what a trigger raised, as cells."""
    error = result.get("exception")
    if not error:
        return ["nothing", ""]
    name, lines = error["class"].split(".")[-1], error["message"].split("\n")
    # Every ConcretizationTypeError begins with the same line; the second names the place.
    second = name == "ConcretizationTypeError" and len(lines) > 1 and lines[1].strip()
    # What a callback raised stands at the end of its traceback.
    if lines[0].endswith("Traceback (most recent call last):"):
        second = next(line for line in reversed(lines) if line.strip())
    told = second or lines[0]
    return [code_span(name), code_span(told) if told else "(no message)"]


def badge(page: Page) -> str:
    group, kind = GROUPS[page.meta["group"]], page.meta["kind"]
    return f"{page.meta['id']} · {group} · **{kind}**\n{{ .badge .{kind} }}\n"


def versions(snippets: list[Snippet], environments: list[Environment]) -> str:
    """Return where a page's snippets ran, and, folded, which of them differ between environments."""
    here, *others = environments
    lines = [
        f"{sum(here.result(s) is not None for s in snippets)} snippets ran on [{caption_name(here)}]({anchor(here)})"
    ]
    rows: list[str] = []
    # A record that lacks the page's snippets says nothing about it.
    recorded = [e for e in others if any(e.result(s) for s in snippets)]
    for device in dict.fromkeys(e.device for e in recorded):
        same = [e for e in recorded if e.device == device]
        name = "JAX" if device == here.device else f"{device}, JAX"
        links = ", ".join(f"[{e.about['jax']}]({anchor(e)})" for e in sorted(same, key=lambda e: e.version))
        lines.append(f"and on {name} {links}")
        for snippet in snippets:
            for words, group in _differences(snippet, here, same).items():
                rows.append(f"| `{snippet.stem}.py` | {name} {versions_of(group, same)} | {words} |\n")
    text = " ".join(lines) + "."
    stale = {s.name for s in snippets for e in others if s.name in e.results and e.result(s) is None}
    if stale:
        text += f" {len(stale)} recorded before the code changed: not shown."
    if all(e.platform == "cpu" for e in environments):
        text += " No GPU record exists yet."
    parts = [text + "\n"]
    if rows:
        table = "| Snippet | On | Difference |\n|---|---|---|\n" + "".join(rows)
        parts.append(f'??? note "What differs"\n\n{indent(table)}')
    elif recorded:
        parts.append("All agree.\n")
    return "\n".join(parts)


def _differences(snippet: Snippet, here: Environment, others: list[Environment]) -> dict[str, list[Environment]]:
    """Return words -> the environments whose result differs from the one here in that way."""
    found: dict[str, list[Environment]] = {}
    main = here.result(snippet)
    for environment in others:
        result = environment.result(snippet)
        if main is None or result is None:
            continue
        if snippet.runs_repeatedly and result["outcome"] == main["outcome"]:
            continue
        if signature(snippet, result) != signature(snippet, main):
            found.setdefault(difference(result, main), []).append(environment)
    return found


def environments_page(environments: list[Environment]) -> str:
    """Return every environment in full, the one of this build first."""
    parts = []
    labels = {
        "python": "Python", "numpy": "NumPy", "jax": "JAX", "jaxlib": "jaxlib", "plugins": "Plugins",
        "driver": "Driver", "os": "System", "machine": "Architecture", "cpu": "CPU", "cores": "Cores",
        "memory_gib": "Memory in GiB", "gpus": "GPUs", "flags": "Flags", "device": "JAX device",
        "commit": "Commit", "date": "Date",
    }  # fmt: skip
    for environment in environments:
        about = dict(environment.about)
        device = about.pop("device")
        about["device"] = f"{device['count']} × {device['kind']} ({device['platform']})"
        rows = []
        for key, label in labels.items():
            value = about.get(key)
            if isinstance(value, dict):
                value = ", ".join(f"{k}={v}" for k, v in value.items())
            if isinstance(value, list):
                value = ", ".join(value)
            if value not in (None, ""):
                rows.append(f"| {label} | {value} |\n")
        count = len(environment.results)
        which = "This build" if environment.here else "A committed record"
        parts.append(f"### {caption_name(environment)} {{ #{environment.name} }}\n")
        parts.append(f"{which}, with results of {count} snippets.\n")
        parts.append("| Part | Version or setting |\n|---|---|\n" + "".join(rows))
    missing = [] if any(e.platform == "gpu" for e in environments) else ["GPU"]
    missing.append("TPU")
    parts.append(f"### Not recorded\n\nNothing here ran on: {', '.join(missing)}.\n")
    return "\n".join(parts)


def result_words(result: Result) -> str:
    if error := result.get("exception"):
        return f"raises {code_span(error['class'].split('.')[-1])}"
    return str(result["outcome"])


def runs_page(snippets: list[Snippet], shown: dict[str, list[Page]], here: Environment) -> str:
    """Return the table of every snippet of this build: result, time, memory, counts."""
    rows = ["| Snippet | Role | Result | Seconds | Peak MiB | Traced | Compiled |\n", "|---|---|---|--:|--:|--:|--:|\n"]
    for snippet in snippets:
        result = here.result(snippet)
        if result is None:
            continue
        pages = shown[snippet.name]
        name = f"[{snippet.name}]({pages[0].link})" if pages else snippet.name
        own = [
            str(sum(n for f, n in (result.get(key) or {}).items() if f in snippet.functions))
            for key in ("traces", "compiles")
        ]
        cells = [
            name,
            snippet.role,
            result_words(result),
            f"{result['seconds']:.2f}",
            str(result.get("peak_mb", "")),
            *own,
        ]
        rows.append("| " + " | ".join(cells) + " |\n")
    return "".join(rows)


def pitfalls_page(pages: list[Page]) -> str:
    """Return the list of pitfalls by group."""
    parts = []
    for group, title in GROUPS.items():
        found = [page for page in pages if page.meta["group"] == group]
        if found:
            rows = "".join(f"| {p.meta['id']} | [{p.meta['title']}]({p.link}) | {p.meta['kind']} |\n" for p in found)
            parts.append(f"### {title}\n\n| | Pitfall | Kind |\n|---|---|---|\n{rows}")
    return "\n".join(parts)


def claims_page(snippets: list[Snippet], pages: list[Page], here: Environment) -> str:
    """Return the table of another text's claims: what it says, what the run did, which page explains it."""
    titles = {page.name: page for page in pages}
    rows = ["| | It says | That is | What happens | More in |\n", "|--:|---|---|---|---|\n"]
    for number, snippet in enumerate((s for s in snippets if s.claim), 1):
        result = here.result(snippet)
        if result is None:
            continue
        lines = [code_span(line) for line in result.get("stdout", "").strip().split("\n") if line]
        if error := result.get("exception"):
            lines.append(code_span(f"{error['class']}: {error['message'].split(chr(10))[0]}"))
        links = ", ".join(f"[{titles[name].meta['id']}]({titles[name].link})" for name in snippet.see.split())
        cells = (f"[{number}](#{snippet.stem})", snippet.claim, snippet.verdict, "<br>".join(lines), links)
        rows.append(f"| {' | '.join(cells)} |\n")
    return "".join(rows)


def jax_versions_page(pages: list[Page], snippets: list[Snippet], environments: list[Environment]) -> str:
    """Return the table pitfall x JAX version: how many snippets differ from this build's JAX, and how."""
    here, *others = environments
    others = sorted((e for e in others if e.platform == here.platform), key=lambda e: e.version)
    if not others:
        return "No other JAX version is recorded.\n"
    head = ["Pitfall", *(f"[{e.about['jax']}]({anchor(e)})" for e in others)]
    rows = [head, ["---"] * len(head)]
    for page in pages:
        cells = [f"[{page.meta['id']}]({page.link}#versions) {page.meta['title']}"]
        for environment in others:
            counts = {"text": 0, "behaviour": 0, "missing": 0}
            known = 0
            for snippet in snippets:
                result, main = environment.result(snippet), here.result(snippet)
                if snippet.pitfall != page.name or not result or not main:
                    continue
                known += 1
                if snippet.runs_repeatedly and result["outcome"] == main["outcome"]:
                    continue
                if is_missing(result, main):
                    counts["missing"] += 1
                elif signature(snippet, result)[::3] != signature(snippet, main)[::3]:
                    counts["behaviour"] += 1
                elif signature(snippet, result) != signature(snippet, main):
                    counts["text"] += 1
            words = [f"{n} {what}" for what, n in counts.items() if n]
            cells.append(", ".join(words) or ("same" if known else "not recorded"))
        rows.append(cells)
    return "".join("| " + " | ".join(row) + " |\n" for row in rows)


def errors_page(known: dict[str, Any], versions: list[str]) -> str:
    """Return the index of messages: class -> message -> the JAX versions that said it, and the page.

    Args:
        known: what `explain.patterns` returned.
        versions: all JAX versions that are recorded, oldest first.
    """
    other = {"logs": "Log lines", "prints": "Printed tracers"}
    groups: dict[str, dict[tuple[str, str], dict[str, Any]]] = {}
    for message in known["messages"]:
        if not message["says"] or not message["lines"]:
            continue
        head = other.get(message["kind"]) or message["class"].split(".")[-1]
        tells = min(head == "ConcretizationTypeError", len(message["lines"]) - 1)
        line = " ".join(known["lines"][message["lines"][tells]]["pieces"])
        row = groups.setdefault(head, {}).setdefault((line, message["pitfall"]), {**message, "jax": set()})
        row["jax"] |= set(message["jax"])
    parts = []
    for head in sorted(groups, key=lambda head: (head in other.values(), head.endswith("Warning"), head)):
        parts.append(f"## {head} {{ #{head.replace(' ', '-')} }}\n\n| Message | JAX | Pages |\n|---|---|---|\n")
        told: dict[tuple[str, str, str], list[str]] = {}
        shown: dict[str, str] = {}
        for (line, pitfall), row in sorted(groups[head].items(), key=lambda item: item[0]):
            about = known["pitfalls"][pitfall]
            link = f"[{pitfall}](/{about['url'].rstrip('/')}.md{'#' * bool(row['section'])}{row['section']})"
            but = f"<br>{row['but']}" if row["but"] else ""
            said = shown.setdefault(line, code_span(row["says"]))
            told.setdefault((said, but, spans(row["jax"], versions)), []).append(link)
        parts.extend(f"| {said}{but} | {jax} | {' '.join(links)} |\n" for (said, but, jax), links in told.items())
        parts.append("\n")
    return "".join(parts)


def spans(some: set[str], versions: list[str]) -> str:
    """Return the ranges that `some` of all `versions` form."""
    if some >= set(versions):
        return "all"
    found: list[list[str]] = []
    for before, version in zip(["", *versions], versions, strict=False):
        if version in some:
            if found and found[-1][-1] == before:
                found[-1].append(version)
            else:
                found.append([version])
    return ", ".join(span[0] if len(span) == 1 else f"{span[0]} to {span[-1]}" for span in found)


def faults_page(rows: list[dict[str, str]]) -> str:
    """Return the table of the faults that the last tests caused."""
    if not rows:
        return "This build was made without the tests; `nox -s tests` causes the faults and makes the table.\n"
    lines = [
        f"| {plain(row['what'])} | {plain(row['then'])} |\n" for row in sorted(rows, key=lambda r: r["what"].lower())
    ]
    return "| Fault | What happens |\n|---|---|\n" + "".join(lines)


def bench_page(bench: dict[str, Any]) -> str:
    """Return the table of the benchmark: how much longer other ways took, in one run."""
    rows = "".join(f"| {what} | {value:.1f} |\n" for what, value in bench["ratios"].items())
    machine = bench["machine"]
    return (
        f"| {bench['snippets']} snippets, cold, {bench['workers']} workers where they can | time, ratio |\n"
        f"|---|--:|\n{rows}\n"
        f"{machine['cpu']}, Python {machine['python']}, JAX {machine['jax']}, {bench['date']}. "
        f"With nothing changed: {bench['unchanged_seconds']:.2f} s. "
        f"After an edit of one snippet, {bench['reran_after_one_edit']} ran.\n"
    )
