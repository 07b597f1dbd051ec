"""`tabletome verify FILE...`: replay recorded games and name the first step that differs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from tabletome.cli.output import AsJson, print_json
from tabletome.engine.errors import TabletomeError
from tabletome.engine.record import Draw, Record

DIFFERS = 1
UNREADABLE = 2


class Verdict(msgspec.Struct, frozen=True, omit_defaults=True):
    """What became of one file."""

    file: str
    ok: bool
    game: str = ""
    steps: int = 0
    steps_per_s: int = 0
    draw: Draw | None = None
    """What the seed was drawn from, where players had a share in it."""
    error: str = ""
    code: int = 0

    def plain(self) -> dict[str, Any]:
        shown: dict[str, Any] = msgspec.to_builtins(self)
        shown.pop("code", None)
        return shown

    def __str__(self) -> str:
        if not self.ok:
            return f"{self.file}: {self.error}"
        return f"{self.file}: ok, {self.game}, {self.steps} steps, {self.steps_per_s:,} steps/s{self._drawn()}"

    def _drawn(self) -> str:
        if self.draw is None:
            return ""
        seats = ", ".join(str(each.seat + 1) for each in self.draw.shares) or "none"
        return f"; seed drawn with shares of seats: {seats}; commitment {self.draw.commitment}"


def verify(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...")],
    commitment: Annotated[
        str, typer.Option("--commitment", metavar="HEX", help="What bound the server when you sat down.")
    ] = "",
    share: Annotated[str, typer.Option("--share", metavar="HEX", help="What you added to the seed.")] = "",
    as_json: AsJson = False,
) -> None:
    """Replay recorded games, and check how their seeds were drawn.

    Exit code 1: a game differs, is no record or was not drawn as promised; 2: a file cannot be read.
    """
    worst = 0
    for file in files:
        verdict = check_file(file, commitment, share)
        worst = max(worst, verdict.code)
        if as_json:
            print_json(verdict.plain())
        else:
            typer.echo(str(verdict), err=not verdict.ok)
    raise typer.Exit(worst)


def check_file(file: Path, commitment: str = "", share: str = "") -> Verdict:
    """Replay one recorded game, and see that it was drawn with this share by a server that was so bound."""
    try:
        data = file.read_bytes()
    except OSError as wrong:
        error = f"the file cannot be read: {wrong.strerror or wrong}"
        return Verdict(file=str(file), ok=False, error=error, code=UNREADABLE)
    try:
        return _replay(file, data, commitment, share)
    except TabletomeError as wrong:
        return Verdict(file=str(file), ok=False, error=str(wrong), code=DIFFERS)
    except Exception as wrong:
        error = f"the game breaks while it is replayed: {type(wrong).__name__}: {wrong}"
        return Verdict(file=str(file), ok=False, error=error, code=DIFFERS)


def _replay(file: Path, data: bytes, commitment: str, share: str) -> Verdict:
    import time

    record = Record.read(data)
    record.check_promises(commitment, share)
    began = time.perf_counter()
    record.table()
    steps = len(record.steps)
    speed = round(steps / max(time.perf_counter() - began, 1e-9))
    return Verdict(file=str(file), ok=True, game=record.game, steps=steps, steps_per_s=speed, draw=record.draw)
