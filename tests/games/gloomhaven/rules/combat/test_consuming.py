"""Consuming elements for what a card does: GH-ELEM-05, 08, 11."""

from __future__ import annotations

from typing import Any

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.content.notation.conditions import ELEMENTS
from tabletome.games.gloomhaven.events import Consumed
from tabletome.games.gloomhaven.rules.combat.elements import (
    choose_consumption,
    end_of_turn,
    infuse,
    not_yet_infused,
    wane,
)
from tests.games.gloomhaven.dungeon import DUEL, Dungeon, dungeon


def consumed(game: Dungeon, *wanted: str, answers: tuple[str, ...] = ()) -> tuple[list[str], bool]:
    """What was offered on the way, and whether the elements were consumed."""
    script = choose_consumption(game.g, 0, wanted, "trample")
    offered: list[str] = []
    answer: Any = None
    left = list(answers)
    while True:
        try:
            decision: Any = script.send(answer)
        except StopIteration as done:
            return offered, done.value
        assert (decision.kind, decision.seat, decision.about) == ("consume", 0, {"card": "trample"})
        offered.append(" ".join(getattr(option, "element", "no") for option in decision.options))
        said = left.pop(0)
        answer = next(option for option in decision.options if getattr(option, "element", "no") == said)


def strong(game: Dungeon) -> set[str]:
    return {element for element, state in zip(ELEMENTS, game.g.elements, strict=True) if state}


@rule("GH-ELEM-05", "GH-ELEM-08")
@pytest.mark.parametrize(
    ("there", "wanted", "answers", "offered", "left"),
    [
        ("fire ice", "fire", "fire", ["fire no"], "ice"),
        ("fire ice", "fire", "no", ["fire no"], "fire ice"),
        ("ice", "fire", "", [], "ice"),
        ("fire ice", "fire ice", "fire", ["fire no"], ""),
        ("fire", "fire ice", "", [], "fire"),
        ("fire ice air", "any", "ice", ["fire ice air no"], "fire air"),
        ("", "any", "", [], ""),
        ("fire ice air", "any any", "fire air", ["fire ice air no", "ice air"], "ice"),
        ("fire ice", "any any", "ice", ["fire ice no"], ""),
        ("fire", "any any", "", [], "fire"),
        ("fire ice air", "fire any", "fire air", ["fire no", "ice air"], "ice"),
        ("fire ice", "fire any", "fire", ["fire no"], ""),
        ("fire", "fire any", "", [], "fire"),
        ("ice air", "fire any", "", [], "ice air"),
        ("fire ice", "fire any", "no", ["fire no"], "fire ice"),
    ],
)
def test_elements_are_consumed_all_or_none_and_any_is_another_one_each_time(
    there: str, wanted: str, answers: str, offered: list[str], left: str
) -> None:
    game = dungeon(DUEL).with_elements(**dict.fromkeys(there.split(), 1))
    took = bool(answers) and answers != "no"
    assert consumed(game, *wanted.split(), answers=tuple(answers.split())) == (offered, took)
    assert strong(game) == set(left.split())
    gone = set(there.split()) - set(left.split())
    assert {(each.name, each.element, each.rule) for each in game.told(Consumed)} == {
        ("brute", element, "GH-ELEM-05") for element in gone
    }


@rule("GH-ELEM-02", "GH-ELEM-03", "GH-ELEM-04", "GH-ELEM-07")
def test_what_is_infused_is_strong_from_the_end_of_the_turn_wanes_and_is_inert() -> None:
    game = dungeon(DUEL)
    g = game.g
    infuse(g, "fire")
    infuse(g, "ice")
    infuse(g, "fire")
    assert (g.infusing, strong(game)) == (("fire", "ice"), set())
    assert not_yet_infused(g) == ["air", "earth", "light", "dark"]
    end_of_turn(g)
    assert (g.infusing, g.elements) == ((), [2, 2, 0, 0, 0, 0])
    for elements in ([1, 1, 0, 0, 0, 0], [0] * 6, [0] * 6):
        wane(g)
        assert g.elements == elements
