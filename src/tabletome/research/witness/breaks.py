"""Breaks: a file as it would be with one thing changed, ready to be put in place of the real one."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from types import CodeType
from typing import NamedTuple

from tabletome.engine.ledger import Break as Declared
from tabletome.research.witness.mutants import Edit, edits
from tabletome.research.witness.regions import Region, first_line, functions, holds, parsed

MOST_BREAKS = 24
"""Of one region: after so many that nobody noticed, more would hardly tell anything new."""
MOST_FRESH_BREAKS = 6
"""Of a statement that only a fresh process can take up, which takes seconds."""


class Break(NamedTuple):
    """What is changed, and the code of the whole file with the change in it."""

    file: Path
    line: int
    what: str
    function: str
    """The qualified name of the function that changes; empty where only a fresh process can take it up."""
    code: CodeType

    def __str__(self) -> str:
        return f"{self.file.name}:{self.line} {self.what}"


class NoSuchPlace(Exception):
    """A test declares a break of something that does not stand in the file exactly once."""


def breaks_of(region: Region) -> Iterator[Break]:
    """The ways to break a region, those nearest to where the rule is named first among equals."""
    tree = parsed(region.file)
    node = _node_of(tree, region)
    in_docstring = region.function and _in_docstring(node, region.cited)
    found = edits(node)
    if not in_docstring:
        found.sort(key=lambda edit: abs(edit.line - region.cited))
    for edit in found[: MOST_BREAKS if region.function else MOST_FRESH_BREAKS]:
        yield Break(region.file, edit.line, edit.what, region.function, compiled(tree, region.file, edit))


def declared_break(declared: Declared, folder: Path) -> Break:
    """A break that a test declares by the words of the code."""
    file = folder / declared.file
    source = file.read_text("utf-8")
    if source.count(declared.old) != 1:
        raise NoSuchPlace(f"{declared.file} holds {declared.old!r} {source.count(declared.old)} times, not once")
    line = source[: source.index(declared.old)].count("\n") + 1
    around = (name for node, name in functions(parsed(file)) if holds(node, line))
    function = "" if declared.fresh else next(around, "")
    code = compile(source.replace(declared.old, declared.new), str(file), "exec")
    return Break(file, line, f"{declared.old!r} became {declared.new!r}", function, code)


def compiled(tree: ast.Module, file: Path, edit: Edit) -> CodeType:
    """The code of a file with an edit in it; the tree is left as it was."""
    undo = edit.apply()
    try:
        return compile(ast.fix_missing_locations(tree), str(file), "exec")
    finally:
        undo()


def _node_of(tree: ast.Module, region: Region) -> ast.stmt:
    candidates: Iterator[ast.stmt] = (
        (node for node, name in functions(tree) if name == region.function and first_line(node) == region.first)
        if region.function
        else (node for node in tree.body if node.lineno == region.first)
    )
    return next(candidates)


def _in_docstring(node: ast.stmt, line: int) -> bool:
    body = getattr(node, "body", [])
    return bool(body) and line <= (body[0].end_lineno or body[0].lineno)
