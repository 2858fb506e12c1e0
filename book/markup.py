"""A page's HTML as Typst markup: calls of the functions in template.typ, all text in string literals."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path

from bs4 import Tag
from bs4.element import NavigableString

from book.site import Page, resolved

# Names worth an entry in the index: functions of JAX, and classes of exceptions and warnings.
INDEXED = re.compile(r"(?:jax|jnp|lax)(?:\.\w+)+|[A-Z]\w*(?:Error|Warning)")
# Where a long name may break in a narrow cell.
BREAK = re.compile(r"(?<=[._/(,=\[<>])(?=[A-Za-z_])|(?<=\w)(?=[<(])|(?<=\w/)(?=\d)")
SPLIT = re.compile(r"[\s\u200b]|(?<=\w-)(?=[A-Za-z])")
HUMP = re.compile(r"[A-Z]\w{20,}")
LONG = re.compile(r"\w{32}(?=\w)")
# Width of a letter in a table, mm.
CODE, TEXT = 1.49, 1.38
QUIET = {"ran", "counts", "ratio", "also"}
# The title of the fold that is left out in print.
WHOLE = "The whole traceback"


def literal(text: str) -> str:
    """Return a Typst string literal."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'


def parts(text: str) -> str:
    """Return `text` with places where a line may end without harm to a name."""
    return LONG.sub("\\g<0>\u200b", BREAK.sub("\u200b", text))


def breakable(text: str) -> str:
    """Return `text` with all places where it may break in a narrow cell, those within a name of a class too."""
    return parts(HUMP.sub(lambda name: re.sub(r"(?<=[a-z])(?=[A-Z])", "\u200b", name[0]), text))


def _leads(node: Tag) -> bool:
    """Whether a page break right after `node` would part what belongs together: code, its output, the lines below."""
    after = node.find_next_sibling()
    if after is not None and after.name == "details" and (title := after.find("summary")):
        # This fold is not printed.
        after = after.find_next_sibling() if title.get_text().strip() == WHOLE else after
    if after is None:
        return False
    classes = set(after.get("class") or [])
    if node.name == "p" and not QUIET & set(node.get("class") or []):
        return after.name == "table" or bool(classes & {"triggers", "highlight"})
    printed = "highlight" in classes and "language-python" not in classes
    return bool(classes & QUIET) or (node.name == "div" and printed)


def place(url: str, anchor: str = "") -> str:
    """Return the label of a page, or of a heading on it."""
    return f"{url or 'home'}#{anchor}" if anchor else url or "home"


def fitted(columns: list[list[tuple[str, float]]], whole: float, pad: float = 3.0) -> tuple[list[float], float]:
    """Return column widths in mm, and the size of the type as a share of the usual one.

    Each column holds its longest word, or its longest part that may stand alone; the rest goes by the length of the
    texts. Type becomes smaller only where that does not fit.

    Args:
        columns: the texts of each column, and the width of a letter in mm.
        whole: width of the page's text, mm.
        pad: width of a cell's margins, mm.
    """
    for size, cut in ((1, parts), (1, breakable), (0.85, breakable)):
        least = [
            max(len(word) * letter for text, letter in texts for word in re.split(SPLIT, cut(text))) * size + pad
            for texts in columns
        ]
        wanted = [max(len(text) * letter for text, letter in texts) * size + pad for texts in columns]
        if sum(least) < whole:
            break
    else:
        return [width * whole / sum(least) for width in least], size
    if sum(wanted) <= whole:
        return wanted, size
    # Long texts take what is left, by the root of their length: one long cell does not starve the others.
    more = [(w - m) ** 0.5 for w, m in zip(wanted, least, strict=True)]
    free = whole - sum(least)
    return [m + min(w - m, free * e / sum(more)) for m, w, e in zip(least, wanted, more, strict=True)], size


@dataclass
class Book:
    """What is gathered while pages are written.

    Attributes:
        folder: where plots are written, as SVG.
        labels: all places that a link may lead to.
        index: term -> labels of the places where it stands, in order.
    """

    folder: Path
    labels: set[str] = field(default_factory=set)
    index: dict[str, list[str]] = field(default_factory=dict)

    def collect(self, pages: Iterable[Page]) -> None:
        """Learn where links may lead, before the first page is written."""
        for page in pages:
            self.labels.add(place(page.url))
            self.labels |= {place(page.url, str(h["id"])) for h in page.article.select("h2[id], h3[id]")}

    def write(self, page: Page, level: int) -> str:
        """Return the page as Typst markup; its h1 becomes a heading of `level`."""
        return Writer(self, page, level).page()


