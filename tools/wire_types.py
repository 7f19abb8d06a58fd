"""Writes the types of the page from the forms of the server and of the games: `make types`.

The shell's come from the Structs of `server/wire.py` and `server/messages.py`; a game's from what its `face`,
`contents`, `preview` and `paper` say they return. A Struct that both have is the shell's.
"""

import ast
import inspect
import sys
from collections.abc import Iterable
from pathlib import Path
from textwrap import dedent
from types import ModuleType, UnionType
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import inspect as info

from charthouse.core.game import AnyGame
from charthouse.games import GAMES, game
from charthouse.server import messages, wire

UI = Path(__file__).resolve().parent.parent / "ui" / "src"
HEAD = "/** Written by `make types` from the Structs of the server: change those. */\n"
Structs = dict[str, info.StructType]


def files() -> dict[Path, str]:
    """Every file of types with its text."""
    shell = _reached(
        cls
        for module in (wire, messages)
        for cls in vars(module).values()
        if inspect.isclass(cls) and cls.__module__ == module.__name__ and issubclass(cls, msgspec.Struct)
    )
    found = {UI / "shell" / "wire.ts": _text(shell, {})}
    for name in GAMES:
        own = _reached(_forms(game(name)))
        if own:
            found[UI / "games" / name / "wire.ts"] = _text(own, shell)
    return found


def _forms(played: AnyGame) -> Iterable[type]:
    """What the functions of a game return, where that is a Struct."""
    for function in (played.face, played.contents, played.preview, played.paper):
        form = get_type_hints(function).get("return") if function else None
        if inspect.isclass(form) and issubclass(form, msgspec.Struct):
            yield form


def _reached(roots: Iterable[type]) -> Structs:
    """The Structs that these lead to, each before those that it is made of."""
    found: Structs = {}
    for root in roots:
        _walk(info.type_info(root), found)
    return found


def _walk(kind: info.Type, found: Structs) -> None:
    match kind:
        case info.Metadata():
            _walk(_meant(kind), found)
        case info.StructType(cls=cls, fields=fields):
            if cls.__name__ not in found:
                found[cls.__name__] = kind
                for field in fields:
                    _walk(field.type, found)
            elif found[cls.__name__].cls is not cls:
                raise SystemExit(f"two forms are called {cls.__name__}: one of them needs another name")
        case info.ListType(item_type=item) | info.VarTupleType(item_type=item):
            _walk(item, found)
        case info.DictType(value_type=item):
            _walk(item, found)
        case info.TupleType(item_types=items) | info.UnionType(types=items):
            for item in items:
                _walk(item, found)
        case _:
            pass


def _meant(kind: info.Metadata) -> info.Type:
    """What is kept as it is sent says in `extra` what it is."""
    return info.type_info(kind.extra["is"]) if kind.extra and "is" in kind.extra else kind.type


# --- as TypeScript


def _text(structs: Structs, shell: Structs) -> str:
    shared = sorted(name for name in structs if name in shell and structs[name].cls is shell[name].cls)
    imports = f"import type {{ {', '.join(shared)} }} from '../../shell/wire';\n" if shared else ""
    own = [kind for name, kind in structs.items() if name not in shared and kind.fields]
    modules = list(dict.fromkeys(sys.modules[kind.cls.__module__] for kind in own))
    aliases = _aliases(modules)
    named = [
        f"export type {name} = {' | '.join(map(_literal, values))};\n" for values, name in aliases.items()
    ]
    named += [
        f"export type {name} = {' | '.join(cls.__name__ for cls in get_args(value))};\n"
        for module in modules
        for name, value in vars(module).items()
        if isinstance(value, UnionType) and all(cls.__name__ in structs for cls in get_args(value))
    ]
    return "\n".join([HEAD + imports, "".join(named), *(_interface(kind, aliases) for kind in own)])


def _aliases(modules: Iterable[ModuleType]) -> dict[tuple[Any, ...], str]:
    """The choices that have a name in a module, by what may be chosen."""
    return {
        tuple(sorted(get_args(value), key=str)): name
        for module in modules
        for name, value in vars(module).items()
        if get_origin(value) is Literal
    }


def _interface(kind: info.StructType, aliases: dict[tuple[Any, ...], str]) -> str:
    docs = _docs(kind.cls)
    lines = [f"/** {docs['']} */"] if "" in docs else []
    lines.append(f"export interface {kind.cls.__name__} {{")
    if kind.tag_field:
        lines.append(f"  {kind.tag_field}: {_literal(kind.tag)};")
    for field in kind.fields:
        if field.name in docs:
            lines.append(f"  /** {docs[field.name]} */")
        lines.append(f"  {field.encode_name}{'' if field.required else '?'}: {_type(field.type, aliases)};")
    return "\n".join([*lines, "}", ""])


def _type(kind: info.Type, aliases: dict[tuple[Any, ...], str]) -> str:
    def many(item: info.Type) -> str:
        text = _type(item, aliases)
        return f"({text})[]" if " | " in text else f"{text}[]"

    match kind:
        case info.Metadata():
            return _type(_meant(kind), aliases)
        case info.StructType(cls=cls):
            return str(cls.__name__)
        case info.LiteralType(values=values):
            return aliases.get(tuple(sorted(values, key=str)), " | ".join(map(_literal, values)))
        case info.ListType(item_type=item) | info.VarTupleType(item_type=item):
            return many(item)
        case info.TupleType(item_types=items):
            return f"[{', '.join(_type(item, aliases) for item in items)}]"
        case info.DictType(key_type=key, value_type=item):
            return f"Record<{_type(key, aliases)}, {_type(item, aliases)}>"
        case info.UnionType(types=items):
            return " | ".join(_type(item, aliases) for item in items)
    plain = {
        info.IntType: "number",
        info.FloatType: "number",
        info.StrType: "string",
        info.BoolType: "boolean",
        info.NoneType: "null",
        info.AnyType: "unknown",
    }
    return plain[type(kind)]


def _literal(value: Any) -> str:
    return f"'{value}'" if isinstance(value, str) else str(value)


def _docs(cls: type) -> dict[str, str]:
    """What is said about a Struct, under no name, and about its fields; those of its bases too."""
    found: dict[str, str] = {}
    for base in reversed(cls.__mro__):
        if base is not msgspec.Struct and issubclass(base, msgspec.Struct):
            (tree,) = ast.parse(dedent(inspect.getsource(base))).body
            assert isinstance(tree, ast.ClassDef)
            about = ""
            for part in tree.body:
                if isinstance(part, ast.AnnAssign):
                    about = ast.unparse(part.target)
                elif isinstance(part, ast.Expr) and isinstance(part.value, ast.Constant):
                    found[about] = " ".join(str(part.value.value).split())
    return found


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
