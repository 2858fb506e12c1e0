"""The built site's data for other programs, and the lab."""

from __future__ import annotations

import gzip
import json
import re

import pytest

from runner import page, pythons
from runner.snippet import load
from tests.conftest import ROOT

SITE = ROOT / "site"
CDN = re.compile(r"<(?:script|link|img)[^>]+(?:src|href)=\"?(?:https?:)?//")


def data(name: str):  # type: ignore[no-untyped-def]
    return json.loads((SITE / "data" / f"{name}.json").read_text(encoding="utf-8"))


def test_pitfalls() -> None:
    found = {entry["id"]: entry for entry in data("pitfalls")}
    assert set(found) == {one.meta["id"] for one in page.pitfalls(page.load())}
    here = next(name for name, about in data("environments").items() if about["here"])
    needing = {s.name for s in load() if s.needs}
    for entry in found.values():
        assert set(entry) >= {"id", "title", "group", "kind", "url", "snippets"}
        assert entry["kind"] in ("raises", "silent", "slow")
        assert (SITE / entry["url"] / "index.html").is_file()
        roles = {snippet["role"] for snippet in entry["snippets"]}
        assert {"symptom", "fix"} <= roles
        for snippet in entry["snippets"]:
            told = snippet["environments"][here]
            assert told["outcome"] in ("ok", "raised") or (snippet["name"] in needing and told["outcome"] == "not-run")
            assert (told["outcome"] == "raised") == (told["exception"] is not None)


def test_what_is_declared_is_in_the_data() -> None:
    here = next(name for name, about in data("environments").items() if about["here"])
    told = {s["name"]: s["environments"][here] for p in data("pitfalls") for s in p["snippets"]}
    for snippet in load():
        if snippet.name in told:
            assert told[snippet.name]["exception"] == snippet.raises


def test_errors() -> None:
    found = data("errors")
    assert found
    for entry in found:
        assert set(entry) == {"exception", "message", "jax", "pitfall", "url"}
        assert "\n" not in entry["message"] and entry["jax"]
    bools = [e for e in found if e["exception"] == "jax.errors.TracerBoolConversionError"]
    assert "T1" in {e["pitfall"] for e in bools if "bool[]" in e["message"]}


def test_environments_and_records_agree() -> None:
    found = data("environments")
    for path in (ROOT / "records").glob("*.json"):
        assert path.stem in found
    for name, about in found.items():
        assert name == f"{about['device']['platform']}-jax{about['jax']}"
        assert about["cpu"] and about["python"] and about["jaxlib"]


def test_second_environment_is_recorded_and_not_stale() -> None:
    """Every snippet on JAX 0.10.2: recorded, and valid for the code as it stands."""
    from runner.record import read_all

    environments = {e.name: e for e in read_all()}
    other = environments["cpu-jax0.10.2"]
    assert other.about["python"].startswith("3.11.")
    assert not [s.name for s in load() if not s.needs and other.result(s) is None]
    assert {e.about["jax"] for e in environments.values()} <= set(pythons.VERSIONS)


@pytest.mark.parametrize("lab", ["recompilation"])
def test_lab(lab: str) -> None:
    html = (SITE / "labs" / lab / "index.html").read_text(encoding="utf-8")
    assert len(gzip.compress(html.encode())) < 200_000
    assert "Traceback" not in html
    plot = re.search(r'<svg [^>]*aria-label="([^"]+)"[^>]*class="plot"', html)
    assert plot and "each length: from" in plot[1]
    assert "currentColor" in html and "#000000" not in html
    assert re.search(r"<b>one size</b> beats <b>each length</b> (from \d+ distinct lengths on|nowhere)", html)


def test_no_page_asks_elsewhere_for_scripts_or_styles() -> None:
    for path in SITE.rglob("*.html"):
        assert not CDN.search(path.read_text(encoding="utf-8")), path


def test_search_holds_no_code_of_a_lab() -> None:
    index = json.loads((SITE / "search" / "search_index.json").read_text(encoding="utf-8"))
    text = " ".join(doc["text"] for doc in index["docs"] if doc["location"].startswith("labs/"))
    assert "how many lengths" in text or "Data comes in many lengths" in text
    assert "plot.lines" not in text and "In [" not in text


def test_tutorial_lists_twenty_claims() -> None:
    text = (SITE / "unexecuted-tutorial" / "index.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| \[(\d+)\]\(#([\w-]+)\) \| .+ \| .+ \| \[[A-Z]\d+\]\(.+\) \|$", text, re.M)
    assert [int(number) for number, _ in rows] == list(range(1, 21))
    for _, anchor in rows:
        assert f"#{anchor} }}" in text
