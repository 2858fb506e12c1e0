"""The built site in a real Chromium: it renders, works, and asks nobody else for anything."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from urllib.parse import unquote, urljoin, urlsplit

import pytest
from playwright.sync_api import Browser, Page

from runner import page, snippet
from tests.browser import CHROMIUM, SITE, launched, served
from tests.conftest import ROOT
from tests.tabs import build_page_with_tabs

FILES = {str(p.parent.relative_to(SITE)): p.read_text(encoding="utf-8") for p in SITE.rglob("index.html")}
MOVED = {name for name, text in FILES.items() if 'http-equiv="refresh"' in text}
PAGES = sorted(FILES.keys() - MOVED)
PITFALLS = [p.url for p in page.pitfalls(page.load())]
LAPTOP, PHONE = {"width": 1366, "height": 768}, {"width": 390, "height": 844}

pytestmark = [pytest.mark.xdist_group("browser")]
if CHROMIUM is None:
    if os.environ.get("CI") == "true":
        raise RuntimeError("no Chromium: apt-get install chromium")
    pytestmark.append(pytest.mark.skip(reason="no Chromium here: apt-get install chromium"))


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
    """A page that fails the test if it asks another host, or complains."""
    context = browser.new_context(viewport=LAPTOP, base_url=base)
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    one = context.new_page()
    foreign: list[str] = []
    complaints: list[str] = []
    one.on("request", lambda r: foreign.append(r.url) if not r.url.startswith((base, "data:", "blob:")) else None)
    one.on("console", lambda m: complaints.append(m.text) if m.type in ("error", "warning") else None)
    one.on("pageerror", lambda e: complaints.append(str(e)))
    one.on("response", lambda r: complaints.append(f"{r.status} {r.url}") if r.status >= 400 else None)
    yield one
    context.close()
    assert not foreign
    assert not complaints


def test_there_are_pages() -> None:
    assert "." in PAGES and {p.rstrip("/") for p in PITFALLS} <= set(PAGES)


@pytest.mark.parametrize("where", PAGES)
def test_renders(tab: Page, where: str) -> None:
    for viewport in (LAPTOP, PHONE):
        tab.set_viewport_size(viewport)
        tab.goto(where)
        tab.wait_for_load_state("networkidle")
        assert tab.locator("h1").count() == 1
        assert "--8<--" not in tab.locator("article").inner_text() or where == "how-made"
        # Nothing makes the page itself scroll sideways.
        assert tab.evaluate("document.documentElement.scrollWidth") <= viewport["width"]


@pytest.mark.parametrize(
    ("lasting", "now"),
    [
        ("T1/", "pitfalls/tracing/python-control-flow/"),
        ("errors/TracerBoolConversionError/", "errors/#TracerBoolConversionError"),
    ],
)
def test_lasting_addresses(tab: Page, base: str, lasting: str, now: str) -> None:
    tab.goto(lasting)
    tab.wait_for_url(base + now)
    assert {p.meta["id"] for p in page.pitfalls(page.load())} <= MOVED


@pytest.mark.parametrize("where", PITFALLS)
def test_cause_and_fix_stand_before_the_first_scroll(tab: Page, where: str) -> None:
    tab.goto(where)
    side = tab.locator(".side > div")
    assert side.count() == 2
    symptom, fix = side.nth(0).bounding_box(), side.nth(1).bounding_box()
    assert symptom and fix
    assert abs(symptom["y"] - fix["y"]) < 2 and fix["x"] > symptom["x"] + symptom["width"] / 2
    for column in (0, 1):
        code = side.nth(column).locator("pre").first.bounding_box()
        assert code and code["y"] + code["height"] <= LAPTOP["height"]
    tab.set_viewport_size(PHONE)
    symptom, fix = side.nth(0).bounding_box(), side.nth(1).bounding_box()
    assert symptom and fix and fix["y"] >= symptom["y"] + symptom["height"]


def test_copy_button_copies_the_code(tab: Page) -> None:
    tab.goto(PITFALLS[0])
    block = tab.locator(".side .highlight").first
    block.hover()
    block.locator("button, .md-clipboard, .md-code__button").first.click()
    copied = tab.evaluate("navigator.clipboard.readText()")
    folder = ROOT / "snippets" / PITFALLS[0].rstrip("/").split("/")[-1]
    name = block.locator(".filename").inner_text()
    assert copied.strip() == snippet.parse(folder / name).code.strip()


def test_snippet_downloads_as_it_was_run(tab: Page) -> None:
    tab.goto(PITFALLS[0])
    link = tab.locator("a.download").first
    with tab.expect_download() as download:
        link.click()
    name = download.value.suggested_filename
    pitfall = PITFALLS[0].rstrip("/").split("/")[-1]
    assert Path(download.value.path()).read_bytes() == (ROOT / "snippets" / pitfall / name).read_bytes()


def test_caption_leads_to_the_environment(tab: Page) -> None:
    tab.goto(PITFALLS[0])
    tab.locator(".ran a:not(.download)").first.click()
    assert re.search(r"/environments/#cpu-jax|/environments/#gpu-jax", tab.url)
    anchor = tab.url.split("#")[1]
    assert tab.locator(f"[id='{anchor}']").count() == 1


def test_folds_open(tab: Page) -> None:
    tab.goto(PITFALLS[0])
    fold = tab.locator("details").first
    assert not fold.locator("pre").first.is_visible()
    fold.locator("summary").first.click()
    assert fold.locator("pre").first.is_visible()


def test_dark_mode(tab: Page) -> None:
    tab.emulate_media(color_scheme="dark")
    tab.goto(PITFALLS[0])
    light = "getComputedStyle(document.body).backgroundColor"
    dark = [int(n) for n in re.findall(r"\d+", tab.evaluate(light))[:3]]
    assert sum(dark) < 200
    tab.emulate_media(color_scheme="light")
    tab.reload()
    assert sum(int(n) for n in re.findall(r"\d+", tab.evaluate(light))[:3]) > 600


def test_search_finds_the_error(tab: Page) -> None:
    tab.goto("")
    tab.keyboard.press("/")
    tab.keyboard.type("TracerBoolConversionError")
    first = tab.locator(".md-search-result__link").first
    first.wait_for()
    assert "python-control-flow" in (first.get_attribute("href") or "")


def test_tabs_switch(browser: Browser, tmp_path: Path) -> None:
    """Environments that differ, in tabs: a page of its own, built with this site's settings."""
    with served(build_page_with_tabs(tmp_path)) as address:
        one = browser.new_page()
        one.goto(address)
        one.wait_for_load_state("networkidle")
        assert one.get_by_text("on the cpu").is_visible()
        assert not one.get_by_text("on the gpu").is_visible()
        one.get_by_text("NVIDIA X", exact=True).first.click()
        one.get_by_text("on the gpu").wait_for(state="visible", timeout=5000)
        assert not one.get_by_text("on the cpu").is_visible()
        one.close()


def test_every_link_within_the_site_arrives() -> None:
    made_later = {"jit-pitfalls.pdf", "jit-pitfalls-site.zip"}
    ids = {name: set(re.findall(r'<[^<>]* id="([^"]+)"', text)) for name, text in FILES.items()}
    lost, seen = [], 0
    for name, text in FILES.items():
        for link in re.findall(r'<a [^<>]*href="([^"]+)"', text):
            to = urlsplit(urljoin("http://site/" if name == "." else f"http://site/{name}/", unescape(link)))
            where, anchor = unquote(to.path).strip("/") or ".", unquote(to.fragment)
            if to.netloc != "site" or where in made_later:
                continue
            seen += 1
            there = (SITE / where).exists() and (not anchor or anchor in ids.get(where, ()))
            if not there:
                lost.append((name, link))
    assert seen > 1000 and not lost


def test_nothing_names_the_builder() -> None:
    words = {str(ROOT), str(Path.home()) + "/"}
    for path in SITE.rglob("*"):
        if path.suffix in (".html", ".md", ".json", ".xml", ".py"):
            text = path.read_text(encoding="utf-8")
            assert not [word for word in words if word in text], path
