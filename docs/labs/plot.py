"""What the labs share: the recorded times, a plot for light, dark and print, a table, a rule."""

from __future__ import annotations

import html
import io
import json
import re
import statistics
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
Times = dict[str, dict[int, float]]
STYLES = [("#b3450c", "o", "-"), ("#2b7fb8", "s", "--"), ("#3f8f4f", "^", ":")]


class Markup(str):
    """HTML that a notebook shows as it is."""

    def _repr_html_(self) -> str:
        return str(self)

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"


def measured(snippet: str) -> Times:
    """Return series -> {number: median seconds} of a snippet whose labels read `series, number`.

    Raises:
        FileNotFoundError: the snippets have not been executed: python -m runner run.
    """
    data = json.loads((ROOT / "build" / "data" / "times.json").read_text(encoding="utf-8"))
    times: Times = {}
    for label, values in data[snippet]["here"].items():
        series, _, number = label.rpartition(", ")
        times.setdefault(series, {})[int(number)] = statistics.median(values)
    return times


def lines(times: Times, x: str, y: str) -> Markup:
    """Draw one line a series, both axes logarithmic, as SVG in the colour of the text around it."""
    import matplotlib

    matplotlib.use("svg")
    from matplotlib import pyplot as plt

    plt.rcParams.update({"svg.fonttype": "none", "font.size": 11, "svg.hashsalt": "lab", "font.family": "sans-serif"})
    figure, axes = plt.subplots(figsize=(7, 3.6))
    for (name, points), (colour, marker, dash) in zip(times.items(), STYLES, strict=False):
        axes.plot(list(points), list(points.values()), color=colour, marker=marker, linestyle=dash, linewidth=2)
        last = max(points)
        at = {"xy": (last, points[last]), "xytext": (8, 0), "textcoords": "offset points", "va": "center"}
        axes.annotate(name, **at, color=colour, fontweight="bold")
    numbers = sorted({n for points in times.values() for n in points})
    axes.set(xscale="log", yscale="log", xlabel=x, ylabel=y, xlim=(min(numbers) * 0.9, max(numbers) * 2.2))
    axes.set_xticks(numbers, [str(n) for n in numbers])
    low, high = axes.get_ylim()
    marks = [d * 10.0**e for e in range(-6, 4) for d in (1, 2, 5) if low <= d * 10.0**e <= high]
    axes.set_yticks(marks, [_time(mark) for mark in marks])
    axes.minorticks_off()
    axes.grid(alpha=0.25)
    axes.spines[["top", "right"]].set_visible(False)
    buffer = io.StringIO()
    figure.savefig(buffer, format="svg", transparent=True, bbox_inches="tight", metadata={"Date": None})
    plt.close(figure)
    svg = buffer.getvalue()[buffer.getvalue().index("<svg") :]
    # What matplotlib draws in black follows the page: dark on light, light on dark, black on paper.
    svg = re.sub(r"#000000|\bblack\b", "currentColor", svg)
    svg = re.sub(r'<text style="', '<text fill="currentColor" style="', svg)
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.S)
    words = html.escape(f"{y} against {x}. " + " ".join(described(times)), quote=True)
    return Markup(svg.replace("<svg ", f'<svg role="img" aria-label="{words}" class="plot" ', 1))


def described(times: Times) -> list[str]:
    """Return each series in words, for who cannot see the plot."""
    found = []
    for name, points in times.items():
        first, last = min(points), max(points)
        found.append(f"{name}: from {_time(points[first])} at {first} to {_time(points[last])} at {last}.")
    return found


def _time(seconds: float) -> str:
    return f"{seconds:.2g} s" if seconds >= 1 else f"{seconds * 1e3:.3g} ms"


def table(times: Times, x: str) -> Markup:
    """Return the medians as a table."""
    numbers = sorted({n for points in times.values() for n in points})
    head = "".join(f"<th>{html.escape(name)}</th>" for name in [x, *times])
    rows = "".join(
        f"<tr><td>{n}</td>" + "".join(f"<td>{_time(points[n])}</td>" for points in times.values()) + "</tr>"
        for n in numbers
    )
    return Markup(f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>")


def rule(times: Times, plain: str, others: list[str]) -> Markup:
    """Return from which number on each of `others` is faster than `plain`, and stays so."""
    parts: list[Any] = []
    for name in others:
        numbers = sorted(times[plain])
        behind = [n for n in numbers if times[name][n] >= times[plain][n]]
        first = next((n for n in numbers if n > max(behind, default=-1)), None)
        where = f"from {first} distinct lengths on" if first else "nowhere in this range"
        parts.append(f"<li><b>{html.escape(name)}</b> beats <b>{html.escape(plain)}</b> {where}.</li>")
    return Markup(f"<ul>{''.join(parts)}</ul>")
