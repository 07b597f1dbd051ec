"""What is remembered of a scene is what would be made of the table now."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tabletome.bots import SeatView, make_bot
from tabletome.engine.registry import find_game, game_names
from tabletome.engine.table import Table
from tabletome.scene import view
from tabletome.scene.memory import frozen, made_anew, remembered

MOVES = 100
FAR, FAR_APART = 400, 5
"""Moves of a game that goes far, and every how many of them it is looked at."""
ALL_LATER = 1 << 40


def test_a_part_is_made_once_of_the_same() -> None:
    made = []

    @remembered(lambda numbers, place: (numbers[place], place))
    def part(numbers: list[int], place: int) -> list[int]:
        made.append(place)
        return [numbers[place]]

    first = part([1, 2], 0)
    assert part([1, 3], 0) is first
    assert part([4, 3], 0) == [4]
    assert made == [0, 0]
    with made_anew():
        assert part([1, 2], 0) == first
    assert made == [0, 0, 0]
    assert part([1, 2], 0) is first


def test_no_more_is_remembered_than_there_is_room_for() -> None:
    made = []

    @remembered(lambda number: number, most=3)
    def part(number: int) -> int:
        made.append(number)
        return number

    for number in (0, 1, 2, 0, 3, 3, 0, 4, 5, 0, 1):
        assert part(number) == number
    assert made == [0, 1, 2, 3, 4, 5, 1], "what was asked for lately is kept"


def test_what_can_change_is_known_by_its_content() -> None:
    assert frozen([1], {"a": (2,)}) == frozen([1], {"a": (2,)})
    assert frozen([1], {"a": (2,)}) != frozen([1], {"a": (3,)})


def drawn_from_memory_as_anew(table: Table[Any]) -> None:
    """Everybody who sits or watches there sees what would be made now."""
    seats = (None, *range(table.state.seats))
    shown = [view(table, seat, ALL_LATER) for seat in seats]
    with made_anew():
        anew = [view(table, seat, ALL_LATER) for seat in seats]
    assert shown == anew


@pytest.mark.parametrize("name", game_names())
def test_what_is_remembered_is_what_would_be_made(name: str) -> None:
    game, dice = find_game(name), random.Random(name)
    options = game.options.read({"players": 2})
    table = Table(game, options, "memory")
    for number in range(MOVES):
        if table.outcome is not None:
            table = Table(game, options, f"memory {number}")
        drawn_from_memory_as_anew(table)
        decision = dice.choice(table.pending)
        table.play(decision.seat, dice.choice(decision.options))


@pytest.mark.parametrize("name", game_names())
def test_what_is_remembered_of_a_game_that_goes_far_is_what_would_be_made(name: str) -> None:
    """By instinct, with as many players as can sit there."""
    game, bot = find_game(name), make_bot("instinct", seed="memory")
    most = game.options.info("players").most
    table = Table(game, game.options.read({"players": most}), "memory", listening=False)
    while table.outcome is None and table.step < FAR:
        if table.step % FAR_APART == 0:
            drawn_from_memory_as_anew(table)
        seat = table.pending[0].seat
        table.play(seat, bot.choose(SeatView.of(table, seat)))
