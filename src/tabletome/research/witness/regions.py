"""Where the code names a rule: the functions and statements that can be broken to break it."""

from __future__ import annotations

import ast
import functools
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tabletome.engine.ledger import Ledger, Place, named_ids

ROOMS = ("rules", "cards", "campaign", "board", "state", "actions", "content", "knowledge", "", "view", "bots")
"""Where a rule is looked for first: where it is obeyed, then where its facts are, last where it is shown."""

Function = ast.FunctionDef | ast.AsyncFunctionDef


class Region(NamedTuple):
    """A function or statement of a file that names a rule, and the line on which it does."""

    file: Path
    first: int
    last: int
    function: str
    """Its qualified name; empty for a statement of a module or class, which only a fresh process can take up."""
    cited: int
    room: int

    @property
    def place(self) -> str:
        return f"{self.file.name}:{self.first}"


def regions_of(ledger: Ledger, folder: Path) -> dict[str, list[Region]]:
    """For each rule of a ledger the regions that name it, those first in which it is obeyed."""
    found: dict[str, list[Region]] = {}
    for id, places in named_ids(ledger, folder).items():
        regions = {region for place in places for region in _regions_at(folder, place)}
        found[id] = sorted(regions, key=lambda each: (not each.function, each.room, str(each.file), each.first))
    return found


def _regions_at(folder: Path, place: Place) -> Iterator[Region]:
    file = Path(place.file)
    room = _room(file.relative_to(folder))
    for node, name in functions(parsed(file)):
        if holds(node, place.line):
            yield Region(file, first_line(node), node.end_lineno or node.lineno, name, place.line, room)
            return
    statement = _statement_at(parsed(file), place.line)
    if statement is not None:
        yield Region(file, statement.lineno, statement.end_lineno or statement.lineno, "", place.line, room)


@functools.cache
def parsed(file: Path) -> ast.Module:
    """The syntax tree of a file, one for all who ask: whoever changes it takes the change back."""
    return ast.parse(file.read_text("utf-8"), str(file))


def first_line(node: ast.stmt) -> int:
    decorators: list[ast.expr] = getattr(node, "decorator_list", [])
    return min([node.lineno, *(each.lineno for each in decorators)])


def functions(node: ast.AST, prefix: str = "") -> Iterator[tuple[Function, str]]:
    """Functions and methods by their qualified names; functions within functions belong to the outer one."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, Function):
            yield child, prefix + child.name
        elif isinstance(child, ast.ClassDef):
            yield from functions(child, f"{prefix}{child.name}.")
        elif isinstance(child, ast.If | ast.Try | ast.With):
            yield from functions(child, prefix)


def holds(node: ast.stmt, line: int) -> bool:
    """Whether a line lies in a definition, its decorators included."""
    return first_line(node) <= line <= (node.end_lineno or node.lineno)


def _statement_at(module: ast.Module, line: int) -> ast.stmt | None:
    """The statement that a line of a module speaks of: the one it stands in, or the one its docstring follows."""
    before: ast.stmt | None = None
    for place, statement in enumerate(module.body):
        if holds(statement, line):
            if not _is_text(statement):
                return statement
            return None if place == 0 else before
        if line < first_line(statement):
            return statement if not _is_text(statement) else None
        if not _is_text(statement):
            before = statement
    return None


def _is_text(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def _room(path: Path) -> int:
    first = path.parts[0].removesuffix(".py")
    return ROOMS.index(first) if first in ROOMS else ROOMS.index("")
