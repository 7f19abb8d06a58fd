"""Pages of the documentation that are written elsewhere: the reference (docstrings), CONTRIBUTING, CHANGELOG,
SECURITY.

A hook of mkdocs (mkdocs.yml): the pages are made at every build and never lie in docs/.
"""

from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "charthouse"
ROOMS = {
    "core": "Knows no game, no network and no clock",
    "games": "The games",
    "bots": "The bots",
    "lab": "Fast batches, tournaments and environments",
    "server": "Tables that outlive the process",
}
"""What programs may import, room by room; the command line and the page have no reference."""
OUTSIDE = {"contributing.md": "CONTRIBUTING.md", "changes.md": "CHANGELOG.md", "security.md": "SECURITY.md"}


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    pages = [f"reference/{name}.md" for name in reference()]
    config.nav = [{"Reference": pages} if "Reference" in entry else entry for entry in config.nav or []]
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for name, text in reference().items():
        files.append(File.generated(config, f"reference/{name}.md", content=text))
    for name, source in OUTSIDE.items():
        files.append(File.generated(config, name, content=at_home((ROOT / source).read_text("utf-8"))))
    return files


def at_home(text: str) -> str:
    """A page of the top folder, with its links as they are inside docs/."""
    for name, source in OUTSIDE.items():
        text = text.replace(f"]({source})", f"]({name})")
    return text.replace("](docs/", "](")


def reference() -> dict[str, str]:
    """A page for the package itself and one for every room."""
    beside = [f"charthouse.{path.stem}" for path in sorted(PACKAGE.glob("[!_]*.py"))]
    door = "\n".join(["# charthouse\n", *map(entry, ["charthouse", *beside])])
    pages = {room: f"# charthouse.{room}\n\n{about}.\n\n" for room, about in ROOMS.items()}
    return {"charthouse": door} | {room: head + modules(PACKAGE / room) for room, head in pages.items()}


def modules(folder: Path) -> str:
    """Every module of a room, packages before what lies in them."""
    found = sorted(path for path in folder.rglob("*.py") if not path.name.startswith("_"))
    packages = sorted(folder.rglob("__init__.py"))
    names = sorted({".".join(path.relative_to(ROOT / "src").with_suffix("").parts) for path in found})
    names += [".".join(path.parent.relative_to(ROOT / "src").parts) for path in packages]
    return "\n".join(entry(name) for name in sorted(names) if "migrations" not in name)


def entry(name: str) -> str:
    return f"::: {name}\n    options:\n      show_submodules: false\n"
