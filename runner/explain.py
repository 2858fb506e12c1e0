"""From a pasted traceback to the pages that explain it, by the messages that were recorded.

The site's paste box does the same in the browser: docs/assets/find/explain.js. What one finds, the other finds.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from runner.mask import warning_texts
from runner.page import Page
from runner.record import Environment, Result
from runner.snippet import Snippet

HOLE = "\0"
# What differs between two programs that make the same mistake, in this order.
HOLES = [
    re.compile(pattern)
    for pattern in (
        r"<function .*? at 0x[0-9a-f]+>|<[^<>]*0x[0-9a-f]+[^<>]*>|<class '[^']*'>",
        r"https?://\S+",
        r"(?<=[Ff]unction )\S+(?= at )|(?<=[Ff]unction )\S+(?= traced )",
        r"\S*\.py(?::\d+)*(?:, line \d+)?|(?<= at )\S+:\d+\S*",
        r"\w*Tracer(?:\([^()]*(?:\([^()]*\)[^()]*)*\)|<[^<>]*>)|Traced<[^<>]*>(?:with<[^<>]*>)?|ShapedArray\([^()]*\)",
        r"(?<=slice)\([^()]*(?:\([^()]*\)[^()]*)*\)",
        r"~?\b(?:key<\w+>|bool|u?int|float|bfloat|complex|[bciuf]|bf)\d*\[[^\]]*\]",
        r"\b(?:u?int|float|bfloat|complex)\d+\b",
        r"(?<=argument )\S+(?=\.$)|(?<=arguments ).+(?=\.$)|(?<=at path ).+?(?=\. )",
        r"(?<![\w.])-?\d[\d_]*(?:\.\d*)?(?:e[-+]?\d+)?\b",
    )
]
# A printed tracer is a message of its own: what is inside stays a hole, the name does not.
PRINTED = re.compile(r"Tracer[(<]|Traced<")
CALL = re.compile(r"\b(?:jax|jnp|lax|np|scipy)\.(?:\w+\.)*(\w+)\(")
# Letters of a line that are looked at, lines at either end of a text.
LONGEST, MOST = 2000, 4000
# Shorter texts match by chance.
LEAST = 8
# What the same class and a call of the same function count.
CALLED = 0.2
PRIOR = {"symptom": 1.6, "trigger": 1.2}
# What a class was called in another JAX.
FORMER = {"XlaRuntimeError": "JaxRuntimeError"}

Patterns = dict[str, Any]


def words_of(snippet: Snippet) -> set[str]:
    """Return the names that the snippet's author chose, and the strings: another program has others."""
    found = set()
    for node in ast.walk(snippet.tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.arg):
            found.add(node.arg)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            found.add(node.id)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.isidentifier():
            found.add(node.value)
    return found - {"a", "axis", "size", "shape", "length", "key", "self", "cls"}


def holed(text: str, words: Iterable[str] = (), printed: bool = False) -> str:
    """Return one line of a message with `HOLE` for each part that another program would have otherwise."""
    for position, regex in enumerate(HOLES):
        if not (printed and position == 4):
            text = regex.sub(HOLE, text)
    if words := sorted(words):
        text = re.sub(rf"(?<![\w`.])(?:{'|'.join(map(re.escape, words))})(?![\w`])", HOLE, text)
    return re.sub(rf"{HOLE}(?:[\s,()\[\]'\"]*{HOLE})*", HOLE, text).strip()


def pieces(line: str) -> list[str]:
    """Return the literal parts between the holes, in order."""
    return [piece for part in line.split(HOLE) if (piece := part.strip())]


def telling(message: str) -> list[str]:
    """Return the lines of a message that say something."""
    lines = [line[:LONGEST].strip() for line in message.split("\n")]
    return [line for line in lines if line and not re.match(r"See (?:https?:|<docs>)|[-=]{5,}|https?:", line)]


def calls(text: str) -> list[str]:
    """Return the names of the library functions that a text calls."""
    return sorted(set(CALL.findall(text)))


