"""Kernels compiled: the same source once more, with `kernel` bound to a compiler.

    from charthouse.lab.compiled import twin

    sheet = twin("charthouse.games.cartographers.sheet")     # its entries are compiled when first called
    features = twin("charthouse.lab.features")               # so is any module of ours that marks kernels

A module with kernels imports its words from `charthouse.core.kernel` and other kernels by name, from the
module that defines them (`from charthouse.games.cartographers.sheet import neighbours`); its twin gets the
compiled ones. Everything else it imports is shared with the plain module. In plain Python boards are `int`;
compiled they are 128-bit integers, so a board starts from a `Bits` constant or from `board(array, place)`,
where the array holds two 64-bit words a board (`words` makes one), and never crosses the border to Python.
Python calls entries (`entry`), which take arrays and numbers; kernels are called by entries and kernels.

Compiled entries are kept in the user's cache, in a folder named by a hash of the module and all it imports,
because the compiler does not notice a change in another file. `CHARTHOUSE_BOUNDS=1` checks every
index, for tests; `CHARTHOUSE_CACHE` names another folder. Kernels hold no lock: threads run side by side.
"""

import builtins
import dis
import gc
import hashlib
import os
import re
import shutil
import sys
import tempfile
import time
from collections.abc import Iterable, Sequence
from functools import cache
from importlib import import_module
from importlib.abc import InspectLoader
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any, cast

import numpy as np
import platformdirs

from charthouse.core import kernel as plain

_collecting = gc.isenabled()
gc.disable()
# The compiler makes a great many objects while it starts, and no garbage: to look for some takes its time.
import numba  # noqa: E402
from numba.core.registry import cpu_target  # noqa: E402

from charthouse.lab import u128  # noqa: E402

cpu_target.typing_context.refresh()
cpu_target.target_context.refresh()
gc.freeze()
gc.unfreeze()  # now they are all old, and not looked at first thing
if _collecting:
    gc.enable()

PACKAGE = Path(plain.__file__).parents[1]
KEPT_SECONDS = 60 * 24 * 3600
"""Compiled code that was not used for so long is deleted."""
CHECKED = os.environ.get("CHARTHOUSE_BOUNDS") == "1"

_COMPILED = " (compiled)"
_twins: dict[str, ModuleType] = {}


def twin(name: str) -> ModuleType:
    """The module of that name with its kernels compiled; the same one every time."""
    if name not in _twins:
        original = import_module(name)
        copy = ModuleType(name + _COMPILED, original.__doc__)
        copy.__file__ = original.__file__
        copy.__dict__["__builtins__"] = {**vars(builtins), "__import__": _import}
        # The cache finds a kernel by the file and the module it came from.
        sys.modules[copy.__name__] = copy
        loader = cast(InspectLoader, original.__loader__)
        exec(cast(CodeType, loader.get_code(name)), copy.__dict__)  # noqa: S102 (ours)
        _twins[name] = copy
    return _twins[name]


def _import(name: str, globals: Any = None, locals: Any = None, fromlist: Any = (), level: int = 0) -> Any:
    """What `import` means inside a twin: kernels come from twins, the rest from where it always does."""
    if name == plain.__name__:
        return _words
    module = builtins.__import__(name, globals, locals, fromlist, level)
    return twin(name) if fromlist and getattr(module, "kernel", None) is plain.kernel else module


# --- the words of core.kernel, compiled


_compiler: Any = numba
_OPTIONS = {"nogil": True, "error_model": "numpy", "boundscheck": CHECKED, "no_cfunc_wrapper": True}


_BRANCHES = {*dis.hasjrel, *dis.hasjabs}


def kernel(function: Any) -> Any:
    """Compiled with the first entry that needs it, as a part of it.

    One without branches is copied into its callers before they are compiled, which is quicker than after.
    """
    branches = not _BRANCHES.isdisjoint(function.__code__.co_code[::2])
    small = not branches and not function.__closure__
    copied = {"inline": "always"} if small else {"forceinline": True}
    return _compiler.njit(no_cpython_wrapper=True, **copied, **_OPTIONS)(function)


def apart(function: Any) -> Any:
    return _compiler.njit(no_cpython_wrapper=True, **_OPTIONS)(function)


