"""What came into the rules with the classes of the sealed boxes, beside the halves of their cards."""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.content.notation.conditions import ELEMENTS
from tabletome.games.gloomhaven.knowledge import cards_of
from tabletome.games.gloomhaven.rules.items.worn import IS_CONSUMED
from tabletome.games.gloomhaven.state import STRONG, SUMMON, Active, Equipped, Figure
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


@rule("GH-EFF-09")
def test_ranged_attacks_beside_a_hero_with_a_quiver_have_one_more_target() -> None:
    for given, targets in (((), 1), ((Active("quiver-of-arrows", top=True),), 2)):
        game = field("Spellweaver", "mana-bolt", "flame-strike", ally="Quartermaster")
        game.hero("quartermaster").active = given
        game.plays("top mana-bolt", "strike guard1")
        assert ("strike guard2" in game.offers()) == (targets == 2)


@rule("GH-REST-06", "GH-RECOVER-05")
def test_a_long_rest_refreshes_a_consumed_item_if_a_card_says_so() -> None:
    game = field("Quartermaster", "restock", "reforge")
    hero = game.hero("quartermaster")
    hero.active, hero.items = (Active("refreshment", top=True),), (Equipped("minor-healing-potion", IS_CONSUMED),)
    hero.discard, hero.chosen, hero.resting = ("restock", "reforge"), (), True
    game.plays("lose restock", "refresh minor-healing-potion")
    assert hero.items == (Equipped("minor-healing-potion"),)


@rule("GH-AMD-04", "GH-RECOVER-05")
def test_a_modifier_card_refreshes_an_item_of_the_attacker() -> None:
    game = field("Quartermaster", "restock", "reforge").stack("quartermaster", "+0:refresh1")
    hero = game.hero("quartermaster")
    hero.items = (Equipped("minor-healing-potion", IS_CONSUMED),)
    game.plays("bottom restock", "strike guard1", "refresh minor-healing-potion")
    assert hero.items == (Equipped("minor-healing-potion"),)


@rule("GH-SUMMON-01", "GH-ATK-01")
def test_attacks_may_be_made_as_if_from_the_hex_of_a_creature() -> None:
    game = field("Elementalist", "stoking-hail", "boiling-arc")
    g = game.g
    g.figures.append(Figure("doppelganger", SUMMON, game.names["elementalist"], 1, game.places["s"], 10, 10))
    game.names["doppelganger"] = len(g.figures) - 1
    game.plays("basic-attack stoking-hail")
    assert game.offers() == ["choose elementalist", "choose doppelganger"]
    game.plays("choose doppelganger")
    assert game.offers("strike") == ["strike archer1"]
    game.plays("strike archer1")
    assert game.health("archer1") == 18


@rule("GH-ELEM-02", "GH-ELEM-03")
def test_a_creature_may_infuse_an_element_of_its_summoners_choice() -> None:
    game = field("Elementalist", "stoking-hail", "boiling-arc").with_conditions("archer1", "stun")
    g = game.g
    hero = game.names["elementalist"]
    g.figures.append(Figure("mana-sphere", SUMMON, hero, 1, game.places["s"], 3, 3))
    game.names["mana-sphere"] = len(g.figures) - 1
    g.turn.acting, g.turn.begun, g.phase, g.place = -1, False, "next_place", g.order.index("elementalist")
    while game.asked() != "create":
        game.plays(game.offers()[0])
    game.plays("create light")
    assert g.elements[ELEMENTS.index("light")] == STRONG


@rule("GH-TURN-03", "GH-XP-02")
@pytest.mark.parametrize(
    ("answers", "lost", "healed"),
    [
        (("as-heal", "choose sawbones", "skip"), True, 5 + 1),
        (("as-heal", "skip", "skip"), False, 0),
        (("as-heal", "skip", "apply"), True, 0),
        (("skip", "stop", "skip"), True, 0),
    ],
)
def test_a_move_that_is_performed_as_a_heal_counts_if_somebody_is_healed(
    answers: tuple[str, ...], lost: bool, healed: int
) -> None:
    game = field("Sawbones", "mobile-response", "triage").with_health("sawbones", 2)
    hero = game.hero("sawbones")
    hero.active = (Active("prep-for-surgery", top=True),)
    game.plays("bottom mobile-response")
    assert game.asked() == "as-heal"
    game.plays(*answers)
    assert ("mobile-response" in hero.lost, hero.xp) == (lost, int(lost))
    assert game.health("sawbones") - 2 == healed
