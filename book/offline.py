"""The site as a zip that works from disk: no server, no network."""

from __future__ import annotations

import json
import re
import zipfile
from pathlib import Path

from book.site import BUILD, SITE, Missing
from book.typeset import built

ZIP = BUILD / "jit-pitfalls-site.zip"
FOLDER = "jit-pitfalls"
# A link to a folder of the site, with or without an anchor; a browser that reads the disk would list the folder.
LINK = re.compile(
    r'(?P<before>(?:href="|content="0; url=|location\.href="))'
    r'(?P<path>(?![a-z]+:|//|#)[^"#?]*/|(?:\.\./)*\.\.?)(?P<after>["#?])'
)
# What only a server needs.
LEFT_OUT = {"sitemap.xml", "sitemap.xml.gz", "404.html", "jit-pitfalls.pdf", "jit-pitfalls-site.zip"}


def package(site: Path = SITE) -> tuple[Path, str]:
    """Make build/jit-pitfalls-site.zip.

    Returns:
        The file, and what to say of it.

    Raises:
        Missing: the site is not built.
    """
    if not (site / "index.html").is_file():
        raise Missing(f"{site / 'index.html'}: is not there\n    build the site first: nox -s docs")
    date = built(site)
    files = {str(path.relative_to(site)): path for path in sorted(site.rglob("*")) if path.is_file()}
    made: dict[str, bytes] = {}
    for name, path in files.items():
        if name in LEFT_OUT:
            continue
        content = path.read_bytes()
        if name.endswith(".html"):
            content = page(content.decode(), name.count("/")).encode()
        elif name == "data/patterns.js":
            content = re.sub(r'("url": "[^"]*/)"', r'\1index.html"', content.decode()).encode()
        made[name] = content
    index = json.loads(made.pop("search/search_index.json"))
    for doc in index["docs"]:
        doc["location"] = re.sub(r"(^|/)(?=$|#)", r"\1index.html", doc["location"], count=1)
    made["search/search_index.js"] = f"var __index={json.dumps(index, ensure_ascii=False)}".encode()
    with zipfile.ZipFile(ZIP, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name in sorted(made):
            info = zipfile.ZipInfo(f"{FOLDER}/{name}", (date.year, date.month, date.day, 0, 0, 0))
            info.external_attr = 0o644 << 16
            archive.writestr(info, made[name], zipfile.ZIP_DEFLATED)
    return ZIP, f"{len(made)} files, open {FOLDER}/index.html"


def page(html: str, depth: int) -> str:
    """Return a page whose links name files, and whose search needs no worker: from disk none may start."""
    html = re.sub(r'<link rel="canonical"[^>]*>', "", html)
    html = re.sub(r'<p>[^<]*<a href="jit-pitfalls\.pdf">.*?</p>', "", html, flags=re.S)
    html = LINK.sub(_file, html)
    shim = f'<script src="{"../" * depth}assets/find/iframe-worker.js"></script>'
    return re.sub(r'(?=<script src="[^"]*assets/javascripts/bundle)', shim, html)


def _file(link: re.Match[str]) -> str:
    path = link["path"] if link["path"].endswith("/") else link["path"] + "/"
    return f"{link['before']}{path}index.html{link['after']}"
