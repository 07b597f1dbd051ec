"""`tabletome tournament GAME --bots A,B`: bots against each other, every one in every seat."""

from __future__ import annotations

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
    table,
)

if TYPE_CHECKING:
    from tabletome.research.statistics import Interval
    from tabletome.research.tournament import Row, Standings


def tournament(
    game: GameName,
    bots: Annotated[str, typer.Option(metavar="BOT,BOT...", help="Such as random,mcts:iterations=400,depth=12.")],
    players: Annotated[int | None, typer.Option(help="Seats at each table; as the game has it unless told.")] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games to play.")] = 100,
    option: OptionWords = None,
    by: Annotated[list[str] | None, typer.Option(metavar="LABEL", help="Also win rates by this, e.g. faction.")] = None,
    seed: Seed = "0",
    jobs: Jobs = None,
    ray: RayAddress = None,
    resume: Resume = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play each other and show who wins how often, with 95 % intervals."""
    from tabletome.bots import split_bots
    from tabletome.research import tournament as tournaments
    from tabletome.research.parallel import Spread

    options = read_option_words(option)
    if players is not None:
        options["players"] = str(players)
    plan = tournaments.Plan(game, split_bots(bots), tuple(options.items()), seed)
    with progress(f"{game} tournament", games) as advance:
        results = tournaments.hold(plan, games, Spread(jobs, ray, resume), advance)
    standings = tournaments.standings(plan, results, by or [])
    if as_json:
        print_json(standings)
    else:
        _show(standings)


def _show(standings: Standings) -> None:
    options = " ".join(f"{name}={value}" for name, value in standings.options.items())
    console().print(f"{standings.game}, {standings.games} games: {options}", markup=False)
    _show_rows("bot", standings.bots)
    if standings.parties:
        _show_rows("party", standings.parties)
    for label, rows in standings.by.items():
        _show_rows(label, rows)


def _show_rows(title: str, rows: list[Row]) -> None:
    shown = table("", title, "games", "wins", "rate", "95 %", "score", "95 %", "s/game")
    for row in rows:
        shown.add_row(
            row.name,
            str(row.games),
            f"{row.wins:.4g}",
            f"{row.rate:.1%}",
            _interval(row.interval, "{:.1%}"),
            f"{row.score:.2f}",
            _interval(row.score_interval, "{:.2f}"),
            f"{row.seconds:.3f}",
        )
    console().print(shown)


def _interval(interval: Interval, form: str) -> str:
    return " to ".join(form.format(end) for end in interval)
