"""`new` makes what is refused until it is filled in, and passes then."""

from __future__ import annotations

import re

from tests.conftest import Project


def test_template_filled_in_passes(project: Project) -> None:
    done = project.run("new", "purity/host-clock")
    assert done.returncode == 0, done.stderr
    page = project.root / "docs/pitfalls/purity/host-clock.md"
    assert "id: P1" in page.read_text()
    done = project.run("check", "host-clock")
    assert done.returncode == 1
    assert "host-clock.md:3: is not filled in" in done.stderr
    assert "raised NotImplementedError" in done.stderr

    page.write_text(page.read_text().replace("FILL IN:", "Filled in"))
    for path in (project.root / "snippets/host-clock").glob("*.py"):
        path.write_text(re.sub(r"raise Not.*", "print('hello')", path.read_text()))
    assert project.run("accept").returncode == 0
    done = project.run("check")
    assert done.returncode == 0, done.stderr
    assert "pitfalls/purity/host-clock.md" in project.run("list").stdout


def test_next_free_id(project: Project) -> None:
    project.run("new", "purity/one")
    project.run("new", "purity/two")
    assert "id: P2" in (project.root / "docs/pitfalls/purity/two.md").read_text()


def test_bad_names(project: Project) -> None:
    for name, says in (("nogroup/x", "no name for a pitfall"), ("purity/Bad Name", "no name for a pitfall")):
        done = project.run("new", name)
        assert done.returncode == 1 and says in done.stderr
    project.run("new", "purity/one")
    page = project.root / "docs/pitfalls/purity/one.md"
    page.write_text(page.read_text() + "mine\n")
    done = project.run("new", "purity/one")
    assert done.returncode == 1 and "exists already" in done.stderr
    assert page.read_text().endswith("mine\n")
