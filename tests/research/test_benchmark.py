"""Benchmarks measure what they say; how fast is not for a test to say."""

from __future__ import annotations

import msgspec
import pytest

from tabletome.research import benchmark
from tabletome.research.benchmark import Figures, measure, measure_peers, timed_play
from tests.toys import TOYS


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


def test_peers_that_are_installed_are_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(benchmark, "PEERS", {"msgspec": lambda _: 3, "no_such_peer": lambda _: 3})
    peers = measure_peers(0.01)
    assert list(peers) == ["msgspec"]
    assert peers["msgspec"]["decisions_per_s"] > 0


@pytest.mark.parametrize("peer", benchmark.PEERS)
def test_a_peer_plays_a_whole_game(peer: str) -> None:
    pytest.importorskip(peer)
    assert benchmark.PEERS[peer](1) > 10
