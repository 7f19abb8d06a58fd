"""`python -m charthouse` is the command `charthouse`."""

import sys

from charthouse.cli import main

if __name__ == "__main__":  # the workers of the arena import this file too
    sys.exit(main())