class Writer:
    """Writes one page."""

    def __init__(self, book: Book, page: Page, level: int) -> None:
        self.book, self.at, self.level = book, page, level
        self.here = place(page.url)
        self.cell = False
        self.depth = 0

    def page(self) -> str:
        return self.blocks(self.at.article)

    def blocks(self, parent: Tag) -> str:
        parts = []
        for node in parent.children:
            if isinstance(node, Tag):
                parts.append(self.block(node))
            elif type(node) is NavigableString and node.strip():
                parts.append(f"#p[{self.text(node.strip())}]\n")
        return "".join(parts)

    def block(self, node: Tag) -> str:
        classes = set(node.get("class") or [])
        if node.name in ("h1", "h2", "h3", "h4"):
            return self.heading(node)
        if node.name == "pre" or ("highlight" in classes and not node.find(["svg", "table"])):
            return self.code(node)
        if "tabbed-set" in classes:
            return self.tabs(node)
        simple: dict[str, Callable[[Tag], str]] = {
            "details": self.fold,
            "table": self.table,
            "svg": self.plot,
            "ul": self.items,
            "ol": self.items,
            "dl": self.terms,
        }
        if node.name in simple:
            return simple[node.name](node)
        if node.name == "p":
            kind = "small" if classes & QUIET else "badge" if "badge" in classes else "p"
            sticky = "(sticky: true)" * _leads(node)
            return f"#{kind}{sticky}[{self.inline(node)}]\n"
        return self.blocks(node)

    def heading(self, node: Tag) -> str:
        level = self.level + int(node.name[1]) - 1
        anchor = "" if node.name == "h1" else str(node.get("id", ""))
        self.here = place(self.at.url, anchor)
        label = f" #label({literal(self.here)})" if self.here in self.book.labels else ""
        return f"#heading(level: {level})[{self.inline(node)}]{label}\n"

    def code(self, node: Tag) -> str:
        inner = node.select_one("code") or node.select_one("pre") or node
        text = inner.get_text().strip("\n")
        lines = inner.find_all("span", id=re.compile(r"^__span-"), recursive=False)
        marks = [i for i, line in enumerate(lines, 1) if line.select_one(".hll")]
        name = node.select_one(".filename")
        title = name.get_text(strip=True) if name else None
        # Cells of a notebook carry their language under another name.
        names = [
            re.sub("^(?:language|hl)-", "", c) for box in (node, node.parent) for c in (box or node).get("class") or []
        ]
        lang = next((name for name in names if name in ("python", "pytb")), "text")
        kind = "error" if lang == "pytb" else "out" if lang == "text" else "code"
        options = [f"kind: {literal(kind)}"]
        if title:
            options.append(f"title: {literal(title)}")
        if kind == "code":
            options.append('lang: "python"')
        if _leads(node):
            options.append("sticky: true")
        if marks:
            options.append(f"marks: ({', '.join(map(str, marks))},)")
        return f"#code({', '.join(options)}, {literal(text)})\n"

    def tabs(self, node: Tag) -> str:
        labels = [label.get_text(strip=True) for label in node.select(":scope > .tabbed-labels > label")]
        bodies = node.select(":scope > .tabbed-content > .tabbed-block")
        return "".join(self.boxed(label, body) for label, body in zip(labels, bodies, strict=True))

    def fold(self, node: Tag) -> str:
        summary = node.find("summary", recursive=False)
        title = " ".join(summary.get_text().split()) if isinstance(summary, Tag) else ""
        # Its lines that matter stand above already; whole, tracebacks would be a third of the book.
        if title == WHOLE:
            return ""
        if isinstance(summary, Tag):
            summary.extract()
        return self.boxed(title, node)

    def boxed(self, title: str, node: Tag) -> str:
        self.depth += 1
        inside = self.blocks(node)
        self.depth -= 1
        sticky = ", sticky: true" * _leads(node)
        return f"#fold({literal(title)}{sticky})[\n{inside}]\n"

    def items(self, node: Tag) -> str:
        name = "enum" if node.name == "ol" else "list"
        items = ", ".join(f"[{self.mixed(item)}]" for item in node.find_all("li", recursive=False))
        return f"#{name}({items})\n"

    def terms(self, node: Tag) -> str:
        items, term = [], ""
        for child in node.find_all(["dt", "dd"], recursive=False):
            if child.name == "dt":
                term = self.inline(child)
            else:
                items.append(f"terms.item([{term}], [{self.mixed(child)}])")
        return f"#terms({', '.join(items)})\n"

    def mixed(self, node: Tag) -> str:
        """An item that holds text, or blocks, or both."""
        if node.find(["p", "ul", "ol", "pre", "table"], recursive=False):
            return self.blocks(node)
        return self.inline(node)

    def table(self, node: Tag) -> str:
        self.cell = True
        rows = [[self.inline(cell) for cell in row.find_all(["th", "td"])] for row in node.find_all("tr")]
        # A header repeats, and may hold no links: on later pages it is no content.
        rows[0] = [self.text(cell.get_text()) for cell in node.select("tr:first-child > th")]
        # A link brings its page number.
        texts = [
            [(c.get_text() + " p._12" * bool(c.find("a")), CODE if c.find("code") else TEXT) for c in row(["th", "td"])]
            for row in node.find_all("tr")
        ]
        self.cell = False
        widths, size = fitted([list(column) for column in zip(*texts, strict=True)], 166 - 2.8 * self.depth)
        head, *body = [", ".join(f"[{cell}]" for cell in row) for row in rows]
        columns = ", ".join(f"{width:.1f}mm" for width in widths)
        return f"#tbl(({columns},), ({head},), {size}, {', '.join(body)})\n"

    def plot(self, node: Tag) -> str:
        told = node.find("title")
        alt = str(node.get("aria-label") or (told.get_text(strip=True) if isinstance(told, Tag) else "") or "A plot.")
        # The page's style sheet gives the plot its colours; on paper they are the light ones.
        svg = re.sub(r"var\(--[\w-]+(?:, *([^)]*))?\)", lambda m: m[1] or "currentColor", str(node))
        name = f"plot-{len(list(self.book.folder.glob('plot-*.svg')))}.svg"
        svg = svg.replace("viewbox=", "viewBox=").replace("clippath", "clipPath").replace("currentColor", "#1a202c")
        (self.book.folder / name).write_text(svg, encoding="utf-8")
        return f"#image({literal(name)}, alt: {literal(alt)}, width: 100%)\n"

    def inline(self, parent: Tag) -> str:
        return "".join(self.piece(node) for node in parent.children).strip()

    def piece(self, node: object) -> str:
        if type(node) is NavigableString:
            return self.text(str(node))
        if not isinstance(node, Tag):
            return ""
        if node.name == "code":
            text = " ".join(node.get_text().split("\n"))
            self.note(text)
            return f"#c({literal(breakable(text) if self.cell else text)});"
        if node.name == "br":
            return "#linebreak();"
        if node.name in ("strong", "b"):
            return f"#strong[{self.inline(node)}];"
        if node.name == "em":
            return f"#emph[{self.inline(node)}];"
        if node.name == "a":
            return self.link(node)
        return self.inline(node)

    def text(self, text: str) -> str:
        text = re.sub(r"\s+", " ", text)
        return f"#{literal(breakable(text) if self.cell else text)};" if text else ""

    def note(self, text: str) -> None:
        """Remember the place of a name in the index."""
        if INDEXED.fullmatch(text):
            places = self.book.index.setdefault(text, [])
            # The list of all runs names every class.
            if self.at.url != "environments/" and self.here in self.book.labels and self.here not in places:
                places.append(self.here)

    def link(self, node: Tag) -> str:
        body = self.inline(node)
        href = str(node.get("href", ""))
        inside = resolved(self.at, href)
        if inside is None:
            return f"#elink({literal(href)}, [{body}]);"
        url, anchor = inside
        for target in (place(url, anchor), place(url)):
            if target in self.book.labels:
                return f"#xlink({literal(target)}, [{body}]);"
        # A file of the site, such as a snippet: it is attached.
        return body
