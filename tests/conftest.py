"""A small project of its own for tests that break things: the real runner, other snippets."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent

PAGE = """---
id: T1
title: Title
group: tracing
kind: raises
---
# Title

{includes}
"""


def metadata(lines: str) -> str:
    body = "".join(f"# {line}\n" for line in lines.strip().split("\n"))
    return f'\n# /// script\n# dependencies = ["jax"]\n# [tool.snippet]\n{body}# ///\n'


@dataclass
class Project:
    """A copy of the runner with its own snippets and pages."""

    root: Path

    def snippet(self, name: str, code: str, declares: str = 'role = "extra"') -> Path:
        path = self.root / "snippets" / f"{name}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(code.rstrip("\n") + "\n" + metadata(declares), encoding="utf-8")
        return path

    def page(self, *includes: str, name: str = "pit", text: str = PAGE) -> Path:
        path = self.root / "docs" / "pitfalls" / "tracing" / f"{name}.md"
        path.parent.mkdir(parents=True, exist_ok=True)
        lines = "\n".join(f'--8<-- "{include}.md"' for include in includes)
        path.write_text(text.format(includes=lines), encoding="utf-8")
        return path

    def run(self, *args: str, timeout: float = 120, **env: str) -> subprocess.CompletedProcess[str]:
        call = [sys.executable, "-m", "runner", *args]
        return subprocess.run(
            call,
            cwd=self.root,
            env={**os.environ, "COLUMNS": "300", **env},
            capture_output=True,
            text=True,
            timeout=timeout,
            check=False,
        )

    def fragment(self, name: str) -> str:
        return (self.root / "build" / "fragments" / f"{name}.md").read_text(encoding="utf-8")


def new_project(folder: Path) -> Project:
    root = folder / "project"
    shutil.copytree(ROOT / "runner", root / "runner", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "requirements.txt", root)
    (root / "docs").mkdir()
    (root / "snippets").mkdir()
    return Project(root)


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return new_project(tmp_path)
