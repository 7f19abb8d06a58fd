"""How tests run: Hypothesis with the same examples every time, and compiled code with every index checked.

With CHARTHOUSE_BATTERY=1 there are fifty times as many examples, and new ones every time; servers deal
other cards every day.
"""

import os
import signal
from datetime import date

from hypothesis import HealthCheck, settings

os.environ.setdefault("CHARTHOUSE_BOUNDS", "1")
signal.signal(signal.SIGINT, signal.default_int_handler)
"""Tests press Ctrl-C; what a shell starts in the background is deaf to it, and so is all that starts then."""
EXAMPLES = 100
CALM = (HealthCheck.too_slow, HealthCheck.data_too_large)

settings.register_profile(
    "ci",
    deadline=None,
    derandomize=True,
    database=None,
    max_examples=EXAMPLES,
    suppress_health_check=CALM,
)
settings.register_profile(
    "battery",
    deadline=None,
    derandomize=False,
    print_blob=True,
    max_examples=EXAMPLES * 50,
    suppress_health_check=CALM,
)
if os.environ.get("CHARTHOUSE_BATTERY") == "1":
    settings.load_profile("battery")
    os.environ.setdefault("CHARTHOUSE_JOURNEY", f"{date.today()}")
else:
    settings.load_profile("ci")
