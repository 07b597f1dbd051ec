"""`tabletome restore`: a database from a backup, also from one of another kind of database."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tabletome.cli.output import DatabaseUrl, SettingsFile


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="What `tabletome backup` has written.")],
    database: DatabaseUrl = None,
    settings: SettingsFile = None,
) -> None:
    """Fill an empty database from a backup. Also moves a server from SQLite to PostgreSQL, or back."""
    import asyncio
    import os

    from tabletome.server.backup import restore as restore_into
    from tabletome.server.configuration import read_settings

    chosen = read_settings(settings, os.environ, {"database": database})
    counts = asyncio.run(restore_into(chosen.database, file))
    typer.echo(f"restored {sum(counts.values())} rows of {len(counts)} tables")
