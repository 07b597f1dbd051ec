"""What commands print, and the options that several of them take."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tabletome.engine.errors import BadOptions

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

GameName = Annotated[str, typer.Argument(metavar="GAME", help="Name of a game, as `tabletome games` lists them.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON instead of tables.")]
OptionWords = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; may be given several times."),
]
Jobs = Annotated[int | None, typer.Option("--jobs", min=1, help="Processes to use; all cores unless told.")]
RayAddress = Annotated[
    str | None,
    typer.Option("--ray", metavar="ADDRESS", help="Spread the work over the Ray cluster at this address, or auto."),
]
Resume = Annotated[
    Path | None,
    typer.Option("--resume", metavar="FILE", help="Keep results in this file; the same command again goes on there."),
]
Seed = Annotated[str, typer.Option("--seed", help="The same seed gives the same games.")]

DatabaseUrl = Annotated[
    str | None, typer.Option("--database", metavar="URL", help="sqlite:///FILE or postgresql://USER@HOST/NAME.")
]
SettingsFile = Annotated[
    Path | None, typer.Option("--settings", metavar="FILE", help="The server's settings, which name its database.")
]

WIDTH_OF_FILES = 160

Advance = Callable[[float], None]
"""Tells a progress bar how much is done in all."""


def console() -> Console:
    """Standard output; what is read by a program or kept in a file is not squeezed into the width of a terminal."""
    from rich.console import Console

    return Console(highlight=False, width=None if sys.stdout.isatty() else WIDTH_OF_FILES)


def print_json(value: Any) -> None:
    """One value, one line."""
    import msgspec

    print(msgspec.json.encode(value).decode())


def as_yaml(value: Any) -> str:
    """A table of the rules, for people."""
    import yaml

    return yaml.safe_dump(value, allow_unicode=True, sort_keys=False, width=110).removesuffix("\n...\n").rstrip()


def table(title: str, *columns: str, words: int = 1) -> Table:
    """A table whose first `words` columns are words; the rest are numbers."""
    from rich.table import Table

    made = Table(title=title, title_justify="left", title_style="bold")
    for place, column in enumerate(columns):
        if place < words:
            made.add_column(column, overflow="fold")
        else:
            made.add_column(column, justify="right", no_wrap=True)
    return made


def read_option_words(words: list[str] | None) -> dict[str, str]:
    """`["players=3"]` as `{"players": "3"}`."""
    options = {}
    for word in words or []:
        name, equals, value = word.partition("=")
        if not (name and equals):
            raise BadOptions(f"option {word!r} should have the form NAME=VALUE, such as players=3")
        options[name] = value
    return options


@contextlib.contextmanager
def progress(what: str, total: int) -> Iterator[Advance]:
    """A progress bar on standard error, if that is a terminal."""
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.update(task, completed=done)
