"""Writes the table of `docs/settings.md` from the settings of the server."""

from pathlib import Path

from charthouse.core.text import speaker
from charthouse.server.configured import shown
from charthouse.server.settings import Option, options

PAGE = Path(__file__).parent.parent / "docs" / "settings.md"
BEGIN, END = "<!-- settings: written by `make settings` -->", "<!-- end of settings -->"


def table() -> str:
    """Every setting: its name, what it takes, how it comes, and what it is for."""
    say = speaker("en")
    rows = ["", "| setting | takes | as it comes | what for |", "|---|---|---|---|"]
    for option in options():
        default = "" if option.default in ("", ()) else f"`{shown(option, option.default)}`"
        about = say(f"help-serve-{option.name}")
        rows.append(f"| `{option.name}` | {_takes(option)} | {default} | {about} |")
    return "\n".join([*rows, ""])


def _takes(option: Option) -> str:
    if option.limits:
        low, high = option.limits
        return f"{low} to {high}"
    if option.flag:
        return "true or false"
    if option.words:
        return " or ".join(f"`{word}`" for word in option.words)
    return "list of texts" if option.several else "text"


def written(page: str) -> str:
    """The page with the table as the settings are now."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n{table()}\n{END}{after}"


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
