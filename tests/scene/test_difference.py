"""Changes from one view to the next make the next of the one before, in every game and whatever happens there."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest

from tabletome.engine.registry import find_game, game_names
from tabletome.engine.table import Table
from tabletome.scene import View, translator, view
from tabletome.scene.difference import Known, changed, difference
from tabletome.scene.vocabulary import Card, Part, Piece
from tabletome.scene.words import t

MOVES = 80


def plain(part: Any) -> Any:
    return json.loads(msgspec.json.encode(part, enc_hook=lambda text: text.name))


class Row(Part):
    name: str = ""
    cards: list[Card] = msgspec.field(default_factory=list)
    piece: Piece | None = None


def cards(*names: str, **labels: str) -> list[Card]:
    return [Card(name, label=labels.get(name, "")) for name in names]


@pytest.mark.parametrize(
    ("old", "new", "changes"),
    [
        (Row("a"), Row("a"), []),
        (Row("a"), Row("b"), [[["name"], "b"]]),
        (Row("a"), Row(), [[["name"]]]),
        (Row(), Row(cards=cards("x")), [[["cards"], [{"id": "x"}]]]),
        (Row(cards=cards("x")), Row(), [[["cards"]]]),
        (Row(cards=cards("x", "y", "z")), Row(cards=cards("x", "z")), [[["cards"], None, [[0, 1], [2, 1]]]]),
        (
            Row(cards=cards("x", "y", "z")),
            Row(cards=cards("n", "y", "z", "x", z="2")),
            [[["cards"], None, [{"id": "n"}, [1, 2], [0, 1]]], [["cards", 2, "label"], "2"]],
        ),
        (Row(cards=cards("x", "x")), Row(cards=cards("x", "x", "x")), [[["cards"], None, [[0, 2], {"id": "x"}]]]),
        (Row(cards=cards("x")), Row(cards=cards("y")), [[["cards"], [{"id": "y"}]]]),
        (Row(piece=Piece("p", "man", t("a"))), Row(piece=Piece("p", "man", t("b"))), [[["piece", "name"], "b"]]),
    ],
)
def test_changes_are_as_few_as_the_protocol_says(old: Row, new: Row, changes: list[Any]) -> None:
    found = plain(difference(old, new))
    assert found == changes
    assert changed(plain(old), found) == plain(new)


@pytest.mark.parametrize("name", game_names())
def test_views_of_every_game_follow_by_changes(name: str) -> None:
    """Also a guard: a scene that held a list of the state itself would change after it was shown."""
    game, dice = find_game(name), random.Random(name)
    table: Table[Any] = Table(game, game.options.read({}), "changes")
    words = translator("ru", game.folder)

    def told(part: Any) -> Any:
        return json.loads(msgspec.json.encode(part, enc_hook=words.encode_hook))

    seats = (None, 0, table.state.seats - 1)
    before: dict[int | None, View] = {seat: view(table, seat, 0) for seat in seats}
    known = {seat: told(seen) for seat, seen in before.items()}
    for _ in range(MOVES):
        if table.outcome is not None:
            break
        decision = dice.choice(list(table.pending))
        table.play(decision.seat, dice.choice(decision.options))
        common: Known = {}
        for seat in seats:
            now = view(table, seat, table.step)
            known[seat] = changed(known[seat], told(difference(before[seat], now, common)))
            assert known[seat] == told(now)
            before[seat] = now
