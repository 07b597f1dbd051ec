"""The positions that tests of games are played from: they accept nothing that the game does not ask for and offer."""

from __future__ import annotations

import pytest

from tabletome.engine import Rng, seeded
from tests.position import Position, dice_left, load
from tests.toys import NIM, NimOptions, NimState, Taken, take_from


class Heaps(Position[NimState]):
    game = NIM
    seats = ("red", "blue")

    def spoken(self, text: str) -> str:
        return text.replace("from-heap a", "from-heap 0")

    def named(self, text: str) -> str:
        return text.replace("from-heap 0", "from-heap a")


def heaps() -> Heaps:
    return Heaps(NIM.setup(NimOptions(layout="small"), seeded("test")))


def test_plays_go_through_the_game_under_the_names_of_the_drawing() -> None:
    game = heaps().plays("red: from-heap a", "take 1")
    assert game.asked() == "blue choose-heap"
    assert game.offers() == ["from-heap 1"] == game.offers("from-heap")
    assert game.offers("take") == []
    assert [event.count for event in game.told(Taken)] == [1]
    game.plays("blue: from-heap 1", "blue: take 2")
    assert game.asked() == "over"


@pytest.mark.parametrize(
    ("play", "says"),
    [
        ("blue: from-heap a", "red is asked choose-heap, not blue"),
        ("red: from-heap 7", r"'from-heap 7' is not offered at 'choose-heap'; \['from-heap a', 'from-heap 1'\] are"),
    ],
)
def test_a_play_that_is_not_asked_for_or_not_offered_fails(play: str, says: str) -> None:
    with pytest.raises(AssertionError, match=says):
        heaps().plays(play)


def test_a_rule_runs_to_its_end_with_all_answers() -> None:
    game = heaps()
    game.runs(take_from(game.g, 1), "take 2")
    assert game.g.heaps == [1, 0]
    with pytest.raises(AssertionError, match=r"never asked for \['take 1'\]"):
        game.runs(take_from(heaps().g, 1), "take 1", "take 1")
    with pytest.raises(AssertionError, match=r"asked choose-count: \['take 1', 'take 2'\]"):
        game.runs(take_from(heaps().g, 1))
    with pytest.raises(AssertionError, match="never asked for"):
        game.runs(None, "take 1")


def test_a_changed_position_is_asked_again() -> None:
    game = heaps().plays("from-heap 1")
    assert game.with_(heaps=[5, 0]).ask_again().offers() == ["from-heap a"]
    with pytest.raises(AssertionError, match="no field coins"):
        game.with_(coins=3)


def test_loaded_dice_fall_as_given_and_all_of_them_have_to_fall() -> None:
    game = heaps()
    game.g.rng = load(Rng(b"seed"), 6, [3])
    game.rolls([5, 5])
    assert [game.g.rng.below(6), game.g.rng.copy().below(6), game.g.rng.roll(6)] == [3, 5, 6]
    assert dice_left() == [[5]]
    plain, loaded = Rng(b"seed"), load(Rng(b"seed"), 6, [])
    assert loaded.shuffled(range(6)) == plain.shuffled(range(6))
    assert loaded.below(100) == plain.below(100)
    with pytest.raises(AssertionError, match="a die falls that the test has not given"):
        loaded.below(6)
