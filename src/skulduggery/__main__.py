"""`python -m skulduggery` is the command line."""

import sys

from skulduggery.cli import main

if __name__ == "__main__":
    sys.exit(main())
