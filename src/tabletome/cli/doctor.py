"""`tabletome doctor`: what an update would do to every stored table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from tabletome.cli.output import AsJson, Jobs, console, print_json, progress, table

if TYPE_CHECKING:
    from tabletome.server.doctor import Finding, Report

SOMETHING_CHANGES = 1
MOST_SHOWN = 50
WORDS = {
    "goes-on": "goes on",
    "set-back": "set back",
    "retired": "retired",
    "newer": "newer than this release",
    "broken": "cannot be loaded",
}


def doctor(
    database: Annotated[
        str, typer.Option("--database", metavar="URL", help="sqlite:///FILE or postgresql://USER@HOST/NAME.")
    ] = "sqlite:///tabletome.db",
    jobs: Jobs = None,
    as_json: AsJson = False,
) -> None:
    """Say what this release would make of every stored table, before one updates. Nothing is changed.

    Exit code 0: every game would go on as it is; 1: some would be set back, retired or not be played.
    """
    from tabletome.server.doctor import examine

    with progress("examining tables", 1) as advance:
        report = examine(database, jobs, lambda done, total: advance(done / max(1, total)))
    if as_json:
        print_json(report)
    else:
        _show(report)
    raise typer.Exit(0 if report.is_harmless else SOMETHING_CHANGES)


def _show(report: Report) -> None:
    out = console()
    fates = [fate for fate in report.fates if fate == "goes-on" or report.fates[fate]]
    counted = table(
        f"{report.tables:,} tables of {report.database}", "game", "status", *(WORDS[fate] for fate in fates), words=2
    )
    for game, status in sorted({(finding.game, finding.status) for finding in report.findings}):
        alike = [finding for finding in report.findings if (finding.game, finding.status) == (game, status)]
        counts = (sum(finding.fate == fate for finding in alike) for fate in fates)
        counted.add_row(game, status, *(f"{count:,}" for count in counts))
    out.print(counted)
    changed = [finding for finding in report.findings if finding.fate != "goes-on"]
    for finding in changed[:MOST_SHOWN]:
        out.print(_told(finding), markup=False, soft_wrap=True)
    if len(changed) > MOST_SHOWN:
        out.print(f"... and {len(changed) - MOST_SHOWN:,} more; --json lists all")
    if report.is_harmless:
        out.print("Every game goes on as it is.")


def _told(finding: Finding) -> str:
    where = f"{finding.table} ({finding.game}, {finding.status}, {finding.moves} moves)"
    if finding.fate == "set-back":
        return f"{where}: goes on from move {finding.goes_on_from}: {finding.why}"
    return f"{where}: {WORDS[finding.fate]}: {finding.why}"
