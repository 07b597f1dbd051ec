"""Writes the browser client's types of a view from `scene/vocabulary.py`: web/src/lib/protocol.ts and shapes.ts.

    python -m scripts.protocol_types          write the files
    python -m scripts.protocol_types --check  fail if they are not up to date

`shapes.ts` says what is filled in where the server leaves out a default, so that the drawing code never has to ask
whether something is there.
"""

from __future__ import annotations

import ast
import inspect
import itertools
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args, get_origin

import msgspec
from msgspec.inspect import (
    BoolType,
    CustomType,
    DictType,
    Field,
    FloatType,
    IntType,
    ListType,
    LiteralType,
    NoneType,
    StrType,
    StructType,
    TupleType,
    Type,
    UnionType,
    VarTupleType,
    type_info,
)

from tabletome.engine.state import Outcome
from tabletome.scene import vocabulary
from tabletome.scene.view import View
from tabletome.scene.vocabulary import Term
from tabletome.scene.words import Text

FOLDER = Path(__file__).resolve().parent.parent / "web/src/lib"
ROOTS = (View, Outcome, Term)
WIDTH = 110

HEAD = """\
/**
 * The words in which the server describes a table: docs/protocol.md. Written by scripts/protocol_types.py from
 * src/tabletome/scene/vocabulary.py; change that, not this. The server leaves out whatever has its default value;
 * `complete.ts` fills it in.
 */

export type Point = [number, number];

export interface Keyed {
  id: string;
  /** Tells equal things with one id apart; given by `complete.ts`. */
  key: string;
}
"""

TABLE = """\
/** What `complete.ts` fills in. Written by scripts/protocol_types.py from src/tabletome/scene/vocabulary.py. */

import type { Parts } from './protocol';

/** How a part is made whole: what it has where nothing is said, and which of its fields hold further parts. */
export interface Shape {
  filled: Readonly<Record<string, unknown>>;
  parts: Readonly<Record<string, keyof Parts>>;
  keyed: boolean;
}

const NONE: readonly never[] = Object.freeze([]);
const EMPTY: Readonly<Record<string, never>> = Object.freeze({});
"""


def written() -> dict[str, str]:
    """Each file and what is in it."""
    structs = list(reachable())
    types = [HEAD, *(alias(name) for name in aliases()), *(interface(struct) for struct in structs), names(structs)]
    return {"protocol.ts": "\n".join(types), "shapes.ts": "\n".join([TABLE, shapes(structs)])}


def stale() -> list[str]:
    """The files that are not what the vocabulary says."""
    return [name for name, text in written().items() if (FOLDER / name).read_text("utf-8") != text]


def reachable() -> Iterator[type[msgspec.Struct]]:
    """Every struct that can occur in a view, in the order of the vocabulary."""
    found: dict[type, None] = {}
    waiting: list[Type] = [type_info(root) for root in ROOTS]
    while waiting:
        kind = waiting.pop()
        if isinstance(kind, StructType) and kind.cls not in found:
            found[kind.cls] = None
            waiting += [field.type for field in kind.fields]
        waiting += inner(kind)
    order = [value for value in vars(vocabulary).values() if isinstance(value, type)]
    yield from sorted(found, key=lambda cls: order.index(cls) if cls in order else len(order))


def inner(kind: Type) -> list[Type]:
    """The types that a type is made of."""
    match kind:
        case UnionType(types=types):
            return list(types)
        case ListType(item_type=item) | VarTupleType(item_type=item):
            return [item]
        case TupleType(item_types=items):
            return list(items)
        case DictType(value_type=value):
            return [value]
    return []


# ----- types


def aliases() -> dict[str, frozenset[str]]:
    """The vocabulary's own names for lists of words, such as `Tone`."""
    return {
        name: frozenset(get_args(value))
        for name, value in vars(vocabulary).items()
        if "Literal" in str(get_origin(value))
    }


def alias(name: str) -> str:
    words = " | ".join(quoted(word) for word in get_args(getattr(vocabulary, name)))
    return remark(documentation(vocabulary).get(name, "")) + broken(f"export type {name} =", words)


def broken(start: str, words: str) -> str:
    """`start` and a union in one line, in two, or with a line for each word, whatever fits."""
    indent = " " * (len(start) - len(start.lstrip()) + 2)
    if len(f"{start} {words};") <= WIDTH:
        return f"{start} {words};\n"
    if len(f"{indent}{words};") <= WIDTH:
        return f"{start}\n{indent}{words};\n"
    return start + "".join(f"\n{indent}| {word}" for word in words.split(" | ")) + ";\n"


def interface(struct: type[msgspec.Struct]) -> str:
    fields = struct_type(struct).fields
    notes = documentation(struct)
    base = " extends Keyed" if keyed(struct) else ""
    lines = [
        remark(notes.get(field.name, ""), "  ") + member(field)
        for field in fields
        if not (keyed(struct) and field.name == "id")
    ]
    about = remark(inspect.cleandoc(struct.__doc__ or ""))
    return f"{about}export interface {struct.__name__}{base} {{\n{''.join(lines)}}}\n"


def member(field: Field) -> str:
    return broken(f"  {field.name}:", spelled(field.type))


