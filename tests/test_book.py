"""The PDF and the zip, opened and read."""

from __future__ import annotations

import io
import itertools
import re
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pikepdf
import pypdfium2
import pytest
from playwright.sync_api import expect

from book import fonts, offline, site, typeset
from runner import build, render
from runner.record import Cache
from runner.snippet import Snippet, load
from tests.browser import CHROMIUM, launched
from tests.test_find import BOX, TRACEBACK

pytestmark = [pytest.mark.xdist_group("book")]
# Where the header and the footer end, in points from the page's edges.
TOP, BOTTOM, SIDE = 60, 55, 60
FOOTNOTE = 7.2  # size of its type, in points


@pytest.fixture(scope="module", autouse=True)
def apart(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Each worker makes its own: two at once in build/ would remove each other's files."""
    folder = tmp_path_factory.mktemp("book")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(typeset, "FOLDER", folder / "book")
        patch.setattr(typeset, "PDF", folder / "jit-pitfalls.pdf")
        patch.setattr(fonts, "FOLDER", folder / "book" / "fonts")
        patch.setattr(offline, "ZIP", folder / "jit-pitfalls-site.zip")
        yield


@pytest.fixture(scope="module")
def made() -> Path:
    return typeset.pdf()[0]


@pytest.fixture(scope="module")
def pages(made: Path) -> list[str]:
    """The text of each page, between header and footer."""
    document = pypdfium2.PdfDocument(made)
    found = []
    for one in document:
        width, height = one.get_size()
        found.append(one.get_textpage().get_text_bounded(0, BOTTOM, width, height - TOP))
    return found


@pytest.fixture(scope="module")
def lines(made: Path) -> list[list[tuple[float, str]]]:
    """For each page: the size in points and the text of its lines between header and footer, without footnotes."""
    pages = []
    for one in pypdfium2.PdfDocument(made):
        words, (width, height) = one.get_textpage(), one.get_size()
        found: list[tuple[float, float, float]] = []
        rects = [words.get_rect(i) for i in range(words.count_rects())]
        for left, bottom, right, top in sorted(rects, key=lambda rect: -rect[1] - rect[3]):
            middle = (bottom + top) / 2
            if not BOTTOM < middle < height - TOP:
                continue
            index = words.get_index((left + right) / 2, middle, 4, 4)
            size = round(pypdfium2.raw.FPDFText_GetFontSize(words, index), 1) if index is not None else 0.0
            if found and middle > found[-1][1]:  # above the foot of the line before
                size, bottom, top = max(found[-1][0], size), min(found[-1][1], bottom), max(found.pop()[2], top)
            found.append((size, bottom, top))
        lines = [(size, words.get_text_bounded(0, foot + 1, width, head - 1)) for size, foot, head in found]
        pages.append([line for line in lines if line[0] != FOOTNOTE] or [(0.0, "")])
    return pages


@pytest.fixture(scope="module")
def text(pages: list[str]) -> str:
    return tight("".join(pages))


def tight(text: str) -> str:
    """Text without what a line break may change; a reader of PDF takes a hyphen at the end of a line for one."""
    return re.sub(r"[-\s\x02\u00ad\u200b\ufffe]+", "", text)


def test_every_program_and_its_output_is_there_whole(text: str) -> None:
    cache = Cache(build.facts_of(sys.executable))
    missing = []
    for snippet in load():
        if tight(snippet.code) not in text:
            missing.append(f"{snippet.name}: code")
        if snippet.needs:
            continue
        result = cache.get(snippet, build.RUNS if snippet.runs_repeatedly else 0)
        assert result is not None
        missing += [f"{snippet.name}: {line}" for line in told(snippet, result) if tight(line) not in text]
    assert not missing


def told(snippet: Snippet, result: dict[str, Any]) -> list[str]:
    """What a page shows of a result, a line at a time."""
    error = result.get("exception")
    lines = [] if snippet.table else render.shortened(result.get("stdout", "")).split("\n")
    if error and snippet.role != "trigger":
        lines.append(f"{error['class']}: {error['message'].split(chr(10))[0]}"[:400])
    return [render.visible(line) for line in lines]


def test_every_environment_is_told(text: str) -> None:
    for environment in site.data("environments").values():
        assert tight(f"JAX {environment['jax']}") in text and tight(environment["cpu"]) in text


def test_nothing_is_cut_at_the_edges(made: Path) -> None:
    document = pypdfium2.PdfDocument(made)
    for number, one in enumerate(document, 1):
        width, height = one.get_size()
        words = one.get_textpage()
        for i in range(words.count_rects()):
            left, bottom, right, top = words.get_rect(i)
            inside = left >= SIDE - 1 and right <= width - SIDE + 2 and bottom > 20 and top < height - 20
            assert inside, f"page {number}: {words.get_text_bounded(left, bottom, right, top)!r}"


def test_no_page_ends_with_a_heading(lines: list[list[tuple[float, str]]]) -> None:
    for number, (*_, last) in enumerate(lines, 1):
        # Headings are 10 points and more, titles of folds 8.6 and of programs 6.8; prose is 9.5.
        assert number == 1 or (last[0] < 9.6 and last[0] not in (8.6, 6.8)), f"page {number} ends with {last[1]!r}"


def test_no_caption_is_parted_from_its_program(lines: list[list[tuple[float, str]]]) -> None:
    for number, (first, *_) in enumerate(lines, 1):
        assert not re.search(r"ran on (?:CPU|GPU)|^(?:Traced|Compiled) ", first[1]), f"page {number}: {first[1]!r}"


def test_short_programs_stay_on_one_page(pages: list[str]) -> None:
    whole = [tight(page) for page in pages]
    parted = [s.name for s in load() if s.code.count("\n") < 30 and not any(tight(s.code) in page for page in whole)]
    assert not parted


def test_no_line_of_a_paragraph_stands_alone(lines: list[list[tuple[float, str]]]) -> None:
    told = "\n".join(tight(node.get_text()) for page in site.pages() for node in page.article.find_all(["p", "li"]))
    plain = [[tight(re.sub(r"\(p\.\s*\d+\)", "", line)) for _, line in page] for page in lines]
    for number, (here, there) in enumerate(itertools.pairwise(plain), 1):
        if len(here[-1]) > 8 and here[-1] + there[0][:20] in told:
            assert "".join(here[-2:]) in told, f"page {number} ends with {here[-1]!r}"
            assert "".join(there[:2])[:-1] in told, f"page {number + 1} begins with {there[0]!r}"


def test_outline_contents_and_pages_agree(made: Path, pages: list[str]) -> None:
    with pikepdf.open(made) as file, file.open_outline() as outline:
        numbers = {one.objgen: i for i, one in enumerate(file.pages, 1)}
        chapters = [(str(item.title), item) for item in outline.root if item.title != "Contents"]
        entries = [(str(sub.title), sub) for _, item in chapters for sub in item.children]
        printed = [tight(line) for one in pages[1:5] for line in one.splitlines()]
        assert [title for title, _ in chapters][-1] == "Index of names"
        titles = {one.title for one in site.pages() if one.url not in typeset.WEB_ONLY}
        assert {tight(t) for t in titles} <= {tight(title) for title, _ in [*chapters, *entries]}
        for title, item in [*chapters, *entries]:
            target = numbers[_page_of(file, item)]
            lines = [line for line in printed if line.startswith(tight(title)[:20])]
            assert any(line.endswith(f".{target}") for line in lines), title
            assert tight(title) in tight(pages[target - 1]), title


def _page_of(file: Any, item: Any) -> Any:
    return _target(file, item.destination if item.destination is not None else item.action.D)


def _target(file: Any, destination: Any) -> Any:
    """The page of a destination, or of its name."""
    if isinstance(destination, pikepdf.String):
        destination = pikepdf.NameTree(file.Root.Names.Dests)[str(destination)]
    if isinstance(destination, pikepdf.Dictionary):
        destination = destination.D
    return destination[0].objgen


def test_links_lead_somewhere(made: Path) -> None:
    with pikepdf.open(made) as file:
        known = {one.objgen for one in file.pages}
        inside = outside = 0
        for one in file.pages:
            for link in one.get("/Annots", []):
                if link.Subtype != "/Link":
                    continue
                if "/A" in link and link.A.get("/S") == "/URI":
                    assert str(link.A.URI).startswith("https://"), link.A.URI
                    outside += 1
                else:
                    assert _target(file, link.get("/Dest") or link.A.D) in known
                    inside += 1
        assert inside > 500 and outside > 80


def test_programs_are_attached(made: Path) -> None:
    with pikepdf.open(made) as file:
        attached = {name: file.attachments[name].get_file().read_bytes() for name in file.attachments}
    expected = {f"snippets/{s.name}.py": s.path.read_bytes() for s in load()}
    assert attached == expected


def test_it_is_accessible_and_says_what_it_is(made: Path) -> None:
    done = subprocess.run(
        [str(Path(sys.executable).with_name("pdfua")), "check", str(made)], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout
    with pikepdf.open(made) as file:
        assert str(file.Root.Lang) == "en" and file.Root.MarkInfo.Marked
        info = file.open_metadata()
        assert "pitfalls" in info["dc:title"] and info["pdfuaid:part"] == "1" and info["dc:creator"]


def test_fonts_are_embedded(made: Path) -> None:
    with pikepdf.open(made) as file:
        fonts = {str(o.FontName) for o in file.objects if isinstance(o, pikepdf.Dictionary) and "/FontFile2" in o}
        fonts |= {str(o.FontName) for o in file.objects if isinstance(o, pikepdf.Dictionary) and "/FontFile3" in o}
        used = {
            str(o.BaseFont) for o in file.objects if isinstance(o, pikepdf.Dictionary) and o.get("/Type") == "/Font"
        }
    assert any("SourceSans3" in name for name in fonts) and any("FiraCode" in name for name in fonts)
    assert all("+" in name for name in used)


def test_the_same_input_gives_the_same_bytes(made: Path) -> None:
    before = made.read_bytes()
    assert len(before) < 10_000_000
    assert typeset.pdf()[0].read_bytes() == before


def test_without_a_site_it_says_what_to_do(made: Path, tmp_path: Path) -> None:
    before = made.read_bytes()
    for make in (typeset.pdf, offline.package):
        with pytest.raises(site.Missing, match="nox -s docs"):
            make(tmp_path)
    assert made.read_bytes() == before


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    folder = tmp_path_factory.mktemp("from disk, with späces")
    zipfile.ZipFile(io.BytesIO(offline.package()[0].read_bytes())).extractall(folder)
    yield folder / offline.FOLDER


@pytest.mark.skipif(CHROMIUM is None, reason="no Chromium here: apt-get install chromium")
def test_the_zip_works_from_disk_without_network(unpacked: Path) -> None:
    with launched() as browser:
        context = browser.new_context(offline=True, viewport={"width": 1366, "height": 768})
        tab = context.new_page()
        foreign: list[str] = []
        tab.on("request", lambda r: foreign.append(r.url) if not r.url.startswith(("file:", "data:")) else None)
        tab.goto((unpacked / "index.html").as_uri())
        tab.get_by_label(BOX).fill(TRACEBACK)
        tab.get_by_role("status").get_by_role("link").first.click()
        tab.wait_for_url("**/python-control-flow/index.html#what-you-see")
        tab.keyboard.press("/")
        tab.keyboard.type("float of a tracer")
        found = tab.locator(".md-search-result__item a").first
        expect(found).to_contain_text("ConcretizationTypeError")
        found.click()
        tab.wait_for_url("**/concrete-value/index.html*")
        assert not foreign


def test_no_link_of_the_zip_leads_nowhere(unpacked: Path) -> None:
    lost = []
    for path in unpacked.rglob("*.html"):
        for link in re.findall(r'(?:href|src)="([^"#?]+)', path.read_text(encoding="utf-8")):
            if not re.match(r"[a-z]+:|//", link) and not (path.parent / link).is_file():
                lost.append((str(path.relative_to(unpacked)), link))
    assert not lost
