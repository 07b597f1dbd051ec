"""What is written and never used: functions, classes, constants and methods that only tests reach.

    python -m scripts.idle

lists them. Programs begin at ROOTS and in `scripts/` and `bench/`. From there a definition is reached if reached code
names it, through imports and re-exports; a method if its class is reached and reached code names an attribute so. What
a decorator takes is reached with its module, for decorators register. ALLOWED says what else may stay, and why.
"""

from __future__ import annotations

import ast
import functools
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple, TypeAlias

from scripts import rooms
from tabletome.cli import COMMANDS

PROGRAMS = ("scripts", "bench")
ROOTS = (
    "tabletome.__main__",
    "tabletome.bots.network",
    "tabletome.server.migrations",
    "tabletome.research.datasets",
    "tabletome.research.gymnasium",
    "tabletome.research.openspiel",
    "tabletome.research.pettingzoo",
    "tabletome.research.witness.fresh",
)
"""Modules that are run, loaded by name or used by programs of others; all that they and those below them define is
reached."""
ALLOWED: Mapping[str, str] = {
    "tabletome.engine.by_type.leaf_types": "tests of games compare their tables of words with it",
    "tabletome.engine.randomness.Rng.roll": "plain dice: games of others need it, as docs/adding-a-game.md shows",
    "tabletome.engine.registry.unregister": "undoes what a program of others has registered",
    "tabletome.games.gloomhaven.bots.turn_plan.FAMILIES": "loading them fills the tables of words",
    "tabletome.games.gloomhaven.rules.abilities.perform.FAMILIES": "loading them fills the tables of words",
    "tabletome.games.gloomhaven.rules.monsters.drawn_positions.": "docs/games/gloomhaven.md offers it to readers",
    "tabletome.games.gloomhaven.rules.scenario.pages.FAMILIES": "loading them fills the tables of special rules",
    "tabletome.games.gloomhaven.view.ability_text.FAMILIES": "loading them fills the tables of words",
    "tabletome.games.gloomhaven.view.questions.OTHER_CHOICES": "loading them fills the table of choices in words",
    "tabletome.games.sword_and_sorcery.WORDS": "loading them fills the tables of words",
    "tabletome.games.sword_and_sorcery.bots.words.MODULES": "loading them fills the tables of words",
    "tabletome.games.sword_and_sorcery.rules.combat.boons.ASKED_FOR": "the test that counts the boons needs it",
    "tabletome.games.sword_and_sorcery.rules.words.MODULES": "loading them fills the tables of words",
    "tabletome.games.sword_and_sorcery.view.words.MODULES": "loading them fills the tables of words",
    "tabletome.geometry.": "a toolkit for games, whole in itself: also what no game has needed yet",
    "tabletome.research.witness.witnesses.Examiner.pytest_runtestloop": "pytest calls it",
}
"""What may stay although nothing reaches it, and why; with a dot at its end a whole package."""
PLAIN_DECORATORS = frozenset(
    {"asynccontextmanager", "cache", "cached_property", "classmethod", "contextmanager", "dataclass", "lru_cache",
     "overload", "property", "staticmethod"}
)  # fmt: skip
"""Decorators that register nothing."""
PLAIN_BASES = frozenset(
    {"Enum", "Exception", "Generic", "IntEnum", "NamedTuple", "Protocol", "StrEnum", "Struct", "TypedDict",
     "ValueError", "dict", "int", "object", "str"}
)  # fmt: skip
"""Classes from elsewhere that call no method of a class derived from them, but for those with two underscores."""

Function: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef


class Target(NamedTuple):
    """What a name means: a module, or something that a module defines."""

    module: str
    name: str = ""


class Piece(NamedTuple):
    """Code that is reached as a whole: a function, a constant, a class, a method, or a module's own lines.

    A class is its fields and the methods that need nobody to name them; other methods are pieces called `Class.method`.
    The own lines of a module have no name.
    """

    module: str
    name: str
    nodes: tuple[ast.AST, ...]
    line: int

    def __str__(self) -> str:
        return f"{self.module}.{self.name}"


