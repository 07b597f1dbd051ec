"""What is to be seen of what happened, as it is told to a table that plays."""

from __future__ import annotations

from typing import Any

from tabletome.engine.ledger import rule
from tabletome.games.tiny_epic_kingdoms import GAME
from tabletome.scene import Effect
from tests.games.tiny_epic_kingdoms.kingdoms import Kingdoms, kingdoms


def seen(game: Kingdoms) -> list[Effect]:
    """Every effect of every event so far, in order."""
    return [effect for event in game.events for effect in GAME.narrate(game.g, event).effects]


def told(game: Kingdoms, kind: str) -> list[Any]:
    return [effect for effect in seen(game) if effect.kind == kind]


def war() -> Kingdoms:
    game = kingdoms(
        action="quest",
        red="humans of north at north.1 north.1; ore 5 food 2",
        blue="dwarves of south at south.4 south.1; mana 1",
    )
    return game.plays("red: quest north.1 south.4")


def test_a_meeple_walks_from_region_to_region() -> None:
    assert [effect.path for effect in told(war(), "move")] == [["north.1", "south.4"]]


@rule("TEK-WAR-05")
def test_both_war_dice_are_turned_up_and_a_white_flag_is_a_flag() -> None:
    game = war().plays("red: bid 2", "blue: white-flag")
    (rolled,) = told(game, "roll")
    assert [(die.seat, die.face, die.icon) for die in rolled.dice] == [(0, "2", ""), (1, "0", "flying-flag")]
    assert told(game, "say")[0].thing == "south.4"


@rule("TEK-WAR-09")
def test_what_a_war_costs_is_taken_from_the_markers_that_pay() -> None:
    game = war().plays("red: bid 2", "blue: white-flag")
    assert [(effect.thing, effect.amount) for effect in told(game, "spend")][:1] == [("res:0:ore", 2)]


@rule("TEK-EXPAND-01")
def test_a_new_meeple_is_placed_where_it_appears() -> None:
    game = kingdoms(
        action="expand",
        red="humans of north at north.1; food 9",
        blue="dwarves of south at south.1",
    )
    game.plays(f"red: {game.offers('expand')[0]}")
    assert [(effect.kind, effect.thing) for effect in told(game, "place")] == [("place", "north.1")]


def test_whatever_happens_is_shown_on_things_that_the_table_shows() -> None:
    """Regions, markers and tokens that effects name are on the table of everybody."""
    game = war().plays("red: bid 2", "blue: white-flag")
    scene = GAME.scene(game.g, 1)
    cells = {cell.id for board in scene.boards for cell in board.cells}
    stats = {stat.id for mat in scene.mats for stat in mat.stats}
    cards = {card.id for zone in scene.zones for card in zone.cards}
    for effect in seen(game):
        assert {effect.thing} - {""} <= cells | stats | cards
        assert set(effect.path) <= cells