def entry(function: Any) -> Any:
    """Compiled when first called, and kept for the next process."""
    folder = cache_folder(function.__module__.removesuffix(_COMPILED))
    if folder is None:
        return _compiler.njit(**_OPTIONS)(function)
    before = _compiler.config.CACHE_DIR
    _compiler.config.CACHE_DIR = str(folder)
    try:
        return _compiler.njit(cache=True, **_OPTIONS)(function)
    finally:
        _compiler.config.CACHE_DIR = before


def direct(entry: Any, *given: Any) -> Any:
    """The compiled form of an entry for arguments of these kinds, and for no others.

    It does not look at what it is given, which takes longer than a step of a game; arrays must be like these.
    """
    kinds = tuple(_compiler.typeof(value) for value in given)
    entry.compile(kinds)
    return entry.overloads[kinds].entry_point


def numbers(values: Iterable[int]) -> Any:
    return np.array(tuple(values), np.int64)


def words(values: Iterable[int]) -> Any:
    """Boards as an array of two words each, the low one first."""
    joined = bytearray().join(value.to_bytes(16, "little") for value in values)
    return np.frombuffer(joined, np.uint64).reshape(-1, 2)


def switch(functions: Sequence[Any]) -> Any:
    """A chain of questions, which the compiler turns into one jump."""
    given = ", ".join(f"given_{n}" for n in range(functions[0].py_func.__code__.co_argcount))
    lines = [f"def chosen(number, {given}):"]
    lines += [f"    if number == {n}: return function_{n}({given})" for n in range(len(functions) - 1)]
    lines += [f"    return function_{len(functions) - 1}({given})"]
    names = {f"function_{n}": function for n, function in enumerate(functions)}
    exec("\n".join(lines), names)  # noqa: S102 (the lines above)
    return kernel(names["chosen"])


_words = ModuleType(plain.__name__)
_words.__dict__.update(
    Bits=u128.Bits,
    kernel=kernel,
    apart=apart,
    entry=entry,
    numbers=numbers,
    boards=words,
    board=u128.board,
    put=u128.put,
    bits=u128.bits,
    number=u128.number,
    nth=u128.nth,
    switch=switch,
)


# --- the cache


@cache
def cache_folder(name: str) -> Path | None:
    """The folder for the compiled kernels of a module as it is now; nothing where none can be written."""
    try:
        chosen = os.environ.get("CHARTHOUSE_CACHE") or platformdirs.user_cache_dir("charthouse")
        folder = Path(chosen) / "compiled" / f"{name.rpartition('.')[2]}-{sources_hash(name)}"
        if not folder.exists():
            folder.mkdir(parents=True)
            _forget_old(folder.parent)
        os.utime(folder)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except (OSError, RuntimeError):  # the second of a user without a home
        return None
    return folder


def _forget_old(parent: Path) -> None:
    for folder in parent.iterdir():
        if time.time() - folder.stat().st_mtime > KEPT_SECONDS:
            shutil.rmtree(folder, ignore_errors=True)


def sources_hash(name: str) -> str:
    """Of all that the compiled code of a module comes from, the compiler among it."""
    made_by = f"{sys.version} {numba.__version__} {np.__version__} {CHECKED}"
    known = hashlib.sha256(made_by.encode())
    for path in sorted(sources(name)):
        known.update(path.relative_to(PACKAGE).as_posix().encode() + b"\0" + path.read_bytes())
    return known.hexdigest()[:16]


def sources(name: str) -> set[Path]:
    """The module, everything of ours that it imports, and what is printed on the cards."""
    found = {Path(__file__), Path(u128.__file__)}
    waiting = [_file(name)]
    while waiting:
        path = waiting.pop()
        if path is None or path in found:
            continue
        found.add(path)
        found.update(path.parent.glob("content/*.toml"))
        for module, names in _IMPORTED.findall(path.read_text(encoding="utf-8")):
            waiting.append(_file(module))
            waiting += [_file(f"{module}.{word}") for word in re.findall(r"\w+", names)]
    return found


_IMPORTED = re.compile(r"^[ \t]*(?:from|import) (charthouse[\w.]*)(?: import (\([^)]*\)|.*))?$", re.MULTILINE)


@cache
def _file(name: str) -> Path | None:
    """The file of a module of ours, if there is such a module."""
    path = f"{PACKAGE.parent}{os.sep}{name.replace('.', os.sep)}"
    files = (f"{path}.py", f"{path}{os.sep}__init__.py")
    return next((Path(file) for file in files if os.path.isfile(file)), None)