def section(page: Page, snippet: Snippet) -> str:
    """Return the id of the heading under which the page shows the snippet."""
    names = (f"{snippet.name}.md", f"{snippet.pitfall}/triggers.md" if snippet.role == "trigger" else "")
    at = next((line for line, include in page.includes if include in names), 0)
    for line in reversed(page.lines[:at]):
        if line.startswith("#"):
            if named := re.search(r"\{ *#([\w-]+) *\}", line):
                return named[1]
            return re.sub(r"[-\s]+", "-", re.sub(r"[^\w\s-]", "", line.strip("# ").lower()).strip())
    return ""


def _told(result: Result) -> Iterable[tuple[str, str, list[str]]]:
    """Yield (kind, class, lines) of each thing that a result said."""
    if error := result.get("exception"):
        yield "raises", error["class"], telling(error["message"])
    for text in warning_texts(result):
        category, _, message = text.partition(": ")
        yield "warns", category, telling(message)
    for log in result.get("logs", []):
        yield "logs", "", telling(log["message"])[:1]
    for line in (line[:LONGEST] for line in result.get("stdout", "").split("\n")):
        # A row of a table: what was written, the class, the line that tells.
        cells = [cell.strip() for cell in line.split(" | ")]
        if len(cells) == 3 and cells[1].endswith("Error") and cells[2]:
            yield "raises", cells[1], [cells[2]]
        if PRINTED.search(line) and "|" not in line:
            yield "prints", "", [line.strip()]


def patterns(pages: list[Page], snippets: list[Snippet], environments: list[Environment]) -> Patterns:
    """Return what `explain` needs, as plain JSON.

    Returns:
        `pitfalls`: id -> title, kind, url. `lines`: each different line as its literal `pieces`, its `weight`
        (letters in them) and the number of pitfalls that `share` it. `messages`: kind (raises, warns, logs, prints),
        class, lines (numbers of the above), pitfall, section, prior, `says` (the line as recorded), `jax`
        (versions), `calls` (functions in the traceback) and `but` (the cause, where the message points elsewhere).
    """
    owners = {page.name: page for page in pages}
    numbers: dict[tuple[str, ...], int] = {}
    sharing: dict[int, set[str]] = {}
    messages: dict[tuple[Any, ...], dict[str, Any]] = {}
    for environment in environments:
        for snippet in snippets:
            result, page = environment.result(snippet), owners.get(snippet.pitfall)
            if result is None or page is None:
                continue
            words = words_of(snippet)
            for kind, name, lines in _told(result):
                # A fix that an older JAX lacks raises there: that is no fault of the reader's. Nor is a failed check.
                if (kind == "raises" and not (snippet.raises or snippet.table)) or name == "AssertionError":
                    continue
                found = [pieces(holed(line, words, kind == "prints")) for line in lines]
                kept = [(tuple(p), line) for p, line in zip(found, lines, strict=True) if weight(p) >= LEAST]
                # Who sees a printed tracer and no exception has a silent fault.
                if (kind == "prints" and page.meta["kind"] != "silent") or (not kept and kind != "raises"):
                    continue
                ids = [numbers.setdefault(p, len(numbers)) for p, _ in kept]
                for number in ids:
                    sharing.setdefault(number, set()).add(page.meta["id"])
                # Every ConcretizationTypeError begins alike; its second line tells.
                tells = min(name.endswith("ConcretizationTypeError"), len(kept) - 1)
                says = kept[tells][1] if kept else ""
                says = says if len(says) < 300 else f"{says[:300]}…"
                key = (kind, name, tuple(ids), page.meta["id"])
                entry = messages.setdefault(
                    key,
                    {
                        "kind": kind,
                        "class": name,
                        "lines": ids,
                        "pitfall": page.meta["id"],
                        "section": section(page, snippet),
                        "prior": 0.0,
                        "says": says,
                        "jax": [],
                        "but": snippet.but,
                        "calls": [],
                    },
                )
                if error := result.get("exception"):
                    entry["calls"] = sorted({*entry["calls"], *calls(error["traceback"])} - {"jit"})
                role = "trigger" if snippet.table else snippet.role
                if (prior := PRIOR.get(role, 1.0)) > entry["prior"]:
                    entry.update(prior=prior, section=section(page, snippet), says=says)
                # Where one program's cause is another's fix, nothing is said.
                entry["but"] = entry["but"] if entry["but"] == snippet.but else ""
                if (jax := str(environment.about["jax"])) not in entry["jax"]:
                    entry["jax"].append(jax)
    # A line that holds in longer ones says no more than they share.
    for parts, number in numbers.items():
        for longer, other in numbers.items():
            if other != number and holds(" ".join(longer), list(parts)):
                sharing[number] = sharing[number] | sharing[other]
    for entry in messages.values():
        entry["jax"].sort(key=lambda v: [int(n) for n in re.findall(r"\d+", v)])
    return {
        "pitfalls": {
            page.meta["id"]: {"title": page.meta["title"], "kind": page.meta["kind"], "url": page.url} for page in pages
        },
        "lines": [
            {"pieces": list(p), "weight": weight(p), "share": len(sharing[number])} for p, number in numbers.items()
        ],
        "messages": list(messages.values()),
    }


