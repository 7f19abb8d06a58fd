"""Readable playthroughs. Whoever changes a rule sees here, line by line, what it changes."""
