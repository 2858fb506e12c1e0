"""A new pitfall from a template: a page, a symptom and a fix, to be filled in."""

from __future__ import annotations

import re
from pathlib import Path

from runner.errors import ROOT, Problem, short
from runner.page import GROUPS, LETTERS, TO_FILL, Page

PAGE = """---
id: {id}
title: "{fill} the title in the reader's words, the message or what they observe"
group: {group}
kind: raises
also: []
---
# {fill} the same title

--8<-- "{name}/badge.md"

<div class="side" markdown>

<div markdown>

## What you see

--8<-- "{name}/symptom.md"

</div>

<div markdown>

## Instead

{fill} why, in one sentence; what to do, in one.

--8<-- "{name}/fix.md"

</div>

</div>

## Which fix

| If | use |
|---|---|
| {fill} | {fill} |

## What the trace sees

--8<-- "{name}/inside.md"

## How to catch it

--8<-- "{name}/detect.md"

## Versions

--8<-- "{name}/versions.md"

## Where people met it

- {fill} public issues, one line each
"""
SNIPPET = """raise NotImplementedError("{fill} {what}")

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "{role}"
# ///
"""
SNIPPETS = {
    "symptom": "5 to 10 lines that show the fault; then declare raises, says and line",
    "fix": "the same code, mended",
    "inside": "what the trace sees: the jaxpr, a log, the counts",
    "detect": "how a test would catch it",
}


def create(name: str, pages: list[Page]) -> list[Path]:
    """Write the page and its snippets.

    Args:
        name: GROUP/PITFALL, such as purity/host-clock.
        pages: the pages there are, for the next free id.

    Returns:
        The files written.

    Raises:
        Problem: the name is wrong, or something of that name exists; nothing is written.
    """
    group, _, pitfall = name.partition("/")
    if group not in GROUPS or not re.fullmatch(r"[a-z0-9][a-z0-9-]*", pitfall):
        mend = f"python -m runner new GROUP/PITFALL, kebab-case, GROUP one of {', '.join(GROUPS)}"
        raise Problem(name, None, "is no name for a pitfall", mend)
    page = ROOT / "docs" / "pitfalls" / group / f"{pitfall}.md"
    folder = ROOT / "snippets" / pitfall
    for path in (page, folder):
        if path.exists():
            raise Problem(path, None, "exists already", "choose another name, or edit what is there")
    letter = LETTERS[group]
    taken = {int(p.meta["id"][1:]) for p in pages if p.is_pitfall and p.meta["id"][0] == letter}
    number = next(n for n in range(1, 1000) if n not in taken)
    texts = {page: PAGE.format(id=f"{letter}{number}", group=group, name=pitfall, fill=TO_FILL)}
    for role, what in SNIPPETS.items():
        texts[folder / f"{role}.py"] = SNIPPET.format(fill=TO_FILL, what=what, role=role)
    for path, text in texts.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return list(texts)


def advice(files: list[Path]) -> str:
    """Return what to do next."""
    page = files[0].relative_to(ROOT / "docs")
    return "\n".join(
        [
            *(f"wrote {short(path)}" for path in files),
            f"Fill in each {TO_FILL}, add {page} to nav in mkdocs.yml, then:",
            f"    python -m runner check {page.stem}",
            f"    python -m runner accept {page.stem}",
        ]
    )
