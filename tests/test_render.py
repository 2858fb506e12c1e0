"""Fragments: what is cut is marked, what is hostile stays text, what differs is told."""

from __future__ import annotations

import copy
import dataclasses
import re
from pathlib import Path
from typing import Any

import pytest

from runner import check, mask, render
from runner.record import Environment
from runner.snippet import Snippet

TRACEBACK = """Traceback (most recent call last):
  File "if.py", line 9, in <module>
    f(1.0)
    ~^^^^^
  File ".../site-packages/jax/_src/pjit.py", line 200, in wrapper
    return call()
           ~~~~^^
  File ".../site-packages/jax/_src/core.py", line 1, in call
    return 1
  File "if.py", line 5, in f
    if x > 0:
       ^^^^^
jax.errors.TracerBoolConversionError: Attempted boolean conversion of traced array with shape bool[].
The error occurred while tracing the function f at if.py:3 for jit.
--------------------
For simplicity, JAX has removed its internal frames from the traceback of the following exception. Set X.
"""


def test_cut_keeps_own_frames_and_marks_the_rest() -> None:
    text = render.cut(TRACEBACK)
    assert "pjit" not in text and "For simplicity" not in text
    assert '    [... 2 frames in JAX]\n  File "if.py", line 5, in f' in text
    assert text.endswith("for jit.\n[...]")
    assert "~^^^^^" in text


def test_cut_leaves_out_what_jax_tells_twice() -> None:
    frame = 'Traceback (most recent call last):\n  File "a.py", line 1, in f\n'
    first = f"{frame}jax._src.x.JaxStackTraceBeforeTransformation: no"
    chain = "\n\nThe above exception was the direct cause of the following exception:\n\n"
    text = render.cut(first + chain + TRACEBACK)
    assert text.startswith('[...]\nTraceback (most recent call last):\n  File "if.py", line 9')


def test_cut_leaves_out_a_cause_without_own_frames() -> None:
    frame = 'Traceback (most recent call last):\n  File ".../site-packages/jax/_src/api.py", line 1, in f\n    g()\n'
    chain = "\n\nThe above exception was the direct cause of the following exception:\n\n"
    text = render.cut(f"{frame}TypeError: inside\n{chain}{TRACEBACK}")
    assert text.startswith('[...]\nTraceback (most recent call last):\n  File "if.py", line 9')
    own = 'Traceback (most recent call last):\n  File "a.py", line 1, in f\n    g()\n'
    assert "TypeError: inside" in render.cut(f"{own}TypeError: inside\n{chain}{TRACEBACK}")


@pytest.mark.parametrize("text", ["plain", "```", "a ```` b", '--8<-- "x.md"', "  ;--8<-- x", "\x00\x1b[31m\u202e"])
def test_fence_holds_anything(text: str) -> None:
    import markdown

    html = markdown.markdown(
        render.fence(text, "text"),
        extensions=["pymdownx.snippets", "pymdownx.superfences"],
        extension_configs={"pymdownx.snippets": {"check_paths": True}},
    )
    assert html.count("<pre") == 1
    assert not any(c in html for c in "\x00\x1b\u202e")
    if "8<" in text:
        assert text.strip().replace("<", "&lt;").replace('"', "&quot;") in html.replace('"', "&quot;")


@pytest.mark.parametrize("text", ["a | b", "`x`", "<b>&", "x_1 * y_2"])
def test_code_span_in_a_table(text: str) -> None:
    import html

    import markdown

    page = markdown.markdown(f"| A | B |\n|---|---|\n| {render.code_span(text)} | second |", extensions=["tables"])
    cells = page.split("<td>")[1:]
    assert len(cells) == 2 and "second" in cells[1]
    assert html.unescape(cells[0].split("<code>")[1].split("</code>")[0]) == text


def test_numbers() -> None:
    assert [render.duration(s) for s in (1.5, 0.0123, 123e-6, 5e-9)] == ["1.5 s", "12.3 ms", "123 µs", "5 ns"]
    assert [render.ratio(r) for r in (1.26, 39.7)] == ["1.3×", "40×"]