# The code in pieces


@functools.cache
def modules() -> Mapping[str, ast.Module]:
    """All modules of Tabletome and the programs beside it, by their dotted names."""
    found = {name: rooms.syntax(name) for name in rooms.modules()}
    root = Path(__file__).parents[1]
    for folder in PROGRAMS:
        for path in sorted((root / folder).glob("*.py")):
            found[f"{folder}.{path.stem}"] = ast.parse(path.read_text("utf-8"))
    return found


@functools.cache
def pieces(module: str) -> Mapping[str, Piece]:
    """The pieces of a module by name; its own lines have the name ''."""
    own: list[ast.AST] = []
    found: list[Piece] = []
    for node in modules()[module].body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and not _registers(node):
            found.append(Piece(module, node.name, (node,), node.lineno))
        elif isinstance(node, ast.ClassDef):
            found += _pieces_of_class(module, node)
        elif bound := _names_bound(node):
            found += [Piece(module, name, (node,), node.lineno) for name in bound]
        else:
            own.append(node)
    return {"": Piece(module, "", tuple(own), 1)} | {piece.name: piece for piece in found}


def _pieces_of_class(module: str, node: ast.ClassDef) -> Iterator[Piece]:
    methods = [part for part in node.body if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef)]
    foreign = any(_is_foreign(module, base) for base in node.bases)
    always = [method for method in methods if foreign or method.name.startswith("__") or _registers(method)]
    fields = [part for part in node.body if part not in methods]
    whole = (*node.bases, *node.keywords, *node.decorator_list, *fields, *always)
    yield Piece(module, node.name, whole, node.lineno)
    for method in methods:
        if method not in always:
            yield Piece(module, f"{node.name}.{method.name}", (method,), method.lineno)


def _is_foreign(module: str, base: ast.expr) -> bool:
    """Whether a class is one of another package, which may call the methods of what is derived from it."""
    if isinstance(base, ast.Subscript):
        base = base.value
    if _last_name(base) in PLAIN_BASES:
        return False
    if isinstance(base, ast.Name):
        own = any(isinstance(node, ast.ClassDef) and node.name == base.id for node in modules()[module].body)
        target = Target(module) if own else imported(module).get(base.id)
    else:
        target = _through_module(module, base) if isinstance(base, ast.Attribute) else None
    return target is None or target.module not in modules()


def _names_bound(node: ast.AST) -> list[str]:
    """The constants that a line of a module makes, but for those with two underscores."""
    match node:
        case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
            bound = [name]
        case ast.Assign(targets=[ast.Tuple(elts=parts)]):
            bound = [part.id for part in parts if isinstance(part, ast.Name)]
        case _:
            return []
    return [name for name in bound if not name.startswith("__")]


def _last_name(node: ast.AST) -> str:
    """`cache` of `functools.cache`, `functools.cache(...)`, `cache[...]` and `cache`."""
    match node:
        case ast.Call(func=inner) | ast.Subscript(value=inner):
            return _last_name(inner)
        case ast.Attribute(attr=name) | ast.Name(id=name):
            return name
    return ""


def _registers(node: Function) -> bool:
    """Whether a decorator may have put the function somewhere from where it is called."""
    return any(_last_name(each) not in PLAIN_DECORATORS for each in node.decorator_list)


# What code names


@functools.cache
def imported(module: str) -> Mapping[str, Target]:
    """What the names that a module imports mean."""
    found: dict[str, Target] = {}
    for node in ast.walk(modules()[module]):
        if isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                found[alias.asname or alias.name] = (
                    Target(whole) if whole in modules() else Target(node.module, alias.name)
                )
        elif isinstance(node, ast.Import):
            for alias in node.names:
                first = alias.name.split(".")[0]
                found[alias.asname or first] = Target(alias.name if alias.asname else first)
    return found


def meant(target: Target) -> Target:
    """What a name leads to in the end, through modules that only pass it on."""
    seen = set()
    while target.name and target.module in modules() and target.name not in pieces(target.module):
        if target in seen or target.name not in imported(target.module):
            break
        seen.add(target)
        target = imported(target.module)[target.name]
    return target


