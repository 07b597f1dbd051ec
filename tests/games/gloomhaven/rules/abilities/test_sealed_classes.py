"""What came into the rules with the classes of the sealed boxes, beside the halves of their cards."""

from __future__ import annotations

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.knowledge import cards_of
from tabletome.games.gloomhaven.state import Active
from tests.games.gloomhaven.dungeon import dungeon, field


@rule("GH-ACTIVE-01", "GH-TURN-06")
def test_a_lasting_bonus_or_penalty_to_moves_counts_for_basic_moves_too() -> None:
    free = field("Sunkeeper", "hammer-blow", "tactical-order").plays("basic-move hammer-blow").offers("go")
    slowed = field("Sunkeeper", "hammer-blow", "tactical-order")
    slowed.hero("sunkeeper").active = (Active("defensive-stance", top=False),)
    near = slowed.plays("basic-move hammer-blow").offers("go")
    assert set(near) < set(free)


@rule("GH-TURN-01")
def test_an_extra_turn_leaves_the_cards_of_the_allys_own_turn_untouched() -> None:
    game = field("Sunkeeper", "unwavering-mandate", "tactical-order")
    ally = game.hero("brute")
    ally.chosen, ally.hand = ally.hand[:2], ally.hand[2:]
    chosen, (first, second) = ally.chosen, ally.hand[:2]
    game.plays("top unwavering-mandate", "choose brute", f"play {first} {second}")
    assert game.g.turn.acting == game.names["brute"]
    assert set(chosen) <= set(cards_of(game.g, game.names["brute"]))
    game.plays("end-turn")
    assert ally.chosen == chosen
    assert game.g.turn.acting == game.names["sunkeeper"]
    assert "unwavering-mandate" in game.hero("sunkeeper").lost
    assert "bottom tactical-order" in game.offers()


@rule("GH-EXH-02")
def test_an_action_that_waits_for_what_comes_before_it_is_lost_with_its_hero() -> None:
    game = dungeon("""
        . . . . .
         . Nightshroud t^ guard1 .
        . Brute . . .
    """).turn("nightshroud", "wings-of-the-night", "cloak-of-shade", "smoke-step")
    hero = game.hero("nightshroud")
    hero.hand = ()
    game.plays("bottom wings-of-the-night").with_health("nightshroud", 1)
    game.plays("top cloak-of-shade", "go t", "suffer")
    assert game.is_gone("nightshroud")
    assert {"cloak-of-shade", "wings-of-the-night"} <= set(hero.lost)
