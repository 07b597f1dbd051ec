"""When items can be used, on whom, how often, and when not. GH-USE, GH-ITEM, GH-RECOVER"""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.content.notation.conditions import ELEMENTS
from tabletome.games.gloomhaven.events import Attacked, ItemUsed, Used
from tabletome.games.gloomhaven.rules.items.worn import IS_CONSUMED, IS_SPENT, READY
from tabletome.games.gloomhaven.state import BOSS, ELITE, OFF, Equipped
from tests.games.gloomhaven.dungeon import Dungeon, card_number, dungeon
from tests.games.gloomhaven.rules.items.test_items import RUN, brute, hall, monsters_attack, weaver, worn


def lying(game: Dungeon, *items: tuple[str, int], hero: str = "brute") -> Dungeon:
    """These items are equipped, and lie so."""
    game.hero(hero).items = tuple(Equipped(name, state) for name, state in items)
    return game


def with_falcon(*items: str) -> Dungeon:
    """The Brute has summoned a falcon, that is hurt; the Scoundrel stands beside them."""
    game = brute(drawing="Scoundrel Brute a . . . . guard1")
    game.hero("scoundrel").discard = ("single-out",)
    lying(game, *((name, READY) for name in ("falcon-figurine", *items))).plays("use falcon-figurine", "place a")
    game.names["falcon"] = len(game.g.figures) - 1
    return game.with_health("falcon", 1).with_health("scoundrel", 2)


# Healing and conditions


@rule("GH-USE-01")
def test_robes_of_summoning_are_for_summoned_creatures_and_only_while_there_are_some() -> None:
    game = with_falcon("robes-of-summoning").plays("use robes-of-summoning")
    assert game.offers() == ["choose falcon", "skip"]
    assert game.plays("skip").health("falcon") == 1
    assert "use robes-of-summoning" not in brute("robes-of-summoning", drawing="Scoundrel Brute . guard1").offers()


@rule("GH-USE-01")
def test_the_scroll_of_healing_is_for_oneself_or_an_ally_within_five() -> None:
    game = brute("scroll-of-healing", drawing="Brute . . . . . Scoundrel").with_health("brute", 2)
    game.plays("use scroll-of-healing")
    assert game.offers() == ["choose brute", "skip"], "the Scoundrel is six hexes away"
    assert game.plays("choose brute").health("brute") == 5


@rule("GH-USE-01", "GH-COND-13")
def test_a_cure_asks_only_where_there_are_several_negative_conditions() -> None:
    game = brute("minor-cure-potion").with_conditions("brute", "poison", "strengthen").plays("use minor-cure-potion")
    assert game.conditions("brute") == ["strengthen"]
    assert "use minor-cure-potion" not in brute("minor-cure-potion").with_conditions("brute", "strengthen").offers()
    several = brute("minor-cure-potion").with_conditions("brute", "poison", "wound", "strengthen")
    assert several.plays("use minor-cure-potion").offers() == ["cure poison", "cure wound"]


@rule("GH-ELEM-05")
def test_the_price_of_an_item_is_consumed() -> None:
    game = brute("helix-ring").with_elements(light=2, dark=1).with_health("brute", 1).plays("use helix-ring")
    assert game.g.elements == [0] * 6
    assert worn(game, "brute", "helix-ring").state == IS_CONSUMED


@rule("GH-RECOVER-01")
def test_the_scroll_of_stamina_is_for_an_ally_with_discarded_cards_within_five() -> None:
    def scroll(drawing: str, discarded: int) -> Dungeon:
        game = brute("scroll-of-stamina", drawing=drawing)
        friend = game.g.heroes[1]
        friend.discard, friend.hand = friend.hand[:discarded], friend.hand[discarded:]
        game.g.heroes[0].discard = ("spare-dagger",)
        return game

    assert "use scroll-of-stamina" not in scroll("Brute . . . . Scoundrel", 0).offers()
    assert "use scroll-of-stamina" not in scroll("Brute . . . . . Scoundrel", 2).offers()
    game = scroll("Brute . . . . Scoundrel", 2).plays("use scroll-of-stamina")
    assert game.offers() == ["choose scoundrel", "skip"], "not for oneself"


