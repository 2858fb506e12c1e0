"""Find Python interpreters, and make environments with another JAX. Standard library only."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
from pathlib import Path

from runner.errors import ROOT, Problem

ENVIRONMENTS = ROOT / "build" / "environments"
# JAX version -> (Python that it supports, a day soon after its release: dependencies are as of then).
VERSIONS = {
    "0.4.30": ("3.11", "2024-06-21"),
    "0.4.38": ("3.11", "2024-12-20"),
    "0.5.3": ("3.11", "2025-03-22"),
    "0.6.2": ("3.11", "2025-06-20"),
    "0.7.2": ("3.11", "2025-09-19"),
    "0.8.3": ("3.11", "2026-02-01"),
    "0.9.2": ("3.11", "2026-03-22"),
    "0.10.2": ("3.11", None),
    "0.11.2": ("3.12", None),
}


def works(python: Path | str, oldest: tuple[int, int], newest: tuple[int, int]) -> bool:
    """Whether `python` starts and its version lies in the range (shims of version managers may refuse)."""
    call = [str(python), "-c", f"import sys; sys.exit(not {oldest} <= sys.version_info[:2] <= {newest})"]
    try:
        return subprocess.run(call, capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def find(oldest: tuple[int, int], newest: tuple[int, int]) -> str:
    """Return an interpreter in the range, the newest first.

    Returns:
        The path of this one, one on the path or one of pyenv's; else a version such as "3.13", for uv to fetch.
    """
    versions = [f"3.{minor}" for minor in range(newest[1], oldest[1] - 1, -1)]
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    found = [Path(sys.executable)]
    for version in versions:
        found += [Path(path) for path in [shutil.which(f"python{version}")] if path]
        found += sorted(pyenv.glob(f"{version}.*/bin/python"), reverse=True)
    return next((str(python.resolve()) for python in found if works(python, oldest, newest)), versions[0])


def environment(jax: str) -> str:
    """Return the interpreter of an environment with that JAX, made in build/ if it is not there.

    Two processes that want the same one at once get the same: the second waits for the first.

    Args:
        jax: one of `VERSIONS`, or "newest" for the newest release, which is looked up each time.

    Raises:
        Problem: it cannot be installed; the message is uv's.
    """
    ENVIRONMENTS.mkdir(parents=True, exist_ok=True)
    with (ENVIRONMENTS / f"jax-{jax}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        return _made(jax)


def _made(jax: str) -> str:
    folder = ENVIRONMENTS / f"jax-{jax}"
    python = folder / "bin" / "python"
    probe = [str(python), "-c", "import jax; print(jax.__version__)"]
    if python.exists():
        done = subprocess.run(probe, capture_output=True, text=True, check=False)
        if done.stdout.strip() == jax:
            return str(python)
    version, day = VERSIONS.get(jax, ("3.13", None))
    minor = (3, int(version.partition(".")[2]))
    uv = [sys.executable, "-m", "uv"]
    until = ["--exclude-newer", day] if day else []
    packages = ["jax", "jaxlib"] if jax == "newest" else [f"jax=={jax}", f"jaxlib=={jax}"]
    # A repository may name an index of nightly builds; none is named here.
    nightly = ["--prerelease", "allow", "--index", index] if (index := os.environ.get("NIGHTLY_INDEX")) else []
    calls = [
        [*uv, "venv", "--quiet", "--clear", "--python", find(minor, minor), str(folder)],
        [*uv, "pip", "install", "--quiet", "--compile-bytecode", "--python", str(python), *until, *nightly, *packages],
    ]
    for call in calls:
        done = subprocess.run(call, capture_output=True, text=True, check=False)
        if done.returncode:
            lines = [line.strip() for line in done.stderr.splitlines() if line.strip()]
            what = f"cannot be installed: {lines[0] if lines else 'no message'}"
            raise Problem(f"JAX {jax}", None, what, f"it needs Python {version} and the package registry")
    return str(python)
