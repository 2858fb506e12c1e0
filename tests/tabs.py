"""A page whose environments differ, built by mkdocs with the real settings."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from runner import render
from tests.conftest import ROOT
from tests.test_render import SNIPPET, environment


def build_page_with_tabs(folder: Path) -> Path:
    """Return the folder of a built site whose one page has a snippet that differs between two devices."""
    docs = folder / "docs"
    docs.mkdir()
    found = [environment(here=True, stdout="on the cpu\n"), environment("gpu", stdout="on the gpu\n")]
    text = render.snippet_fragment(SNIPPET, found)
    # Links of the caption lead to pages that this folder does not have.
    (docs / "index.md").write_text("# Title\n\n" + text.rpartition("[if.py]")[0])
    config = folder / "mkdocs.yml"
    config.write_text(
        f"INHERIT: {ROOT / 'mkdocs.yml'}\ndocs_dir: {docs}\nsite_dir: {folder / 'site'}\n"
        f"hooks: []\nwatch: []\nnav: [index.md]\nstrict: false\nextra_css: []\n"
        f"theme: {{name: material, custom_dir: {ROOT / 'overrides'}}}\n"
    )
    call = [sys.executable, "-m", "mkdocs", "build", "-q", "-f", str(config)]
    subprocess.run(call, check=True, env={**os.environ, "NO_MKDOCS_2_WARNING": "1"})
    return folder / "site"
