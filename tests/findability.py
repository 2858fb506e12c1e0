"""Type real questions into the built site's search, in Chromium, and tell at which place their pages come.

python -m tests.findability [QUESTIONS.yaml]: a table for queries and for questions, and each query that fails.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import yaml
from playwright.sync_api import Page

from tests.browser import SITE, launched, served
from tests.conftest import ROOT

QUESTIONS = ROOT / "tests" / "questions.yaml"


def ranked(page: Page, query: str) -> list[str]:
    """Type a query into the search field and return the pages found, best first, as the reader sees them."""
    page.keyboard.press("Escape")
    page.evaluate("document.querySelector('.md-search-result__list').replaceChildren()")
    field = page.locator("[data-md-component=search-query]")
    field.fill("")
    field.focus()
    field.fill(query)
    field.dispatch_event("keyup")
    page.wait_for_function(
        "document.querySelector('.md-search-result__list').children.length"
        " || document.querySelector('.md-search-result__meta').textContent.includes('No matching')"
    )
    page.wait_for_timeout(30)
    links = page.locator(".md-search-result__item > a.md-search-result__link").evaluate_all(
        "found => found.map(a => a.href)"
    )
    base = page.evaluate("new URL(JSON.parse(document.querySelector('#__config').textContent).base, location).href")
    base = base.rstrip("/") + "/"
    return list(dict.fromkeys(link.split("?")[0].split("#")[0].removeprefix(base) for link in links))


def place(found: list[str], wanted: set[str]) -> int | None:
    """Return the first place, from 1, at which a wanted page stands."""
    return next((i for i, url in enumerate(found, 1) if url in wanted), None)


def main() -> int:
    path = Path(sys.argv[1]) if len(sys.argv) > 1 else QUESTIONS
    questions = yaml.safe_load(path.read_text(encoding="utf-8"))
    pitfalls = {p["id"]: p["url"] for p in json.loads((SITE / "data" / "pitfalls.json").read_text(encoding="utf-8"))}
    later = [q["id"] for q in questions if not set(q["pitfalls"]) & set(pitfalls)]
    asked = [q for q in questions if q["id"] not in later]
    queries: list[tuple[str, str, int | None, list[str]]] = []
    with served(SITE) as base, launched() as browser:
        page = browser.new_page()
        page.goto(base)
        for question in asked:
            wanted = {pitfalls[i] for i in question["pitfalls"] if i in pitfalls}
            for query in question["queries"]:
                found = ranked(page, query)
                queries.append((question["id"], query, place(found, wanted), found[:3]))
    best: dict[str, int] = {}
    for name, _, at, _ in queries:
        best[name] = min(best.get(name, 99), at or 99)
    for title, places in (("queries", [at or 99 for *_, at, _ in queries]), ("questions", list(best.values()))):
        total = max(1, len(places))
        first, third = (sum(p <= n for p in places) for n in (1, 3))
        print(f"{title}: {len(places)}, first {first / total:.0%}, among three {third / total:.0%}")
    for name, query, at, found in queries:
        if (at or 99) > 3:
            print(f"{at or '-'} {name}: {query!r} -> {found}")
    print(f"without a page yet: {len(later)} ({', '.join(later)})")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