def spelled(kind: Type) -> str:
    """A type as TypeScript writes it."""
    match kind:
        case StructType(cls=cls):
            return cls.__name__
        case LiteralType(values=values):
            return literal(frozenset(map(str, values)))
        case UnionType(types=types):
            return " | ".join(spelled(each) for each in sorted(types, key=lambda each: isinstance(each, NoneType)))
        case ListType(item_type=item) | VarTupleType(item_type=item):
            return listed(spelled(item))
        case TupleType(item_types=items):
            return f"[{', '.join(spelled(item) for item in items)}]"
        case DictType(value_type=value):
            return f"Record<string, {spelled(value)}>"
        case IntType() | FloatType():
            return "number"
        case StrType():
            return "string"
        case BoolType():
            return "boolean"
        case NoneType():
            return "null"
        case CustomType(cls=cls) if cls is Text:
            return "string"
    raise TypeError(f"no client can be told of a {kind}")


def listed(item: str) -> str:
    return f"({item})[]" if " | " in item else f"{item}[]"


def literal(words: frozenset[str]) -> str:
    """By the vocabulary's name for these words, or word by word, as they are declared."""
    for name, known in aliases().items():
        if words == known:
            return name
    return " | ".join(quoted(word) for word in declared(words))


def declared(words: frozenset[str]) -> list[str]:
    """The words of a `Literal` in the order in which the vocabulary has them; msgspec sorts them."""
    for node in ast.walk(ast.parse(inspect.getsource(vocabulary))):
        if isinstance(node, ast.Subscript) and ast.unparse(node.value) == "Literal":
            given: list[str] = [
                each.value
                for each in ast.walk(node.slice)
                if isinstance(each, ast.Constant) and isinstance(each.value, str)
            ]
            if frozenset(given) == words:
                return given
    return sorted(words)


# ----- the table


def names(structs: list[type[msgspec.Struct]]) -> str:
    lines = "".join(f"  {struct.__name__}: {struct.__name__};\n" for struct in structs)
    return f"/** Every part by its name. */\nexport interface Parts {{\n{lines}}}\n"


def shapes(structs: list[type[msgspec.Struct]]) -> str:
    rows = "".join(shape(struct) for struct in structs)
    return f"export const SHAPES: Readonly<Record<keyof Parts, Shape>> = {{\n{rows}}};\n"


def shape(struct: type[msgspec.Struct]) -> str:
    fields = struct_type(struct).fields
    filled = [f"      {field.name}: {default(field)},\n" for field in fields if not field.required]
    parts = [f"      {field.name}: '{part}',\n" for field in fields if (part := part_in(field.type))]
    return (
        f"  {struct.__name__}: {{\n    filled: {block(filled)},\n    parts: {block(parts)},\n"
        f"    keyed: {'true' if keyed(struct) else 'false'},\n  }},\n"
    )


def block(lines: list[str]) -> str:
    return f"{{\n{''.join(lines)}    }}" if lines else "EMPTY"


def default(field: Field) -> str:
    if field.default_factory is not msgspec.NODEFAULT:
        return {list: "NONE", dict: "EMPTY"}[field.default_factory]
    value = field.default
    if isinstance(value, str):
        return quoted(value)
    return "NONE" if value == () else json.dumps(value)


def part_in(kind: Type) -> str:
    """The part that a field holds, alone or in a list; "" if it holds none."""
    if isinstance(kind, StructType):
        return kind.cls.__name__
    return next((part for each in inner(kind) if (part := part_in(each))), "")


# ----- small things


def struct_type(struct: type[msgspec.Struct]) -> StructType:
    info = type_info(struct)
    assert isinstance(info, StructType)
    return info


def keyed(struct: type[msgspec.Struct]) -> bool:
    return "id" in struct.__struct_fields__


def documentation(thing: Any) -> dict[str, str]:
    """What stands below each field of a class, or each alias of a module."""
    tree = ast.parse(inspect.getsource(thing))
    body = tree.body if inspect.ismodule(thing) else tree.body[0].body  # type: ignore[attr-defined]  # a class has one
    return {
        before.target.id: inspect.cleandoc(after.value.value)
        for before, after in itertools.pairwise(body)
        if isinstance(before, ast.AnnAssign)
        and isinstance(before.target, ast.Name)
        and isinstance(after, ast.Expr)
        and isinstance(after.value, ast.Constant)
        and isinstance(after.value.value, str)
    }


def remark(text: str, indent: str = "") -> str:
    if not text:
        return ""
    lines = text.split("\n")
    if len(lines) == 1 and len(text) + len(indent) + 7 <= WIDTH + 10:
        return f"{indent}/** {text} */\n"
    return f"{indent}/**\n" + "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines) + f"{indent} */\n"


def quoted(word: str) -> str:
    return f"'{word}'"


def main() -> None:
    if "--check" in sys.argv:
        if stale():
            sys.exit(f"not what the vocabulary says: {', '.join(stale())}; run python -m scripts.protocol_types")
        return
    for name, text in written().items():
        (FOLDER / name).write_text(text, "utf-8")


if __name__ == "__main__":
    main()
