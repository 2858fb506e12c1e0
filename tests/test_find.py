"""From a message or a sentence to the page: the paste box, the search and the terminal, with real questions."""

from __future__ import annotations

import ast
import dataclasses
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml
from playwright.sync_api import Browser, Page, expect

from runner import build, explain, record
from tests.browser import CHROMIUM, SITE, launched, served
from tests.conftest import ROOT
from tests.findability import QUESTIONS, place, ranked

pytestmark = [pytest.mark.xdist_group("find")]
if CHROMIUM is None:
    pytestmark.append(pytest.mark.skip(reason="no Chromium here: apt-get install chromium"))

KNOWN: dict[str, Any] = json.loads((SITE / "data" / "patterns.json").read_text(encoding="utf-8"))
ASKED = yaml.safe_load(QUESTIONS.read_text(encoding="utf-8"))
BOX = "Paste a traceback, a log or one line of it"
TRACEBACK = """Traceback (most recent call last):
  File "train.py", line 7, in <module>
    step(1.0)
jax.errors.TracerBoolConversionError: Attempted boolean conversion of traced array with shape bool[].
The error occurred while tracing the function step at train.py:3 for jit. This concrete value was not available in \
Python because it depends on the value of the argument loss.
See https://docs.jax.dev/en/latest/errors.html#jax.errors.TracerBoolConversionError
"""
OTHERS = [
    "",
    "hello world",
    "ValueError",
    "\x1b[31mTypeError\x1b[0m: Only integer scalar arrays can be converted to a scalar index.",
    f"ERROR 12:30 worker 3 | {TRACEBACK.splitlines()[-4]}",
    f"{TRACEBACK}\nDuring handling of the above exception, another exception occurred:\n\nKeyError: 'x'",
    "jax._src.traceback_util.UnfilteredStackTrace: TypeError: Shapes must be 1D sequences of concrete values of "
    "integer type, got (JitTracer(int32[]),).",
    "Argument 'abc' of type <class 'str'> is not a valid JAX type",
    "jaxlib.xla_extension.XlaRuntimeError: INTERNAL: Generated function failed",
    "x = Traced<ShapedArray(float32[])>with<DynamicJaxprTrace(level=1/0)>",
    "the problem arose with the float function of a tracer",
    "ValueError: Non-hashable static arguments are not supported",
    "Some donated buffers were not usable: float32[128,128]",
    "is not a valid JAX type",
    "KeyError: negative",
    "constructor: __proto__ hasOwnProperty\nconstructorError: toString",
]


@pytest.fixture(scope="module")
def base() -> Iterator[str]:
    with served(SITE) as address:
        yield address


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with launched() as found:
        yield found


@pytest.fixture
def tab(browser: Browser, base: str) -> Iterator[Page]:
    context = browser.new_context(base_url=base, viewport={"width": 1366, "height": 768})
    one = context.new_page()
    sent: list[str] = []
    one.on("request", lambda r: sent.append(r.url) if not r.url.startswith((base, "data:")) or r.post_data else None)
    one.goto("find/")
    yield one
    context.close()
    assert not sent


def paste(tab: Page, text: str) -> list[str]:
    """Paste into the box; return the ids found, best first."""
    box, answer = tab.get_by_label(BOX), tab.get_by_role("status")
    box.fill("")
    expect(answer).to_be_empty()
    box.fill(text)
    expect(answer).not_to_be_empty()
    return tab.locator(".find__id").all_inner_texts()


@pytest.fixture(scope="module")
def ran(tmp_path_factory: pytest.TempPathFactory) -> dict[str, dict[str, Any]]:
    """ "repro/ID" and "fix/ID" of each question -> what the script did, here and now."""
    folder = tmp_path_factory.mktemp("questions")
    jobs = []
    for question in ASKED:
        for part in ("repro", "fix"):
            if part in question and not question.get("env"):
                file = folder / part / f"{question['id']}.py"
                file.parent.mkdir(exist_ok=True)
                file.write_text(question[part], encoding="utf-8")
                limits = {"plain": False, "env": {}, "timeout": 60, "memory_mb": 4096, "runs": 0}
                jobs.append({"name": f"{part}/{question['id']}", "file": str(file), **limits})
    done = {e["done"]: e["result"] for e in build._engine(sys.executable, jobs) if "done" in e}
    assert len(done) == len(jobs)
    return done


@pytest.fixture(scope="module")
def said(ran: dict[str, dict[str, Any]]) -> dict[str, str]:
    """Question -> the traceback that its script ends in."""
    raised = {name: result["exception"] for name, result in ran.items() if result.get("exception")}
    return {name.removeprefix("repro/"): e["traceback"] for name, e in raised.items() if name.startswith("repro/")}


