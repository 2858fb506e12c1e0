"""The commands: docs, serve, tests, record, lint, lock. All share one environment, .nox/project."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import nox

sys.path.insert(0, str(Path(__file__).parent))
from runner import pythons  # standard library only

OLDEST = (3, 12)
NEWEST = (3, 13)
LOCK = "requirements.txt"
ENVIRONMENT = Path(".nox") / "project"
PYTHON = str(ENVIRONMENT / "bin" / "python")

nox.options.sessions = ["lint", "tests", "docs"]


def prepare(session: nox.Session) -> None:
    """Make the environment that all sessions share, and bring it to what the lock says."""
    uv = shutil.which("uv", path=str(Path(sys.executable).parent)) or "uv"
    if not pythons.works(PYTHON, OLDEST, NEWEST):
        session.run(
            uv, "venv", "--quiet", "--clear", "--python", pythons.find(OLDEST, NEWEST), str(ENVIRONMENT), external=True
        )
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
def versions(session: nox.Session) -> None:
    """Write the records of older JAX versions, each in an environment of its own."""
    prepare(session)
    module(session, "runner", "versions", *session.posargs)


@nox.session(venv_backend="none")
def lock(session: nox.Session) -> None:
    """Lock the newest versions that pyproject.toml allows, with hashes."""
    prepare(session)
    call = ("uv", "pip", "compile", "--quiet", "--universal", "--python-version", "3.12", "--upgrade")
    options = ("--generate-hashes", "--no-emit-index-url", "--group", "dev", "pyproject.toml", "-o", LOCK)
    module(session, *call, *options, UV_CUSTOM_COMPILE_COMMAND="nox -s lock")
