"""The pages in `docs/`: their front matter and the fragments they include."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

from runner.errors import ROOT, Problem, Problems
from runner.snippet import Snippet

DOCS = ROOT / "docs"
KINDS = ("raises", "silent", "slow")
# Folder of a group -> its title, in the order of the site.
GROUPS = {
    "tracing": "Tracing errors",
    "shapes": "Dynamic shapes",
    "boundary": "What may cross the jit boundary",
    "purity": "Purity and staleness",
    "retracing": "Retracing and recompilation",
    "compile-time": "Compile time",
    "structured": "Structured control flow",
    "transformations": "Transformations around jit",
    "dispatch": "Dispatch and measurement",
    "numerics": "Numerics and dtypes",
    "memory": "Memory and donation",
    "devices": "Devices, placement, host buffers",
    "state": "State and randomness",
    "aot": "Ahead of time",
}
# Group -> the letter of its ids.
LETTERS = dict(zip(GROUPS, "TSBPRCFGDNMVKA", strict=True))
# What a template leaves to be written.
TO_FILL = "FILL IN:"
INCLUDE = re.compile(r'^\s*-{2,}8<-{2,}\s+"(?P<path>[^"]+)"\s*$')
FENCE = re.compile(r"^\s*(`{3,}|~{3,})")
# Fragments that belong to the site and not to one page or snippet.
SITE_FRAGMENTS = ("environments", "runs", "pitfalls", "claims", "jax-versions", "errors", "faults", "bench")
# A measured number, a ratio or a JAX version typed into prose would rot.
MEASURED = re.compile(
    r"\b\d[\d.,]*\s?(?:ns|µs|us|ms|seconds?|minutes?|[KMG]i?B)\b"
    r"|\b\d[\d.,]*\s?[x×](?:\s|$)|\b\d[\d.,]*\s?%|\b\d[\d.,]* times (?:faster|slower)"
)
JAX_VERSION = re.compile(r"\b(?:JAX|jaxlib|jax)\s*(?:<=|>=|==|≤|≥|<|>)?\s*v?0\.\d+|\b0\.\d{1,2}\.\d{1,2}(?:\.\d+)?\b")


@dataclass(frozen=True)
class Page:
    """One Markdown page.

    Attributes:
        path: the file.
        meta: its front matter; for a pitfall `id`, `title`, `group`, `kind` and maybe `also`.
        includes: (line, fragment path) of each include.
    """

    path: Path
    meta: dict[str, Any]
    includes: tuple[tuple[int, str], ...]
    lines: tuple[str, ...]

    @property
    def is_pitfall(self) -> bool:
        return self.path.parent.parent == self.path.parents[2] / "pitfalls" if len(self.path.parents) > 2 else False

    @property
    def url(self) -> str:
        """The page's address relative to the site, with `/` at the end."""
        return str(self.path.relative_to(DOCS).with_suffix("")) + "/"

    @property
    def link(self) -> str:
        """Where a fragment links to: the source, which MkDocs resolves from any page."""
        return f"/{self.path.relative_to(DOCS)}"

    @property
    def name(self) -> str:
        return self.path.stem


def read(path: Path) -> Page:
    """Read a page.

    Raises:
        Problem: its front matter is no YAML mapping.
    """
    lines = path.read_text(encoding="utf-8").split("\n")
    meta: dict[str, Any] = {}
    if lines[0] == "---" and "---" in lines[1:]:
        end = lines.index("---", 1)
        try:
            meta = yaml.safe_load("\n".join(lines[1:end])) or {}
        except yaml.YAMLError as error:
            mark = getattr(error, "problem_mark", None)
            line = mark.line + 2 if mark else 1
            raise Problem(path, line, "the front matter is not YAML", "correct that line") from None
        if not isinstance(meta, dict):
            raise Problem(path, 1, "the front matter is no mapping", "write key: value lines")
    includes = [(i, found["path"]) for i, line in enumerate(lines, 1) if (found := INCLUDE.match(line))]
    return Page(path, meta, tuple(includes), tuple(lines))


def load(folder: Path = DOCS) -> list[Page]:
    """Return all Markdown pages, and the labs: notebooks in percent format.

    Raises:
        Problems: pages whose front matter is wrong.
    """
    pages, problems = [], []
    labs = [path for path in sorted(folder.glob("labs/*.py")) if "# %%" in path.read_text(encoding="utf-8")]
    for path in [*sorted(folder.rglob("*.md")), *labs]:
        try:
            page = read(path)
            pages.append(page)
            problems += _front_matter(page)
        except Problem as problem:
            problems.append(problem)
    ids: dict[str, Page] = {}
    for page in pages:
        if page.is_pitfall and (known := ids.setdefault(str(page.meta.get("id")), page)) is not page:
            what = f"has the id {page.meta.get('id')} of {known.path.name}"
            problems.append(Problem(page.path, 1, what, "give it an id of its own"))
    if problems:
        raise Problems(problems)
    return pages


