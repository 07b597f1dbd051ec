"""Items: GH-ITEM, GH-USE, and every one of the 133 designs."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, TypeVar

import pytest

from tabletome.engine import Event, Run, seeded
from tabletome.engine.ledger import rule
from tabletome.engine.state import listen
from tabletome.games.gloomhaven import GAME
from tabletome.games.gloomhaven.actions import VOCABULARY, Buy, EndTurn, LoseCard, LoseTwo, Use
from tabletome.games.gloomhaven.campaign.setup import new_game
from tabletome.games.gloomhaven.content.classes import CLASSES
from tabletome.games.gloomhaven.content.items import CONSUMED, IN_THE_BOX, ITEMS, SPENT, shop
from tabletome.games.gloomhaven.content.modifier_cards import PENALTY, STANDARD
from tabletome.games.gloomhaven.content.notation.conditions import ELEMENTS
from tabletome.games.gloomhaven.content.scenarios import PLAYABLE
from tabletome.games.gloomhaven.events import Attacked, Conditioned, ItemUsed
from tabletome.games.gloomhaven.rules import phases
from tabletome.games.gloomhaven.rules.characters.equipment import starting_gold
from tabletome.games.gloomhaven.rules.combat.conditions import give
from tabletome.games.gloomhaven.rules.combat.push_and_pull import push
from tabletome.games.gloomhaven.rules.items.worn import (
    IS_CONSUMED,
    IS_SPENT,
    READY,
    can_refresh,
    fits,
    refresh,
    small_items,
    with_items,
)
from tabletome.games.gloomhaven.rules.setup import GloomhavenOptions
from tabletome.games.gloomhaven.state import MONSTERS_SEAT, OBJECTIVE, Equipped, Figure, State
from tests.games.gloomhaven.dungeon import Dungeon, card_number, dungeon

F = TypeVar("F", bound=Callable[..., Any])
PROVED: set[str] = set()


def proves(*names: str) -> Callable[[F], F]:
    """This test shows what these items do."""
    PROVED.update(names)
    return lambda test: test


def table(*rows: tuple[Any, ...]) -> Any:
    """One case a row, named after the item that comes first."""
    PROVED.update(row[0] for row in rows)
    return [pytest.param(*row, id=row[0]) for row in rows]


DUEL = """
    . . . . .
     . Brute guard1 . .
    . . guard2 . .
"""
BALL = """
    . . . . . . .
     Spellweaver . . guard1 guard2 .
    . . . . . . .
"""


def hall(drawing: str) -> str:
    """A single row with floor on both sides of it, so that figures see each other."""
    if "\n" in drawing:
        return drawing
    beside = ". " * (len(drawing.split()) + 1)
    return f"{beside}\n {drawing}\n{beside}"


def brute(*items: str, drawing: str = DUEL) -> Dungeon:
    """The Brute's turn next to two guards with 20 hit points each."""
    game = dungeon(hall(drawing)).wears("brute", *items).turn("brute", "trample", "grab-and-go")
    return hardy(game)


def weaver(*items: str, drawing: str = BALL) -> Dungeon:
    game = dungeon(hall(drawing)).wears("spellweaver", *items).turn("spellweaver", "flame-strike", "mana-bolt")
    return hardy(game)


def hardy(game: Dungeon) -> Dungeon:
    for name in game.names:
        if name.startswith(("guard", "bones", "archer")):
            game.with_health(name, 20)
            game.figure(name).max_health = 20
    return game


def worn(game: Dungeon, hero: str, item: str) -> Equipped:
    return next(each for each in game.g.heroes[game.names[hero]].items if each.name == item)


def monsters_attack(game: Dungeon, *modifiers: str, card: int = 50) -> Dungeon:
    """The guards act; their modifier cards are these."""
    game.monsters("guard", card_number("guard", card)).stack("monsters", *modifiers)
    return game


# The cards themselves


@rule("GH-ITEM-05", "GH-SHOP-04", "GH-SHOP-06")
def test_every_design_has_a_number_a_slot_a_price_and_copies() -> None:
    assert sorted(item.number for item in ITEMS.values()) == list(range(1, 151))
    assert sum(item.copies for item in ITEMS.values() if item.number <= IN_THE_BOX) == 253
    assert all(item.price > 0 for item in ITEMS.values())
    assert [ITEMS[name].number for name in shop(1)] == list(range(1, 15))
    assert [ITEMS[name].number for name in shop(9)] == list(range(1, 71))
    assert [item.number for item in ITEMS.values() if item.random] == list(range(71, 96))


@rule("GH-ITEM-02", "GH-ITEM-04")
def test_a_character_wears_one_of_each_kind_two_hands_full_and_small_items_by_level() -> None:
    assert fits(("iron-helmet", "leather-armor", "winged-shoes", "heater-shield", "poison-dagger"), 1)
    assert not fits(("iron-helmet", "eagle-eye-goggles"), 1)
    assert not fits(("leather-armor", "hide-armor"), 1)
    assert not fits(("winged-shoes", "boots-of-striding"), 1)
    assert not fits(("war-hammer", "heater-shield"), 1)
    assert not fits(("heater-shield", "poison-dagger", "battle-axe"), 1)
    assert not fits(("heater-shield", "heater-shield"), 1)
    assert [small_items(level, ()) for level in range(1, 10)] == [1, 1, 2, 2, 3, 3, 4, 4, 5]


@proves("cloak-of-pockets")
def test_pockets_hold_two_more_small_items() -> None:
    three = ("minor-healing-potion", "minor-stamina-potion", "minor-power-potion")
    assert not fits(three, 1)
    assert fits(("cloak-of-pockets", *three), 1)


@rule("GH-ITEM-11", "GH-AMD-12")
@pytest.mark.parametrize("name", [item.name for item in ITEMS.values() if item.penalty])
def test_a_penalty_adds_cards_to_the_modifier_deck_that_are_marked_to_be_removed(name: str) -> None:
    deck = with_items(STANDARD, (name,))
    assert deck.count(PENALTY) == ITEMS[name].penalty
    assert len(deck) == 20 + ITEMS[name].penalty


@proves("second-skin")
def test_second_skin_takes_two_cards_of_minus_one_out_of_the_deck() -> None:
    assert with_items(STANDARD, ("second-skin",)).count("-1") == 3


# Before the scenario


