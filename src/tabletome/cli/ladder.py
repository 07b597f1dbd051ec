"""`tabletome ladder GAME --bots A,B,C`: how strong bots are, in Elo."""

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
    from tabletome.research.ladder import Ladder

USUAL_BOTS = "random,instinct,greedy,mcts:iterations=60,mcts:iterations=300"


def ladder(
    game: GameName,
    bots: Annotated[str, typer.Option(metavar="BOT,BOT...", help="Who climbs; all meet each other.")] = USUAL_BOTS,
    games: Annotated[
        int, typer.Option(min=1, help="Games of each pair, or of each party where seats win together.")
    ] = 40,
    option: OptionWords = None,
    seed: Seed = "0",
    jobs: Jobs = None,
    ray: RayAddress = None,
    resume: Resume = None,
    as_json: AsJson = False,
) -> None:
    """Let every two bots meet and rate them in Elo, with 95 % intervals."""
    from tabletome.bots import split_bots
    from tabletome.research.ladder import climb, meetings_of
    from tabletome.research.parallel import Spread
    from tabletome.research.tournament import Plan

    plan = Plan(game, split_bots(bots), tuple(read_option_words(option).items()), seed)
    with progress(f"{game} ladder", meetings_of(plan) * games) as advance:
        result = climb(plan, games, Spread(jobs, ray, resume), advance)
    if as_json:
        print_json(result)
    else:
        _show(result)


def _show(result: Ladder) -> None:
    shown = table("", "bot", "Elo", "95 %", "games", "won" if result.together else "gained", "s/game")
    for rung in result.rungs:
        low, high = rung.interval
        shown.add_row(
            rung.name,
            f"{rung.rating:.0f}",
            f"{low:.0f} to {high:.0f}",
            str(rung.games),
            f"{rung.rate:.1%}",
            f"{rung.seconds:.2f}",
        )
    console().print(shown)
    if result.together:
        console().print("Elo against the game itself: 0 wins half of the games.", markup=False)