def named_in(piece: Piece) -> Iterator[Target]:
    """What a piece of code names of this module and of others, and the modules that it imports."""
    module = piece.module
    for node in _walk(piece):
        match node:
            case ast.Name(id=name):
                if name in pieces(module):
                    yield Target(module, name)
                elif name in imported(module):
                    yield meant(imported(module)[name])
            case ast.Attribute():
                target = _through_module(module, node)
                if target is not None:
                    yield meant(target)
            case ast.ImportFrom(module=str(whence), names=aliases):
                yield Target(whence)
                yield from (Target(f"{whence}.{alias.name}") for alias in aliases)
            case ast.Import(names=aliases):
                yield from (Target(alias.name) for alias in aliases)


def _walk(piece: Piece) -> Iterator[ast.AST]:
    for node in piece.nodes:
        yield from ast.walk(node)


def _through_module(module: str, node: ast.Attribute) -> Target | None:
    """What `flow.begin_turn` means where `flow` is a module."""
    if isinstance(node.value, ast.Name):
        target = imported(module).get(node.value.id)
    elif isinstance(node.value, ast.Attribute):
        target = _through_module(module, node.value)
    else:
        target = None
    if target is None or target.name:
        return None
    below = f"{target.module}.{node.attr}"
    return Target(below) if below in modules() else Target(target.module, node.attr)


def attributes_in(piece: Piece) -> Iterator[str]:
    """The attributes that a piece of code names, `getattr(each, "name")` included."""
    for node in _walk(piece):
        match node:
            case ast.Attribute(attr=name):
                yield name
            case ast.Call(func=ast.Name(id="getattr"), args=[_, ast.Constant(value=str(name)), *_]):
                yield name


# What is reached


class Search:
    """Goes from piece to piece until nothing new is reached."""

    def __init__(self, extra: Iterable[Target] = ()) -> None:
        self.reached: set[tuple[str, str]] = set()
        self._attributes: set[str] = set()
        self._waiting: list[Target] = [*_roots(), *extra]
        while self._waiting:
            self._reach(self._waiting.pop())
            if not self._waiting:
                self._reach_methods()

    def _reach(self, target: Target) -> None:
        if target.module not in modules():
            return
        for name in ("", target.name):
            piece = pieces(target.module).get(name)
            if piece is not None and (target.module, name) not in self.reached:
                self.reached.add((target.module, name))
                self._attributes.update(attributes_in(piece))
                self._waiting += named_in(piece)

    def _reach_methods(self) -> None:
        """Methods of reached classes that reached code may call, now that all such code is known."""
        for module in modules():
            for name in pieces(module):
                owner, dot, method = name.partition(".")
                is_new = dot and (module, owner) in self.reached and (module, name) not in self.reached
                if is_new and method in self._attributes:
                    self._waiting.append(Target(module, name))


def _roots() -> Iterator[Target]:
    yield from (Target(module, command) for command, module in COMMANDS.items())
    for module in modules():
        if module.startswith((*ROOTS, *PROGRAMS)):
            yield from (Target(module, name) for name in pieces(module))
        elif module.startswith(rooms.GAMES) and module.count(".") == rooms.GAMES.count("."):
            yield Target(module, "GAME")


def idle() -> list[Piece]:
    """Everything that no program reaches and that is not allowed."""
    found = [piece for module in rooms.modules() for piece in pieces(module).values() if piece.name]
    allowed = [piece for piece in found if any(_is_or_is_in(piece, name) for name in ALLOWED)]
    reached = Search(Target(piece.module, piece.name) for piece in allowed).reached
    return [piece for piece in found if (piece.module, piece.name) not in reached]


def _is_or_is_in(piece: Piece, name: str) -> bool:
    return str(piece).startswith(name) if name.endswith(".") else str(piece) == name


if __name__ == "__main__":
    for piece in idle():
        print(f"{piece}:{piece.line}")
