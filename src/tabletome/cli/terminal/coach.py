"""The coach in the terminal: explains a kind of decision when it is first met, and whenever it is asked for."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

import msgspec
from rich.console import RenderableType
from rich.text import Text as Line

from tabletome.cli.terminal.palette import TITLE, TONES
from tabletome.cli.terminal.session import Session
from tabletome.scene.coach import coaching
from tabletome.scene.view import question

FILE = "met.json"


class Memory(msgspec.Struct):
    """What a person has met, as `game kind`, what they have played, and whether anything is to be explained unasked."""

    met: set[str] = msgspec.field(default_factory=set)
    played: set[str] = msgspec.field(default_factory=set)
    on: bool = True


def folder() -> Path:
    """Where a person's terminal remembers things."""
    state = os.environ.get("XDG_STATE_HOME")
    return (Path(state) if state else Path.home() / ".local" / "state") / "tabletome"


def remembered() -> Memory:
    """What was met before; nothing where that cannot be read."""
    with contextlib.suppress(OSError, msgspec.DecodeError):
        return msgspec.json.decode((folder() / FILE).read_bytes(), type=Memory)
    return Memory()


def remember(memory: Memory) -> None:
    """Keep it; whoever has no place for it is told everything again another time."""
    with contextlib.suppress(OSError):
        folder().mkdir(parents=True, exist_ok=True)
        (folder() / FILE).write_bytes(msgspec.json.encode(memory))


def sit_down(game: str) -> bool:
    """Note that a person plays a game; whether it is for the first time."""
    memory = remembered()
    if game in memory.played:
        return False
    memory.played.add(game)
    remember(memory)
    return True


def met(session: Session, seat: int) -> list[RenderableType]:
    """What explains a decision to a person who meets its kind for the first time and wants to be told."""
    asked, memory = question(session.table, seat), remembered()
    if asked is None or not session.coach or not memory.on:
        return []
    name = f"{session.table.game.name} {asked.kind}"
    if name in memory.met:
        return []
    memory.met.add(name)
    remember(memory)
    return [*explained(session, asked.kind), Line(session.look.word("coach-how"))]


def explained(session: Session, kind: str) -> list[RenderableType]:
    """What a kind of decision is about, with an example."""
    look, found = session.look, coaching(kind, session.look.words)
    if found is None:
        return [Line(look.word("coach-silent"))]
    example = Line.assemble((look.word("coach-example"), TITLE), " ", look.rich(found.example))
    return [Line(look.word("coach"), TITLE), look.rich(found.text), Line(str(example), TONES["dim"])]


def switch(wanted: str) -> bool:
    """Turn the coach on or off for good; whether he speaks now."""
    memory = remembered()
    memory.on = wanted != "off" if wanted in ("on", "off") else not memory.on
    if wanted == "again":
        memory.on, memory.met = True, set()
    remember(memory)
    return memory.on
