"""The built site as data: its pages in the order of the navigation, their HTML, what was recorded."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urljoin, urlsplit

from bs4 import BeautifulSoup, Tag

ROOT = Path(__file__).resolve().parent.parent
SITE = ROOT / "site"
BUILD = ROOT / "build"
HERE = "site.invalid"


class Missing(Exception):
    """Something that the book is made of is not there; says what, and the command that makes it."""


@dataclass
class Page:
    """One page of the site.

    Attributes:
        url: its address relative to the site, with "/" at the end; "" for the home page.
        chapter: the title of its group in the navigation, "" for pages outside the groups.
        title: its h1, as plain text.
        article: its content.
    """

    url: str
    chapter: str
    title: str
    article: Tag


def data(name: str, site: Path = SITE) -> Any:
    """Return `data/NAME.json` of the site.

    Raises:
        Missing: the site is not built.
    """
    path = site / "data" / f"{name}.json"
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        raise Missing(f"{path}: is not there, or no JSON\n    build the site first: nox -s docs") from None


def pages(site: Path = SITE) -> list[Page]:
    """Return the site's pages in the order of its navigation.

    Raises:
        Missing: the site is not built.
    """
    home = _soup(site / "index.html")
    navigation = home.select_one("nav.md-nav--primary")
    if navigation is None:
        raise Missing(f"{site / 'index.html'}: has no navigation\n    build the site first: nox -s docs")
    found: list[Page] = []
    for link in navigation.select("a.md-nav__link[href]"):
        href = str(link["href"])
        if "#" in href:
            continue
        url = "" if href == "." else href
        labels = [label.get_text(" ", strip=True) for label in _labels(link, navigation)]
        article = _soup(site / url / "index.html").select_one("article")
        if article is None:
            raise Missing(f"{site / url / 'index.html'}: has no article\n    build the site first: nox -s docs")
        for extra in article.select(".headerlink, script, style, .find, .also, .zeroclipboard-container"):
            extra.decompose()
        heading = article.select_one("h1")
        title = " ".join((heading or link).get_text().split())
        found.append(Page(url, labels[-1] if labels else "", title, article))
    return found


def _labels(link: Tag, navigation: Tag) -> list[Tag]:
    """Return the titles of the groups round a link, the outermost first."""
    found = []
    for group in link.find_parents("li"):
        label = group.find("label", class_="md-nav__link", recursive=False)
        if isinstance(label, Tag) and navigation in group.parents and group.find("a", recursive=False) is not link:
            found.append(label)
    return found[::-1]


def _soup(path: Path) -> BeautifulSoup:
    try:
        return BeautifulSoup(path.read_text(encoding="utf-8"), "html.parser")
    except OSError:
        raise Missing(f"{path}: is not there\n    build the site first: nox -s docs") from None


def resolved(page: Page, href: str) -> tuple[str, str] | None:
    """Return (page address, anchor) of a link within the site; None if it leads elsewhere."""
    parts = urlsplit(urljoin(f"http://{HERE}/{page.url}", href))
    if parts.netloc != HERE:
        return None
    path = unquote(parts.path).lstrip("/")
    return path.removesuffix("index.html"), unquote(parts.fragment)