@rule("GH-RECOVER-01")
def test_a_summoned_creature_takes_back_no_cards() -> None:
    game = with_falcon("scroll-of-stamina")
    assert game.plays("use scroll-of-stamina").offers() == ["choose scoundrel", "skip"]


# Refreshing


@rule("GH-ITEM-06")
@pytest.mark.parametrize(("state", "offered"), [(READY, False), (IS_SPENT, True), (IS_CONSUMED, False)])
def test_the_moon_earring_needs_a_spent_item(state: int, offered: bool) -> None:
    game = lying(brute(), ("moon-earring", READY), ("winged-shoes", state))
    assert ("use moon-earring" in game.offers()) == offered
    if offered:
        game.plays("use moon-earring")
        assert worn(game, "brute", "winged-shoes").state == READY


@rule("GH-RECOVER-05")
def test_the_pendant_refreshes_as_many_as_there_are_and_curses_all_the_same() -> None:
    game = lying(brute(), ("pendant-of-dark-pacts", READY), ("stun-powder", IS_CONSUMED), ("winged-shoes", IS_SPENT))
    game.plays("use pendant-of-dark-pacts")
    assert game.offers() == ["refresh stun-powder"], "boots are not small, nor consumed"
    game.plays("refresh stun-powder")
    assert game.asked() == "turn"
    assert game.g.decks[0].count("curse") == 1
    idle = lying(brute(), ("pendant-of-dark-pacts", READY), ("war-hammer", IS_CONSUMED))
    assert "use pendant-of-dark-pacts" not in idle.offers(), "the hammer is not small"


@rule("GH-RECOVER-05", "GH-RECOVER-06")
def test_the_utility_belt_asks_whose_and_which_item_only_where_there_is_a_choice() -> None:
    def belt(*friends: tuple[str, int], mine: int = IS_SPENT) -> Dungeon:
        game = lying(
            brute(drawing="Brute Scoundrel . guard1"),
            ("utility-belt", READY), ("winged-shoes", mine), ("leather-armor", READY),
        )  # fmt: skip
        return lying(game, *friends, hero="scoundrel")

    game = belt(("heater-shield", READY)).plays("use utility-belt")
    assert game.offers() == ["refresh winged-shoes"], "not what lies ready"
    game.plays("refresh winged-shoes")
    assert worn(game, "brute", "winged-shoes").state == READY
    other = belt(("heater-shield", IS_CONSUMED), ("iron-helmet", READY), mine=READY).plays("use utility-belt")
    assert other.offers() == ["refresh heater-shield"]
    both = belt(("heater-shield", IS_SPENT)).plays("use utility-belt")
    assert both.offers() == ["choose brute", "choose scoundrel", "skip"]
    both.plays("skip")
    assert [each.state for each in both.hero("brute").items] == [IS_CONSUMED, IS_SPENT, READY]
    exhausted = belt(("heater-shield", IS_SPENT), mine=READY)
    exhausted.figure("scoundrel").at = OFF
    assert "use utility-belt" not in exhausted.offers()


# Elements


@rule("GH-ELEM-02")
def test_mana_makes_as_many_elements_as_are_not_infused_yet() -> None:
    game = brute("major-mana-potion")
    game.g.infusing = ELEMENTS[:5]
    game.plays("use major-mana-potion", f"create {ELEMENTS[5]}")
    assert game.asked() == "turn"
    assert set(game.g.infusing) == set(ELEMENTS)


@rule("GH-ELEM-02")
def test_a_wand_is_of_no_use_while_its_element_is_infused_already() -> None:
    game = brute("wand-of-frost")
    game.g.infusing = ("ice",)
    assert "use wand-of-frost" not in game.offers()
    other = brute("wand-of-frost")
    other.g.infusing = ("fire",)
    assert "use wand-of-frost" in other.offers()


