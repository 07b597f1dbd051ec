"""`tabletome export GAME`: games played by a bot as Parquet files, for whoever wants to learn from them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

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
from tabletome.engine.errors import TabletomeError


class NoArrow(TabletomeError):
    """Parquet files cannot be written here."""


def export(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, help="How many games to play.")] = 100,
    bot: Annotated[str, typer.Option(help="Who plays all seats, such as mcts:iterations=100.")] = "instinct",
    out: Annotated[Path, typer.Option(metavar="DIR", help="Where to write.")] = Path("games"),
    option: OptionWords = None,
    seed: Seed = "0",
    jobs: Jobs = None,
    ray: RayAddress = None,
    resume: Resume = None,
    as_json: AsJson = False,
) -> None:
    """Play games and write positions, options, choices and outcomes, with where they come from."""
    try:
        from tabletome.research import datasets
    except ImportError as missing:
        raise NoArrow(f"writing games needs more: pip install 'tabletome[research]' ({missing})") from missing
    from tabletome.research.parallel import Spread

    plan = datasets.Plan(game, bot, tuple(read_option_words(option).items()), seed)
    with progress(f"playing {game}", games) as advance:
        files = datasets.export(plan, games, out, Spread(jobs, ray, resume), advance)
    if as_json:
        print_json({"game": game, "games": games, "files": [str(file) for file in files]})
    else:
        console().print(f"{games} games of {game} in {len(files)} files: {out}", markup=False)
