"""What a snippet is: one Python file, what it declares about itself, and its key."""

from __future__ import annotations

import ast
import functools
import hashlib
import json
import re
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import tomllib

from runner.errors import ROOT, Problem, Problems, short

SNIPPETS = ROOT / "snippets"
ROLES = ("symptom", "trigger", "inside", "fix", "cost", "detect", "extra")
# The pattern of the inline script metadata specification (PEP 723).
BLOCK = re.compile(r"(?m)^# /// (?P<type>[a-zA-Z0-9-]+)$\s(?P<content>(^#(| .*)$\s)+)^# ///$\n?")
NAME = re.compile(r"[a-z0-9][a-z0-9-]*")


@dataclass(frozen=True)
class Snippet:
    """One runnable file and its declarations.

    Attributes:
        name: `<pitfall>/<stem>`, unique.
        code: the text shown, without the metadata block.
        role: what it is for on its page, one of `ROLES`.
        raises: class of the exception that ends it, as Python prints it; None if it must not raise.
        says: text that the exception's message contains.
        line: line of this file on which the exception surfaces.
        warns: parts of "Category: message", one for each expected warning.
        traces, compiles: expected counts per function name.
        faster: (fast label, slow label, least ratio) triples over printed measurements.
        timed: run alone and repeatedly.
        varies: regular expressions of output that differs between honest runs.
        highlight: lines of code to mark.
        env: environment variables; the snippet then runs in a plain interpreter.
        table: stdout is a table, one `a | b` row a line.
        timeout: seconds.
        memory_mb: resident memory of its processes, in MiB.
        files: local files it reads besides what it imports.
        claim: what another text says, for the page that compares; then `verdict` is a word or two on it,
            and `see` names the pages of pitfalls that explain it, with spaces between.
        needs: the device without which it is not run: "gpu".
        but: the cause, in a sentence, where the message points elsewhere.
        metadata_line: line on which the metadata block starts.
    """

    path: Path
    name: str
    code: str
    role: str
    metadata_line: int
    raises: str | None = None
    says: str | None = None
    line: int | None = None
    warns: tuple[str, ...] = ()
    traces: dict[str, int] = field(default_factory=dict)
    compiles: dict[str, int] = field(default_factory=dict)
    faster: tuple[tuple[str, str, float], ...] = ()
    timed: bool = False
    varies: tuple[str, ...] = ()
    highlight: tuple[int, ...] = ()
    env: dict[str, str] = field(default_factory=dict)
    table: bool = False
    timeout: float = 30
    memory_mb: int = 4096
    files: tuple[str, ...] = ()
    claim: str = ""
    see: str = ""
    verdict: str = ""
    but: str = ""
    needs: str = ""

    @property
    def pitfall(self) -> str:
        return self.name.split("/")[0]

    @property
    def stem(self) -> str:
        return self.path.stem

    @property
    def expected(self) -> Path:
        """Where the expected output lies."""
        return self.path.with_suffix(".out")

    @functools.cached_property
    def tree(self) -> ast.Module:
        try:
            return ast.parse(self.code)
        except (SyntaxError, ValueError):
            return ast.Module(body=[], type_ignores=[])

    @functools.cached_property
    def plain(self) -> bool:
        """Whether it needs an interpreter that has not imported JAX yet."""
        if self.env:
            return True
        for node in self.tree.body:
            if _touches_environ(node):
                return True
            if isinstance(node, ast.Import | ast.ImportFrom) and "jax" in _modules(node):
                return False
        return False

    @functools.cached_property
    def functions(self) -> set[str]:
        """Names of the functions defined here, so that helpers' counts can be told apart."""
        names = {n.name for n in ast.walk(self.tree) if isinstance(n, ast.FunctionDef)}
        if any(isinstance(n, ast.Lambda) for n in ast.walk(self.tree)):
            names |= {"<lambda>", "_lambda_"}
        return names

    @functools.cached_property
    def locals(self) -> list[Path]:
        """Files beside it that it imports, directly or not, or declares."""
        found: dict[Path, None] = {}

        def follow(tree: ast.Module) -> None:
            for node in ast.walk(tree):
                for module in _modules(node):
                    path = self.path.parent / f"{module}.py"
                    if path.is_file() and path != self.path and path not in found:
                        found[path] = None
                        follow(ast.parse(path.read_text(encoding="utf-8")))

        follow(self.tree)
        return [*found, *(self.path.parent / name for name in self.files)]

    @functools.cached_property
    def key(self) -> str:
        """Identify what is executed: a stored result is valid while this stays the same."""
        parts: list[Any] = [self.code, [path.read_bytes().hex() for path in self.locals]]
        parts += [self.env, self.runs_repeatedly, *([self.needs] if self.needs else [])]
        return hashlib.sha256(json.dumps(parts, sort_keys=True).encode()).hexdigest()[:20]

    @property
    def runs_repeatedly(self) -> bool:
        return self.timed or bool(self.faster)