# Enemies and creatures


@rule("GH-USE-01")
def test_the_black_card_marks_an_adjacent_enemy_that_is_no_boss() -> None:
    drawing = """
        . guard2 . . .
         . Brute guard1 guard3 .
        . . . . .
    """
    game = brute("black-card", drawing=drawing)
    game.figure("guard2").kind = BOSS
    assert game.plays("use black-card").offers() == ["choose guard1", "skip"]
    game.plays("skip", "basic-attack trample", "strike guard1")
    assert game.health("guard1") == 18, "nobody was marked"


@rule("GH-USE-01")
def test_only_enemies_that_can_move_are_led_away() -> None:
    game = brute("doomed-compass", drawing="Brute . guard1 . archer1 . guard3")
    game.with_conditions("guard1", "immobilize").with_conditions("archer1", "stun")
    assert "use doomed-compass" not in game.offers(), "and the last is six hexes away"
    game = brute("doomed-compass", drawing="Brute . guard1 . archer1 guard3 .").with_conditions("guard1", "disarm")
    assert game.plays("use doomed-compass").offers() == ["choose guard1", "choose archer1", "choose guard3", "skip"]


@rule("GH-SUMMON-01")
def test_a_creature_needs_one_empty_hex_beside_its_summoner() -> None:
    game = brute("falcon-figurine", drawing="guard2 Brute a . guard1")
    assert "use falcon-figurine" in game.offers()
    full = dungeon("guard2 Brute % guard1").wears("brute", "falcon-figurine").turn("brute", "trample", "grab-and-go")
    assert "use falcon-figurine" not in full.offers()


@rule("GH-COND-11")
def test_the_immobilized_do_not_jump_with_the_cape() -> None:
    assert "use blinking-cape" in brute("blinking-cape").offers()
    assert "use blinking-cape" not in brute("blinking-cape").with_conditions("brute", "immobilize").offers()


# The end of the turn


@rule("GH-ITEM-08")
def test_one_ring_after_the_other_brings_one_more_card_each() -> None:
    game = brute(drawing=RUN)
    lying(game, ("ring-of-haste", READY), ("ring-of-brutality", READY), ("minor-healing-potion", READY))
    game.plays("end-turn", "use ring-of-haste")
    assert worn(game, "brute", "ring-of-haste").state == IS_CONSUMED
    game.plays("recover leaping-cleave", "go x")
    assert [(event.card, event.half) for event in game.told(Used)] == [("leaping-cleave", "bottom")]
    assert "use ring-of-brutality" in game.offers(), "the turn is not over"
    assert "use ring-of-haste" not in game.offers()


@rule("GH-INIT-02", "GH-INIT-06", "GH-ITEM-08")
@pytest.mark.parametrize(
    ("lead", "archers", "guards", "order"),
    [
        ("leaping-cleave", 31, 50, ["brute", "bandit-archer", "bandit-guard", "brute"]),
        ("leaping-cleave", 31, 70, ["brute", "bandit-archer", "brute", "bandit-guard"]),
        ("spare-dagger", 31, 70, ["brute", "brute", "bandit-archer", "bandit-guard"]),
        ("warding-strength", 32, 70, ["brute", "brute", "bandit-archer", "bandit-guard"]),
    ],
    ids=["after all", "between", "before all", "with the same initiative"],
)
def test_the_turn_of_the_second_chance_ring_has_its_place_in_the_order(
    lead: str, archers: int, guards: int, order: list[str]
) -> None:
    game = brute(drawing="Brute . . . guard1 archer1")
    lying(game, ("second-chance-ring", READY), ("minor-healing-potion", READY))
    game.ability("archer", card_number("archer", archers)).ability("guard", card_number("guard", guards))
    game.g.heroes[0].initiative = 20
    game.g.order = ("brute", "bandit-archer", "bandit-guard")
    game.plays("end-turn", "use second-chance-ring")
    assert "play shield-bash leaping-cleave" not in game.offers(), "15 is earlier than 20"
    game.plays(f"play {lead} sweeping-blow")
    assert worn(game, "brute", "second-chance-ring").state == IS_CONSUMED
    assert list(game.g.order) == order
    assert game.g.heroes[0].second_initiative == 64
    assert "sweeping-blow" not in game.g.heroes[0].hand
    assert game.g.turn.acting != 0 or game.g.heroes[0].chosen, "the turn was over at once"


