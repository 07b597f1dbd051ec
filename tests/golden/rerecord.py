"""Record golden games anew when nothing but the shape of a game's state has changed, and prove that it is so.

Where the rules are as they were:

    python -m tests.golden.rerecord trace gloomhaven /tmp/trace.txt

writes down, for every recorded game, each decision with all that was offered and chosen, each event as it was told in
both languages, and the outcome. With the new shape of the state:

    python -m tests.golden.rerecord record gloomhaven /tmp/trace.txt

plays the recorded moves again, compares all of that, and only then writes the records with the new hashes.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tabletome.engine.record import Record
from tabletome.engine.registry import find_game
from tabletome.engine.table import Table
from tabletome.scene import LANGUAGES, translator
from tests.golden.recorder import FOLDER


def replay(record: Record) -> Iterator[tuple[str, Table[Any]]]:
    """What is asked and told at each step of a recorded game, whatever the hashes, with the table as it then is."""
    game = find_game(record.game)
    table: Table[Any] = Table(game, game.options.read(record.options), record.seed)
    yield told(table, 0), table
    for step in record.steps:
        before = len(table.events)
        asked = next(decision for decision in table.pending if decision.seat == step.seat)
        table.play(step.seat, game.actions.parse(step.action))
        offered = " | ".join(map(str, asked.options))
        yield f"{step.seat} {asked.kind}: {offered} -> {step.action} {told(table, before)}", table
    outcome = table.outcome
    yield f"over: {outcome.winners if outcome else None} {outcome.scores if outcome else None}", table


def told(table: Table[Any], since: int) -> str:
    """The events from this one on, as players read them."""
    game = table.game
    said = [game.narrate(table.state, event).text for _, event in table.events[since:]]
    return " / ".join(translator(language, game.folder).say(text) for text in said for language in LANGUAGES)


def records(game: str) -> Iterator[tuple[Path, Record]]:
    for path in sorted((FOLDER / game).glob("*.json")):
        yield path, Record.read(path.read_bytes())


def trace(game: str) -> Iterator[str]:
    """Everything asked and told in all recorded games."""
    for path, record in records(game):
        yield f"# {path.stem}"
        yield from (line for line, _ in replay(record))


def main(what: str, game: str, file: str) -> None:
    if what == "trace":
        Path(file).write_text("\n".join(trace(game)), "utf-8")
        return
    before = Path(file).read_text("utf-8").split("\n")
    for number, (line, now) in enumerate(zip(before, trace(game), strict=True), 1):
        assert line == now, f"{file}:{number} differs:\n{line}\n{now}"
    for path, record in records(game):
        (*_, (_, table)) = replay(record)
        path.write_bytes(Record.of(table).write())
    print(f"{game}: {len(before)} lines are the same; all records are written anew")


if __name__ == "__main__":
    main(*sys.argv[1:])
