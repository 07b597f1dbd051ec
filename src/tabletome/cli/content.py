"""`tabletome content GAME`: what we have of what the box holds, and where its facts come from."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tabletome.cli.output import AsJson, GameName, console, print_json, table
from tabletome.engine.errors import TabletomeError

if TYPE_CHECKING:
    from tabletome.engine.game import Kind


def content(
    game: GameName,
    as_json: AsJson = False,
    check: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Instead: check a content file, such as a scenario you wrote.")
    ] = None,
) -> None:
    """Count a game's components against its box, by source: book, public facts, mixed, original."""
    from tabletome.engine.registry import find_game

    found = find_game(game)
    if check is not None:
        if found.check_file is None:
            raise TabletomeError(f"{game} has no content files to check")
        console().print(f"{check}: {found.check_file(check)} is in order")
        return
    kinds = found.contents()
    if as_json:
        print_json({"game": game, "kinds": [_numbers(kind) for kind in kinds]})
        return
    shown = table(f"{game}: content", "kind", "box", "have", "book", "public", "mixed", "original", "complete")
    for kind in kinds:
        shown.add_row(*map(str, _numbers(kind).values()), _verdict(kind))
    console().print(shown)
    unmet = [kind.kind for kind in kinds if kind.have != kind.box]
    console().print(f"The box's counts are not met for: {', '.join(unmet)}" if unmet else "The box's counts are met.")


def _numbers(kind: Kind) -> dict[str, str | int]:
    return {
        "kind": kind.kind,
        "box": kind.box,
        "have": kind.have,
        "book": kind.book,
        "public": kind.public,
        "mixed": kind.mixed,
        "original": kind.original,
    }


def _verdict(kind: Kind) -> str:
    difference = kind.have - kind.box
    return "yes" if difference == 0 else f"{difference:+}"
