"""What runs in the process of one code block."""

from __future__ import annotations

import os
import types
from multiprocessing.connection import Connection

from pytest_codeblocks import CodeBlock
from pytest_codeblocks.plugin import TestBlock

from runner.child import class_name


def run(pipe: Connection, code: str, env: dict[str, str]) -> None:
    """Execute `code` as pytest-codeblocks does; send None, or (class, message) of what it raised."""
    os.environ.update(env)
    try:
        TestBlock.runtest(types.SimpleNamespace(name="block", obj=CodeBlock(code, 1, "python")))
    except RuntimeError as error:
        cause = error.__context__ or error
        pipe.send((class_name(type(cause)), str(cause)))
    except BaseException as error:
        pipe.send((class_name(type(error)), str(error)))
    else:
        pipe.send(None)
