"""Run snippets, each in a fresh process, and tell what happened, one JSON line at a time.

`python -m runner.execute` reads a plan from standard input and writes events to standard output:

    plan    {"jobs": [{"name", "file", "plain", "env", "timeout", "memory_mb", "runs"}], "root": DIR}
    events  {"environment": {...}}  {"started": NAME}  {"done": NAME, "result": {...}}  {"error": TEXT}

It runs on Python 3.10 with JAX and the standard library, so that an older JAX is driven by the
same code. JAX is imported once, here, and no backend is started; each snippet is a fork of this
process: a fresh interpreter state at a fraction of the cost. Untimed snippets run side by side, a
GPU and a clock are used by one snippet at a time.
"""

from __future__ import annotations

import contextlib
import ctypes
import gc
import json
import os
import selectors
import signal
import site
import sys
import sysconfig
import tempfile
import time
import traceback
from typing import Any

from runner import child, where

OUTPUT_LIMIT = 1 << 20
REPORT_LIMIT = 16 << 20
SAMPLE_SECONDS = 0.1
# What JAX imports when it first compiles: without it here, each snippet would spend half its time on it.
FIRST_USE = ("jaxlib.mlir.dialects.builtin", "jaxlib.mlir.dialects.mhlo")
LINUX = sys.platform == "linux"
PR_SET_PDEATHSIG, PR_SET_CHILD_SUBREAPER = 1, 36


def prctl(option: int, value: int) -> None:
    """Call prctl(2) where there is one."""
    if LINUX:
        ctypes.CDLL(None).prctl(option, value, 0, 0, 0)


def processes() -> dict[int, tuple[int, int, str]]:
    """Return pid -> (parent, resident bytes, start time) of all processes; empty without /proc."""
    found = {}
    page = os.sysconf("SC_PAGE_SIZE")
    for entry in os.listdir("/proc") if LINUX else ():
        if entry.isdigit():
            try:
                with open(f"/proc/{entry}/stat", encoding="utf-8", errors="replace") as file:
                    fields = file.read().rpartition(")")[2].split()
            except OSError:
                continue
            found[int(entry)] = (int(fields[1]), int(fields[21]) * page, fields[19])
    return found


class Shorten:
    """Take this machine's paths out of recorded text; the only change made to raw text."""

    def __init__(self, root: str) -> None:
        # Longest first, or a prefix would hide what lies below it.
        pairs = {
            sysconfig.get_path("stdlib"): ".../lib/python",
            sysconfig.get_path("purelib"): ".../site-packages",
            root: "...",
            sys.prefix: "...",
            sys.base_prefix: "...",
            os.path.realpath(tempfile.gettempdir()): "/tmp",
            os.path.expanduser("~"): "~",
        }
        for packages in site.getsitepackages():
            pairs[packages] = ".../site-packages"
        kept = {k.rstrip("/"): v for k, v in pairs.items() if k and len(k) > 1}
        self.pairs = sorted(kept.items(), key=lambda pair: -len(pair[0]))

    def __call__(self, value: Any, folder: str) -> Any:
        if isinstance(value, str):
            value = value.replace(folder + "/", "")
            for path, instead in self.pairs:
                value = value.replace(path, instead)
            return value
        if isinstance(value, list):
            return [self(item, folder) for item in value]
        if isinstance(value, dict):
            return {key: self(item, folder) for key, item in value.items()}
        return value


