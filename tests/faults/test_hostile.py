"""Outputs that try to be more than text, through the real build into a real browser."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.browser import CHROMIUM, launched, served
from tests.conftest import ROOT, Project, new_project

LINES = [
    "<script>window.hit = 1</script>",
    '<img src="x" onerror="window.hit = 1">',
    "# no heading, *no* emphasis, [no](link)",
    "{{ jinja }} {% raw %}",
    '--8<-- "no/such.md"',
    "```",
    "`````",
    "&lt;entity&gt;",
    "end \u202eesrever",
    "y" * 10_000,
]
SHOWN = [line.replace("\u202e", "<U+202E>") for line in LINES]
CONFIG = """
INHERIT: {root}/mkdocs.yml
docs_dir: {here}/docs
site_dir: {here}/site
nav: [index.md, pitfalls/tracing/pit.md]
hooks: [{root}/hooks.py]
watch: []
strict: false
theme: {{name: material, custom_dir: {root}/overrides}}
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    project: Project = new_project(tmp_path_factory.mktemp("hostile"))
    here = project.root
    project.snippet("pit/output", f"for line in {LINES!r}:\n    print(line)")
    project.snippet("pit/error", f"raise ValueError({LINES[0]!r})", 'role = "extra"\nraises = "ValueError"')
    rows = "".join(f"print('| '.join(['a', {line!r}]))\n" for line in LINES[:4])
    project.snippet("pit/rows", f"print('x | y')\n{rows}", 'role = "extra"\ntable = true')
    project.page("pit/output", "pit/error", "pit/rows")
    (here / "docs/index.md").write_text("# Home\n")
    (here / "docs/labs").mkdir()
    (here / "docs/labs/plot.py").write_text("")
    shutil.copytree(ROOT / "docs/assets", here / "docs/assets")
    assert project.run("accept").returncode == 0
    config = here / "mkdocs.yml"
    config.write_text(CONFIG.format(root=ROOT, here=here))
    quiet = {"NO_MKDOCS_2_WARNING": "1", "DISABLE_MKDOCS_2_WARNING": "true"}
    call = [sys.executable, "-m", "mkdocs", "build", "-q", "-f", str(config)]
    done = subprocess.run(call, cwd=here, env={**os.environ, **quiet}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return here / "site"


@pytest.mark.fault(
    "scripts, Markdown, Jinja, include marks, backticks, direction marks and 10,000 letters in a line of output",
    "they show as text, in the page, its Markdown and the search",
)
@pytest.mark.skipif(CHROMIUM is None, reason="no Chromium here: apt-get install chromium")
def test_outputs_stay_text(site: Path) -> None:
    published = (site / "pitfalls/tracing/pit/index.md").read_text(encoding="utf-8")
    assert all(line in published for line in SHOWN)
    with served(site) as base, launched() as browser:
        tab = browser.new_page(viewport={"width": 390, "height": 844})
        tab.goto(f"{base}pitfalls/tracing/pit/")
        text = tab.locator("article").evaluate("node => node.textContent")
        assert all(line in text for line in SHOWN)
        assert tab.locator("article h1").count() == 1 and tab.locator("article img, article script").count() == 0
        assert tab.locator("td").all_inner_texts()[1::2] == SHOWN[:4]
        assert tab.evaluate("document.documentElement.scrollWidth") <= 390
        tab.set_viewport_size({"width": 1366, "height": 768})
        tab.keyboard.press("/")
        for query in ("jinja", "entity", "window hit"):
            tab.locator("[data-md-component=search-query]").fill("")
            tab.keyboard.type(query)
            tab.wait_for_timeout(500)
            found = tab.locator(".md-search-result__list")
            assert found.locator("li").count() and found.locator("img, script").count() == 0
        assert tab.evaluate("window.hit") is None