def outfitting(**options: Any) -> Run[State]:
    run = Run(GAME, new_game(GloomhavenOptions.read({"players": 2, **options}), seeded("shop")))
    assert run.decision is not None
    assert run.decision.kind == "outfit"
    return run


def offered(run: Run[State]) -> list[str]:
    assert run.decision is not None
    return [str(option) for option in run.decision.options]


@rule("GH-ITEM-01", "GH-SHOP-01", "GH-SHOP-08")
def test_a_new_character_buys_what_gold_and_the_shop_allow() -> None:
    run = outfitting(items="bought")
    assert starting_gold(1) == 30
    run.play(VOCABULARY.parse("buy boots-of-striding"))
    assert "buy leather-armor" not in offered(run), "20 of 30 gold are spent"
    assert "buy iron-helmet" in offered(run)
    assert "buy winged-shoes" not in offered(run), "the legs are taken"
    assert "buy boots-of-speed" not in offered(run), "the shop is that of prosperity 1"
    run.play(VOCABULARY.parse("ready"))
    assert "buy boots-of-striding" in offered(run), "there is a second copy"
    assert run.state.heroes[0].purse == 10


@rule("GH-SHOP-03", "GH-SHOP-08")
def test_a_design_with_one_copy_can_be_had_only_once() -> None:
    run = outfitting(items="free")
    run.play(VOCABULARY.parse("buy drakescale-boots"))
    run.play(VOCABULARY.parse("ready"))
    assert "buy drakescale-boots" not in offered(run)


@rule("GH-ITEM-03")
def test_only_what_is_put_on_can_be_used() -> None:
    run = outfitting(items="free", battle_goals=False)
    state = run.state
    state.shop = 0
    state.heroes[0].owned = ("iron-helmet", "eagle-eye-goggles")
    state.heroes[1].owned = ()
    state.phase, state.place = phases.OUTFIT, 0
    again = Run(GAME, state)
    assert offered(again) == ["wear iron-helmet", "wear eagle-eye-goggles", "ready"]
    again.play(VOCABULARY.parse("wear eagle-eye-goggles"))
    assert [each.name for each in state.heroes[0].items] == ["eagle-eye-goggles"]


# Spent, consumed, refreshed


@rule("GH-ITEM-06", "GH-REST-06")
def test_a_spent_item_is_back_after_a_long_rest_a_consumed_one_is_not() -> None:
    game = brute("eagle-eye-goggles", "minor-power-potion")
    game.plays("basic-attack trample", "use eagle-eye-goggles", "use minor-power-potion", "strike guard1")
    assert worn(game, "brute", "eagle-eye-goggles").state == IS_SPENT
    assert worn(game, "brute", "minor-power-potion").state == IS_CONSUMED
    again = brute("eagle-eye-goggles", "minor-power-potion", "boots-of-striding")
    hero = again.g.heroes[0]
    hero.items = tuple(
        Equipped(each.name, state) for each, state in zip(hero.items, (IS_SPENT, IS_CONSUMED, READY), strict=True)
    )
    hero.chosen, hero.discard, hero.resting = (), ("trample", "grab-and-go"), True
    again.plays("lose trample")
    assert [each.state for each in hero.items] == [READY, IS_CONSUMED, READY]


