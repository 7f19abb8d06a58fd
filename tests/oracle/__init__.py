"""Slow, independent readings of the rules, used by tests to check the real engines."""
