"""`tabletome fuzz GAME`: random play that looks for defects."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tabletome.cli.output import (
    AsJson,
    GameName,
    Jobs,
    OptionWords,
    RayAddress,
    Resume,
    Seed,
    console,
    print_json,
    progress,
    read_option_words,
)

if TYPE_CHECKING:
    from tabletome.research.fuzzing import Defect, Report

FOUND = 1
USUAL_DECISIONS = 100_000


def fuzz(
    game: GameName,
    decisions: Annotated[
        int | None, typer.Option(min=1, help=f"Stop after so many decisions; {USUAL_DECISIONS:,} unless told.")
    ] = None,
    games: Annotated[int | None, typer.Option(min=1, help="Stop after so many games.")] = None,
    seed: Seed = "0",
    first: Annotated[int, typer.Option(min=0, help="The number of the first game: shows one game again.")] = 0,
    longest: Annotated[
        int | None, typer.Option(min=1, help="A game of more decisions is taken to be endless; 20,000 unless told.")
    ] = None,
    option: OptionWords = None,
    keep: Annotated[Path | None, typer.Option(metavar="DIR", help="Write records of games with defects here.")] = None,
    jobs: Jobs = None,
    ray: RayAddress = None,
    resume: Resume = None,
    as_json: AsJson = False,
) -> None:
    """Play random games with every combination of options and check all that must be true. Exit code 1: a defect."""
    from tabletome.research import fuzzing
    from tabletome.research.parallel import Spread

    plan = fuzzing.Plan(
        game=game,
        seed=seed,
        options=tuple(read_option_words(option).items()),
        longest=longest or fuzzing.LONGEST,
        keep=keep,
    )
    if games is None and decisions is None:
        decisions = USUAL_DECISIONS
    with progress(f"fuzzing {game}", decisions or games or 0) as advance:
        report = fuzzing.fuzz(
            plan,
            decisions=decisions,
            games=games,
            first=first,
            spread=Spread(1 if games == 1 else jobs, ray, resume),
            watch=lambda sofar: advance(sofar.games if decisions is None else sofar.decisions),
        )
    if as_json:
        print_json(report)
    else:
        _show(report)
    raise typer.Exit(FOUND if report.errors else 0)


def _show(report: Report) -> None:
    """Each kind of defect once, the first of its kind."""
    kinds: dict[tuple[str, str], list[Defect]] = {}
    for defect in report.errors:
        kinds.setdefault((defect.check, defect.message), []).append(defect)
    for defect, *alike in kinds.values():
        _show_defect(defect, len(alike))
    found = f"{len(report.errors)} games with defects" if report.errors else "no defect"
    console().print(f"{report.game}: {report.games:,} games, {report.decisions:,} decisions, {found}")


def _show_defect(defect: Defect, alike: int) -> None:
    options = " ".join(f"{name}={value}" for name, value in defect.options.items())
    out = console()
    out.print(f"{defect.check}: {defect.message}", style="bold red", markup=False)
    out.print(f"  {defect.game} {options}, seed {defect.seed}, step {defect.step}", markup=False)
    for action in defect.last:
        out.print(f"    {action}", markup=False)
    out.print(f"  again: {defect.command}", markup=False, soft_wrap=True)
    if defect.record is not None:
        out.print(f"  record: {defect.record}", markup=False, soft_wrap=True)
    if alike:
        out.print(f"  and {alike} more games like it")
