"""Where we are: the interpreter, the packages, the machine and its devices.

Runs on Python 3.10 with the standard library alone; `describe` also needs JAX.
"""

from __future__ import annotations

import hashlib
import importlib.metadata as metadata
import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from typing import Any

# Variables that change what a snippet does and hence belong to every key.
PREFIXES = ("JAX_", "XLA_", "CUDA_VISIBLE")
EXECUTING = ("child.py", "execute.py", "where.py")


def version(package: str) -> str | None:
    """Return the installed version of `package`, or None."""
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return None


def _first(path: str, start: str) -> str | None:
    try:
        with open(path, encoding="utf-8", errors="replace") as lines:
            for line in lines:
                if line.startswith(start):
                    return line.split(":", 1)[-1].strip()
    except OSError:
        pass
    return None


def _cpu() -> str:
    if sys.platform == "darwin":
        call = ["sysctl", "-n", "machdep.cpu.brand_string"]
        return subprocess.run(call, capture_output=True, text=True).stdout.strip()
    return _first("/proc/cpuinfo", "model name") or platform.processor() or "unknown"


def _memory_gib() -> int | None:
    try:
        pages = os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    except (ValueError, OSError, AttributeError):
        return None
    return round(pages / 2**30)


def _os() -> str:
    if sys.platform == "darwin":
        return f"macOS {platform.mac_ver()[0]}"
    try:
        return platform.freedesktop_os_release()["PRETTY_NAME"]
    except (OSError, KeyError):
        return platform.system()


def _gpus() -> list[str]:
    """Return the models of NVIDIA GPUs that the driver lists, without starting JAX."""
    found = sorted(Path("/proc/driver/nvidia/gpus").glob("*/information"))
    return [_first(str(file), "Model") or "unknown" for file in found]


def facts() -> dict[str, Any]:
    """Return what identifies this environment, in a few milliseconds and without JAX.

    Returns:
        JSON-ready mapping: versions as str or None, `memory_gib` as a whole number of GiB,
        `flags` with every JAX and XLA variable that is set.
    """
    plugins = {
        name: dist.version
        for dist in metadata.distributions()
        if (name := (dist.metadata["Name"] or "").lower()).startswith(("jax-cuda", "jax-rocm", "libtpu"))
    }
    driver = _first("/proc/driver/nvidia/version", "NVRM")
    return {
        "python": platform.python_version(),
        "numpy": version("numpy"),
        "jax": version("jax"),
        "jaxlib": version("jaxlib"),
        "plugins": plugins,
        "driver": driver,
        "os": _os(),
        "machine": platform.machine(),
        "cpu": _cpu(),
        "cores": len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count(),
        "memory_gib": _memory_gib(),
        "gpus": _gpus(),
        "flags": {k: v for k, v in sorted(os.environ.items()) if k.startswith(PREFIXES)},
    }


def describe() -> dict[str, Any]:
    """Return `facts()` and the devices JAX really has; starts a JAX backend."""
    import jax

    devices = jax.devices()
    return {
        **facts(),
        "device": {
            "platform": devices[0].platform,
            "kind": devices[0].device_kind,
            "count": len(devices),
        },
    }


def source_hash() -> str:
    """Return a hash of the modules that execute: another runner means other results."""
    here = Path(__file__).parent
    return hashlib.sha256(b"".join((here / name).read_bytes() for name in EXECUTING)).hexdigest()


if __name__ == "__main__":
    print(json.dumps(facts()))
