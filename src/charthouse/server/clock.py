"""The clock: milliseconds since 1970 that go on evenly, whatever is done to the clock of the machine.

It begins with what the machine says and counts the time that goes by, sleep included. Put on, the machine's
clock is followed together with a row that says so (`_note_outage` in app.py); put back, it is not followed.
"""

import time

_STEADY = getattr(time, "CLOCK_BOOTTIME", getattr(time, "CLOCK_MONOTONIC", None))


def _gone_by() -> int:
    return time.monotonic_ns() if _STEADY is None else time.clock_gettime_ns(_STEADY)


_began = time.time_ns() - _gone_by()


def now() -> int:
    return (_began + _gone_by()) // 1_000_000


def ahead() -> int:
    """By how much the machine's clock was put on."""
    return max(0, time.time_ns() // 1_000_000 - now())


def put_on(by: int) -> None:
    global _began
    _began += by * 1_000_000
