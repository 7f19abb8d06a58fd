"""`python -m charthouse` is the command `charthouse`."""

import sys

from charthouse.cli import main

sys.exit(main())
