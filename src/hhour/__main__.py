"""`python -m hhour` is the same as `hhour`."""

import sys

from hhour.cli import main

if __name__ == "__main__":
    sys.exit(main())
