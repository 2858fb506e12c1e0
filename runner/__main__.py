"""`python -m runner`."""

import sys

try:
    from runner.cli import main
except ImportError as error:
    own = "use the project's own Python: .nox/project/bin/python -m runner (see README.md)"
    sys.exit(f"{sys.executable}: {error}\n    {own}")

sys.exit(main())
