"""`tabletome train GAME`: a network that learns from search and from its own games, for the `learned` bot."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Annotated

import typer

from tabletome.cli.output import (
    AsJson,
    GameName,
    Jobs,
    OptionWords,
    RayAddress,
    Seed,
    console,
    print_json,
    progress,
    read_option_words,
    table,
)
from tabletome.engine.errors import TabletomeError


class CannotTrain(TabletomeError):
    """Networks cannot be fitted here."""


def train(
    game: GameName,
    teacher: Annotated[str, typer.Option(help="The bot whose choices are learned.")] = "mcts:iterations=200",
    games: Annotated[int, typer.Option(min=1, help="How many games each round has.")] = 200,
    rounds: Annotated[int, typer.Option(min=1, help="How often to play, fit, and play by what was fitted.")] = 2,
    practice: Annotated[int, typer.Option(min=0, help="How often it learns from games of its own after that.")] = 0,
    own_games: Annotated[int, typer.Option(min=1, help="How many games of its own each time.")] = 48,
    against: Annotated[list[str] | None, typer.Option(help="Who plays the other seats then; `self` is itself.")] = None,
    seconds: Annotated[float, typer.Option(min=1, help="Practise no longer than this.")] = 1e9,
    epochs: Annotated[int, typer.Option(min=1, help="How often each fit goes over everything.")] = 12,
    folder: Annotated[Path, typer.Option(metavar="DIR", help="Where games and networks are kept.")] = Path("training"),
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Where to put the last network.")] = None,
    players: Annotated[list[int] | None, typer.Option(help="Seats; given twice, games take turns.")] = None,
    option: OptionWords = None,
    seed: Seed = "0",
    jobs: Jobs = None,
    ray: RayAddress = None,
    as_json: AsJson = False,
) -> None:
    """Let a search weigh the decisions of many games, fit a network to that, and let it practise.

    Values of an option with a bar between them take turns from game to game: `--option "adventure=agincourt|patay"`.
    Stop it when you like: the same command goes on where it stopped.
    """
    try:
        from tabletome.research.training import Course, Practice, Practised, practise
        from tabletome.research.training import train as train_by
    except ImportError as missing:
        raise CannotTrain(f"training needs more: pip install 'tabletome[research]' ({missing})") from missing
    from tabletome.research.parallel import Spread

    options, seats = tuple(read_option_words(option).items()), tuple(players or ())
    course = Course(game, teacher, games, rounds, epochs, options, seats, seed)
    school = rounds * (games + epochs)
    with progress(f"training {game}", school + practice * own_games) as advance:

        def watch(number: int, what: str, done: int) -> None:
            advance((number - 1) * (games + epochs) + (done if what == "games" else games + done))

        spread = Spread(jobs, ray)
        finished = train_by(course, folder / game, spread, watch)
        last, practised = finished[-1].file, list[Practised]()
        if practice:
            file = folder / game / "practice.npz"
            if not file.exists():
                shutil.copyfile(last, file)
            last = str(file)
            own = Practice(game, last, tuple(against or ["greedy"]), options, seats, seed)
            practised = practise(
                own, practice, own_games, spread, lambda done: advance(school + done * own_games), seconds
            )
    if out is not None:
        shutil.copyfile(last, out)
    if as_json:
        print_json([*finished, *practised])
        return
    shown = table("", "round", "decisions", "loss", "as the teacher", "network")
    for each in finished:
        shown.add_row(str(each.round), str(each.decisions), f"{each.loss:.3f}", f"{each.agreement:.1%}", each.file)
    console().print(shown)
    if practised:
        shown = table("", "practice", "games", "won", "entropy")
        for after in practised:
            shown.add_row(str(after.generation), str(after.games), f"{after.won:.1%}", f"{after.entropy:.2f}")
        console().print(shown)
