"""Who imports whom: the modules of Tabletome as a graph, and the doors between the rooms of a game.

Tests ask it whether any module looks through a door that is not there; `draw_rooms` draws it.
"""

from __future__ import annotations

import ast
import functools
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

SOURCE = Path(__file__).parents[1] / "src"
GAMES = "tabletome.games."

TABLE = ("state", "actions", "events", "board", "sheets")
"""The modules of a game's root that are the table itself. `sheets` are the character sheets of a campaign."""
SEES: Mapping[str, frozenset[str]] = {
    "content": frozenset({"content"}),
    "table": frozenset({"content", "table"}),
    "rules": frozenset({"content", "table", "rules"}),
    "cards": frozenset({"content", "table", "rules", "cards"}),
    "campaign": frozenset({"content", "table", "rules", "campaign"}),
    "knowledge": frozenset({"content", "table", "rules", "cards", "campaign", "knowledge"}),
    "lessons": frozenset({"content", "table", "rules", "cards", "campaign", "knowledge", "lessons"}),
    "view": frozenset({"content", "table", "rules", "cards", "campaign", "knowledge", "view"}),
    "bots": frozenset({"content", "table", "rules", "cards", "campaign", "knowledge", "bots"}),
    "honours": frozenset({"content", "table", "rules", "cards", "campaign", "knowledge", "honours"}),
    "migrations": frozenset(),
}
"""What each room may import. A game's `__init__` sees everything."""

LAYERS: tuple[frozenset[str], ...] = (
    frozenset({"engine"}),
    frozenset({"geometry", "scene"}),
    frozenset({"games"}),
    frozenset({"bots"}),
    frozenset({"lessons"}),
    frozenset({"research", "server", "cli"}),
)
"""The packages, lowest first: each may import its own layer and those below. Within the last one anything goes."""


class Import(NamedTuple):
    """One module imports another, at a line, perhaps only inside a function."""

    importer: str
    imported: str
    line: int
    in_function: bool

    def __str__(self) -> str:
        return f"{self.importer}:{self.line} imports {self.imported}"


@functools.cache
def modules() -> Mapping[str, Path]:
    """Every module of Tabletome by its dotted name."""
    return {_dotted(path): path for path in sorted(SOURCE.rglob("*.py"))}


def _dotted(path: Path) -> str:
    return ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")


@functools.cache
def syntax(module: str) -> ast.Module:
    return ast.parse(modules()[module].read_text("utf-8"))


@functools.cache
def imports(module: str) -> tuple[Import, ...]:
    """What a module imports from Tabletome, `TYPE_CHECKING` imports included."""
    return tuple(_imports_below(module, syntax(module), in_function=False))


def _imports_below(module: str, node: ast.AST, *, in_function: bool) -> Iterator[Import]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.ImportFrom) and child.module and child.level == 0:
            for name in child.names:
                whole = f"{child.module}.{name.name}"
                seen = whole if whole in modules() else child.module
                if seen in modules():
                    yield Import(module, seen, child.lineno, in_function)
        elif isinstance(child, ast.Import):
            for name in child.names:
                if name.name in modules():
                    yield Import(module, name.name, child.lineno, in_function)
        else:
            inside = in_function or isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)
            yield from _imports_below(module, child, in_function=inside)


def game_modules(game: str) -> list[str]:
    """The modules of a game, as they are called below its folder: `rules.combat.attack`."""
    prefix = f"{GAMES}{game}."
    return [name.removeprefix(prefix) for name in modules() if name.startswith(prefix)]


def room_of(module: str) -> str:
    """The room of a module that is called as `game_modules` calls it."""
    first = module.split(".")[0]
    return "table" if first in TABLE else first


def game_imports(game: str) -> Iterator[tuple[str, str, Import]]:
    """Importer and imported within one game, as `game_modules` calls them."""
    prefix = f"{GAMES}{game}."
    for module in game_modules(game):
        for found in imports(prefix + module):
            if found.imported.startswith(prefix):
                yield module, found.imported.removeprefix(prefix), found


def wrong_doors(game: str) -> list[str]:
    """Imports from a room that the importer's room may not see."""
    wrong = []
    for module, seen, found in game_imports(game):
        room = room_of(module)
        if room_of(seen) not in SEES.get(room, ()):
            wrong.append(str(found))
    return wrong


def layer_of(module: str) -> int | None:
    """How high in the order of packages a module stands."""
    package = module.split(".")[1] if "." in module else ""
    return next((height for height, layer in enumerate(LAYERS) if package in layer), None)


def cycles(names: Iterable[str]) -> list[list[str]]:
    """Groups of modules that import each other in a circle, by Tarjan's algorithm."""
    graph = {name: [found.imported for found in imports(name)] for name in names}
    index: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    found: list[list[str]] = []

    def visit(name: str) -> None:
        index[name] = low[name] = len(index)
        stack.append(name)
        for seen in graph[name]:
            if seen not in graph:
                continue
            if seen not in index:
                visit(seen)
                low[name] = min(low[name], low[seen])
            elif seen in stack:
                low[name] = min(low[name], index[seen])
        if low[name] == index[name]:
            group = stack[stack.index(name) :]
            del stack[stack.index(name) :]
            if len(group) > 1:
                found.append(sorted(group))

    for name in graph:
        if name not in index:
            visit(name)
    return found


def phases_by_string(module: str) -> list[str]:
    """Lines that name a phase by a bare string: `g.phase = "..."`, `phase="..."`, `g.phase == "..."`."""
    lines = []
    for node in ast.walk(syntax(module)):
        match node:
            case ast.Assign(targets=targets, value=value) if any(_is_phase(target) for target in targets):
                named = [value]
            case ast.Compare(left=left, comparators=others) if any(_is_phase(side) for side in (left, *others)):
                named = [left, *others]
            case ast.keyword(arg="phase", value=value):
                named = [value]
            case _:
                continue
        if any(_has_text(each) for each in named):
            lines.append(f"{module}:{node.lineno}")
    return lines


def _is_phase(node: ast.AST) -> bool:
    return isinstance(node, ast.Attribute) and node.attr == "phase"


def _has_text(node: ast.AST) -> bool:
    return any(isinstance(each, ast.Constant) and isinstance(each.value, str) for each in ast.walk(node))
