"""The commands: docs, serve, tests, record, lint, lock. All share one environment, .nox/project."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import nox

OLDEST = (3, 12)
NEWEST = (3, 13)
LOCK = "requirements.txt"
ENVIRONMENT = Path(".nox") / "project"
PYTHON = str(ENVIRONMENT / "bin" / "python")

nox.options.sessions = ["lint", "tests", "docs"]


def runs(python: Path | str) -> bool:
    """Whether `python` starts and is new enough (shims of version managers may refuse)."""
    call = [str(python), "-c", f"import sys; sys.exit(not {OLDEST} <= sys.version_info[:2] <= {NEWEST})"]
    try:
        return subprocess.run(call, capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def interpreter() -> str:
    """Return a Python that the lock supports: this one, one on the path, one of pyenv's, or a version to fetch."""
    versions = [f"3.{minor}" for minor in range(NEWEST[1], OLDEST[1] - 1, -1)]
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    found = [Path(sys.executable)]
    for version in versions:
        found += [Path(path) for path in [shutil.which(f"python{version}")] if path]
        found += sorted(pyenv.glob(f"{version}.*/bin/python"), reverse=True)
    return next((str(python.resolve()) for python in found if runs(python)), versions[0])


def prepare(session: nox.Session) -> None:
    """Make the environment that all sessions share, and bring it to what the lock says."""
    uv = shutil.which("uv", path=str(Path(sys.executable).parent)) or "uv"
    if not runs(PYTHON):
        session.run(uv, "venv", "--quiet", "--clear", "--python", interpreter(), str(ENVIRONMENT), external=True)
    session.run(uv, "pip", "sync", "--quiet", "--require-hashes", "--python", PYTHON, LOCK, external=True)


def module(session: nox.Session, *call: str, **env: str) -> None:
    """Run `python -m CALL` in that environment."""
    session.run(PYTHON, "-m", *call, env={"NO_MKDOCS_2_WARNING": "1", **env}, external=True)


@nox.session(venv_backend="none")
def docs(session: nox.Session) -> None:
    """Execute the snippets and build the site into site/."""
    prepare(session)
    module(session, "mkdocs", "build", *session.posargs)
    session.log(f"look at it: {PYTHON} -m http.server -d site")


@nox.session(venv_backend="none")
def serve(session: nox.Session) -> None:
    """Show the site while you edit; only what changed runs again."""
    prepare(session)
    module(session, "mkdocs", "serve", *session.posargs)


@nox.session(venv_backend="none")
def tests(session: nox.Session) -> None:
    """Run all tests: the runner, every snippet, the built site in a browser."""
    prepare(session)
    module(session, "mkdocs", "build", "--quiet")
    module(session, "pytest", *session.posargs)


@nox.session(venv_backend="none")
def lint(session: nox.Session) -> None:
    """Check style and types."""
    prepare(session)
    module(session, "ruff", "check", ".")
    module(session, "ruff", "format", "--check", "runner", "tests", "conftest.py", "hooks.py", "noxfile.py")
    module(session, "mypy")


@nox.session(venv_backend="none")
def record(session: nox.Session) -> None:
    """Write records/<device>-jax<version>.json of this machine; `-- --require gpu` insists on a GPU."""
    prepare(session)
    module(session, "runner", "record", "--runs", "5", *session.posargs)


@nox.session(venv_backend="none")
def lock(session: nox.Session) -> None:
    """Lock the newest versions that pyproject.toml allows, with hashes."""
    prepare(session)
    call = ("uv", "pip", "compile", "--quiet", "--universal", "--python-version", "3.12", "--upgrade")
    options = ("--generate-hashes", "--no-emit-index-url", "--group", "dev", "pyproject.toml", "-o", LOCK)
    module(session, *call, *options, UV_CUSTOM_COMPILE_COMMAND="nox -s lock")
