"""Benchmarks measure what they say; how fast is not for a test to say."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable

import msgspec
import pytest

from tabletome.engine import Decision, Rng
from tabletome.research import benchmark
from tabletome.research.benchmark import Figures, measure, measure_peers, timed_play
from tests.toys import NIM, TOYS, NimOptions, NimState


@pytest.mark.parametrize("game", TOYS, ids=lambda game: game.name)
def test_every_figure_is_measured(game: object) -> None:
    figures = msgspec.structs.asdict(measure(game, 0.1, {}))  # type: ignore[arg-type]
    numbers = {name: value for name, value in figures.items() if isinstance(value, int | float)}
    assert len(numbers) == len(Figures.__struct_fields__) - 3
    assert all(value > 0 for value in numbers.values()), numbers


def test_half_of_the_forks_are_faster_than_the_median_and_most_are_faster_than_p95() -> None:
    figures = measure(TOYS[0], 0.1, {})
    assert figures.fork_p50_us <= figures.fork_p95_us


def test_speed_is_decisions_and_games_over_time() -> None:
    speed = timed_play(lambda _: 10, 0.01)
    assert speed.decisions_per_s == pytest.approx(10 * speed.games_per_s)


def test_a_search_that_is_soon_sure_counts_only_the_iterations_it_made(monkeypatch: pytest.MonkeyPatch) -> None:
    def in_a_second(work: Callable[..., object], *args: object) -> float:
        work(*args)
        return 1e6

    def one_heap(options: NimOptions, rng: Rng) -> NimState:
        state = NIM.setup(options, rng)
        state.heaps = [0, 3, 0]
        return state

    def sure_to_take_all(_: object, decision: Decision) -> list[float]:
        return [0.0] * (len(decision.options) - 1) + [1.0]

    monkeypatch.setattr(benchmark, "_microseconds", in_a_second)
    game = dataclasses.replace(NIM, setup=one_heap)
    searched = measure(game, 0.1, {}).mcts_iterations_per_s
    soon_sure = measure(dataclasses.replace(game, instinct=sure_to_take_all), 0.1, {}).mcts_iterations_per_s
    assert soon_sure < searched == benchmark.ITERATIONS


def test_peers_that_are_installed_are_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(benchmark, "PEERS", {"msgspec": lambda _: 3, "no_such_peer": lambda _: 3})
    peers = measure_peers(0.01)
    assert list(peers) == ["msgspec"]
    assert peers["msgspec"]["decisions_per_s"] > 0


@pytest.mark.parametrize("peer", benchmark.PEERS)
def test_a_peer_plays_a_whole_game(peer: str) -> None:
    pytest.importorskip(peer)
    assert benchmark.PEERS[peer](1) > 10