@rule("GH-ITEM-08", "GH-RECOVER-03", "GH-RECOVER-04")
def test_a_consumed_item_comes_back_only_by_an_effect_and_not_against_its_symbol(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = brute("minor-power-potion")
    game.g.heroes[0].items = (Equipped("minor-power-potion", IS_CONSUMED),)
    assert can_refresh(game.g.heroes[0].items[0])
    refresh(game.g, 0, "minor-power-potion")
    assert game.g.heroes[0].items[0].state == READY
    import msgspec

    marked = msgspec.structs.replace(ITEMS["minor-power-potion"], refreshable=False)
    monkeypatch.setitem(ITEMS, "minor-power-potion", marked)
    assert not can_refresh(Equipped("minor-power-potion", IS_CONSUMED))


@rule("GH-ITEM-10", "GH-USE-04")
def test_an_item_without_symbol_is_never_used_up() -> None:
    game = brute("mask-of-terror").plays("basic-attack trample", "use mask-of-terror", "strike guard1", "skip")
    assert worn(game, "brute", "mask-of-terror").state == READY
    assert game.g.heroes[0].item_uses == 1


@rule("GH-ITEM-07", "GH-USE-05")
@pytest.mark.parametrize(
    ("name", "slots"),
    table(
        ("hide-armor", 2),
        ("chainmail", 3),
        ("splintmail", 4),
        ("platemail", 5),
        ("steam-armor", 5),
        ("swordedge-armor", 3),
    ),
)
def test_armour_with_use_slots_must_be_used_until_the_last_slot(name: str, slots: int) -> None:
    game = brute(name, drawing=". Brute guard1").with_health("brute", 10)
    for attacks in range(1, slots + 1):
        assert worn(game, "brute", name).state == READY
        game.g.order, game.g.turn.acting, game._run = ("brute", "bandit-guard"), -1, None
        monsters_attack(game, "+0")
        game.plays("suffer")
        assert worn(game, "brute", name).used == (attacks if attacks < slots else 0)
        game.with_health("brute", 10)
    assert worn(game, "brute", name).state == (IS_CONSUMED if ITEMS[name].symbol == CONSUMED else IS_SPENT)
    assert game.told(Attacked)[0].damage == game.told(Attacked)[0].value - 1
    if name == "swordedge-armor":
        assert game.health("guard1") == 20 - slots


# In one's own turn

HURT = """
    . . . . .
     . Brute guard1 . .
    . . . . .
"""


@rule("GH-USE-01")
@pytest.mark.parametrize(
    ("name", "health"),
    table(("minor-healing-potion", 5), ("amulet-of-life", 3), ("major-healing-potion", 7), ("super-healing-potion", 9)),
)
def test_potions_heal_whoever_drinks_them(name: str, health: int) -> None:
    game = brute(name).with_health("brute", 2).plays(f"use {name}")
    assert game.health("brute") == health


@rule("GH-USE-01", "GH-TURN-08")
def test_an_item_can_be_used_in_the_middle_of_a_move_and_of_an_attack() -> None:
    game = brute("minor-healing-potion").with_health("brute", 2).plays("basic-move trample")
    assert "use minor-healing-potion" in game.offers()
    game = brute("minor-healing-potion").with_health("brute", 2).plays("basic-attack trample")
    game.plays("use minor-healing-potion", "strike guard1")
    assert game.health("brute") == 5
    assert game.health("guard1") == 18


@rule("GH-COND-13")
@proves("minor-cure-potion", "major-cure-potion")
def test_nothing_is_used_while_stunned_but_a_cure() -> None:
    game = brute("minor-healing-potion").with_health("brute", 2).with_conditions("brute", "stun")
    assert game.asked() != "turn"
    game = (
        brute("minor-cure-potion")
        .with_conditions("brute", "stun", "poison")
        .plays("use minor-cure-potion", "cure stun")
    )
    assert game.conditions("brute") == ["poison"]
    assert "top trample" in game.offers()
    game = (
        brute("major-cure-potion")
        .with_conditions("brute", "stun", "poison", "strengthen")
        .plays("use major-cure-potion")
    )
    assert game.conditions("brute") == ["strengthen"]


@rule("GH-RECOVER-01", "GH-RECOVER-06")
@pytest.mark.parametrize(("name", "cards"), table(("minor-stamina-potion", 2), ("major-stamina-potion", 3)))
def test_stamina_potions_bring_back_discarded_cards_up_to_a_number(name: str, cards: int) -> None:
    game = brute(name)
    hero = game.g.heroes[0]
    hero.hand, hero.discard = hero.hand[4:], hero.hand[:4]
    back = hero.discard[:cards]
    game.plays(f"use {name}", *(f"recover {card}" for card in back))
    assert set(back) <= set(hero.hand)
    assert len(hero.discard) == 4 - cards
    few = brute(name)
    few.g.heroes[0].discard = few.g.heroes[0].hand[:3]
    few.g.heroes[0].hand = few.g.heroes[0].hand[3:]
    few.plays(f"use {name}", "stop")
    assert len(few.g.heroes[0].discard) == 3


@rule("GH-RECOVER-05")
@proves("empowering-talisman", "pendant-of-dark-pacts")
def test_talismans_refresh_consumed_small_items() -> None:
    game = brute("empowering-talisman", "minor-healing-potion")
    game.g.heroes[0].items = (Equipped("empowering-talisman"), Equipped("minor-healing-potion", IS_CONSUMED))
    game.plays("use empowering-talisman", "refresh minor-healing-potion")
    assert worn(game, "brute", "minor-healing-potion").state == READY
    game = brute("pendant-of-dark-pacts", "cloak-of-pockets", "minor-healing-potion", "stun-powder")
    game.g.heroes[0].items = (
        Equipped("pendant-of-dark-pacts"),
        Equipped("minor-healing-potion", IS_CONSUMED),
        Equipped("stun-powder", IS_CONSUMED),
    )
    game.plays("use pendant-of-dark-pacts", "refresh stun-powder", "refresh minor-healing-potion")
    assert worn(game, "brute", "stun-powder").state == READY
    assert game.g.decks[0].count("curse") == 1


@proves("moon-earring", "sun-earring", "star-earring")
def test_earrings_refresh_spent_items_heal_and_recover() -> None:
    for name, healed, recovers in (("moon-earring", 0, 0), ("sun-earring", 3, 0), ("star-earring", 3, 1)):
        game = brute(name, "amulet-of-life", "boots-of-striding").with_health("brute", 2)
        hero = game.g.heroes[0]
        hero.items = (Equipped(name), Equipped("boots-of-striding", IS_SPENT))
        hero.discard, hero.hand = hero.hand[:1], hero.hand[1:]
        game.plays(f"use {name}", *(f"recover {hero.discard[0]}" for _ in range(recovers)))
        assert worn(game, "brute", "boots-of-striding").state == READY
        assert game.health("brute") == 2 + healed
        assert len(hero.discard) == 1 - recovers


@pytest.mark.parametrize(
    ("name", "element"),
    table(
        ("wand-of-frost", "ice"), ("wand-of-storms", "air"), ("wand-of-infernos", "fire"),
        ("wand-of-tremors", "earth"), ("wand-of-brilliance", "light"), ("wand-of-darkness", "dark"),
    ),
)  # fmt: skip
def test_wands_create_their_element(name: str, element: str) -> None:
    game = brute(name).plays(f"use {name}")
    assert game.g.infusing == (element,)


@proves("minor-mana-potion", "major-mana-potion", "staff-of-elements", "circlet-of-elements")
def test_mana_is_any_element() -> None:
    assert brute("minor-mana-potion").plays("use minor-mana-potion", "create fire").g.infusing == ("fire",)
    assert brute("staff-of-elements").plays("use staff-of-elements", "create ice").g.infusing == ("ice",)
    game = brute("major-mana-potion").plays("use major-mana-potion", "create fire")
    assert "create fire" not in game.offers()
    assert game.plays("create ice").g.infusing == ("fire", "ice")
    assert "use circlet-of-elements" not in brute("circlet-of-elements").offers()
    game = brute("circlet-of-elements").with_elements(dark=1).plays("use circlet-of-elements", "create light")
    assert game.g.infusing == ("light",)
    assert game.g.elements == [0] * 6


@proves("orb-of-dawn", "orb-of-twilight", "helix-ring")
def test_orbs_and_the_helix_ring_consume_light_and_dark() -> None:
    game = brute("orb-of-dawn").with_elements(dark=2).plays("use orb-of-dawn")
    assert (game.g.infusing, game.g.elements[5]) == (("light",), 0)
    game = brute("orb-of-twilight").with_elements(light=2).plays("use orb-of-twilight")
    assert (game.g.infusing, game.g.elements[4]) == (("dark",), 0)
    game = brute("helix-ring").with_elements(light=2, dark=1).with_health("brute", 1).plays("use helix-ring")
    assert game.health("brute") == 10
    assert "use helix-ring" not in brute("helix-ring").with_elements(light=2).with_health("brute", 1).offers()


@proves("cloak-of-invisibility", "lucky-eye", "skull-of-hatred", "remote-spider", "black-censer")
def test_items_that_give_conditions() -> None:
    assert brute("cloak-of-invisibility").plays("use cloak-of-invisibility").conditions("brute") == ["invisible"]
    game = brute("lucky-eye", drawing=". Brute Scoundrel Tinkerer guard1").plays("use lucky-eye")
    assert [game.conditions(who) for who in ("brute", "scoundrel", "tinkerer")] == [["strengthen"], ["strengthen"], []]
    game = brute("skull-of-hatred").plays("use skull-of-hatred")
    assert game.g.decks[game.g.monsters_deck].count("curse") == 2
    row = "Brute guard1 guard2 guard3"
    game = brute("remote-spider", drawing=row).plays("use remote-spider")
    assert [game.conditions(who) for who in ("guard1", "guard2")] == [["poison"], []]
    game = brute("black-censer", drawing=row).plays("use black-censer")
    assert [game.conditions(who) for who in ("guard1", "guard2", "guard3")] == [["muddle"], ["muddle"], []]


@proves("blinking-cape")
def test_the_blinking_cape_jumps_four_hexes() -> None:
    game = brute("blinking-cape", drawing="Brute guard1 % a b").plays("use blinking-cape", "go b")
    assert game.at("brute") == "b"


@proves("scroll-of-healing", "robes-of-summoning", "scroll-of-stamina")
def test_items_that_help_others() -> None:
    game = brute("scroll-of-healing", drawing="Brute . . . . Scoundrel").with_health("scoundrel", 2)
    assert game.plays("use scroll-of-healing", "choose scoundrel").health("scoundrel") == 5
    game = brute("scroll-of-stamina", drawing="Brute . . . . Scoundrel")
    friend = game.g.heroes[1]
    friend.discard, friend.hand = friend.hand[:3], friend.hand[3:]
    one, other, _ = friend.discard
    game.plays("use scroll-of-stamina", "choose scoundrel", f"recover {one}", f"recover {other}")
    assert len(friend.discard) == 1
    game = brute("robes-of-summoning", "falcon-figurine", drawing="Brute a . .").plays("use falcon-figurine", "place a")
    game.g.figures[-1].health = 1
    game.names["falcon"] = len(game.g.figures) - 1
    assert game.plays("use robes-of-summoning", "choose falcon").health("falcon") == 2


@rule("GH-SUMMON-04")
@pytest.mark.parametrize(
    ("name", "creature", "health"),
    table(
        ("falcon-figurine", "jade-falcon", 2), ("mountain-hammer", "warrior-spirit", 4),
        ("ring-of-skulls", "skeleton", 3), ("power-core", "steel-construct", 5),
    ),
)  # fmt: skip
def test_items_that_summon_and_the_creature_goes_when_the_item_is_refreshed(
    name: str, creature: str, health: int
) -> None:
    game = brute(name, drawing="Brute a guard1").plays(f"use {name}", "place a")
    summoned = game.g.figures[-1]
    assert (summoned.name, summoned.health, summoned.hero) == (creature, health, 0)
    refresh(game.g, 0, name)
    assert summoned.at < 0


@proves("staff-of-summoning", "doomed-compass")
def test_others_are_made_to_move() -> None:
    game = brute("staff-of-summoning", "ring-of-skulls", drawing="Brute a . . b").plays("use ring-of-skulls", "place a")
    game.names["skeleton"] = len(game.g.figures) - 1
    game.plays("use staff-of-summoning", "choose skeleton", "go b")
    assert game.at("skeleton") == "b"
    game = brute("doomed-compass", drawing="Brute . guard1 . a .")
    game.plays("use doomed-compass", "choose guard1", "go a")
    assert game.at("guard1") == "a"
    assert game.g.turn.hexes_moved == 0


@proves("giant-remote-spider", "curious-gear", "resonant-crystal", "black-card")
def test_tools() -> None:
    assert brute("giant-remote-spider", drawing="Brute $").plays("use giant-remote-spider").g.heroes[0].money == 1
    game = brute("curious-gear", drawing="Brute ^ ^ ^").plays("use curious-gear")
    assert len(game.g.traps) == 1
    assert "trap" in game.g.heroes[0].deeds
    game = brute("resonant-crystal", drawing="Brute x%").plays("use resonant-crystal", "place x")
    assert game.g.obstacles == frozenset()
    game = brute("black-card").plays("use black-card", "choose guard1", "basic-attack trample", "strike guard1")
    assert game.health("guard1") == 17


# Moving and looting

RUN = "Brute x y z a b c d e . . . guard1"


@pytest.mark.parametrize(
    ("name", "reach"),
    table(("boots-of-striding", "a"), ("boots-of-dashing", "b"), ("boots-of-sprinting", "c"), ("rocket-boots", "b")),
)
def test_boots_lengthen_a_movement_even_when_its_points_are_used_up(name: str, reach: str) -> None:
    game = brute(name, drawing=RUN).plays("basic-move trample", f"use {name}", f"go {reach}")
    assert game.at("brute") == reach
    late = brute(name, drawing=RUN).plays("basic-move trample", "go y", f"use {name}", f"go {reach}")
    assert late.at("brute") == reach


@proves("winged-shoes", "rocket-boots")
def test_winged_shoes_make_a_movement_a_jump() -> None:
    game = brute("winged-shoes", drawing="Brute guard1 a").plays("basic-move trample", "use winged-shoes", "go a")
    assert game.at("brute") == "a"
    game = brute("rocket-boots", drawing="Brute guard1 % . . a").plays("basic-move trample", "use rocket-boots", "go a")
    assert game.at("brute") == "a"


@pytest.mark.parametrize(("name", "reach"), table(("comfortable-shoes", "z"), ("serene-sandals", "a")))
def test_shoes_that_make_the_basic_move_longer(name: str, reach: str) -> None:
    game = brute(name, drawing=RUN).plays("basic-move trample", f"go {reach}")
    assert game.at("brute") == reach


@pytest.mark.parametrize(("name", "damage"), table(("versatile-dagger", 3), ("balanced-blade", 4)))
def test_blades_that_make_the_basic_attack_stronger(name: str, damage: int) -> None:
    game = brute(name).plays("basic-attack trample", "strike guard1")
    assert game.health("guard1") == 20 - damage


@proves("thiefs-hood")
def test_the_thiefs_hood_lets_loot_one_reach_two_hexes() -> None:
    game = (
        dungeon(hall("Spellweaver . $"))
        .wears("spellweaver", "thiefs-hood")
        .turn("spellweaver", "ride-the-wind", "mana-bolt")
    )
    assert game.plays("top ride-the-wind", "use thiefs-hood").g.heroes[0].money == 1


@proves("drakescale-boots", "magma-waders")
def test_boots_against_terrain() -> None:
    game = brute("drakescale-boots", drawing="Brute ~ x!").plays("basic-move trample", "go x", "end-turn")
    assert game.health("brute") == 10
    game = brute("magma-waders", drawing="Brute x! a").with_health("brute", 3)
    game.plays("basic-move trample", "go x", "stop", "end-turn")
    assert game.health("brute") == 5


@proves("boots-of-levitation", "cloak-of-phasing")
def test_flying_heroes_mind_no_ground_and_phasing_ones_hide_in_obstacles() -> None:
    game = brute("boots-of-levitation", drawing="Brute guard1 x^").plays("basic-move trample", "go x")
    assert game.health("brute") == 10
    game = brute("cloak-of-phasing", drawing="Brute x% guard1 .").plays("basic-move trample", "go x", "stop")
    assert game.g.targets_for(game.names["guard1"]) == []
    assert game.plays("basic-attack grab-and-go").asked() != "strike"


@rule("GH-LOOT-02")
@proves("endurance-footwraps", "shoes-of-happiness", "steel-sabatons")
def test_what_the_whole_turn_brings() -> None:
    game = brute("endurance-footwraps", drawing=RUN).with_health("brute", 3)
    game.g.turn.hexes_moved = 3
    game.plays("basic-move trample", "go x", "stop", "end-turn")
    assert game.health("brute") == 4
    game = brute("shoes-of-happiness", drawing=RUN)
    game.g.turn.hexes_moved = 6
    assert game.plays("end-turn").g.heroes[0].xp == 1
    game = (
        brute("steel-sabatons", drawing=". Brute guard1").ability("guard", card_number("guard", 50)).plays("end-turn")
    )
    assert game.told(Attacked)[0].damage == 1
    game = brute("steel-sabatons", drawing=RUN)
    game.g.turn.hexes_moved = 2
    assert game.plays("end-turn").figure("brute").effects.shield == 0


@rule("GH-INIT-01")
@pytest.mark.parametrize(("name", "by"), table(("boots-of-speed", 10), ("boots-of-quickness", 20)))
def test_boots_of_speed_change_the_initiative_when_cards_are_revealed(name: str, by: int) -> None:
    for word, change in (("faster", -by), ("slower", by)):
        game = brute(name, drawing="Brute . . guard1")
        game.g.heroes[0].hand += game.g.heroes[0].chosen
        game.g.heroes[0].chosen = ()
        game.g.turn.acting, game.g.turn.begun, game.g.phase = -1, False, "select_cards"
        game.plays("play leaping-cleave grab-and-go", f"{word} {name}")
        assert game.g.heroes[0].initiative == CLASSES["brute"].cards["leaping-cleave"].initiative + change


# Attacking


@rule("GH-USE-02", "GH-USE-03")
@pytest.mark.parametrize(
    ("name", "value"),
    table(("minor-power-potion", 3), ("major-power-potion", 4)),
)
def test_power_potions_strengthen_the_whole_attack(name: str, value: int) -> None:
    game = brute(name).plays("basic-attack trample", f"use {name}", "strike guard1")
    assert game.told(Attacked)[0].value == value


@rule("GH-USE-02", "GH-USE-03")
@pytest.mark.parametrize(
    ("name", "given"),
    table(
        ("war-hammer", ["stun"]), ("poison-dagger", ["poison"]), ("jagged-sword", ["wound"]), ("stun-powder", ["stun"]),
        ("doom-powder", ["poison", "stun"]), ("black-knife", []),
    ),
)  # fmt: skip
def test_melee_items_add_conditions_to_the_attack(name: str, given: list[str]) -> None:
    game = brute(name).plays("basic-attack trample", f"use {name}", "strike guard1")
    assert game.conditions("guard1") == given
    curses = game.g.decks[game.g.monsters_deck].count("curse")
    assert curses == (1 if name in ("black-knife", "doom-powder") else 0)


@pytest.mark.parametrize(
    ("name", "given"), table(("weighted-net", ["immobilize"]), ("staff-of-xorn", ["poison", "muddle"]))
)
def test_ranged_items_add_conditions_and_are_of_no_use_in_melee(name: str, given: list[str]) -> None:
    game = weaver(name, drawing="Spellweaver . guard1").plays("top flame-strike", f"use {name}", "strike guard1")
    assert game.conditions("guard1") == given
    assert f"use {name}" not in brute(name).plays("basic-attack trample").offers()


@rule("GH-USE-02")
@proves("eagle-eye-goggles")
def test_goggles_give_advantage() -> None:
    game = brute("eagle-eye-goggles").stack("brute", "-1", "+2")
    game.plays("basic-attack trample", "use eagle-eye-goggles", "strike guard1")
    assert game.health("guard1") == 16


@proves("piercing-bow", "ancient-drill")
def test_shields_are_ignored_or_pierced() -> None:
    game = weaver("piercing-bow", drawing="Spellweaver . guard1")
    game.with_effects("guard1", shield=9)
    game.plays("top flame-strike", "use piercing-bow", "strike guard1")
    assert game.health("guard1") == 17
    game = brute("ancient-drill")
    game.with_effects("guard1", shield=3)
    assert game.plays("basic-attack trample", "use ancient-drill", "strike guard1").health("guard1") == 17


@pytest.mark.parametrize(
    ("name", "hit"),
    table(
        ("battle-axe", {"guard1", "guard2"}),
        ("reaping-scythe", {"guard1", "guard2", "guard3"}),
        ("long-spear", {"guard1", "guard4"}),
    ),
)  # fmt: skip
def test_weapons_that_turn_a_single_target_into_a_pattern(name: str, hit: set[str]) -> None:
    game = brute(name, drawing="""
        . . guard2 .
         . Brute guard1 guard4
        . . guard3 .
    """)  # fmt: skip
    game.plays("basic-attack trample", f"use {name}")
    numbers = ",".join(str(game.names[each]) for each in sorted(hit, key=lambda each: game.names[each]))
    game.plays(f"strike {numbers}", *(f"strike {each}" for each in sorted(hit)[:-1]))
    assert {each for each in ("guard1", "guard2", "guard3", "guard4") if game.health(each) == 18} == hit


@proves("volatile-bomb", "unstable-explosives")
def test_bombs() -> None:
    drawing = """
        . . . guard1 Brute
         Spellweaver . guard2 guard3 .
    """
    game = weaver("volatile-bomb", drawing=drawing).plays(
        "top flame-strike", "use volatile-bomb", "strike guard1,guard2,guard3"
    )
    game.plays("strike guard1", "strike guard2")
    assert [game.health(each) for each in ("guard1", "guard2", "guard3")] == [17, 17, 17]
    game = weaver("unstable-explosives", drawing=drawing).plays("top flame-strike", "use unstable-explosives")
    everyone = ",".join(str(game.names[each]) for each in ("brute", "guard1", "guard2", "guard3"))
    assert f"strike {everyone}" in [str(option) for option in game.run.decision.options]  # type: ignore[union-attr]
    game.plays(f"strike {everyone}", "suffer")
    assert game.health("brute") == 7


@proves("hawk-helm", "telescopic-lens")
def test_longer_range() -> None:
    for name, drawing in (("hawk-helm", "Spellweaver . . guard1"), ("telescopic-lens", "Spellweaver . . . guard1")):
        assert weaver(name, drawing=drawing).plays("top flame-strike", "skip").asked() != "strike"
        game = weaver(name, drawing=drawing).plays("top flame-strike", f"use {name}", "strike guard1")
        assert game.health("guard1") == 17


@proves("hooked-chain", "mask-of-terror")
def test_push_and_pull_by_items() -> None:
    game = weaver("hooked-chain", drawing="Spellweaver a guard1").plays(
        "top flame-strike", "use hooked-chain", "strike guard1"
    )
    assert game.plays("shove a").at("guard1") == "a"
    game = brute("mask-of-terror", drawing="Brute guard1 a").plays(
        "basic-attack trample", "use mask-of-terror", "strike guard1"
    )
    assert game.plays("shove a").at("guard1") == "a"


@pytest.mark.parametrize(
    ("name", "element"),
    table(
        ("frigid-blade", "ice"), ("storm-blade", "air"), ("inferno-blade", "fire"), ("tremor-blade", "earth"),
        ("brilliant-blade", "light"), ("night-blade", "dark"),
    ),
)  # fmt: skip
def test_blades_that_consume_their_element(name: str, element: str) -> None:
    assert f"use {name}" not in brute(name).plays("basic-attack trample").offers()
    game = brute(name).with_elements(**{element: 1}).plays("basic-attack trample", f"use {name}", "strike guard1")
    assert game.health("guard1") == 16
    assert game.g.elements == [0] * 6


@proves("robes-of-evocation", "staff-of-eminence")
def test_robes_and_staff_consume_any_element() -> None:
    game = brute("robes-of-evocation").with_elements(fire=1, ice=1)
    game.plays("basic-attack trample", "use robes-of-evocation", "consume ice", "strike guard1")
    assert game.health("guard1") == 17
    assert game.g.elements[:2] == [1, 0]
    game = weaver("staff-of-eminence", drawing="Spellweaver . guard1").with_elements(dark=1)
    assert game.plays("top flame-strike", "use staff-of-eminence", "strike guard1").health("guard1") == 16


@proves("sacrificial-robes", "bloody-axe")
def test_strength_paid_with_damage() -> None:
    game = brute("bloody-axe").plays("basic-attack trample", "use bloody-axe", "suffer", "strike guard1")
    assert (game.health("brute"), game.health("guard1")) == (8, 17)
    game = weaver("sacrificial-robes", drawing="Spellweaver . guard1")
    game.plays("top flame-strike", "use sacrificial-robes", "suffer", "strike guard1")
    assert (game.health("spellweaver"), game.health("guard1")) == (3, 16)


@proves("skullbane-axe")
def test_the_skullbane_axe_is_for_the_undead() -> None:
    game = brute("skullbane-axe", drawing=". guard1 Brute bones1").plays("basic-attack trample", "use skullbane-axe")
    assert game.offers("strike") == ["strike bones1"]
    game.plays("strike bones1")
    assert game.told(Attacked)[0].value == 7
    assert "use skullbane-axe" not in brute("skullbane-axe").plays("basic-attack trample").offers()
    far = brute("skullbane-axe", drawing=". guard1 Brute . . bones1").plays("basic-attack trample")
    assert "use skullbane-axe" not in far.offers(), "no undead within reach of this attack"


@proves("fueled-falchion")
def test_the_fueled_falchion_burns_those_around_the_target() -> None:
    game = brute("fueled-falchion").plays("basic-attack trample", "use fueled-falchion", "strike guard1")
    assert (game.health("guard1"), game.health("guard2")) == (17, 19)


@proves("halberd")
def test_the_halberd_reaches_two_hexes() -> None:
    game = brute("halberd", drawing="Brute . guard1").plays("basic-attack trample", "strike guard1")
    assert game.health("guard1") == 18


@proves("horned-helm", "necklace-of-teeth")
def test_charge_and_kill() -> None:
    game = brute("horned-helm")
    game.g.turn.hexes_moved = 4
    game.plays("basic-attack trample", "strike guard1")
    assert game.health("guard1") == 17
    assert brute("horned-helm").plays("basic-attack trample", "strike guard1").health("guard1") == 18
    game = brute("necklace-of-teeth").with_health("guard1", 1).with_health("brute", 4)
    assert game.plays("basic-attack trample", "strike guard1").health("brute") == 5


@proves("scroll-of-power")
def test_the_scroll_of_power_helps_an_ally() -> None:
    game = brute(drawing="Scoundrel . Brute guard1").wears("scoundrel", "scroll-of-power")
    game.plays("basic-attack trample", "use scroll-of-power", "strike guard1")
    assert game.health("guard1") == 17


# Attacked


@rule("GH-USE-02")
@proves("leather-armor", "studded-leather")
def test_leather_gives_the_attacker_disadvantage() -> None:
    for name, damage in (("leather-armor", 1), ("studded-leather", 0)):
        game = brute(name, drawing=". Brute guard1")
        monsters_attack(game, "+2", "-1").plays(f"use {name}", *(("suffer",) if damage else ()))
        assert game.health("brute") == 10 - damage


@rule("GH-USE-05")
@pytest.mark.parametrize(
    ("name", "left"),
    table(
        ("heater-shield", 3), ("tower-shield", 2), ("wall-shield", 0), ("steel-ring", 0), ("spiked-shield", 3),
        ("shadow-armor", 0),
    ),
)  # fmt: skip
def test_shields_are_raised_when_an_attack_would_deal_damage(name: str, left: int) -> None:
    game = monsters_attack(brute(name, drawing=". Brute guard1"), "+2")
    assert game.asked() == "damaged"
    game.plays(f"use {name}", *(("suffer",) if left else ()))
    assert game.health("brute") == 10 - left
    assert game.health("guard1") == (18 if name == "spiked-shield" else 20)
    spared = monsters_attack(brute(name, drawing=". Brute guard1"), "null")
    assert spared.asked() not in ("damaged", "damage")


@proves("iron-helmet")
def test_the_iron_helmet_makes_a_double_a_zero() -> None:
    game = monsters_attack(brute("iron-helmet", drawing=". Brute guard1"), "x2").plays("suffer")
    assert game.health("brute") == 8


@proves("chain-hood")
def test_the_chain_hood_helps_in_a_crowd() -> None:
    game = brute("chain-hood", drawing="""
        . guard2 .
         Brute guard1
        . guard3 .
    """)  # fmt: skip
    monsters_attack(game, "+0").plays("suffer")
    assert game.told(Attacked)[0].damage == 1


@proves("helm-of-the-mountain", "wave-crest")
def test_helms_that_answer_while_an_element_is_strong() -> None:
    game = brute("helm-of-the-mountain", drawing=". Brute guard1").with_elements(earth=2)
    monsters_attack(game, "+0").plays("suffer")
    assert [event.condition for event in game.told(Conditioned)] == ["immobilize"]
    game = brute("helm-of-the-mountain", drawing=". Brute guard1").with_elements(earth=1)
    monsters_attack(game, "+0").plays("suffer")
    assert game.conditions("guard1") == []
    game = brute("wave-crest", drawing=". Brute guard1 a b").with_elements(ice=2)
    monsters_attack(game, "null").plays("shove a", "shove b")
    assert game.at("guard1") == "b"


@proves("heart-of-the-betrayer")
def test_the_heart_of_the_betrayer_turns_the_attack_on_an_ally() -> None:
    game = brute("heart-of-the-betrayer", drawing=". Brute guard1 guard2")
    monsters_attack(game, "+1").plays("use heart-of-the-betrayer")
    assert game.health("guard2") == 17
    assert game.health("brute") == 10


@rule("GH-COND-03")
@pytest.mark.parametrize(
    ("name", "conditions"),
    table(
        ("heavy-basinet", ("stun", "muddle")),
        ("protective-charm", ("poison", "wound")),
        ("drakescale-armor", ("poison", "wound")),
    ),
)  # fmt: skip
def test_items_that_make_immune(name: str, conditions: tuple[str, str]) -> None:
    game = brute(name)
    for condition in (*conditions, "disarm"):
        give(game.g, 0, condition)
    assert game.conditions("brute") == ["disarm"]


@proves("drakescale-helm")
def test_the_drakescale_helm_turns_muddle_into_strength() -> None:
    game = brute("drakescale-helm")
    give(game.g, 0, "muddle")
    assert game.conditions("brute") == ["strengthen"]


@proves("heavy-greaves")
def test_heavy_greaves_cannot_be_pushed_by_enemies() -> None:
    game = brute("heavy-greaves", drawing="a Brute guard1")
    assert list(push(game.g, game.names["guard1"], 0, 1)) == []
    assert game.at("brute") == "brute"
    assert game.hero("brute").item_uses == 1


@rule("GH-USE-04")
def test_heavy_greaves_have_not_worked_where_nobody_pushes() -> None:
    game = brute("heavy-greaves")
    monsters_attack(game, "+0").plays("suffer")
    assert game.told(Attacked)
    assert game.hero("brute").item_uses == 0


@proves("flea-bitten-shawl")
def test_the_shawl_makes_its_wearer_the_last_choice() -> None:
    game = brute("flea-bitten-shawl", drawing=". Brute guard1 Scoundrel .")
    monsters_attack(game, "+0").plays("suffer")
    assert game.told(Attacked)[0].target == "scoundrel"
    game = monsters_attack(brute(drawing=". Brute guard1 Scoundrel ."), "+0").plays("suffer")
    assert game.told(Attacked)[0].target == "brute"


@rule("GH-ELEM-09")
@proves("dampening-ring")
def test_the_dampening_ring_takes_an_element_from_the_enemies() -> None:
    game = dungeon(hall("Brute . flame1")).wears("brute", "dampening-ring").turn("brute", "trample", "grab-and-go")
    from tabletome.games.gloomhaven.rules.items.in_turn import spoil_element

    game.with_elements(fire=2)
    asking = spoil_element(game.g, "fire")
    assert next(asking).kind == "spoil"  # type: ignore[union-attr]
    with pytest.raises(StopIteration) as done:
        asking.send(VOCABULARY.parse("use dampening-ring"))
    assert done.value.value is True
    assert game.g.elements[0] == 0


# At the end of a turn


@proves("ring-of-haste", "ring-of-brutality")
def test_rings_play_one_more_card_at_the_end_of_the_turn() -> None:
    game = brute("ring-of-haste", drawing=RUN)
    assert "use ring-of-haste" not in game.offers()
    game.plays("end-turn", "use ring-of-haste", "recover leaping-cleave", "go x")
    assert "leaping-cleave" in game.g.heroes[0].discard
    game = brute("ring-of-brutality").plays(
        "end-turn", "use ring-of-brutality", "recover spare-dagger", "strike guard1"
    )
    assert game.health("guard1") == 17


@proves("second-chance-ring")
def test_the_second_chance_ring_gives_a_later_turn() -> None:
    game = brute("second-chance-ring", drawing="Brute . . . guard1 .")
    game.g.heroes[0].initiative = 20
    game.plays("end-turn", "use second-chance-ring")
    leads = {offer.split(" ")[1] for offer in game.offers("play")}
    assert "leaping-cleave" in leads
    assert "spare-dagger" in leads
    game.g.heroes[0].initiative = 20
    game.plays("play leaping-cleave spare-dagger")
    assert game.g.order.count("brute") == 2
    ids = [turn.id for turn in GAME.scene(game.g, 0).order]
    assert {"turn:brute", "turn:brute:again"} < set(ids)
    assert game.g.heroes[0].initiative == CLASSES["brute"].cards["leaping-cleave"].initiative
    while game.asked() != "turn":
        game.run.play(game.run.decision.options[0])  # type: ignore[union-attr]
    assert set(game.g.heroes[0].chosen) == {"leaping-cleave", "spare-dagger"}


# What is not offered, and why


@rule("GH-ITEM-06", "GH-ITEM-08")
def test_a_used_item_is_not_offered_and_the_question_says_why() -> None:
    game = brute("amulet-of-life", "minor-healing-potion").with_health("brute", 1)
    game.g.heroes[0].items = (Equipped("amulet-of-life", IS_SPENT), Equipped("minor-healing-potion", IS_CONSUMED))
    assert game.offers("use") == []
    decision = game.run.decision
    assert decision is not None
    said = {each.text.name: each.rule for each in GAME.question(game.g, decision).barred}
    assert said["barred-item-spent"] == "GH-ITEM-06"
    assert said["barred-item-consumed"] == "GH-ITEM-08"


@rule("GH-ITEM-04", "GH-SHOP-01")
def test_the_shop_says_what_there_is_no_place_and_no_gold_for() -> None:
    run = outfitting(items="bought")
    run.play(VOCABULARY.parse("buy boots-of-striding"))
    assert run.decision is not None
    said = {(each.text.name, each.text.args["item"].name) for each in GAME.question(run.state, run.decision).barred}
    assert ("barred-item-place", "item-winged-shoes") in said
    assert ("barred-item-gold", "item-leather-armor") in said


@rule("GH-ITEM-05")
def test_the_shop_shows_its_cards_with_prices_while_somebody_buys() -> None:
    run = outfitting(items="bought")
    shelf, *_ = GAME.scene(run.state, 0).zones
    assert len(shelf.cards) == 14
    assert shelf.cards[0].parts[0].text[0].args["price"] == 20
    armour = next(card for card in shelf.cards if card.id == "item:hide-armor")
    (part,) = armour.parts
    assert (armour.label, armour.name.name, part.name.name) == ("3", "item-hide-armor", "slot-body")
    assert part.text[0].args == {"price": 10, "copies": ITEMS["hide-armor"].copies}
    assert [line.name for line in part.text[-3:]] == ["item-says-slots", "item-says-spent", "item-says-penalty"]
    assert (part.text[-3].args, part.text[-1].args) == ({"slots": 2}, {"cards": 2})
    boots = next(card for card in shelf.cards if card.id == "item:boots-of-striding")
    assert "item-says-penalty" not in [line.name for line in boots.parts[0].text]
    run.play(VOCABULARY.parse("buy boots-of-striding"))
    shelf, *_ = GAME.scene(run.state, 0).zones
    assert len(shelf.cards) == 13


@rule("GH-USE-04")
def test_whatever_an_item_does_counts_as_using_it() -> None:
    spear = brute("halberd", drawing="Brute . guard1").plays("basic-attack trample", "strike guard1")
    assert spear.g.heroes[0].item_uses == 1
    assert brute("halberd").plays("basic-attack trample", "strike guard1").g.heroes[0].item_uses == 0
    assert brute("boots-of-levitation", drawing=RUN).plays("basic-move trample", "go x").g.heroes[0].item_uses == 1


# In real scenarios


class Uses:
    """Counts what is used."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def hear(self, event: Event) -> None:
        if isinstance(event, ItemUsed):
            self.names.add(event.item)


def play_with_items(number: int, uses: Uses) -> None:
    """A party that wears what nobody has used yet, and uses whatever it can."""
    rng = random.Random(number)
    party = rng.sample(list(CLASSES), 3)
    options = {"players": 3, "items": "free", "first": party[0], "second": party[1], "third": party[2]}
    options |= {"first_level": 9, "second_level": 5, "scenario": rng.choice(list(PLAYABLE)[:5])}
    state = new_game(GloomhavenOptions.read(options), seeded(str(number)))
    listen(state, uses)
    run = Run(GAME, state)
    for _ in range(400):
        if run.decision is None:
            break
        among: list[Any] = list(run.decision.options)
        wanted = [each for each in among if isinstance(each, Buy) and each.item not in uses.names]
        useful = [each for each in among if isinstance(each, Use)]
        calm = [each for each in among if not isinstance(each, EndTurn | LoseCard | LoseTwo)]
        if wanted:
            among = wanted
        elif useful and rng.random() < 0.7:
            among = useful
        run.play(rng.choice(calm if calm and among is not useful and among is not wanted else among))
        GAME.check(state)


def test_items_are_used_in_real_scenarios() -> None:
    uses = Uses()
    for number in range(12):
        play_with_items(number, uses)
    assert len(uses.names) > 70, sorted(set(ITEMS) - uses.names)


# All of them


def test_every_design_is_proved_by_a_test_of_this_file() -> None:
    """Those of scenarios for one character are proved in test_solo_items.py."""
    assert sorted(name for name, item in ITEMS.items() if item.number <= IN_THE_BOX and name not in PROVED) == []


@pytest.mark.parametrize("symbol", [SPENT, CONSUMED])
def test_most_items_are_spent_or_consumed(symbol: str) -> None:
    assert sum(item.symbol == symbol for item in ITEMS.values()) > 30


@rule("GH-ELEM-02")
def test_an_element_of_ones_choice_is_not_offered_when_all_are_infused_already() -> None:
    game = dungeon("Brute . Scoundrel . guard1").wears("brute", "staff-of-elements")
    game.turn("brute", "trample", "grab-and-go")
    assert "use staff-of-elements" in game.offers()
    full = dungeon("Brute . Scoundrel . guard1").wears("brute", "staff-of-elements")
    full.g.infusing = ELEMENTS
    full.turn("brute", "trample", "grab-and-go")
    assert "use staff-of-elements" not in full.offers()


@rule("GH-MOVE-05", "GH-OVL-16")
def test_the_doomed_compass_leads_an_enemy_through_difficult_terrain() -> None:
    game = brute("doomed-compass", drawing="Brute . guard1 ~ a~ .")
    game.plays("use doomed-compass", "choose guard1", "go a")
    assert game.at("guard1") == "a"


@rule("GH-SPECIAL-06")
def test_the_resonant_crystal_destroys_no_obstacle_with_hit_points() -> None:
    game = brute("resonant-crystal", drawing="Brute x%")
    altar = Figure("altar", OBJECTIVE, MONSTERS_SEAT, 1, game.places["x"], 9, 9, hostile=True)
    game.g.figures.append(altar)
    assert "use resonant-crystal" not in game.offers()
