"""Rate limits: how often one address or one key may do a thing. A bucket that fills again with time."""

import time
from collections import OrderedDict

RATES = {"open": (300, 5.0), "keys": (1200, 20.0), "qr": (60, 2.0), "replay": (60, 2.0), "say": (60, 20.0)}
"""For each thing: how many at once, and how many more each second."""
KEPT = 10_000


class Limits:
    def __init__(self) -> None:
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def allows(self, what: str, who: str) -> bool:
        most, rate = RATES[what]
        left, at = self._buckets.pop((what, who), (float(most), time.monotonic()))
        moment = time.monotonic()
        left = min(float(most), left + (moment - at) * rate)
        allowed = left >= 1
        self._buckets[(what, who)] = (left - 1 if allowed else left, moment)
        while len(self._buckets) > KEPT:
            self._buckets.popitem(last=False)
        return allowed
