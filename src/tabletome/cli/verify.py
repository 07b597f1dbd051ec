"""`tabletome verify FILE...`: replay recorded games and name the first step that differs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from tabletome.cli.output import AsJson, print_json
from tabletome.engine.errors import TabletomeError

DIFFERS = 1
UNREADABLE = 2


class Verdict(msgspec.Struct, frozen=True, omit_defaults=True):
    """What became of one file."""

    file: str
    ok: bool
    game: str = ""
    steps: int = 0
    steps_per_s: int = 0
    error: str = ""
    code: int = 0

    def plain(self) -> dict[str, Any]:
        shown: dict[str, Any] = msgspec.to_builtins(self)
        shown.pop("code", None)
        return shown

    def __str__(self) -> str:
        if not self.ok:
            return f"{self.file}: {self.error}"
        return f"{self.file}: ok, {self.game}, {self.steps} steps, {self.steps_per_s:,} steps/s"


def verify(files: Annotated[list[Path], typer.Argument(metavar="FILE...")], as_json: AsJson = False) -> None:
    """Replay recorded games. Exit code 1: a game differs or is no record; 2: a file cannot be read."""
    worst = 0
    for file in files:
        verdict = check_file(file)
        worst = max(worst, verdict.code)
        if as_json:
            print_json(verdict.plain())
        else:
            typer.echo(str(verdict), err=not verdict.ok)
    raise typer.Exit(worst)


def check_file(file: Path) -> Verdict:
    """Replay one recorded game."""
    try:
        data = file.read_bytes()
    except OSError as wrong:
        error = f"the file cannot be read: {wrong.strerror or wrong}"
        return Verdict(file=str(file), ok=False, error=error, code=UNREADABLE)
    try:
        return _replay(file, data)
    except TabletomeError as wrong:
        return Verdict(file=str(file), ok=False, error=str(wrong), code=DIFFERS)
    except Exception as wrong:
        error = f"the game breaks while it is replayed: {type(wrong).__name__}: {wrong}"
        return Verdict(file=str(file), ok=False, error=error, code=DIFFERS)


def _replay(file: Path, data: bytes) -> Verdict:
    import time

    from tabletome.engine.record import Record

    record = Record.read(data)
    began = time.perf_counter()
    record.table()
    steps = len(record.steps)
    speed = round(steps / max(time.perf_counter() - began, 1e-9))
    return Verdict(file=str(file), ok=True, game=record.game, steps=steps, steps_per_s=speed)