def test_masks() -> None:
    text = "took 12.3 ms at 0x7f00deadbeef, .../site-packages/jax/x.py:12, see https://docs.jax.dev/en/latest/errors.html#a"
    assert mask.mask(text) == "took <time> at <address>, <path>, see <docs>"
    assert mask.mask("float32[3] 3 values if.py:5") == "float32[3] 3 values if.py:5"
    assert mask.mask("v 0.1234", (r"0\.\d+",)) == "v <varies>"


SNIPPET = Snippet(Path("snippets/pit/if.py"), "pit/if", "print(1)\n", "extra", 3)
RESULT: dict[str, Any] = {"key": SNIPPET.key, "date": "2026-01-02", "outcome": "ok", "stdout": "1\n", "seconds": 0.1}


def environment(platform: str = "cpu", jax: str = "1.0", here: bool = False, **changes: Any) -> Environment:
    about = {
        "jax": jax,
        "device": {"platform": platform, "kind": "cpu" if platform == "cpu" else "NVIDIA X"},
        "flags": {},
    }
    return Environment(about, {"pit/if": {**copy.deepcopy(RESULT), **changes}}, here)


def test_variables_are_part_of_the_title() -> None:
    snippet = dataclasses.replace(SNIPPET, env={"JAX_ENABLE_X64": "1"})
    result = {**RESULT, "key": snippet.key}
    text = render.snippet_fragment(snippet, [Environment(environment().about, {"pit/if": result}, here=True)])
    assert 'title="JAX_ENABLE_X64=1 python if.py"' in text


def test_all_agree_is_shown_once() -> None:
    text = render.snippet_fragment(SNIPPET, [environment(here=True), environment("gpu"), environment(jax="0.9")])
    assert text.count('title="Output"') == 1 and "===" not in text
    assert "CPU, JAX 1.0, 2026-01-02" in text and "NVIDIA X, JAX 1.0" in text and "same on JAX 0.9" in text


def test_versions_in_a_row_are_a_range() -> None:
    older = [environment(jax=f"0.{minor}") for minor in (6, 7, 8, 9)]
    text = render.snippet_fragment(SNIPPET, [environment(here=True), *older])
    assert "same on JAX 0.6 to 0.9" in text
    gap = [*older[:1], environment(jax="0.7", stdout="2\n"), *older[2:]]
    text = render.snippet_fragment(SNIPPET, [environment(here=True), *gap])
    assert "same on JAX 0.6, 0.8, 0.9" in text


def test_devices_that_differ_are_tabs() -> None:
    text = render.snippet_fragment(SNIPPET, [environment(here=True), environment("gpu", stdout="2\n")])
    assert '=== "CPU"' in text and '=== "NVIDIA X"' in text
    assert text.index('"CPU"') < text.index('"NVIDIA X"')


def test_versions_that_differ_are_folded() -> None:
    error = {"class": "ValueError", "message": "no", "line": 1, "traceback": "ValueError: no\n"}
    others = [environment(jax="0.9", outcome="raised", exception=error), environment(jax="0.8", stdout="old\n")]
    text = render.snippet_fragment(SNIPPET, [environment(here=True), *others])
    assert '??? note "On JAX 0.9 it raises ValueError"' in text
    assert '??? note "On JAX 0.8 the output is another"' in text
    assert "same on" not in text


def test_stale_results_are_not_shown() -> None:
    old = environment(jax="0.9", key="other", stdout="stale\n")
    text = render.snippet_fragment(SNIPPET, [environment(here=True), old])
    assert "stale" not in text and "0.9" not in text
    assert "1 recorded before the code changed" in render.versions([SNIPPET], [environment(here=True), old])