def weight(parts: Iterable[str]) -> int:
    """Return how many letters the literal parts hold."""
    return sum(len(re.sub(r"[^A-Za-z_]", "", part)) for part in parts)


@dataclass(frozen=True)
class Match:
    """One pitfall that a text may be about.

    Attributes:
        pitfall: its id.
        section: id of the heading on its page.
        score: the higher the better; comparable within one text only.
        exact: whether a recorded message was found, not only one like it.
        says: the recorded line that matched; empty where only the class and a call of the traceback are the same.
        but: what is the cause where the message points elsewhere.
    """

    pitfall: str
    section: str
    score: float
    exact: bool
    says: str
    but: str


# A line that names an exception or a warning: paths, log prefixes and box rules may stand before it.
NAMED = re.compile(r"(?:^|[\s:|│])(?:[A-Za-z_][\w]*\.)*([A-Z]\w*(?:Error|Exception|Warning|Interrupt|Exit))(?:: ?|$)")
NOISE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\r")
WORD = re.compile(r"[A-Za-z_]{2,}")


def blocks(text: str) -> list[tuple[str, list[str]]]:
    """Return (class, lines) of each exception in a text, the last first; one block without a class if there is none."""
    lines = [line[:LONGEST].strip() for line in NOISE.sub("", text).split("\n")]
    lines = [line for line in lines if line]
    if len(lines) > 2 * MOST:
        lines = lines[:MOST] + lines[-MOST:]
    found: list[tuple[str, list[str]]] = []
    for line in lines:
        if named := NAMED.search(line):
            # An unfiltered traceback names two classes in one line; the second is the exception.
            while again := NAMED.match(line[named.end() :]):
                line, named = line[named.end() :], again
            found.append((FORMER.get(named[1], named[1]), [line[named.end() :].strip()]))
        elif found and not line.startswith(("Traceback (", "During handling", "The above exception")):
            found[-1][1].append(line)
    return found[::-1] or [("", lines)]


def holds(line: str, parts: list[str]) -> bool:
    """Whether the literal parts stand in the line, in order."""
    at = 0
    for part in parts:
        at = line.find(part, at)
        if at < 0:
            return False
        at += len(part)
    return True


def part(line: str, parts: list[str]) -> bool:
    """Whether a line is a piece of a recorded one: from within a literal part, or cut off behind the first of them."""
    if any(line in piece for piece in parts):
        return True
    for number, piece in enumerate(parts):
        at = line.find(piece)
        if at < 0 or at > 0 == number:
            # Cut off in a hole, or in the part behind it.
            behind = " " not in line or any(line.endswith(piece[:cut]) for cut in range(len(piece), LEAST - 1, -1))
            return behind and weight(parts[:number]) >= LEAST
        line = line[at + len(piece) :].strip()
    return False


def _bare(text: str) -> str:
    return text.replace("`", "").lower()


