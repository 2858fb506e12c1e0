"""Typeset the book: the pages in order, the index, the snippets attached, fonts embedded."""

from __future__ import annotations

import datetime
import io
import shutil
from pathlib import Path
from typing import Any

import pikepdf
import typst

from book import fonts
from book.markup import Book, literal
from book.site import BUILD, SITE, Page, data, pages

FOLDER = BUILD / "book"
PDF = BUILD / "jit-pitfalls.pdf"
# What only makes sense on the web: the home page is replaced by the contents, the paste box by the index.
WEB_ONLY = {"", "find/"}
# Behind the pitfalls, in this order: what is looked up.
BACK = ["concepts/", "errors/", "jax-versions/", "environments/", "how-made/"]


def pdf(site: Path = SITE) -> tuple[Path, str]:
    """Make build/jit-pitfalls.pdf.

    Returns:
        The file, and what to say of it.

    Raises:
        Missing: the site is not built, or a font is not there.
    """
    # One run's input is all that may lie there.
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True)
    all_pages = pages(site)
    source = FOLDER / "book.typ"
    source.write_text(assembled(all_pages, site), encoding="utf-8")
    shutil.copy(Path(__file__).with_name("template.typ"), FOLDER)
    words = f"{len(all_pages)} of the site"
    del all_pages  # 150 MB, while Typst needs its own
    date = built(site)
    stamp = int(datetime.datetime(date.year, date.month, date.day, tzinfo=datetime.UTC).timestamp())
    made = typst.compile(
        str(source),
        root=str(FOLDER),
        font_paths=[str(fonts.folder(site))],
        ignore_system_fonts=True,
        pdf_standards=["ua-1"],
        timestamp=stamp,
    )
    # Typst leaves the many small objects of a tagged file uncompressed.
    with pikepdf.open(io.BytesIO(made)) as file:
        count = len(file.pages)
        file.save(PDF, object_stream_mode=pikepdf.ObjectStreamMode.generate, deterministic_id=True)
    return PDF, f"{count} pages, {words}"


def here(site: Path = SITE) -> dict[str, Any]:
    """Return the description of the environment that built the site."""
    found: dict[str, Any] = next(e for e in data("environments", site).values() if e["here"])
    return found


def built(site: Path = SITE) -> datetime.date:
    """Return the day of the build, as recorded."""
    return datetime.date.fromisoformat(str(here(site)["date"]))


def ordered(all_pages: list[Page]) -> list[tuple[str, list[Page]]]:
    """Return (chapter, pages) in the order of the book; a page of its own is a chapter without a title."""
    chapters: list[tuple[str, list[Page]]] = []
    for page in all_pages:
        if page.url in WEB_ONLY or page.url in BACK:
            continue
        if page.chapter and chapters and chapters[-1][0] == page.chapter:
            chapters[-1][1].append(page)
        else:
            chapters.append((page.chapter, [page]))
    by_url = {page.url: page for page in all_pages}
    return chapters + [("", [by_url[url]]) for url in BACK if url in by_url]


def assembled(all_pages: list[Page], site: Path) -> str:
    """Return the whole book as Typst markup; plots are written beside it."""
    book = Book(FOLDER)
    chapters = ordered(all_pages)
    book.collect(page for _, group in chapters for page in group)
    environments = data("environments", site)
    about = here(site)
    title, description = "jax.jit pitfalls, executed", "What goes wrong with jax.jit, why, and the fix."
    device = about["device"]["kind"]
    device = about["cpu"] if device == "cpu" else device
    lines = [
        f"Executed with JAX {about['jax']} on {device}, {about['date']}.",
        f"Compared with {len(environments) - 1} other environments.",
        "Every output in this book was printed by the program above it. The programs are attached to this file.",
    ]
    keywords = ["JAX", "jit", "XLA", "errors", "recompilation"]
    date = built(site)
    parts = [
        '#import "template.typ": *\n',
        f"#show: setup.with(title: {literal(title)}, description: {literal(description)}, "
        f"keywords: ({', '.join(map(literal, keywords))}), "
        f"date: datetime(year: {date.year}, month: {date.month}, day: {date.day}))\n",
        f"#cover(title: {literal(title)}, description: {literal(description)}, "
        f"lines: ({', '.join(map(literal, lines))},))\n",
        "#contents()\n",
    ]
    for chapter, group in chapters:
        if (chapter and len(group) > 1) or group[0].url.startswith("pitfalls/"):
            parts.append(f"#heading(level: 1)[#{literal(chapter)};]\n")
            parts += [book.write(page, 2) for page in group]
        else:
            parts += [book.write(page, 1) for page in group]
    entries = sorted(book.index.items(), key=lambda item: item[0].lower())
    listed = ", ".join(f"({literal(term)}, ({', '.join(map(literal, places))},))" for term, places in entries if places)
    parts.append(f"#heading(level: 1)[Index of names]\n#indexed(({listed},))\n")
    for path in sorted((site / "snippets").glob("*/*.py")):
        name = str(path.relative_to(site))
        target = FOLDER / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, target)
        parts.append(
            f'#pdf.attach({literal(name)}, mime-type: "text/x-python", relationship: "supplement", '
            f"description: {literal(f'The program {name}')})\n"
        )
    return "".join(parts)
