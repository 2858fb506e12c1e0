"""The site's web fonts as files that a typesetter reads: one weight a file, one family a subset."""

from __future__ import annotations

from pathlib import Path

from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

from book.site import BUILD, Missing

FOLDER = BUILD / "book" / "fonts"
WEIGHTS = {"Regular": 400, "Bold": 700}


def folder(site: Path) -> Path:
    """Return a folder with the fonts of the site as TrueType files; make it first.

    Raises:
        Missing: the site has no fonts.
    """
    found = sorted(site.glob("assets/fonts/*/*.woff2"))
    if not found:
        raise Missing(f"{site / 'assets/fonts'}: holds no fonts\n    build the site first: nox -s docs")
    FOLDER.mkdir(parents=True, exist_ok=True)
    for path in found:
        # source-sans-3-latin-wght-normal: family, subset, axis, style.
        *words, subset, _, style = path.stem.split("-")
        family = " ".join(word.capitalize() for word in words)
        if subset != "latin":
            family += f" {subset.capitalize()}"
        for name, weight in WEIGHTS.items():
            font = instancer.instantiateVariableFont(TTFont(path), {"wght": weight})
            italic = style == "italic"
            _rename(font, family, name, italic)
            font.flavor = None
            # The same input gives the same bytes.
            font["head"].modified = font["head"].created
            font.recalcTimestamp = False
            font.save(FOLDER / f"{path.stem}-{name}.ttf")
    return FOLDER


def _rename(font: TTFont, family: str, style: str, italic: bool) -> None:
    full = style + (" Italic" if italic else "")
    names = font["name"]
    for record in list(names.names):
        if record.nameID in (16, 17, 21, 22, 25):
            names.removeNames(nameID=record.nameID)
    for number, text in ((1, family), (2, full), (4, f"{family} {full}"), (6, f"{family}-{full}".replace(" ", ""))):
        names.setName(text, number, 3, 1, 0x409)
    font["OS/2"].usWeightClass = WEIGHTS[style]
    font["OS/2"].fsSelection = (0x20 if style == "Bold" else 0 if italic else 0x40) | (0x01 if italic else 0)
    font["head"].macStyle = (1 if style == "Bold" else 0) | (2 if italic else 0)
