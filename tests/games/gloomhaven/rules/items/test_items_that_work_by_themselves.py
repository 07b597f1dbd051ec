"""Items that work by themselves: each time they do counts as using them, and only then. GH-USE-04"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.content.monster_cards import DECKS
from tabletome.games.gloomhaven.events import Attacked, ItemRefreshed
from tabletome.games.gloomhaven.rules.items.worn import IS_CONSUMED, IS_SPENT, READY, flies_by_item, refresh, with_items
from tabletome.games.gloomhaven.rules.movement.enter import lay_trap
from tabletome.games.gloomhaven.state import Equipped, Trap
from tests.games.gloomhaven.dungeon import Dungeon, dungeon
from tests.games.gloomhaven.rules.items.test_items import RUN, brute, hall, monsters_attack, weaver, worn
from tests.games.gloomhaven.rules.items.test_limits_of_items import lying
from tests.games.gloomhaven.rules.items.test_solo_items import alone


def attacked(item: str, drawing: str = ". Brute guard1 a b", **elements: int) -> Dungeon:
    """The guard has attacked the Brute with a +0 card."""
    game = monsters_attack(brute(item, drawing=drawing).with_elements(**elements), "+0")
    return game.plays("suffer")


def afflicted(item: str, condition: str) -> Dungeon:
    """A trap has given the condition to the Brute."""
    game = brute(item, drawing="Brute x y . guard1")
    lay_trap(game.g, Trap(game.places["x"], 0, (condition,)))
    return game.plays("basic-move trample", "go x")


def burnt(item: str) -> Dungeon:
    """The Brute has walked through hazardous terrain."""
    return brute(item, drawing="Brute x! y . guard1").plays("basic-move trample", "go x", "go y")


def killed(item: str) -> Dungeon:
    game = brute(item).with_health("guard1", 1).with_health("brute", 5)
    return game.plays("basic-attack trample", "strike guard1")


def charged(moved: int) -> Dungeon:
    game = brute("horned-helm")
    game.g.turn.hexes_moved = moved
    return game.plays("basic-attack trample", "strike guard1")


def stood(health: int) -> Dungeon:
    game = alone("berserker", "mask-of-death", "bounced-strike", "growing-rage").with_health("berserker", health)
    return game.plays("basic-attack bounced-strike", "strike guard1")


def moved(item: str) -> Dungeon:
    return brute(item, drawing=RUN).plays("basic-move trample", "go x")


def struck(item: str) -> Dungeon:
    return brute(item).plays("basic-attack trample", "strike guard1")


AT_WORK: dict[str, tuple[Callable[[], Dungeon], int]] = {
    "iron-helmet: attacked": (lambda: attacked("iron-helmet"), 1),
    "helm-of-the-mountain: attacked while earth is strong": (lambda: attacked("helm-of-the-mountain", earth=2), 1),
    "helm-of-the-mountain: attacked while earth wanes": (lambda: attacked("helm-of-the-mountain", earth=1), 0),
    "wave-crest: attacked while ice wanes": (lambda: attacked("wave-crest", ice=1), 0),
    "heavy-basinet: muddled": (lambda: afflicted("heavy-basinet", "muddle"), 1),
    "heavy-basinet: wounded": (lambda: afflicted("heavy-basinet", "wound"), 0),
    "drakescale-helm: muddled": (lambda: afflicted("drakescale-helm", "muddle"), 1),
    "drakescale-helm: poisoned": (lambda: afflicted("drakescale-helm", "poison"), 0),
    "drakescale-boots: through fire": (lambda: burnt("drakescale-boots"), 1),
    "drakescale-boots: on open ground": (lambda: moved("drakescale-boots"), 0),
    "magma-waders: through fire, at once": (lambda: burnt("magma-waders"), 0),
    "magma-waders: through fire, when the turn ends": (lambda: burnt("magma-waders").plays("end-turn"), 1),
    "comfortable-shoes: a basic move": (lambda: moved("comfortable-shoes"), 1),
    "comfortable-shoes: a basic attack": (lambda: struck("comfortable-shoes"), 0),
    "versatile-dagger: a basic attack": (lambda: struck("versatile-dagger"), 1),
    "versatile-dagger: a basic move": (lambda: moved("versatile-dagger"), 0),
    "horned-helm: after four hexes": (lambda: charged(4), 1),
    "horned-helm: after three hexes": (lambda: charged(3), 0),
    "necklace-of-teeth: a kill": (lambda: killed("necklace-of-teeth"), 1),
    "mask-of-death: the last hit point": (lambda: stood(1), 1),
    "mask-of-death: two hit points": (lambda: stood(2), 0),
    "silent-stiletto: a melee attack": (
        lambda: alone("scoundrel", "silent-stiletto", "single-out", "throwing-knives").plays(
            "basic-attack single-out", "strike guard1"
        ), 1,
    ),
    "psychic-knife: an action with an Augment": (
        lambda: alone("mindthief", "psychic-knife", "feedback-loop", "the-minds-weakness").plays(
            "top feedback-loop", "strike guard1"
        ), 1,
    ),
    "psychic-knife: a basic attack": (
        lambda: alone("mindthief", "psychic-knife", "feedback-loop", "the-minds-weakness").plays(
            "basic-attack feedback-loop", "strike guard1"
        ), 0,
    ),
    "boots-of-levitation: a move": (
        lambda: moved("boots-of-levitation"), 1,
    ),
}  # fmt: skip


@rule("GH-USE-04")
@pytest.mark.parametrize("case", AT_WORK)
def test_an_item_counts_as_used_each_time_it_has_worked(case: str) -> None:
    play, uses = AT_WORK[case]
    assert play().g.heroes[0].item_uses == uses


@rule("GH-OVL-12")
def test_magma_waders_heal_at_the_end_of_the_turn_only_whoever_has_walked_through_fire() -> None:
    game = burnt("magma-waders").with_health("brute", 3).plays("end-turn")
    assert game.health("brute") == 5
    dry = brute("magma-waders", drawing="Brute x y . guard1").with_health("brute", 3)
    assert dry.plays("basic-move trample", "go x", "stop", "end-turn").health("brute") == 3


@rule("GH-COND-03")
def test_an_item_that_makes_immune_lets_other_conditions_pass_and_protects_nobody_else() -> None:
    game = brute("protective-charm", drawing="Brute Scoundrel guard1 .")
    assert afflicted("protective-charm", "poison").conditions("brute") == []
    assert afflicted("protective-charm", "muddle").conditions("brute") == ["muddle"]
    assert game.hero("brute").item_uses == 0


@rule("GH-ITEM-11")
def test_a_perk_against_item_effects_keeps_the_penalties_out_of_the_deck() -> None:
    deck = ("+0", "-1", "-1", "+1")
    assert with_items(deck, ("hide-armor",)).count("-1") == 2
    assert len(with_items(deck, ("hide-armor",))) == 6
    assert with_items(deck, ("hide-armor",), unhindered=True) == deck
    assert with_items(deck, ("second-skin",), unhindered=True) == ("+0", "+1")
    assert with_items(deck, ("second-skin", "iron-helmet")) == ("+0", "+1")
    assert with_items(("+0",), ("second-skin",)) == ("+0",), "there is none to remove"


@rule("GH-ITEM-04", "GH-MOVE-07")
def test_flying_and_hiding_in_obstacles_come_from_one_item_among_others() -> None:
    game = brute(drawing="Brute x% guard1 .").wears("brute", "iron-helmet", "cloak-of-phasing")
    assert flies_by_item(game.g.heroes[0])
    game.plays("basic-move trample", "go x", "stop")
    assert game.g.targets_for(game.names["guard1"]) == []
    assert not flies_by_item(brute("iron-helmet").g.heroes[0])


@rule("GH-FOCUS-07")
def test_the_shawl_works_beside_other_items() -> None:
    game = brute("iron-helmet", "flea-bitten-shawl", drawing=". Brute guard1 Scoundrel .")
    monsters_attack(game, "+0").plays("suffer")
    assert game.told(Attacked)[0].target == "scoundrel"
    bare = monsters_attack(brute("iron-helmet", drawing=". Brute guard1 Scoundrel ."), "+0").plays("suffer")
    assert bare.told(Attacked)[0].target == "brute"


@rule("GH-USE-04")
@pytest.mark.parametrize(
    ("item", "moved", "works"),
    [
        ("endurance-footwraps", 3, False), ("endurance-footwraps", 4, True), ("endurance-footwraps", 5, True),
        ("shoes-of-happiness", 5, False), ("shoes-of-happiness", 6, True),
        ("steel-sabatons", 0, True), ("steel-sabatons", 1, True), ("steel-sabatons", 2, False),
    ],
)  # fmt: skip
def test_what_the_hexes_of_a_whole_turn_bring(item: str, moved: int, works: bool) -> None:
    game = brute(item, drawing=RUN).with_health("brute", 3).turn("brute", "trample", "grab-and-go")
    game.g.turn.hexes_moved = moved
    game.g.order = ("brute", "bandit-guard")
    game.plays("end-turn")
    gained = (game.health("brute") - 3, game.hero("brute").xp)
    brings = {"endurance-footwraps": (1, 0), "shoes-of-happiness": (0, 1), "steel-sabatons": (0, 0)}[item]
    assert gained == (brings if works else (0, 0))
    assert game.hero("brute").item_uses == works


# Used up and refreshed


@rule("GH-ITEM-06", "GH-ITEM-08")
def test_using_one_item_leaves_the_others_as_they_lie() -> None:
    game = lying(brute(), ("amulet-of-life", READY), ("minor-power-potion", READY), ("hide-armor", READY))
    game.with_health("brute", 3).plays("basic-attack trample", "use minor-power-potion", "strike guard1")
    assert [each.state for each in game.hero("brute").items] == [READY, IS_CONSUMED, READY]
    worn_out = lying(brute(), ("chainmail", READY), ("amulet-of-life", READY)).with_health("brute", 3)
    worn_out.hero("brute").items = (Equipped("chainmail", READY, 1), Equipped("amulet-of-life"))
    worn_out.plays("use amulet-of-life")
    assert worn_out.hero("brute").items == (Equipped("chainmail", READY, 1), Equipped("amulet-of-life", IS_SPENT))


@rule("GH-ITEM-07")
def test_the_use_slots_of_armour_are_its_own() -> None:
    game = brute(drawing=". Brute guard1")
    game.hero("brute").items = (Equipped("amulet-of-life"), Equipped("chainmail", READY, 1))
    monsters_attack(game, "+0").plays("suffer")
    assert game.hero("brute").items == (Equipped("amulet-of-life"), Equipped("chainmail", READY, 2))


@rule("GH-ITEM-06")
def test_an_item_that_is_refreshed_is_told() -> None:
    game = lying(brute(), ("moon-earring", READY), ("winged-shoes", IS_SPENT)).plays("use moon-earring")
    assert [(event.name, event.item) for event in game.told(ItemRefreshed)] == [("brute", "winged-shoes")]


@rule("GH-USE-01")
def test_rings_need_cards_in_hand() -> None:
    game = brute("ring-of-haste", drawing=RUN)
    game.hero("brute").hand = ()
    game.plays("end-turn")
    assert game.asked() != "turn"
    late = lying(brute(drawing=RUN), ("second-chance-ring", READY))
    late.hero("brute").initiative = 99
    late.plays("end-turn")
    assert late.asked() != "turn", "no card is later than that"
    same = lying(brute(drawing=RUN), ("second-chance-ring", READY))
    same.hero("brute").hand, same.hero("brute").initiative = ("leaping-cleave", "shield-bash"), 54
    same.plays("end-turn")
    assert same.asked() != "turn", "the same initiative is not later"


@rule("GH-SUMMON-04", "GH-RECOVER-05")
def test_only_the_creature_of_the_refreshed_item_goes() -> None:
    game = brute(drawing="Scoundrel Brute a b guard1")
    lying(game, ("falcon-figurine", READY), ("ring-of-skulls", READY))
    game.plays("use falcon-figurine", "place a", "use ring-of-skulls")
    game.plays(game.offers("place")[0])
    falcon, skeleton = game.g.figures[-2:]
    refresh(game.g, 0, "falcon-figurine")
    assert falcon.at < 0 <= skeleton.at
    assert game.figure("scoundrel").at >= 0
    assert worn(game, "brute", "ring-of-skulls").state == IS_CONSUMED


@rule("GH-LOOT-01")
def test_the_thiefs_hood_is_consumed_when_used_and_may_be_kept() -> None:
    def looting() -> Dungeon:
        game = dungeon(hall("Spellweaver $ $")).wears("spellweaver", "thiefs-hood")
        return game.turn("spellweaver", "ride-the-wind", "mana-bolt").plays("top ride-the-wind")

    game = looting()
    assert game.offers() == ["use thiefs-hood", "skip"]
    game.plays("use thiefs-hood")
    assert (game.g.heroes[0].money, game.g.heroes[0].items[0].state) == (2, IS_CONSUMED)
    kept = looting().plays("skip")
    assert (kept.g.heroes[0].money, kept.g.heroes[0].items[0].state) == (1, READY)


@rule("GH-ELEM-05")
def test_an_element_consumed_for_an_item_counts_as_one_that_the_character_has_consumed() -> None:
    game = weaver("staff-of-eminence", drawing="Spellweaver . guard1").with_elements(dark=1)
    game.plays("top flame-strike", "use staff-of-eminence", "strike guard1")
    assert game.g.elements == [0] * 6
    none = weaver("eagle-eye-goggles", drawing="Spellweaver . guard1").with_elements(dark=1)
    none.plays("top flame-strike", "use eagle-eye-goggles", "strike guard1")
    assert none.g.elements[5] == 1


@rule("GH-MOVE-01")
def test_only_what_lengthens_the_way_keeps_a_movement_going_when_its_points_are_used_up() -> None:
    shoes = brute("winged-shoes", drawing=RUN).plays("basic-move trample", "go y")
    assert shoes.asked() == "turn", "a jump of no points leads nowhere"
    boots = brute("boots-of-striding", drawing=RUN).plays("basic-move trample", "go y")
    assert boots.offers() == ["stop", "use boots-of-striding"]


# What enemies consume


@rule("GH-ELEM-09")
@pytest.mark.parametrize(("answer", "left"), [("use dampening-ring", True), ("skip", False)])
def test_the_dampening_ring_may_spoil_what_enemies_would_consume(answer: str, left: bool) -> None:
    game = dungeon(hall("Brute . . flame1")).wears("brute", "dampening-ring").with_elements(fire=2)
    deck = DECKS["flame-demon"]
    eater = next(number for number, card in enumerate(deck) if any("fire" in each.consumes for each in card.abilities))
    game.monsters("flame", eater)
    assert (game.asked(), game.offers()) == ("spoil", ["use dampening-ring", "skip"])
    game.plays(answer)
    assert game.g.elements[0] == 0
    assert worn(game, "brute", "dampening-ring").state == (IS_CONSUMED if left else READY)