# The initiative


def revealing(*items: str) -> Dungeon:
    """Both heroes are about to choose their cards."""
    game = brute(*items, drawing="Brute . . Scoundrel . guard1")
    hero = game.g.heroes[0]
    hero.hand, hero.chosen = (*hero.hand, *hero.chosen), ()
    game.g.turn.acting, game.g.turn.begun, game.g.phase = -1, False, "select_cards"
    return game


@rule("GH-INIT-01", "GH-USE-01")
def test_boots_of_speed_may_be_kept_for_later_and_are_spent_when_used() -> None:
    game = revealing("boots-of-speed").plays("play leaping-cleave grab-and-go", "play single-out flanking-strike")
    assert game.offers() == ["faster boots-of-speed", "slower boots-of-speed", "skip"]
    game.plays("skip")
    assert (game.g.heroes[0].initiative, worn(game, "brute", "boots-of-speed").state) == (54, READY)
    game = revealing("boots-of-speed").plays("play leaping-cleave grab-and-go", "play single-out flanking-strike")
    game.plays("faster boots-of-speed")
    assert (game.g.heroes[0].initiative, worn(game, "brute", "boots-of-speed").state) == (44, IS_SPENT)


@rule("GH-INIT-01")
def test_who_rests_is_neither_faster_nor_slower() -> None:
    game = revealing("boots-of-speed")
    hero = game.g.heroes[0]
    hero.discard, hero.hand = hero.hand[:2], hero.hand[2:]
    game.plays("long-rest", "play single-out flanking-strike")
    assert not game.told(ItemUsed)
    assert worn(game, "brute", "boots-of-speed").state == READY
    assert game.asked() != "initiative"


@rule("GH-INIT-01")
@pytest.mark.parametrize(
    ("card", "word", "initiative"), [("grab-and-go", "slower", 99), ("provoking-roar", "faster", 1)]
)
def test_no_initiative_is_less_than_1_or_more_than_99(card: str, word: str, initiative: int) -> None:
    game = revealing("boots-of-quickness")
    assert card in game.g.heroes[0].hand
    game.plays(f"play {card} leaping-cleave", "play single-out flanking-strike", f"{word} boots-of-quickness")
    assert game.g.heroes[0].initiative == initiative


# Attacks


@rule("GH-USE-02", "GH-USE-03")
def test_one_attack_takes_one_pattern_and_any_number_of_other_items() -> None:
    drawing = """
        . . . . guard1 .
         Spellweaver . . guard2 guard3 .
    """
    game = weaver("hawk-helm", "volatile-bomb", "unstable-explosives", drawing=drawing).plays("top flame-strike")
    assert {"use hawk-helm", "use volatile-bomb", "use unstable-explosives"} <= set(game.offers())
    game.plays("use hawk-helm")
    assert {"use volatile-bomb", "use unstable-explosives"} <= set(game.offers())
    game.plays("use volatile-bomb")
    assert "use unstable-explosives" not in game.offers()
    game.plays("strike guard1,guard2,guard3")
    other = weaver("hawk-helm", "volatile-bomb", drawing=drawing).plays("top flame-strike", "use volatile-bomb")
    assert other.offers() == ["use hawk-helm", "skip"]


