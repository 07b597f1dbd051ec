"""`tabletome bench GAME...`: how fast games are on one core."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated

import typer

from tabletome.cli.output import AsJson, console, print_json, progress, table
from tabletome.engine.errors import TabletomeError

if TYPE_CHECKING:
    from tabletome.research.benchmark import Figures


def bench(
    games: Annotated[list[str], typer.Argument(metavar="GAME...", help="Games to measure.")],
    seconds: Annotated[float, typer.Option(min=0.1, help="About how long to measure each game.")] = 5.0,
    peers: Annotated[bool, typer.Option("--peers", help="Measure others' engines in the same run.")] = False,
    environments: Annotated[
        bool, typer.Option("--environments", help="Measure steps through PettingZoo, Gymnasium and OpenSpiel instead.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Measure random play, copies, forks, scenes and search on one core. JSON: one line for each game."""
    from tabletome.engine.registry import find_game
    from tabletome.research import benchmark

    found = [find_game(name) for name in games]
    if environments:
        _bench_environments([game.name for game in found], seconds, as_json)
        return
    if peers:
        _say_what_is_missing()
    measured: list[Figures] = []
    with progress("measuring", len(found) + peers) as advance:
        others = benchmark.measure_peers(seconds) if peers else {}
        for game in found:
            advance(len(measured) + peers)
            measured.append(benchmark.measure(game, seconds, others))
    if as_json:
        for figures in measured:
            print_json(figures)
    else:
        _show(measured)


def _bench_environments(games: list[str], seconds: float, as_json: bool) -> None:
    """Steps in a second through each interface, ours beside the games that the interfaces' own projects bring."""
    try:
        from tabletome.research.environment_speed import count_of, measure_environments
    except ImportError as missing:
        raise TabletomeError(f"{missing}; pip install 'tabletome[research]'") from missing
    with progress("measuring", count_of(games)) as advance:
        measured = []
        for speed in measure_environments(games, seconds):
            measured.append(speed)
            advance(len(measured))
    if as_json:
        for speed in measured:
            print_json(speed)
        return
    shown = table("Steps in a second, one core", "interface", "game", "steps/s")
    for speed in measured:
        shown.add_row(speed.interface, speed.game if speed.ours else f"({speed.game})", f"{speed.steps_per_s:,}")
    console().print(shown)


def _say_what_is_missing() -> None:
    from tabletome.research import benchmark

    missing = [name for name in benchmark.PEERS if not benchmark.is_installed(name)]
    if missing:
        print(f"not installed: {', '.join(missing)}; {benchmark.HOW_TO_INSTALL}", file=sys.stderr)


def _show(measured: list[Figures]) -> None:
    shown = table("One core", "", *(figures.game for figures in measured))
    for line, value in LINES.items():
        shown.add_row(line, *(f"{getattr(figures, value):,}" for figures in measured))
    for name, speed in measured[0].peers.items():
        shown.add_row(f"{name}: decisions/s", *[f"{speed['decisions_per_s']:,}"] * len(measured))
    console().print(shown)


LINES = {
    "decisions/s, random play": "decisions_per_s",
    "games/s, random play": "games_per_s",
    "decisions a game": "decisions_per_game",
    "decisions/s, table with undo": "table_decisions_per_s",
    "copy, us": "copy_us",
    "fork p50, us": "fork_p50_us",
    "fork p95, us": "fork_p95_us",
    "imagine, us": "imagine_us",
    "scene, us": "scene_us",
    "mcts iterations/s": "mcts_iterations_per_s",
}
