"""Parts of an action that a player may leave out: GH-TURN-04."""

from __future__ import annotations

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.content.notation.conditions import INVISIBLE
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
    game = field_with_money("Mindthief", "psychic-projection", "scurry").with_health("mindthief", 3)
    game.plays("top psychic-projection")
    assert game.asked() == "heal"
    game.plays("skip")
    assert game.asked() != "part"
    assert [each.condition for each in game.events if isinstance(each, Conditioned)] == ["stun"]


@rule("GH-TURN-04", "GH-HEAL-01")
def test_who_is_alone_with_a_heal_is_not_asked_whom() -> None:
    alone = dungeon("Scoundrel . . . guard1").turn("scoundrel", "special-mixture", "quick-hands")
    alone.with_health("scoundrel", 2).plays("top special-mixture")
    assert (alone.asked(), alone.health("scoundrel")) == ("turn", 5)
    friend = dungeon("""
        . . . . .
         Brute Scoundrel . . guard1
        . . . . .
    """).turn("brute", "eye-for-an-eye", "trample")
    friend.plays("bottom eye-for-an-eye")
    assert friend.asked() == "heal", "two could be healed"


@rule("GH-TURN-04", "GH-COND-21")
def test_what_an_action_is_for_is_not_asked_about_again() -> None:
    game = dungeon("Scoundrel . . . guard1").turn("scoundrel", "smoke-bomb", "quick-hands")
    game.plays("top smoke-bomb")
    assert (game.asked(), bool(game.figure("scoundrel").conditions & INVISIBLE)) == ("turn", True)
    after_a_move = dungeon("Scoundrel . . . guard1").turn("scoundrel", "stick-to-the-shadows", "quick-hands")
    after_a_move.plays("bottom stick-to-the-shadows", "stop")
    assert after_a_move.asked() == "part", "who has moved may not want it"


@rule("GH-TURN-04", "GH-HEAL-01")
def test_a_heal_beside_other_parts_is_asked_about_only_where_it_would_change_something() -> None:
    for health, asked in ((3, "heal"), (None, "turn")):
        game = dungeon("Mindthief . . . guard1").turn("mindthief", "empathetic-assault", "scurry")
        if health is not None:
            game.with_health("mindthief", health)
        game.plays("bottom empathetic-assault", "stop")
        assert game.asked() == asked