class Running:
    """One snippet in its own process and session, with everything it writes."""

    def __init__(self, job: dict[str, Any]) -> None:
        self.job = job
        self.began = time.monotonic()
        self.seen: dict[int, str] = {}
        self.end: str | None = None
        self.status: int | None = None
        self.peak = 0
        self.read: dict[str, bytearray] = {"stdout": bytearray(), "stderr": bytearray(), "report": bytearray()}
        pipes = {name: os.pipe() for name in self.read}
        self.pid = os.fork()
        if self.pid == 0:
            try:
                self._become(pipes)
            except BaseException:
                traceback.print_exc()
            finally:
                os._exit(70)
        self.fds = {}
        for name, (end, other) in pipes.items():
            os.close(other)
            os.set_blocking(end, False)
            self.fds[name] = end

    def _become(self, pipes: dict[str, tuple[int, int]]) -> None:
        os.setsid()
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, signal.SIG_DFL)
        signal.signal(signal.SIGINT, signal.default_int_handler)
        prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
        prctl(PR_SET_CHILD_SUBREAPER, 0)
        null = os.open(os.devnull, os.O_RDONLY)
        report = pipes["report"][1]
        for fd, target in ((null, 0), (pipes["stdout"][1], 1), (pipes["stderr"][1], 2)):
            os.dup2(fd, target)
        for fd in map(int, os.listdir("/dev/fd")):
            if fd > 2 and fd != report:
                with contextlib.suppress(OSError):
                    os.close(fd)
        file = self.job["file"]
        if self.job.get("describe"):
            with os.fdopen(report, "w") as pipe:
                json.dump(where.describe(), pipe)
            os._exit(0)
        os.chdir(os.path.dirname(file))
        if self.job["plain"]:
            os.set_inheritable(report, True)
            call = [sys.executable, child.__file__, file, str(report)]
            os.execve(sys.executable, call, {**os.environ, **self.job["env"]})
        os._exit(child.run(file, report))

    def take(self, name: str) -> None:
        """Read what is there; a stream over its limit ends the snippet."""
        limit = REPORT_LIMIT if name == "report" else OUTPUT_LIMIT
        while name in self.fds:
            try:
                data = os.read(self.fds[name], 1 << 16)
            except BlockingIOError:
                return
            if not data:
                self.close(name)
                return
            self.read[name] += data
            if len(self.read[name]) > limit:
                del self.read[name][limit:]
                self.stop("flooded")
                self.close(name)

    def close(self, name: str) -> None:
        os.close(self.fds.pop(name))

    def watch(self, table: dict[int, tuple[int, int, str]]) -> None:
        """Remember descendants, enforce the limits on time and memory."""
        family, grew = {self.pid}, True
        while grew:
            more = {pid for pid, (parent, *_) in table.items() if parent in family} - family
            family, grew = family | more, bool(more)
        self.seen.update({pid: table[pid][2] for pid in family if pid in table})
        resident = sum(table[pid][1] for pid in family if pid in table)
        self.peak = max(self.peak, resident)
        if resident > self.job["memory_mb"] << 20:
            self.stop("memory")
        if time.monotonic() - self.began > self.job["timeout"]:
            self.stop("timeout")

    def stop(self, why: str) -> None:
        self.end = self.end or why
        self.kill()

    def kill(self) -> None:
        """Kill the process, its session and every descendant seen, however it detached itself."""
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self.pid, signal.SIGKILL)
        now = processes() if len(self.seen) > 1 else {}
        for pid, start in self.seen.items():
            if pid in now and now[pid][2] == start:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)

    def finished(self) -> bool:
        """Reap; when the snippet's own process is gone, so is all that it left behind."""
        pid, status, usage = os.wait4(self.pid, os.WNOHANG)
        if pid == 0:
            return False
        self.status = os.waitstatus_to_exitcode(status)
        self.peak = max(self.peak, usage.ru_maxrss * (1024 if LINUX else 1))
        for name in list(self.fds):
            self.take(name)
            if name in self.fds:
                self.close(name)
        self.kill()
        return True

    def result(self) -> dict[str, Any]:
        """Return what the snippet did, JSON-ready; empty fields are left out."""
        text = {name: bytes(data).decode("utf-8", "backslashreplace") for name, data in self.read.items()}
        try:
            told = json.loads(text["report"])
        except ValueError:
            told = {}
        outcome = "raised" if told.get("exception") else "ok"
        detail = None
        if self.end:
            outcome = self.end
        elif self.status is not None and self.status < 0:
            outcome, detail = "died", signal.Signals(-self.status).name
        elif not told:
            outcome, detail = "died", f"exit status {self.status} before its end"
        fields = {
            "outcome": outcome,
            "detail": detail,
            "stdout": text["stdout"],
            "stderr": text["stderr"],
            **told,
            "seconds": round(told.get("seconds", time.monotonic() - self.began), 3),
            "peak_mb": self.peak >> 20,
        }
        return {key: value for key, value in fields.items() if value or key in ("traces", "compiles", "seconds")}