@pytest.mark.parametrize(
    "text",
    [
        "<script>x</script>",
        "the __index__() of *a*",
        "`b`",
        "[c](d)",
        "&lt; {{ e }}",
        '--8<-- "f.md"',
        "a\\b",
        "\u202eg",
    ],
)
def test_table_cells_show_what_was_printed(text: str) -> None:
    import html

    import markdown

    page = markdown.markdown(render.table(f"x | {text}\ny | z\n"), extensions=["tables", "pymdownx.snippets"])
    cell = re.search(r"<th>x</th>\s*<th>(.*?)</th>", page, re.S)
    assert cell and html.unescape(cell[1]) == text.replace("\u202e", "<U+202E>")


def test_a_record_without_the_page_s_snippets_is_not_named() -> None:
    other = environment(jax="0.9")
    other.results = {"elsewhere/x": other.results["pit/if"]}
    text = render.versions([SNIPPET], [environment(here=True), other])
    assert "0.9" not in text and "agree" not in text


def test_newest_record_stands_for_its_device() -> None:
    found = [
        environment(here=True),
        environment("gpu", "0.9", stdout="old\n"),
        environment("gpu", "1.1", stdout="new\n"),
    ]
    shown = render.arrange(SNIPPET, found)
    assert [e.about["jax"] for e, _ in shown.primary] == ["1.0", "1.1"]


def declared(**changes: Any) -> Snippet:
    fields = {**SNIPPET.__dict__, **changes}
    return Snippet(**{k: v for k, v in fields.items() if k in Snippet.__dataclass_fields__})


@pytest.mark.parametrize(
    ("changes", "result", "says"),
    [
        ({"raises": "ValueError"}, {}, "no longer raises ValueError"),
        ({}, {"exception": ("ValueError", "no", 1)}, "raised ValueError: no"),
        ({"raises": "TypeError"}, {"exception": ("ValueError", "no", 1)}, "raised ValueError, declared TypeError"),
        ({"raises": "ValueError", "says": "yes"}, {"exception": ("ValueError", "no", 1)}, "does not say 'yes'"),
        ({"raises": "ValueError", "line": 2}, {"exception": ("ValueError", "no", 1)}, "on line 1, declared 2"),
        ({"warns": ("UserWarning: a",)}, {}, "no longer warns"),
        ({}, {"warnings": [{"category": "UserWarning", "message": "a"}]}, "warned: UserWarning: a"),
        ({"traces": {"f": 2}}, {"traces": {"f": 1}, "compiles": {}}, "traces: f 1 times, declared 2"),
        ({"compiles": {"f": 0}}, {"traces": {}, "compiles": {"f": 1}}, "compiles: f 1 times, declared 0"),
        ({"timed": True}, {"stdout": "nothing\n"}, "prints no measurement"),
        ({"timed": True}, {"stdout": "a: 2 ms\na: 3 ms\n"}, "prints the measurement 'a' twice"),
        ({"faster": (("a", "b", 3.0),)}, {"stdout": "a: 2 ms\nb: 4 ms\n"}, "2.00 times as fast"),
        ({"faster": (("a", "c", 3.0),)}, {"stdout": "a: 2 ms\nb: 4 ms\n"}, "prints no measurement 'c'"),
    ],
)
def test_expectations_hold_both_ways(
    tmp_path: Path, changes: dict[str, Any], result: dict[str, Any], says: str
) -> None:
    path = tmp_path / "if.py"
    path.write_text("print(1)\n")
    if isinstance(error := result.get("exception"), tuple):
        result = {"outcome": "raised", "exception": dict(zip(("class", "message", "line"), error, strict=True))}
    found = check.expectations(declared(path=path, **changes), {**RESULT, **result})
    assert [says in problem.what for problem in found] == [True]


def test_expectations_that_hold() -> None:
    result = {**RESULT, "stdout": "a: 2 ms\nb: 9 ms\n", "traces": {"f": 2}, "compiles": {}}
    assert not check.expectations(declared(faster=(("a", "b", 3.0),), traces={"f": 2}), result)
    assert not check.expectations(declared(traces={"f": 2}), {**RESULT, "traces": None, "compiles": None})
