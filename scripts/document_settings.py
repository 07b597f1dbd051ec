"""Write the table of all settings into docs/running.md: `python -m scripts.document_settings`.

Names, defaults and meanings come from `tabletome.server.settings`, options of the command line from `tabletome serve`.
"""

from __future__ import annotations

import ast
import dataclasses
import inspect
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_type_hints

from typer.models import OptionInfo

from tabletome.cli.serve import serve
from tabletome.server import settings
from tabletome.server.configuration import setting_names, variable
from tabletome.server.settings import RATES, Settings

DOCUMENT = Path(__file__).parents[1] / "docs" / "running.md"
BEGIN, END = "<!-- settings -->\n", "<!-- end of settings -->\n"


def table() -> str:
    """Every setting in a row, and every rate."""
    meanings, options = dict(_meanings("Settings")), dict(_options())
    rows = ["| setting | default | environment | option | |", "|---|---|---|---|---|"]
    for field in dataclasses.fields(Settings):
        if field.name in setting_names():
            by_environment = "" if field.name in ("rates", "levels") else f"`{variable(field.name)}`"
            option = options.get(field.name, "")
            rows.append(
                f"| `{field.name}` | {_default(field)} | {by_environment} | {option} | {meanings[field.name]} |"
            )
    rows += ["", "| rate | default | environment | |", "|---|---|---|---|"]
    for kind, comment in _rates():
        rows.append(f"| `rates.{kind}` | `{RATES[kind]}` | `{variable(f'rates_{kind}')}` | {comment} |")
    return "\n".join(rows) + "\n"


def documented(text: str) -> str:
    """The table that a document has."""
    return text.partition(BEGIN)[2].partition(END)[0]


def _meanings(name: str) -> Iterator[tuple[str, str]]:
    """What stands in quotes below each field of a class."""
    tree = ast.parse(inspect.getsource(settings))
    found = next(node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == name)
    for field, below in zip(found.body, found.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and isinstance(below, ast.Expr):
            yield field.target.id, str(ast.literal_eval(below.value))


def _options() -> Iterator[tuple[str, str]]:
    """The options of `tabletome serve` that set a setting. Typer keeps an option's name where a default would be."""
    for name, hint in get_type_hints(serve, include_extras=True).items():
        for each in getattr(hint, "__metadata__", ()):
            if isinstance(each, OptionInfo) and name in setting_names():
                yield name, f"`{str(each.default).partition('/')[0]}`"


def _default(field: dataclasses.Field[Any]) -> str:
    if field.default is dataclasses.MISSING:
        return "see below" if field.name == "rates" else "six"
    value = field.default
    if isinstance(value, frozenset):
        return f"`{', '.join(sorted(value))}`" if value else "none"
    if isinstance(value, bool):
        return "`true`" if value else "`false`"
    return "none" if value in (None, "") else f"`{value}`"


def _rates() -> Iterator[tuple[str, str]]:
    """Each rate with the comment that stands beside it."""
    lines = inspect.getsource(settings).splitlines()
    for kind in RATES:
        line = next(line for line in lines if line.startswith(f'    "{kind}": Rate('))
        yield kind, line.partition("#")[2].strip()


def main() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    before, rest = text.split(BEGIN)
    after = rest.split(END)[1]
    DOCUMENT.write_text(before + BEGIN + table() + END + after, encoding="utf-8")


if __name__ == "__main__":
    main()
