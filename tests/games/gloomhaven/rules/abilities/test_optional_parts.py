"""Parts of an action that a player may leave out: GH-TURN-04."""

from __future__ import annotations

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.events import Conditioned
from tests.games.gloomhaven.dungeon import dungeon, field_with_money


@rule("GH-TURN-04")
def test_a_part_of_an_action_of_several_can_be_left_out() -> None:
    game = field_with_money("Brute", "selfish-retribution", "trample").plays("top selfish-retribution", "stop")
    assert game.asked() == "part"
    assert game.offers() == ["apply", "skip"]
    game.plays("skip")
    assert game.g.heroes[0].money == 0
    game = field_with_money("Brute", "selfish-retribution", "trample").plays("top selfish-retribution", "stop", "apply")
    assert game.g.heroes[0].money == 1


@rule("GH-TURN-04")
def test_a_part_that_would_do_nothing_is_not_asked_about() -> None:
    game = dungeon("Brute . Scoundrel . guard1").turn("brute", "selfish-retribution", "trample")
    game.plays("top selfish-retribution", "stop")
    assert game.asked() == "turn"


@rule("GH-TURN-04")
def test_what_harms_oneself_cannot_be_left_out() -> None:
    game = field_with_money("Mindthief", "psychic-projection", "scurry").plays("top psychic-projection")
    assert game.asked() == "heal"
    game.plays("skip")
    assert game.asked() != "part"
    assert [each.condition for each in game.events if isinstance(each, Conditioned)] == ["stun"]
