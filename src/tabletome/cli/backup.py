"""`tabletome backup`: everything a server keeps, in one file, while the server runs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tabletome.cli.output import DatabaseUrl, SettingsFile


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to write it, such as tables.backup.")],
    database: DatabaseUrl = None,
    settings: SettingsFile = None,
) -> None:
    """Write everything a database has into a file. The server may go on running."""
    import asyncio
    import os

    from tabletome.server.backup import back_up
    from tabletome.server.configuration import read_settings

    chosen = read_settings(settings, os.environ, {"database": database})
    counts = asyncio.run(back_up(chosen.database, file))
    typer.echo(f"{file}: {sum(counts.values())} rows of {len(counts)} tables, {file.stat().st_size} bytes")
