"""The published Markdown is what a second, independent runner executes (see conftest.py)."""

from __future__ import annotations

import re

import pytest
from pytest_codeblocks import extract_from_file

from runner import page
from runner.snippet import load
from tests.conftest import ROOT

SITE = ROOT / "site"
PAGES = [one for one in page.load() if one.path.suffix == ".md"]


@pytest.mark.parametrize("one", PAGES, ids=lambda p: str(p.path.relative_to(page.DOCS)))
def test_every_shown_snippet_is_a_block_that_runs(one: page.Page) -> None:
    folder = SITE / one.url if one.name != "index" else SITE
    published = folder / "index.md"
    shown = page.shown([one], load())
    expected = [name for name, pages in shown.items() if pages]
    blocks = [b for b in extract_from_file(published, max_num_lines=100_000) if b.syntax == "python"]
    assert len(blocks) == len(expected)
    by_name = {s.name: s.code for s in load()}
    assert sorted(map(tight, (b.code for b in blocks))) == sorted(tight(by_name[name]) for name in expected)


def tight(code: str) -> list[str]:
    """Lines without blank ones: pytest-codeblocks drops those of an indented block."""
    return [line for line in code.split("\n") if line.strip()]


def test_no_fence_is_skipped_in_silence() -> None:
    """pytest-codeblocks passes over a fence whose info string is not exactly `python`."""
    for published in SITE.rglob("index.md"):
        for line in published.read_text(encoding="utf-8").split("\n"):
            if re.match(r"\s*`{3,}\s*py(?!tb)", line):
                assert line.strip("` ") == "python", (published, line)


def test_fragments_are_expanded_and_front_matter_is_gone() -> None:
    for one in PAGES:
        text = (SITE / one.url / "index.md" if one.name != "index" else SITE / "index.md").read_text(encoding="utf-8")
        assert not text.startswith("---")
        if one.name != "how-made":
            assert not re.search(r'^\s*--8<-- "', text, re.M)


def test_skips_carry_a_reason() -> None:
    for published in SITE.rglob("index.md"):
        for mark in re.findall(r"pytest\.mark\.skip\w*\((.*)\)-->", published.read_text(encoding="utf-8")):
            assert re.search(r'reason="[^"]+"', mark)
