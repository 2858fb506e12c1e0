"""The one exception that a user of the runner ever sees, as one or two lines."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def short(path: Path | str) -> str:
    """Return `path` relative to the repository where it lies inside it."""
    path = Path(path)
    try:
        return str(path.resolve().relative_to(ROOT))
    except ValueError:
        return str(path)


@dataclass
class Problem(Exception):
    """Something that the user has to mend.

    Args:
        where: file, or the name of what is wrong where there is no file.
        line: 1-based line in it, or None.
        what: what is wrong, one line.
        mend: the command or the edit that mends it.
    """

    where: Path | str
    line: int | None
    what: str
    mend: str

    def __str__(self) -> str:
        where = short(self.where) if isinstance(self.where, Path) else self.where
        place = f"{where}:{self.line}" if self.line else where
        return f"{place}: {self.what}\n    {self.mend}"


class Problems(Exception):
    """Several `Problem`s at once, so that one run names all of them."""

    def __init__(self, problems: list[Problem]) -> None:
        self.problems = problems
        super().__init__("\n".join(map(str, problems)))