@rule("GH-USE-03")
def test_several_items_strengthen_the_same_attack() -> None:
    game = brute("eagle-eye-goggles", "poison-dagger", "jagged-sword", "minor-power-potion").stack("brute", "-1", "+1")
    game.plays("basic-attack trample", "use poison-dagger", "use jagged-sword")
    assert not {"use poison-dagger", "use jagged-sword"} & set(game.offers())
    game.plays("use minor-power-potion", "use eagle-eye-goggles", "strike guard1")
    assert game.conditions("guard1") == ["poison", "wound"]
    assert game.told(Attacked)[0].damage == 4


@rule("GH-USE-02")
def test_items_for_an_attack_on_one_target_do_not_go_with_more_targets() -> None:
    drawing = """
        . guard2 .
         Brute guard1
        . . .
    """
    one = brute("fueled-falchion", "battle-axe", drawing=drawing).plays("basic-attack trample")
    assert "use fueled-falchion" in one.plays("skip").offers()
    game = dungeon(drawing).wears("brute", "fueled-falchion", "battle-axe", "eagle-eye-goggles")
    game.turn("brute", "sweeping-blow", "trample").with_health("guard1", 20).with_health("guard2", 20)
    game.plays("top sweeping-blow")
    assert not {"use fueled-falchion", "use battle-axe"} & set(game.offers())


@rule("GH-USE-02")
def test_help_for_an_attack_is_asked_for_once_before_the_first_card_and_counts_for_all_targets() -> None:
    game = dungeon(hall("guard2 Brute guard1 . Scoundrel")).wears("scoundrel", "scroll-of-power")
    game.wears("brute", "scroll-of-power").turn("brute", "trample", "grab-and-go")
    game.plays("basic-attack trample")
    assert (game.asked(), game.offers()) == ("help", ["use scroll-of-power", "skip"])
    game.plays("skip")
    assert game.asked() == "strike", "nobody helps themselves"
    game.plays("strike guard1")
    assert worn(game, "scoundrel", "scroll-of-power").state == READY


@rule("GH-USE-02", "GH-ITEM-08")
def test_the_scroll_of_power_is_consumed_and_other_items_do_not_help_allies() -> None:
    game = dungeon(hall(". Brute guard1 . Scoundrel")).turn("brute", "trample", "grab-and-go")
    lying(game, ("poison-dagger", READY), ("scroll-of-power", READY), hero="scoundrel")
    game.plays("basic-attack trample")
    assert game.offers() == ["use scroll-of-power", "skip"]
    game.plays("use scroll-of-power", "strike guard1")
    assert worn(game, "scoundrel", "scroll-of-power").state == IS_CONSUMED
    assert game.told(Attacked)[0].value == 3


@rule("GH-USE-02")
def test_an_attack_on_all_adjacent_enemies_is_no_attack_on_one_target_though_there_is_but_one() -> None:
    game = dungeon(hall(". Brute guard1 .")).wears("brute", "fueled-falchion").turn("brute", "whirlwind", "trample")
    game.with_health("guard1", 20).plays("top whirlwind")
    assert "use fueled-falchion" not in game.offers()


@rule("GH-USE-02")
def test_nobody_helps_an_enemy() -> None:
    game = brute(drawing="Scoundrel Brute guard1").wears("scoundrel", "scroll-of-power")
    monsters_attack(game, "+0").plays("suffer")
    assert game.told(Attacked)[0].damage == 2
    assert not game.told(ItemUsed)


@rule("GH-USE-04")
def test_one_charge_a_turn_however_many_are_attacked() -> None:
    game = brute("horned-helm").turn("brute", "sweeping-blow", "trample")
    game.g.turn.hexes_moved = 4
    both = f"strike {game.names['guard1']},{game.names['guard2']}"
    game.plays("top sweeping-blow", both, "strike guard1")
    assert game.hero("brute").item_uses == 1
    assert game.health("guard1") - game.health("guard2") == -1
    three = brute("horned-helm")
    three.g.turn.hexes_moved = 3
    assert three.plays("basic-attack trample", "strike guard1").health("guard1") == 18
    far = weaver("horned-helm", drawing="Spellweaver . guard1")
    far.g.turn.hexes_moved = 4
    assert far.plays("top flame-strike", "strike guard1").health("guard1") == 17, "ranged attacks are no charge"