def _modules(node: ast.AST) -> set[str]:
    if isinstance(node, ast.Import):
        return {alias.name.split(".")[0] for alias in node.names}
    if isinstance(node, ast.ImportFrom) and node.module:
        return {node.module.split(".")[0]}
    return set()


def _touches_environ(node: ast.AST) -> bool:
    return any(
        (isinstance(n, ast.Attribute) and n.attr in ("environ", "putenv"))
        or (isinstance(n, ast.alias) and n.name in ("environ", "putenv"))
        for n in ast.walk(node)
    )


def _strings(value: Any) -> tuple[str, ...] | None:
    values = [value] if isinstance(value, str) else value
    if isinstance(values, list) and all(isinstance(item, str) for item in values):
        return tuple(values)
    return None


def _regexes(value: Any) -> tuple[str, ...] | None:
    values = _strings(value)
    try:
        for item in values or ():
            re.compile(item)
    except re.error:
        return None
    return values


def _counts(value: Any) -> dict[str, int] | None:
    if isinstance(value, dict) and all(type(v) is int and v >= 0 for v in value.values()):
        return value
    return None


def _variables(value: Any) -> dict[str, str] | None:
    if isinstance(value, dict) and all(isinstance(v, str) for v in value.values()):
        return value
    return None


def _lines(value: Any) -> tuple[int, ...] | None:
    if isinstance(value, list) and all(type(v) is int and v > 0 for v in value):
        return tuple(value)
    return None


def _ratios(value: Any) -> tuple[tuple[str, str, float], ...] | None:
    values = [value] if isinstance(value, list) and value and isinstance(value[0], str) else value
    if not isinstance(values, list) or not values:
        return None
    for item in values:
        if not (isinstance(item, list) and [type(i) for i in item[:2]] == [str, str] and len(item) == 3):
            return None
        if not isinstance(item[2], int | float) or item[2] <= 1:
            return None
    return tuple((a, b, float(c)) for a, b, c in values)


def _is(kind: type) -> Any:
    return lambda value: value if type(value) is kind else None


def _positive(value: Any) -> float | None:
    return value if type(value) in (int, float) and value > 0 else None


def _role(value: Any) -> str | None:
    return value if value in ROLES else None


# key -> (reader that returns None for a wrong value, what it must be)
KEYS: dict[str, tuple[Any, str]] = {
    "role": (_role, f"one of {', '.join(ROLES)}"),
    "raises": (_is(str), 'a class name, such as "jax.errors.TracerBoolConversionError"'),
    "says": (_is(str), "a string"),
    "line": (_is(int), "a line number"),
    "warns": (_strings, "a list of strings"),
    "traces": (_counts, "a table of counts, such as {f = 1}"),
    "compiles": (_counts, "a table of counts, such as {f = 1}"),
    "faster": (_ratios, 'a list of ["fast label", "slow label", ratio above 1]'),
    "timed": (_is(bool), "true or false"),
    "varies": (_regexes, "a list of valid regular expressions"),
    "highlight": (_lines, "a list of line numbers"),
    "env": (_variables, "a table of strings"),
    "table": (_is(bool), "true or false"),
    "timeout": (_positive, "a number of seconds"),
    "memory_mb": (_is(int), "a whole number of MiB"),
    "files": (_strings, "a list of file names"),
    "claim": (_is(str), "a string"),
    "but": (_is(str), "a sentence"),
    "needs": (lambda value: value if value == "gpu" else None, '"gpu", or absent'),
    "see": (_is(str), "the names of pitfalls' pages, such as side-effects"),
    "verdict": (_is(str), "a word or two, such as wrong"),
}
TEMPLATE = 'end the file with:  # /// script  # [tool.snippet]  # role = "symptom"  # ///  (see CONTRIBUTING.md)'