def names(code: str) -> set[str]:
    """Return what a program takes from libraries: attributes and keywords, without single letters."""
    tree = list(ast.walk(ast.parse(code)))
    found = {n.attr for n in tree if isinstance(n, ast.Attribute)}
    found |= {n.arg for n in tree if isinstance(n, ast.keyword) and n.arg}
    return {name for name in found if len(name) > 1}


def page_of(question: dict[str, Any]) -> str:
    """The id of the page that answers a question best."""
    return next(i for i in question["pitfalls"] if i in KNOWN["pitfalls"])


def test_the_fix_of_each_question_works_and_is_on_its_page(ran: dict[str, dict[str, Any]]) -> None:
    loaded = build.load()
    pages = {page.meta["id"]: page.name for page in loaded.pages if page.is_pitfall}
    shown: dict[str, set[str]] = {}
    for snippet in loaded.snippets:
        shown.setdefault(snippet.pitfall, set()).update(names(snippet.code))
    elsewhere = {}
    for question in ASKED:
        if "fix" in question:
            result = ran.get(f"fix/{question['id']}")
            assert result is None or result["outcome"] == "ok", question["id"]
            new = names(question["fix"]) - names(question.get("repro", ""))
            if len(missing := new - shown[pages[page_of(question)]]) > 1:
                elsewhere[question["id"]] = missing
    assert not elsewhere


def test_each_question_that_raises_leads_to_its_page_first(tab: Page, said: dict[str, str]) -> None:
    wrong = {}
    for question in ASKED:
        if text := said.get(question["id"]):
            found = paste(tab, text)
            if not found or found[0] != page_of(question):
                wrong[question["id"]] = (question["pitfalls"], found)
    assert len(said) >= 15
    assert not wrong


def test_python_and_the_browser_find_the_same(tab: Page, said: dict[str, str]) -> None:
    texts = [TRACEBACK, *OTHERS, *said.values(), *(query for q in ASKED for query in q["queries"])]
    for environment in record.read_all():
        for result in environment.results.values():
            if error := result.get("exception"):
                texts.append(f"{error['class']}: {error['message']}")
    texts = list(dict.fromkeys(texts))
    tab.get_by_label(BOX).focus()
    tab.wait_for_function("self.knownMessages !== undefined")
    there = tab.evaluate("texts => texts.map(text => explain(text, knownMessages))", texts)
    for text, found in zip(texts, there, strict=True):
        own = [dataclasses.asdict(match) for match in explain.explain(text, KNOWN)]
        for match in (*own, *found):
            match["score"] = pytest.approx(match["score"], abs=1e-5) if match in own else match["score"]
        assert found == own, text


@pytest.mark.parametrize(
    ("line", "wanted"),
    [
        ("ValueError: Non-hashable static arguments are not supported", ["B3", "T3"]),
        ("ConcretizationTypeError: Abstract tracer value encountered where concrete value is expected", ["T3", "S3"]),
        ("The problem arose with the float function", ["T3"]),
        ("some donated buffers were not usable", ["M1"]),
        ("Array has been deleted with shape=bfloat16[8,128]", ["M2"]),
        ("is not a valid JAX type", ["B1", "B4"]),
        ("carry input and carry output must have equal types", ["F4"]),
    ],
)
def test_a_piece_of_a_line_is_enough(line: str, wanted: list[str]) -> None:
    assert [match.pitfall for match in explain.explain(line, KNOWN) if match.exact][: len(wanted)] == wanted


def test_the_symptom_of_each_page_leads_to_it_in_every_version() -> None:
    loaded = build.load()
    pages = {page.name: page for page in loaded.pages if page.is_pitfall}
    shown = [s for s in loaded.snippets if s.pitfall in pages and s.raises]
    first = [s for s in shown if explain.section(pages[s.pitfall], s) == "what-you-see"]
    assert len(first) >= 15
    lost = []
    for environment in record.read_all():
        for snippet in first:
            if error := (environment.result(snippet) or {}).get("exception"):
                found = explain.explain(error["traceback"], KNOWN)
                if not found or found[0].pitfall != pages[snippet.pitfall].meta["id"]:
                    lost.append((environment.name, snippet.name, found[:1]))
    assert not lost


def test_typed_search_meets_its_targets(browser: Browser, base: str) -> None:
    """90 % of the queries, and 97 % of the questions with any of theirs, among the first three."""
    page = browser.new_page()
    page.goto(base)
    places: dict[str, list[int]] = {}
    for question in ASKED:
        wanted = {KNOWN["pitfalls"][i]["url"] for i in question["pitfalls"] if i in KNOWN["pitfalls"]}
        places[question["id"]] = [place(ranked(page, query), wanted) or 99 for query in question["queries"]]
    page.close()
    queries = [at for ats in places.values() for at in ats]
    assert sum(at <= 3 for at in queries) >= 0.9 * len(queries)
    assert sum(min(ats) <= 3 for ats in places.values()) >= 0.97 * len(places)


