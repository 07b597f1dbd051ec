"""The `tabletome` command: play, look things up, check and measure.

Only the module of the command that is called is loaded, so that every command starts fast.
"""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Iterable, Sequence
from typing import Annotated

import typer

from tabletome.engine.errors import TabletomeError

COMMANDS = {
    "play": "tabletome.cli.play",
    "learn": "tabletome.cli.learn",
    "review": "tabletome.cli.review",
    "serve": "tabletome.cli.serve",
    "admin": "tabletome.cli.admin",
    "backup": "tabletome.cli.backup",
    "restore": "tabletome.cli.restore",
    "games": "tabletome.cli.games",
    "rules": "tabletome.cli.rules",
    "content": "tabletome.cli.content",
    "verify": "tabletome.cli.verify",
    "doctor": "tabletome.cli.doctor",
    "fuzz": "tabletome.cli.fuzz",
    "bench": "tabletome.cli.bench",
    "tournament": "tabletome.cli.tournament",
    "ladder": "tabletome.cli.ladder",
    "export": "tabletome.cli.export",
    "train": "tabletome.cli.train",
}
"""Each command by the module whose function (or group of commands) of the same name it is."""

USER_ERROR = 2


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command and exit: 0 fine, 1 something checked was found wrong, 2 something asked cannot be done."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    try:
        _app(_needed(given))(given, prog_name="tabletome")
    except TabletomeError as wrong:
        print(f"error: {wrong}", file=sys.stderr)
        sys.exit(USER_ERROR)
    finally:
        _flush()


def _needed(given: Sequence[str]) -> Iterable[str]:
    """The command that is called, or all of them where help or a suggestion has to know them."""
    return given[:1] if given and given[0] in COMMANDS else COMMANDS


def _app(commands: Iterable[str]) -> typer.Typer:
    app = typer.Typer(add_completion=False, no_args_is_help=True, rich_markup_mode=None, pretty_exceptions_enable=False)
    app.callback()(_tabletome)
    for name in commands:
        found = getattr(importlib.import_module(COMMANDS[name]), name)
        if isinstance(found, typer.Typer):
            app.add_typer(found, name=name)
        else:
            app.command(name)(found)
    return app


def _show_version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        print(f"tabletome {version('tabletome')}")
        raise typer.Exit


def _tabletome(
    version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Show the version and exit.")
    ] = False,
) -> None:
    """Epic fantasy board games, whole and by the book: play them, read their rules, check and measure them."""


def _flush() -> None:
    """Whoever read our output may have gone away, as `| head` does: that is no error of ours."""
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
