"""Checks a commit message: `python tools/subject.py FILE`. A short subject, and a body that stands apart."""

import sys
from pathlib import Path

LONGEST = 71


def main() -> int:
    text = Path(sys.argv[1]).read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    subject, *rest = lines or [""]
    if not subject.strip():
        sys.exit("The commit message has no subject.")
    if len(subject) > LONGEST:
        sys.exit(
            f"The subject has {len(subject)} characters; {LONGEST} are allowed. A body may say the rest."
        )
    if rest and rest[0].strip():
        sys.exit("An empty line goes between the subject and the body.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