def explain(text: str, known: Patterns, most: int = 5) -> list[Match]:
    """Return the pitfalls that a pasted text is about, best first.

    Args:
        text: a traceback, several, a log, or one line of a message.
        known: what `patterns` returned.
        most: how many at most.

    A recorded message counts by the letters of its lines that were found, less where pitfalls share a line, much less
    where lines of it were not found, a little more where the tracebacks call the same functions. What follows a class
    is compared with messages of that class only. The last exception of a chain counts most. A single line may also be
    a piece of a recorded one.
    Where no message was found, the nearest by words, or by class and calls, are given.
    """
    best: dict[str, Match] = {}
    given = set(calls(text))
    parts = blocks(text)[:20]

    def add(message: dict[str, Any], score: float, exact: bool, says: bool = True) -> None:
        score *= message["prior"] * (1.1 if given.intersection(message["calls"]) else 1)
        told = (message["says"], message["but"]) if says else ("", "")
        match = Match(message["pitfall"], message["section"], round(score, 6), exact, *told)
        if match.pitfall not in best or best[match.pitfall].score < match.score:
            best[match.pitfall] = match

    if len(parts) == 1 and len(parts[0][1]) == 1:
        name, (line,) = parts[0]
        line = _bare(line).rstrip(".…: ")
        if " " in line and weight([line]) >= LEAST:
            bare = [[_bare(piece) for piece in one["pieces"]] for one in known["lines"]]
            whole = {number for number, pieces in enumerate(bare) if part(line, pieces)}
            fit = [m for m in known["messages"] if _may_be(m, name) and whole.intersection(m["lines"])]
            sharing = len({message["pitfall"] for message in fit})
            for message in fit:
                # What the line or the class is the title of is the page about them.
                title = _bare(known["pitfalls"][message["pitfall"]]["title"])
                named = line in title or (name != "" and name.lower() in title)
                add(message, (2 if named else 1) * weight([line]) / sharing, True)
    for place, (name, lines) in enumerate(parts):
        seen = {n for n, line in enumerate(known["lines"]) if any(holds(one, line["pieces"]) for one in lines)}
        for message in known["messages"]:
            found = [number for number in message["lines"] if number in seen]
            if not found or not _may_be(message, name):
                continue
            if message["lines"][0] in seen or any(known["lines"][number]["share"] == 1 for number in found):
                score = sum(known["lines"][n]["weight"] / known["lines"][n]["share"] for n in found)
                share = len(found) / len(message["lines"]) if len(lines) > 1 else 1
                add(message, score * share**2 / 25**place, True)
    if not best:
        for name, lines in parts:
            for message, score in _near(name, " ".join(lines[:20]), given, known):
                add(message, score, False, says=score > CALLED)
    order = list(known["pitfalls"])
    ranked = sorted(best.values(), key=lambda m: (-m.score, order.index(m.pitfall)))
    return [m for m in ranked if m.score >= ranked[0].score / 4][:most]


def _may_be(message: dict[str, Any], name: str) -> bool:
    last = message["class"].split(".")[-1]
    return not name or not last or FORMER.get(last, last) == name


def _near(name: str, text: str, given: set[str], known: Patterns) -> Iterable[tuple[dict[str, Any], float]]:
    """Yield (message, score) of those that share most of the rare words, or the class and a call."""
    vocabulary = [{w.lower() for p in line["pieces"] for w in WORD.findall(p)} for line in known["lines"]]
    spread: dict[str, int] = {}
    for words in vocabulary:
        for word in words:
            spread[word] = spread.get(word, 0) + 1
    rare = sorted({w.lower() for w in WORD.findall(text)} & set(spread))
    whole = sum(1 / spread[word] for word in rare)
    for message in known["messages"]:
        if not _may_be(message, name):
            continue
        own = set().union(*(vocabulary[number] for number in message["lines"]))
        common = [word for word in rare if word in own]
        score = sum(1 / spread[word] for word in common) / whole if whole else 0.0
        if len(common) >= 3 and score >= 0.5:
            yield message, score
        elif name and given.intersection(message["calls"]):
            yield message, CALLED