def test_search_keeps_the_theme_s_keys_and_shows_marks(tab: Page) -> None:
    tab.keyboard.press("/")
    field = tab.locator("[data-md-component=search-query]")
    expect(field).to_be_focused()
    tab.keyboard.type("if on an array TracerBoolConversionError")
    first = tab.locator(".md-search-result__item a").first
    expect(first).to_contain_text("TracerBoolConversionError")
    assert first.locator("mark").count()
    tab.keyboard.press("ArrowDown")
    expect(first).to_be_focused()
    tab.keyboard.press("Enter")
    tab.wait_for_url("**/pitfalls/tracing/python-control-flow/**")


def test_box_with_the_keyboard_only(tab: Page) -> None:
    for _ in range(60):
        tab.keyboard.press("Tab")
        if tab.evaluate("document.activeElement.id") == "paste":
            break
    tab.keyboard.insert_text(TRACEBACK)
    expect(tab.get_by_role("status").get_by_role("link").first).to_be_visible()
    for _ in range(2):
        tab.keyboard.press("Tab")
    assert tab.evaluate("document.activeElement.closest('.find__answer') !== null")
    tab.keyboard.press("Enter")
    tab.wait_for_url("**/pitfalls/tracing/python-control-flow/#what-you-see")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_box_on_a_phone(browser: Browser, base: str, scheme: Any) -> None:
    context = browser.new_context(base_url=base, viewport={"width": 390, "height": 844}, color_scheme=scheme)
    tab = context.new_page()
    tab.goto("")
    assert paste(tab, TRACEBACK)[0] == "T1"
    assert tab.evaluate("document.documentElement.scrollWidth") <= 390
    tab.get_by_role("button", name="Clear the box").click()
    expect(tab.get_by_label(BOX)).to_have_value("")
    expect(tab.get_by_role("status")).to_be_empty()
    context.close()


def test_box_shows_what_was_pasted_as_text(tab: Page) -> None:
    evil = '<img src=x onerror="window.hit=1"><script>window.hit=1</script>'
    assert paste(tab, f"{TRACEBACK}\n{evil}\nValueError: {evil}")
    assert paste(tab, f"{evil} nothing known") == []
    tab.get_by_role("button", name="Search for it").click()
    tab.wait_for_timeout(300)
    assert tab.evaluate("window.hit") is None
    assert tab.locator("article img[src=x], .md-search img[src=x]").count() == 0


def test_box_with_five_megabytes(tab: Page) -> None:
    text = TRACEBACK + "step 12 loss 0.25 x = 3.5 in train.py\n" * 135_000
    assert len(text) > 5_000_000
    tab.context.grant_permissions(["clipboard-read", "clipboard-write"])
    tab.evaluate("text => navigator.clipboard.writeText(text)", text)
    tab.get_by_label(BOX).focus()
    tab.keyboard.press("Control+V")
    expect(tab.locator(".find__id").first).to_have_text("T1")


def test_box_from_disk(browser: Browser) -> None:
    context = browser.new_context(offline=True)
    tab = context.new_page()
    tab.goto((SITE / "find" / "index.html").as_uri())
    assert paste(tab, TRACEBACK)[0] == "T1"
    assert (tab.locator(".find__answer a").first.get_attribute("href") or "").startswith("file://")
    context.close()


def test_without_javascript_the_index_is_offered(browser: Browser, base: str) -> None:
    context = browser.new_context(base_url=base, java_script_enabled=False)
    tab = context.new_page()
    tab.goto("find/")
    tab.locator("[data-find] a").click()
    expect(tab.locator("#TracerBoolConversionError")).to_be_visible()
    context.close()


def test_terminal(tmp_path: Path) -> None:
    def run(text: bytes) -> subprocess.CompletedProcess[str]:
        call = [sys.executable, "-m", "runner", "explain"]
        env = {**os.environ, "SITE_URL": "https://example.org/jit/"}
        done = subprocess.run(call, cwd=ROOT, input=text, env=env, capture_output=True, check=False)
        return subprocess.CompletedProcess(call, done.returncode, done.stdout.decode(), done.stderr.decode())

    known = run(TRACEBACK.encode())
    assert known.returncode == 0
    assert "docs/pitfalls/tracing/python-control-flow.md#what-you-see" in known.stdout
    assert "https://example.org/jit/pitfalls/tracing/python-control-flow/#what-you-see" in known.stdout
    unknown = run(b"\xff\xfe nothing")
    assert unknown.returncode == 1 and "No page" in unknown.stdout
