"""How Hypothesis runs: the same examples every time; with CHARTHOUSE_BATTERY=1, fifty times as many, new."""

import os

from hypothesis import HealthCheck, settings

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
settings.load_profile("battery" if os.environ.get("CHARTHOUSE_BATTERY") == "1" else "ci")
