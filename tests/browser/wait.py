"""Waiting for what can't be seen.

Playwright's own way evaluates strings inside the page, which its policy forbids.
"""

import time

from playwright.sync_api import Page

PATIENCE = 30.0


def until(page: Page, expression: str) -> None:
    """Waits until this expression, or what it promises, is true in the page."""
    end = time.monotonic() + PATIENCE
    while not page.evaluate(expression):
        assert time.monotonic() < end, f"never: {expression}"
        page.wait_for_timeout(50)