def parse(path: Path) -> Snippet:
    """Read a snippet.

    Args:
        path: `snippets/<pitfall>/<name>.py`.

    Raises:
        Problem: the file is no valid snippet; it says the line and the remedy.
    """
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise Problem(path, None, f"is not UTF-8 ({error.reason})", "save it as UTF-8") from None
    if not NAME.fullmatch(path.stem):
        raise Problem(path, None, "its name is not kebab-case", "rename it, such as where-both-sides.py")
    if path.stem in sys.stdlib_module_names:
        what = f"its name hides Python's own module {path.stem!r} from everything that runs beside it"
        raise Problem(path, None, what, f"rename it, such as {path.stem}-example.py")
    blocks = [m for m in BLOCK.finditer(text) if m["type"] == "script"]
    if len(blocks) != 1:
        what = "has no metadata block" if not blocks else "has two metadata blocks"
        raise Problem(path, None, what, TEMPLATE)
    block = blocks[0]
    start = text.count("\n", 0, block.start()) + 1
    if text[block.end() :].strip():
        raise Problem(path, start, "the metadata block is not at the end", "move it behind the code")
    content = "".join(line[2:] if line.startswith("# ") else line[1:] for line in block["content"].splitlines(True))
    try:
        declared = tomllib.loads(content)
    except tomllib.TOMLDecodeError as error:
        line = start + int(found[1]) if (found := re.search(r"at line (\d+)", str(error))) else start
        raise Problem(path, line, f"the metadata is not TOML: {error}", "correct that line") from None
    table = declared.get("tool", {}).get("snippet")
    if not isinstance(table, dict):
        raise Problem(path, start, "the metadata has no [tool.snippet] table", TEMPLATE)

    def line_of(key: str) -> int:
        found = re.search(rf"(?m)^# {re.escape(key)}\b", text[block.start() :])
        return start + text.count("\n", block.start(), block.start() + found.start()) if found else start

    values: dict[str, Any] = {}
    for key, value in table.items():
        if key not in KEYS:
            known = ", ".join(KEYS)
            raise Problem(path, line_of(key), f"unknown metadata key {key!r}", f"use one of: {known}")
        reader, must = KEYS[key]
        values[key] = reader(value)
        if values[key] is None:
            raise Problem(path, line_of(key), f"{key} = {value!r} has the wrong form", f"{key} is {must}")
    if "role" not in values:
        raise Problem(path, start, "declares no role", f"add role = one of {', '.join(ROLES)}")
    if ("says" in values or "line" in values) and "raises" not in values:
        raise Problem(path, start, "declares says or line without raises", "add raises, or remove them")
    if values["role"] == "trigger" and "raises" not in values:
        raise Problem(path, start, "a trigger must declare what it raises", "add raises, or another role")
    code = text[: block.start()].rstrip() + "\n"
    for key in ("highlight", "line"):
        lines = values.get(key, ())
        if max(lines if isinstance(lines, tuple) else (lines,), default=0) > code.count("\n"):
            raise Problem(path, line_of(key), f"{key} names a line behind the code", "correct the number")
    for name in values.get("files", ()):
        if not (path.parent / name).is_file():
            raise Problem(path, line_of("files"), f"declares a file that does not exist: {name}", "correct it")
    return Snippet(path, f"{path.parent.name}/{path.stem}", code, metadata_line=start, **values)


def load(folder: Path = SNIPPETS) -> list[Snippet]:
    """Return all snippets, sorted by name.

    Files that another snippet of their folder imports are helpers, not snippets.

    Raises:
        Problems: every file that is no valid snippet, and every expected output without one.
    """
    problems: list[Problem] = []
    snippets: list[Snippet] = []
    files = sorted(p for p in folder.glob("*/*.py"))
    imported = set()
    for path in files:
        try:
            tree = ast.parse(path.read_bytes())
        except (SyntaxError, ValueError):
            continue
        imported |= {path.parent / f"{m}.py" for n in ast.walk(tree) for m in _modules(n)}
    for path in files:
        if path in imported:
            continue
        try:
            snippets.append(parse(path))
        except Problem as problem:
            problems.append(problem)
    known = {path.with_suffix("") for path in files}
    for out in sorted(folder.glob("*/*.out")):
        if out.with_suffix("") not in known:
            mend = f"delete it, or add {short(out.with_suffix('.py'))}"
            problems.append(Problem(out, None, "is an expected output without a snippet", mend))
    if problems:
        raise Problems(problems)
    return snippets


def select(snippets: list[Snippet], names: list[str]) -> list[Snippet]:
    """Return the snippets that `names` (snippet names, folders or paths) mean; all if there are none.

    Raises:
        Problem: a name that means no snippet.
    """
    if not names:
        return snippets
    chosen: dict[str, Snippet] = {}
    for name in names:
        plain = name.removesuffix(".py").strip("/").removeprefix("snippets/")
        plain = short(Path(name).resolve().with_suffix("")).removeprefix("snippets/") if Path(name).exists() else plain
        found = [s for s in snippets if plain in (s.name, s.pitfall)]
        if not found:
            raise Problem(name, None, "is no snippet and no folder of snippets", "see: python -m runner list")
        chosen.update({s.name: s for s in found})
    return list(chosen.values())
