"""Ways to break a piece of code: each changes one thing that a rule might rest on."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from typing import NamedTuple

Undo = Callable[[], None]

OPPOSITE: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.GtE,
    ast.GtE: ast.Lt,
    ast.Gt: ast.LtE,
    ast.LtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
BOUNDARY: dict[type[ast.cmpop], type[ast.cmpop]] = {ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt}
OTHER_OPERATION: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}
OTHER_FUNCTION = {"min": "max", "max": "min", "any": "all", "all": "any"}


class Edit(NamedTuple):
    """One change of a syntax tree: `apply` makes it in place and returns what takes it back."""

    line: int
    what: str
    apply: Callable[[], Undo]


def edits(tree: ast.AST) -> list[Edit]:
    """Every single change that can be made below a node, those that a rule is likeliest to rest on first."""
    found: list[tuple[int, Edit]] = []
    for node in _running(tree):
        found += _edits_of(node)
    return [edit for _, edit in sorted(found, key=lambda each: (each[0], each[1].line))]


def _running(tree: ast.AST) -> Iterator[ast.AST]:
    """The nodes that are carried out: not annotations, decorators or docstrings."""
    yield tree
    for name, value in ast.iter_fields(tree):
        if name in ("annotation", "returns", "decorator_list"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and not _is_text(child):
                yield from _running(child)


def _is_text(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _edits_of(node: ast.AST) -> Iterator[tuple[int, Edit]]:
    """With a rank: conditions first, then steps left out, numbers and results, then what is often equivalent."""
    if isinstance(node, ast.If | ast.IfExp | ast.While):
        yield 0, _replace(node, "test", ast.Not, "condition turned round")
    if isinstance(node, ast.comprehension) and node.ifs:
        yield 0, _set(node, "ifs", [], node.ifs[0].lineno, "filter left out")
    if isinstance(node, ast.Compare):
        yield from _comparisons(node)
    if isinstance(node, ast.BoolOp):
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield 1, _set(node, "op", other, node.lineno, "and/or exchanged")
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield 1, _set(node, "op", ast.UAdd(), node.lineno, "not left out")
    if isinstance(node, ast.BinOp) and type(node.op) in OTHER_OPERATION:
        yield 3, _set(node, "op", OTHER_OPERATION[type(node.op)](), node.lineno, "operation exchanged")
    if isinstance(node, ast.Constant):
        yield from _constants(node)
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in OTHER_FUNCTION:
        yield 1, _set(node.func, "id", OTHER_FUNCTION[node.func.id], node.lineno, f"{node.func.id} exchanged")
    if isinstance(node, ast.Return) and node.value is not None and not isinstance(node.value, ast.Constant):
        yield 2, _replace(node, "value", ast.Not, "result turned round")
    if isinstance(node, ast.Set | ast.List | ast.Tuple) and len(node.elts) > 1:
        yield 3, _set(node, "elts", node.elts[:-1], node.lineno, "element left out")
        yield 3, _set(node, "elts", node.elts[1:], node.lineno, "element left out")
    yield from _steps_left_out(node)


def _comparisons(node: ast.Compare) -> Iterator[tuple[int, Edit]]:
    for place, op in enumerate(node.ops):
        for rank, exchanged, what in ((1, OPPOSITE, "comparison turned round"), (2, BOUNDARY, "boundary moved")):
            if type(op) in exchanged:
                others = [*node.ops]
                others[place] = exchanged[type(op)]()
                yield rank, _set(node, "ops", others, node.lineno, what)


def _constants(node: ast.Constant) -> Iterator[tuple[int, Edit]]:
    if isinstance(node.value, bool):
        yield 2, _set(node, "value", not node.value, node.lineno, "truth exchanged")
    elif isinstance(node.value, int):
        yield 2, _set(node, "value", node.value + 1, node.lineno, f"{node.value} became {node.value + 1}")
        yield 4, _set(node, "value", node.value - 1, node.lineno, f"{node.value} became {node.value - 1}")


def _steps_left_out(node: ast.AST) -> Iterator[tuple[int, Edit]]:
    for name in ("body", "orelse"):
        steps = getattr(node, name, None)
        if not isinstance(steps, list):
            continue
        for place, step in enumerate(steps):
            if _can_be_left_out(step):
                others = [*steps]
                others[place] = ast.copy_location(ast.Pass(), step)
                yield 1, _set(node, name, others, step.lineno, "step left out")


def _can_be_left_out(step: ast.stmt) -> bool:
    match step:
        case ast.Expr(value=ast.Call() | ast.YieldFrom()) | ast.AugAssign() | ast.Continue() | ast.Break():
            return True
        case ast.Return(value=None):
            return True
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            return True
    return False


def _replace(node: ast.AST, name: str, operation: type[ast.unaryop], what: str) -> Edit:
    inner: ast.expr = getattr(node, name)
    outer = ast.copy_location(ast.UnaryOp(operation(), inner), inner)
    return _set(node, name, outer, inner.lineno, what)


def _set(node: ast.AST, name: str, value: object, line: int, what: str) -> Edit:
    before = getattr(node, name)

    def apply() -> Undo:
        setattr(node, name, value)
        return lambda: setattr(node, name, before)

    return Edit(line, what, apply)