class Engine:
    """Feeds jobs to processes and events to `tell`."""

    def __init__(self, tell: Any, shorten: Shorten) -> None:
        self.tell = tell
        self.shorten = shorten
        self.running: list[Running] = []

    def run(self, jobs: list[dict[str, Any]], workers: int) -> Any:
        """Yield (job, raw result) as jobs end, with at most `workers` at once."""
        waiting = list(reversed(jobs))
        sampled = 0.0
        while waiting or self.running:
            while waiting and len(self.running) < workers:
                job = waiting.pop()
                self.running.append(Running(job))
                self.tell({"started": job["name"]})
            self._read()
            if time.monotonic() - sampled > SAMPLE_SECONDS:
                sampled = time.monotonic()
                self._sample()
            for one in list(self.running):
                if one.finished():
                    self.running.remove(one)
                    self._orphans(processes())
                    yield one.job, self.shorten(one.result(), os.path.dirname(one.job["file"]))

    def _read(self) -> None:
        with selectors.DefaultSelector() as selector:
            for one in self.running:
                for name, fd in one.fds.items():
                    selector.register(fd, selectors.EVENT_READ, (one, name))
            # With no pipe left to wait for, poll the exit of what closed them.
            if not selector.get_map():
                time.sleep(0.005)
                return
            for key, _ in selector.select(SAMPLE_SECONDS / 2):
                one, name = key.data
                one.take(name)

    def _sample(self) -> None:
        table = processes()
        for one in self.running:
            one.watch(table)
        self._orphans(table)

    def _orphans(self, table: dict[int, tuple[int, int, str]]) -> None:
        """Kill and reap what a finished snippet left behind and this process inherited."""
        ours = {one.pid for one in self.running}
        theirs = {pid for one in self.running for pid in one.seen}
        for pid, (parent, *_) in table.items():
            if parent == os.getpid() and pid not in ours:
                try:
                    if pid not in theirs:
                        os.kill(pid, signal.SIGKILL)
                    os.waitpid(pid, os.WNOHANG)
                except (ProcessLookupError, ChildProcessError):
                    pass

    def stop(self) -> None:
        for one in self.running:
            one.kill()


def merged(results: list[dict[str, Any]]) -> dict[str, Any]:
    """Return one result for several runs of a timed snippet: the first, and the others' output."""
    for result in results:
        if result["outcome"] != results[0]["outcome"]:
            return result
    first = results[0]
    if len(results) > 1:
        first["more"] = [result.get("stdout", "") for result in results[1:]]
    return first


def serve(plan: dict[str, Any], tell: Any) -> None:
    """Execute `plan`, calling `tell` with each event."""
    for module in ("numpy", "jax", "jax.numpy"):
        __import__(module)
    for module in FIRST_USE:
        with contextlib.suppress(ImportError):
            __import__(module)
    # Freeze what is loaded: a collection in a child would otherwise copy JAX's pages.
    gc.collect()
    gc.freeze()
    engine = Engine(tell, Shorten(plan["root"]))

    def interrupted(*_: Any) -> None:
        raise SystemExit(130)

    signal.signal(signal.SIGTERM, interrupted)
    signal.signal(signal.SIGINT, interrupted)
    limits = {"env": {}, "plain": False, "timeout": 120, "memory_mb": 1 << 14}
    try:
        about = {"name": "environment", "file": plan["root"] + "/-", "describe": True, **limits}
        probe = Running(about)
        engine.running.append(probe)
        while not probe.finished():
            engine._read()
            probe.watch(processes())
        engine.running.remove(probe)
        try:
            environment = json.loads(bytes(probe.read["report"]))
        except ValueError:
            lines = bytes(probe.read["stderr"]).decode("utf-8", "replace").strip().splitlines()
            tell({"error": "JAX does not start here: " + (lines[-1] if lines else "no message")})
            return
        tell({"environment": environment})
        cpus = environment["cores"] if environment["device"]["platform"] == "cpu" else 1
        timed = [job for job in plan["jobs"] if job["runs"]]
        for job, result in engine.run([job for job in plan["jobs"] if not job["runs"]], cpus):
            tell({"done": job["name"], "result": result})
        for job in timed:
            results = [result for _, result in engine.run([job] * job["runs"], 1)]
            tell({"done": job["name"], "result": merged(results)})
    finally:
        engine.stop()


def main() -> None:
    # Standard output carries the events; what a library prints while JAX is imported must not.
    events = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    prctl(PR_SET_PDEATHSIG, signal.SIGTERM)
    prctl(PR_SET_CHILD_SUBREAPER, 1)
    plan = json.load(sys.stdin)

    def tell(event: dict[str, Any]) -> None:
        events.write(json.dumps(event) + "\n")
        events.flush()

    status = 0
    try:
        serve(plan, tell)
    except ImportError as error:
        tell({"error": f"JAX cannot be imported here: {error}"})
    except SystemExit as end:
        status = int(str(end.code))
    # No backend was started here: JAX's own exit functions have nothing to wait for.
    os._exit(status)


if __name__ == "__main__":
    main()
