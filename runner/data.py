"""The results as JSON for other programs: `data/*.json` of the built site."""

from __future__ import annotations

from typing import Any

from runner.mask import measurements
from runner.page import Page
from runner.record import Environment, Result
from runner.snippet import Snippet


def _told(result: Result | None) -> dict[str, Any]:
    if result is None:
        return {"outcome": "not-run", "exception": None, "message": None}
    error = result.get("exception") or {}
    return {"outcome": result["outcome"], "exception": error.get("class"), "message": error.get("message")}


def pitfalls(pages: list[Page], snippets: list[Snippet], environments: list[Environment]) -> list[dict[str, Any]]:
    """Return each pitfall with its snippets and what they did in each environment."""
    return [
        {
            "id": page.meta["id"],
            "title": page.meta["title"],
            "group": page.meta["group"],
            "kind": page.meta["kind"],
            "also": page.meta.get("also", []),
            "url": page.url,
            "snippets": [
                {
                    "name": snippet.name,
                    "role": snippet.role,
                    "environments": {e.name: _told(e.result(snippet)) for e in environments},
                }
                for snippet in snippets
                if snippet.pitfall == page.name
            ],
        }
        for page in pages
    ]


def environments(found: list[Environment]) -> dict[str, Any]:
    """Return environment name -> its whole description."""
    return {e.name: {**e.about, "here": e.here} for e in found}


def errors(pages: list[Page], snippets: list[Snippet], found: list[Environment]) -> list[dict[str, Any]]:
    """Return each first line of a message that was seen, with the JAX versions and the page."""
    urls = {page.name: page for page in pages}
    seen: dict[tuple[str, str, str], set[str]] = {}
    for environment in found:
        for snippet in snippets:
            result = environment.result(snippet)
            if result and (error := result.get("exception")) and snippet.pitfall in urls:
                key = (error["class"], error["message"].split("\n")[0], snippet.pitfall)
                seen.setdefault(key, set()).add(str(environment.about["jax"]))
    return [
        {
            "exception": exception,
            "message": message,
            "jax": sorted(versions, key=lambda v: [int(n) for n in v.split(".") if n.isdigit()]),
            "pitfall": urls[pitfall].meta["id"],
            "url": urls[pitfall].url,
        }
        for (exception, message, pitfall), versions in sorted(seen.items())
    ]


def times(snippets: list[Snippet], found: list[Environment]) -> dict[str, Any]:
    """Return timed snippet -> environment name -> label -> seconds of each run; `here` is this build."""
    return {
        snippet.name: {
            "here" if e.here else e.name: measurements(result) for e in found if (result := e.result(snippet))
        }
        for snippet in snippets
        if snippet.runs_repeatedly
    }
