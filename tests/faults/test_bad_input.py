"""Bad input: one or two clear lines with file, line and remedy, exit code not 0, nothing recorded lost."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.conftest import PAGE, Project

GOOD = "print('hello')"


def complaint(project: Project, command: str = "run") -> str:
    done = project.run(command)
    assert done.returncode == 1, done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    return done.stderr


@pytest.mark.fault("metadata with a typing error", "the build fails and names the file, the line and the remedy")
@pytest.mark.fault("front matter with a typing error", "the build fails and names the file, the line and the remedy")
@pytest.mark.parametrize(
    ("declares", "line", "says"),
    [
        ('role = "extra"\ncolour = "red"', 7, "unknown metadata key 'colour'"),
        ('role = "extra"\nraises = 3', 7, "raises = 3 has the wrong form"),
        ('role = "extra"\ntraces = {f = "one"}', 7, "a table of counts"),
        ('role = "extra"\nvaries = ["("]', 7, "valid regular expressions"),
        ('role = "extra"\nfaster = ["a", "b", 0.5]', 7, "ratio above 1"),
        ('role = "extra"\nhighlight = [9]', 7, "highlight names a line behind the code"),
        ('role = "nonsense"', 6, "one of symptom, trigger"),
        ("role =", 6, "the metadata is not TOML"),
        ('says = "x"', 3, "declares no role"),
        ('role = "extra"\nsays = "x"', 3, "without raises"),
        ('role = "extra"\nfiles = ["gone.txt"]', 7, "a file that does not exist"),
    ],
)
def test_metadata(project: Project, declares: str, line: int, says: str) -> None:
    project.snippet("pit/bad", GOOD, declares)
    project.page("pit/bad")
    text = complaint(project)
    assert f"snippets/pit/bad.py:{line}:" in text
    assert says in text


@pytest.mark.fault(
    "a snippet that hides a module of Python",
    "the build fails and names the file, the line and the remedy",
)
def test_name_of_a_standard_module(project: Project) -> None:
    project.snippet("pit/types", GOOD)
    project.page("pit/types")
    assert "snippets/pit/types.py: its name hides Python's own module 'types'" in complaint(project)


def test_no_metadata(project: Project) -> None:
    path = project.snippet("pit/bad", GOOD)
    path.write_text(GOOD)
    assert "snippets/pit/bad.py: has no metadata block" in complaint(project)


def test_code_behind_metadata(project: Project) -> None:
    path = project.snippet("pit/bad", GOOD)
    path.write_text(path.read_text() + "print('more')\n")
    assert "the metadata block is not at the end" in complaint(project)


@pytest.mark.fault(
    "a page that includes what does not exist",
    "the build fails and names the file, the line and the remedy",
)
def test_page_includes_what_does_not_exist(project: Project) -> None:
    project.snippet("pit/good", GOOD)
    project.page("pit/good", "pit/gone")
    text = complaint(project)
    assert "docs/pitfalls/tracing/pit.md:10: includes a snippet that does not exist: pit/gone.md" in text


@pytest.mark.fault("a snippet that no page shows", "the build fails and names the file, the line and the remedy")
def test_snippet_that_no_page_shows(project: Project) -> None:
    project.snippet("pit/good", GOOD)
    project.snippet("pit/lonely", GOOD)
    project.page("pit/good")
    assert "snippets/pit/lonely.py: no page shows it" in complaint(project)


@pytest.mark.fault("two pages with one id", "the build fails and names the file, the line and the remedy")
def test_duplicate_id(project: Project) -> None:
    project.snippet("pit/good", GOOD)
    project.page("pit/good")
    project.page("pit/good", name="pit2")
    assert "has the id T1 of pit.md" in complaint(project)


@pytest.mark.parametrize(
    ("before", "after", "says"),
    [
        ("kind: raises", "kind: bad", "kind is 'bad'"),
        ("id: T1", "id: one", "id is 'one'"),
        ("group: tracing", "group: shapes", "group is 'shapes'"),
        ("title: Title", "title: [", "the front matter is not YAML"),
    ],
)
def test_front_matter(project: Project, before: str, after: str, says: str) -> None:
    project.snippet("pit/good", GOOD)
    project.page("pit/good", text=PAGE.replace(before, after))
    text = complaint(project)
    assert says in text
    assert re.search(r"docs/pitfalls/tracing/pit\.md:\d+:", text)


@pytest.mark.fault(
    "a measured number or a JAX version typed into prose",
    "the build fails and names the file, the line and the remedy",
)
@pytest.mark.parametrize("prose", ["It takes 3 ms.", "It is 40× slower.", "Since JAX 0.4.30.", "It is 5 times faster."])
def test_measured_number_in_prose(project: Project, prose: str) -> None:
    project.snippet("pit/good", GOOD)
    path = project.page("pit/good")
    path.write_text(path.read_text() + f"\n{prose}\n")
    assert "typed into prose" in complaint(project)
    path.write_text(path.read_text().replace(prose, f"```text\n{prose}\n```"))
    assert "typed into prose" not in project.run("run").stderr


@pytest.mark.fault(
    "an expected output without a snippet",
    "the build fails and names the file, the line and the remedy",
)
def test_expected_output_without_snippet(project: Project) -> None:
    project.snippet("pit/good", GOOD)
    project.page("pit/good")
    (project.root / "snippets/pit/gone.out").write_text("x\n")
    assert "snippets/pit/gone.out: is an expected output without a snippet" in complaint(project)


def test_unknown_name(project: Project) -> None:
    project.snippet("pit/good", GOOD)
    project.page("pit/good")
    done = project.run("run", "pit/bad")
    assert done.returncode == 1
    assert "pit/bad: is no snippet and no folder of snippets" in done.stderr


def test_all_problems_at_once(project: Project) -> None:
    project.snippet("pit/one", GOOD, 'role = "x"')
    project.snippet("pit/two", GOOD, "nonsense")
    project.page("pit/one", text=PAGE.replace("raises", "x"))
    text = complaint(project)
    assert all(name in text for name in ("one.py", "two.py", "pit.md"))


def test_python_without_the_packages(project: Project, tmp_path: Path) -> None:
    import subprocess
    import venv

    venv.create(tmp_path / "bare")
    call = [str(tmp_path / "bare/bin/python"), "-m", "runner", "run"]
    done = subprocess.run(call, cwd=project.root, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "use the project's own Python: .nox/project/bin/python" in done.stderr
    assert "Traceback" not in done.stderr
