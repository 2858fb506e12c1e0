"""python -m book pdf | offline: make build/jit-pitfalls.pdf or build/jit-pitfalls.zip of the built site."""

from __future__ import annotations

import argparse
import sys
import time

from book import offline, typeset
from book.site import ROOT, Missing


def main(argv: list[str] | None = None) -> int:
    """Make one of the two; return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m book", description=__doc__)
    parser.add_argument("what", choices=["pdf", "offline"])
    args = parser.parse_args(argv)
    began = time.perf_counter()
    try:
        made, words = typeset.pdf() if args.what == "pdf" else offline.package()
    except Missing as missing:
        print(missing, file=sys.stderr)
        return 1
    size = made.stat().st_size / 1e6
    print(f"{made.relative_to(ROOT)}: {words}, {size:.1f} MB, {time.perf_counter() - began:.1f} s")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