def _front_matter(page: Page) -> list[Problem]:
    if not page.is_pitfall:
        return []
    problems = []
    must: dict[str, Callable[[Any], Any]] = {
        "id": lambda v: isinstance(v, str) and re.fullmatch(r"[A-Z]\d+", v),
        "title": lambda v: isinstance(v, str) and v,
        "group": lambda v: v in GROUPS and v == page.path.parent.name,
        "kind": lambda v: v in KINDS,
    }
    mends = {
        "id": "an id such as T1",
        "title": "the page's title in the reader's words",
        "group": f"the folder's name, one of {', '.join(GROUPS)}",
        "kind": f"one of {', '.join(KINDS)}",
    }
    for key, valid in must.items():
        value = page.meta.get(key)
        if not valid(value):
            what = f"front matter: {key} is {value!r}"
            line = next((i for i, text in enumerate(page.lines, 1) if text.startswith(f"{key}:")), 1)
            problems.append(Problem(page.path, line, what, f"{key} must be {mends[key]}"))
    return problems


def pitfalls(pages: list[Page]) -> list[Page]:
    """Return the pages about a pitfall in the order of the site: by group, then by id."""
    order = list(GROUPS)
    found = [page for page in pages if page.is_pitfall]
    return sorted(found, key=lambda p: (order.index(p.meta["group"]), int(p.meta["id"][1:])))


def shown(pages: list[Page], snippets: list[Snippet]) -> dict[str, list[Page]]:
    """Return snippet name -> the pages that show it."""
    where: dict[str, list[Page]] = {s.name: [] for s in snippets}
    for page in pages:
        for _, include in page.includes:
            name = include.removesuffix(".md")
            folder, _, stem = name.partition("/")
            for snippet in snippets:
                if (
                    snippet.name == name
                    or (stem == "triggers" and snippet.pitfall == folder and snippet.role == "trigger")
                ) and page not in where[snippet.name]:
                    where[snippet.name].append(page)
    return where


def check(pages: list[Page], snippets: list[Snippet]) -> list[Problem]:
    """Return what is wrong between pages and snippets, and with the prose itself."""
    problems = []
    names = {s.name for s in snippets}
    with_triggers = {s.pitfall for s in snippets if s.role == "trigger"}
    names_of_pages = {page.name for page in pages if page.is_pitfall}
    for page in pages:
        for line, include in page.includes:
            folder, _, stem = include.removesuffix(".md").partition("/")
            known = include.removesuffix(".md") in names
            known |= stem == "triggers" and folder in with_triggers
            known |= stem in ("badge", "versions") and folder in names_of_pages
            known |= include.removesuffix(".md") in SITE_FRAGMENTS
            if not known:
                mend = f"add snippets/{folder}/{stem}.py, or correct the line"
                problems.append(Problem(page.path, line, f"includes a snippet that does not exist: {include}", mend))
        problems += prose(page)
    for snippet in snippets:
        problems += [
            Problem(snippet.path, snippet.metadata_line, f"see = {name!r} is no page", "correct it")
            for name in snippet.see.split()
            if name not in names_of_pages
        ]
    for name, where in shown(pages, snippets).items():
        if not where:
            snippet = next(s for s in snippets if s.name == name)
            include = f"{snippet.pitfall}/triggers" if snippet.role == "trigger" else name
            mend = f'include it in a page: --8<-- "{include}.md", or delete it'
            problems.append(Problem(snippet.path, None, "no page shows it", mend))
    return problems


def prose(page: Page) -> list[Problem]:
    """Return measured numbers and JAX versions typed by hand: the runs show those."""
    problems = []
    fence, front = "", page.lines[:1] == ("---",)
    for number, line in enumerate(page.lines, 1):
        if front:
            if TO_FILL in line:
                problems.append(Problem(page.path, number, "is not filled in", "write it"))
            front = number == 1 or line != "---"
            continue
        if found := FENCE.match(line):
            mark = found[1]
            fence = "" if fence and mark.startswith(fence) else fence or mark
            continue
        if fence:
            continue
        if TO_FILL in line:
            problems.append(Problem(page.path, number, "is not filled in", "write it, or delete the line"))
        text = re.sub(r"\]\([^)]*\)|https?://\S+", "]", line)
        for pattern, what in ((MEASURED, "a measured number"), (JAX_VERSION, "a JAX version")):
            if found := pattern.search(text):
                what = f"{what} typed into prose: {found[0].strip()!r}"
                problems.append(Problem(page.path, number, what, "let a snippet's output show it"))
    return problems