# Attacked


@rule("GH-USE-02")
@pytest.mark.parametrize(
    ("drawing", "elite", "offered"),
    [
        (". Brute guard1 guard2", False, True),
        (". Brute guard1 guard2", True, False),
        (". Brute guard1 . guard2", False, False),
        (". Brute . archer1 guard2", False, False),
        ("Scoundrel Brute guard1", False, False),
    ],
    ids=["beside an ally", "an elite attacker", "no ally in reach", "from afar", "no ally at all"],
)
def test_an_attack_is_turned_away_from_a_normal_adjacent_enemy_on_its_ally(
    drawing: str, elite: bool, offered: bool
) -> None:
    game = dungeon(hall(drawing)).wears("brute", "heart-of-the-betrayer")
    attacker = "archer" if "archer1" in drawing else "guard"
    if elite:
        game.figure("guard1").kind = ELITE
    if "guard2" in drawing:
        game.with_conditions("guard2", "stun")
    game.monsters(attacker, card_number(attacker, 31 if attacker == "archer" else 50))
    assert (game.asked() == "attacked") == offered


@rule("GH-USE-02")
def test_the_wearer_says_on_which_of_several_allies_the_attack_falls_or_lets_it_be() -> None:
    drawing = """
        . . guard2 .
         . Brute guard1 guard3
        . . . .
    """

    def attacked() -> Dungeon:
        game = brute("heart-of-the-betrayer", drawing=drawing)
        for other in ("guard2", "guard3"):
            game.with_conditions(other, "stun")
        return monsters_attack(game, "+0")

    game = attacked().plays("use heart-of-the-betrayer")
    assert game.offers() == ["choose guard2", "choose guard3"]
    game.plays("choose guard3")
    assert (game.health("guard2"), game.health("guard3"), game.health("brute")) == (20, 18, 10)
    kept = attacked().plays("skip", "suffer")
    assert (kept.health("brute"), worn(kept, "brute", "heart-of-the-betrayer").state) == (8, READY)


@rule("GH-USE-05")
def test_shields_are_raised_one_after_the_other_until_no_damage_is_left_or_the_wearer_stops() -> None:
    game = monsters_attack(brute("heater-shield", "tower-shield", drawing=". Brute guard1"), "+0")
    assert game.offers() == ["use heater-shield", "use tower-shield", "skip"]
    game.plays("use heater-shield")
    assert game.offers() == ["use tower-shield", "skip"]
    game.plays("skip", "suffer")
    assert (game.health("brute"), worn(game, "brute", "tower-shield").state) == (9, READY)
    whole = monsters_attack(brute("heater-shield", "tower-shield", drawing=". Brute guard1"), "+0")
    whole.plays("use tower-shield")
    assert whole.asked() not in ("damaged", "damage"), "no damage is left"
    assert worn(whole, "brute", "heater-shield").state == READY


@rule("GH-USE-05", "GH-COND-13")
def test_armour_with_slots_works_while_stunned_a_shield_does_not() -> None:
    game = brute("hide-armor", "heater-shield", drawing=". Brute guard1").with_conditions("brute", "stun")
    monsters_attack(game, "+0")
    assert game.asked() == "damage"
    game.plays("suffer")
    assert game.health("brute") == 9


@rule("GH-USE-02")
def test_two_monsters_are_no_crowd() -> None:
    game = brute("chain-hood", drawing="""
        . guard2 .
         Brute guard1
        . . guard3
    """)  # fmt: skip
    for other in ("guard2", "guard3"):
        game.with_conditions(other, "stun")
    monsters_attack(game, "+0").plays("suffer")
    assert game.told(Attacked)[0].damage == 2
    assert game.hero("brute").item_uses == 0
