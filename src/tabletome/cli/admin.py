"""`tabletome admin`: what the operator of a server does to people and tables, straight in its database."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from tabletome.cli.output import AsJson, DatabaseUrl, SettingsFile, console, print_json, table

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

    from tabletome.server.administration import Administration
    from tabletome.server.schema import PersonRow

T = TypeVar("T")
admin = typer.Typer(
    no_args_is_help=True, help="People and tables of a server: list, ban, mute, rename, delete and more."
)

PersonName = Annotated[str, typer.Argument(metavar="PERSON", help="An account's name, or anybody's number.")]
TableIds = Annotated[list[str], typer.Argument(metavar="TABLE...", help="As in the address of its page.")]
Days = Annotated[float | None, typer.Option("--days", min=0, help="For how long; for good unless told.")]
Reason = Annotated[str, typer.Option("--reason", help="Told to whoever is sent away.")]
Most = Annotated[int, typer.Option("--limit", min=1, help="How many to list at most.")]
Sure = Annotated[bool, typer.Option("--yes", help="Do not ask whether one is sure.")]


def _do(database: str | None, settings: Path | None, work: Callable[[Administration], Awaitable[T]]) -> T:
    """Do something in the database that the options, the settings or the environment name."""
    import asyncio
    import os

    from tabletome.server.administration import administering
    from tabletome.server.configuration import read_settings

    chosen = read_settings(settings, os.environ, {"database": database})

    async def story() -> T:
        async with administering(chosen) as operator:
            return await work(operator)

    return asyncio.run(story())


def _read(database: str | None, settings: Path | None, job: Callable[[Session], T]) -> T:
    return _do(database, settings, lambda operator: operator.read(job))


def _write(database: str | None, settings: Path | None, job: Callable[[Session], T]) -> T:
    return _do(database, settings, lambda operator: operator.write(job))


def _change(database: str | None, settings: Path | None, person: str, job: Callable[[Session, PersonRow], T]) -> T:
    """Change something about somebody."""
    return _do(database, settings, lambda operator: operator.change(person, job))


def _show(title: str, rows: list[dict[str, Any]], as_json: bool, words: int) -> None:
    if as_json:
        print_json(rows)
        return
    columns = list(rows[0]) if rows else ["none"]
    shown = table(title, *columns, words=words)
    for row in rows:
        shown.add_row(*(_cell(name, value) for name, value in row.items()))
    console().print(shown)


def _cell(name: str, value: Any) -> str:
    if name in ("created", "seen", "changed", "at", "until", "banned_until", "muted_until"):
        from tabletome.server.moderation import FOR_GOOD

        if value >= FOR_GOOD:
            return "for good"
        return f"{datetime.fromtimestamp(value):%Y-%m-%d %H:%M}" if value else ""
    if isinstance(value, list):
        return ", ".join(map(str, value))
    return {True: "yes", False: ""}.get(value, str(value)) if isinstance(value, bool) else str(value)


# Lists


@admin.command()
def people(
    search: Annotated[str, typer.Argument(help="A part of the name.")] = "",
    accounts: Annotated[bool, typer.Option("--accounts", help="Only accounts, no guests.")] = False,
    limit: Most = 50,
    as_json: AsJson = False,
    database: DatabaseUrl = None,
    settings: SettingsFile = None,
) -> None:
    """List people, those who were here last first."""
    from tabletome.server import administration

    rows = _read(database, settings, lambda session: administration.people(session, search, accounts, limit))
    _show("People", rows, as_json, words=8)


@admin.command()
def tables(
    status: Annotated[
        str | None, typer.Option("--status", help="waiting, playing, over, abandoned or retired.")
    ] = None,
    person: Annotated[str | None, typer.Option("--person", help="Where this person sits or sat.")] = None,
    limit: Most = 50,
    as_json: AsJson = False,
    database: DatabaseUrl = None,
    settings: SettingsFile = None,
) -> None:
    """List tables, those that changed last first."""
    from tabletome.server import administration

    def read(session: Session) -> list[dict[str, Any]]:
        whose = None if person is None else administration.find_person(session, person)
        return administration.tables(session, status, whose, limit)

    _show("Tables", _read(database, settings, read), as_json, words=9)


@admin.command()
def chat(
    table: Annotated[str, typer.Argument(metavar="TABLE", help="As in the address of its page.")],
    limit: Most = 100,
    as_json: AsJson = False,
    database: DatabaseUrl = None,
    settings: SettingsFile = None,
) -> None:
    """List what was said at a table, the last first."""
    from tabletome.server import administration

    rows = _read(database, settings, lambda session: administration.chat(session, table, limit))
    _show("Chat", rows, as_json, words=5)


# People


@admin.command()
def ban(
    person: Annotated[str | None, typer.Argument(metavar="[PERSON]", help="An account's name, or a number.")] = None,
    address: Annotated[
        str | None, typer.Option("--address", metavar="NETWORK", help="An address or a network instead of a person.")
    ] = None,
    days: Days = None,
    reason: Reason = "",
    database: DatabaseUrl = None,
    settings: SettingsFile = None,
) -> None:
    """Send someone away, or serve an address no more."""
    from tabletome.server import administration

    if (person is None) == (address is None):
        raise typer.BadParameter("name a person, or an address with --address")
    if address is not None:
        network = _write(database, settings, lambda session: administration.ban_network(session, address, days, reason))
        typer.echo(f"{network} is not served any more")
    else:
        _do(database, settings, lambda operator: operator.ban(str(person), days, reason))
        typer.echo(f"{person} is banned")


@admin.command()
def unban(
    person: Annotated[str | None, typer.Argument(metavar="[PERSON]", help="An account's name, or a number.")] = None,
    address: Annotated[
        str | None, typer.Option("--address", metavar="NETWORK", help="An address or a network instead of a person.")
    ] = None,
    database: DatabaseUrl = None,
    settings: SettingsFile = None,
) -> None:
    """Let someone, or an address, come back."""
    from tabletome.server import administration

    if (person is None) == (address is None):
        raise typer.BadParameter("name a person, or an address with --address")
    if address is not None:
        _write(database, settings, lambda session: administration.unban_network(session, address))
    else:
        _change(database, settings, str(person), lambda session, found: administration.judge(session, found, "unban"))
    typer.echo(f"{person or address} may come back")


@admin.command()
def mute(
    person: PersonName,
    days: Days = None,
    reason: Reason = "",
    database: DatabaseUrl = None,
    settings: SettingsFile = None,
) -> None:
    """Let someone play but not write to others."""
    from tabletome.server import administration

    _change(
        database, settings, person, lambda session, found: administration.judge(session, found, "mute", days, reason)
    )
    typer.echo(f"{person} is muted")


@admin.command()
def unmute(person: PersonName, database: DatabaseUrl = None, settings: SettingsFile = None) -> None:
    """Let someone write to others again."""
    from tabletome.server import administration

    _change(database, settings, person, lambda session, found: administration.judge(session, found, "unmute"))
    typer.echo(f"{person} may write again")


# Moderation


@admin.command()
def moderator(
    person: PersonName,
    remove: Annotated[bool, typer.Option("--remove", help="No longer.")] = False,
    database: DatabaseUrl = None,
    settings: SettingsFile = None,
) -> None:
    """Let the owner of an account see reports and settle them, in the browser."""
    from tabletome.server import administration

    _change(database, settings, person, lambda session, found: administration.appoint(session, found, not remove))
    typer.echo(f"{person} is {'no moderator any more' if remove else 'a moderator'}")


@admin.command()
def reports(
    settled: Annotated[bool, typer.Option("--settled", help="Those that are settled, instead.")] = False,
    as_json: AsJson = False,
    database: DatabaseUrl = None,
    settings: SettingsFile = None,
) -> None:
    """List what people report of each other, with what was said."""
    import msgspec

    from tabletome.server.reports import reports as read

    found = _read(database, settings, lambda session: read(session, settled))
    if as_json:
        print_json(msgspec.to_builtins(found))
        return
    for report in found:
        typer.echo(f"{report.id}  {_cell('at', report.at)}  {report.kind}: {report.by} about {report.about}")
        typer.echo(f"    {report.text}" + (f"  (table {report.table})" if report.table else ""))
        for line in report.lines:
            typer.echo(f"    | {line.name}: {line.text}")
        if report.settled:
            typer.echo(f"    settled by {report.settled_by or 'the operator'}: {report.verdict}")
    if not found:
        typer.echo("there are no reports")


@admin.command()
def settle(
    report: Annotated[int, typer.Argument(metavar="REPORT", help="As `tabletome admin reports` lists it.")],
    deed: Annotated[str, typer.Option("--deed", help="nothing, mute or ban.")] = "nothing",
    days: Days = None,
    reason: Reason = "",
    database: DatabaseUrl = None,
    settings: SettingsFile = None,
) -> None:
    """Settle a report."""
    import msgspec

    from tabletome.server.messages import Settlement

    verdict = msgspec.convert({"deed": deed, "reason": reason, "days": days}, Settlement)
    _do(database, settings, lambda operator: operator.settle(report, verdict))
    typer.echo(f"report {report} is settled")


@admin.command()
def log(
    limit: Most = 100, as_json: AsJson = False, database: DatabaseUrl = None, settings: SettingsFile = None
) -> None:
    """List what moderators and operators did, to whom, until when and why; the last first."""
    import msgspec

    from tabletome.server.moderation import deeds

    rows = msgspec.to_builtins(_read(database, settings, lambda session: deeds(session, limit)))
    plain = {"at": 0.0, "by": "", "deed": "", "about": "", "subject": "", "until": 0.0, "reason": ""}
    _show("Log", [{name: row.get(name) or empty for name, empty in plain.items()} for row in rows], as_json, words=7)


# More about people


@admin.command()
def rename(
    person: PersonName,
    name: Annotated[str, typer.Argument(metavar="NAME", help="The new name.")],
    database: DatabaseUrl = None,
    settings: SettingsFile = None,
) -> None:
    """Give someone another name, at their tables as well; an account is signed in to by it."""
    from tabletome.server import administration

    given = _change(
        database, settings, person, lambda session, found: administration.rename_person(session, found, name)
    )
    typer.echo(f"{person} is called {given} now")


@admin.command()
def delete(person: PersonName, yes: Sure = False, database: DatabaseUrl = None, settings: SettingsFile = None) -> None:
    """Delete someone for good: seats are left, games resigned, name, chat and cookies forgotten."""
    if not yes:
        typer.confirm(f"Delete {person} for good?", abort=True)
    _do(database, settings, lambda operator: operator.delete(person))
    typer.echo(f"{person} is deleted")


@admin.command()
def reset(person: PersonName, database: DatabaseUrl = None, settings: SettingsFile = None) -> None:
    """Print a one-time code with which the owner of an account sets a new password, within a day."""
    typer.echo(_do(database, settings, lambda operator: operator.reset_code(person)))


@admin.command()
def export(
    person: PersonName,
    output: Annotated[
        Path | None, typer.Option("--output", metavar="FILE", help="Where to write it; else it is printed.")
    ] = None,
    database: DatabaseUrl = None,
    settings: SettingsFile = None,
) -> None:
    """Everything that is kept of someone, as JSON."""
    import msgspec

    kept = _do(database, settings, lambda operator: operator.export(person))
    written = msgspec.json.format(msgspec.json.encode(kept))
    if output is None:
        typer.echo(written.decode())
    else:
        output.touch(mode=0o600)
        output.write_bytes(written)


@admin.command()
def unsay(
    line: Annotated[int, typer.Argument(metavar="LINE", help="As `tabletome admin chat TABLE` lists it.")],
    database: DatabaseUrl = None,
    settings: SettingsFile = None,
) -> None:
    """Take back a line of chat."""
    from tabletome.server.moderation import unsay as take_back

    _write(database, settings, lambda session: take_back(session, line, None))
    typer.echo(f"line {line} is gone")


# Tables


@admin.command()
def retire(tables: TableIds, reason: Reason = "", database: DatabaseUrl = None, settings: SettingsFile = None) -> None:
    """End games for good, without a winner: they can be looked at, and left. All of them, or none."""
    from tabletome.server import administration

    _write(database, settings, lambda session: administration.retire(session, tables, reason))
    typer.echo(f"{len(tables)} tables are retired")


@admin.command("delete-table")
def delete_table(
    tables: TableIds, yes: Sure = False, database: DatabaseUrl = None, settings: SettingsFile = None
) -> None:
    """Delete tables with everything that happened there. All of them, or none."""
    from tabletome.server import administration

    if not yes:
        typer.confirm(f"Delete {len(tables)} tables for good?", abort=True)
    _write(database, settings, lambda session: administration.delete_tables(session, tables))
    typer.echo(f"{len(tables)} tables are deleted")
