"""Cards that the book shows, against the words it says of them: numbers, and what symbols buy."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tabletome.engine.ledger import Break, Ledger, rule
from tabletome.games.sword_and_sorcery.content.enemies import CARD, SCROLLS
from tabletome.games.sword_and_sorcery.content.heroes import HEROES
from tabletome.games.sword_and_sorcery.content.items import FACE, SHOP_CARDS, STASH_CARDS, TREASURES
from tabletome.games.sword_and_sorcery.content.notation import boons, deeds, passives
from tabletome.games.sword_and_sorcery.content.notation import heroes as notation
from tabletome.games.sword_and_sorcery.content.notation.attacks import BOW_ATTACK, WEAPON_ATTACK, Spend
from tabletome.games.sword_and_sorcery.content.notation.boons import ALL, AnyBoon
from tabletome.games.sword_and_sorcery.content.notation.heroes import Item, Level
from tabletome.games.sword_and_sorcery.content.notation.terms import BLINDED, GREEN
from tabletome.games.sword_and_sorcery.content.powers import POWERS

LEDGER = Ledger.load(Path(notation.__file__).parents[2] / "rules.yaml")
ROMAN = {"I": 1, "II": 2, "III": 3, "IV": 4, "V": 5}


def data(id: str) -> Any:
    return LEDGER.rule(id).data


def buys(spends: tuple[Spend, ...]) -> list[tuple[AnyBoon, ...]]:
    """What symbols buy, in the order of the card."""
    return [spend.gives for spend in spends if spend.cost]


# ------------------------------------------------------------------ weapons and armor


@rule("SS-ITEMCARD-02")
def test_the_broadsword_rolls_two_dice_and_its_enchanted_back_has_a_hit_more() -> None:
    front, back = FACE["broadsword"], FACE["broadsword+"]
    printed = data("SS-ITEMCARD-02")
    assert sum(front.value) == printed["front"]["attack_printed"][0]
    assert [back.value[0], back.value[1] + back.value[2]] == printed["back"]["attack_printed"]
    for side in (front, back):
        assert (side.damage, side.category, side.reach) == ("slash", "sword", 0)
        assert buys(side.spends) == [(boons.Hits(),), (boons.Reroll(),)]
    assert front.stash
    assert back.enchanted


EFFECTS: dict[str, list[tuple[AnyBoon, ...]]] = {
    "battle-axe": [(boons.Aoe(0),), (boons.Pierce(ALL),)],
    "studded-leather": [(boons.Shields(),)],
    "sentinel": [(boons.Guard(),), (boons.Again(),)],
    "hammer": [(boons.Knockdown(),), (boons.Crit(),)],
    "longbow+": [(boons.Hits(),), (boons.Crit(),)],
    "scale-mail+": [(boons.Reroll(ALL),), (boons.Shields(),)],
    "flaming-sword": [(boons.Fire(2),), (boons.AgainOnAny(),), (boons.Pierce(ALL),)],
    "knives": [(boons.Pierce(),), (boons.Hits(),)],
    "knives+": [(boons.Pierce(2),), (boons.Crit(),)],
}


@rule(
    "SS-ITEMCARD-05", "SS-ITEMCARD-07", "SS-ITEMCARD-08", "SS-ITEMCARD-09", "SS-ITEMCARD-10", "SS-ITEMCARD-12",
    "SS-ITEMCARD-15", "SS-ITEMCARD-19",
)  # fmt: skip
@pytest.mark.parametrize("card", EFFECTS)
def test_symbols_buy_what_the_card_says(card: str) -> None:
    assert buys(FACE[card].spends) == EFFECTS[card]


@rule("SS-ITEMCARD-07", "SS-ITEMCARD-12")
@pytest.mark.parametrize(("card", "id"), [("studded-leather", "SS-ITEMCARD-07"), ("scale-mail+", "SS-ITEMCARD-12")])
def test_the_books_armors_have_the_books_numbers(card: str, id: str) -> None:
    printed, item = data(id), FACE[card]
    assert (item.armor, item.defence) == (printed["armor"], printed["defence"])
    assert item.shields == printed.get("magic_shields", 0)
    assert f"{item.category} armor" == printed["category"]
    assert item.price == printed.get("price", 0)


@rule("SS-ITEMCARD-19")
@pytest.mark.parametrize(("card", "side"), [("knives", "front"), ("knives+", "back")])
def test_knives_and_elven_knives_are_thrown_one_area_with_two_dice(card: str, side: str) -> None:
    printed, item = data("SS-ITEMCARD-19")[side], FACE[card]
    hits, red, blue = item.value
    assert [*([hits] if hits else []), red + blue] == printed["attack_printed"]
    assert (item.damage, item.category, item.reach) == ("pierce", "ammo", printed["range"])
    assert item.price == printed["price"]


@rule("SS-ITEMCARD-20")
def test_items_that_only_examples_name_have_what_is_known_of_them() -> None:
    assert buys(FACE["kord"].spends) == [(boons.Lethal(1),)]
    assert FACE["kord"].category == FACE["greedy-sting"].category == "dagger"
    assert FACE["greedy-sting"].value[0] == 1
    assert (boons.Lethal(2),) in buys(FACE["crystal-knife"].spends)
    assert FACE["narrow-bandages"].deeds == (deeds.Cure(1, to=deeds.HERO),)
    assert FACE["narrow-bandages+"].deeds == (deeds.Cure(ALL, to=deeds.HERO),)
    assert FACE["wooden-shield"].spends[0].gives == (boons.Bash(),)
    assert FACE["wand"].reach == 2


# ------------------------------------------------------------------ other items


def boost_of(item: Item) -> deeds.GainBoost:
    (deed,) = item.deeds
    assert isinstance(deed, deeds.GainBoost)
    return deed


@rule("SS-ITEMCARD-01")
@pytest.mark.parametrize(
    ("card", "side", "hits"), [("potion-of-strength", "front", 1), ("potion-of-strength+", "back", 2)]
)
def test_potion_and_elixir_of_strength_help_all_weapon_attacks_until_the_time_phase(
    card: str, side: str, hits: int
) -> None:
    boost = boost_of(FACE[card]).boost
    assert (boost.attacks, boost.hits, boost.lasts) == (WEAPON_ATTACK, hits, True)
    assert FACE[card].kind == "consumable"
    assert FACE[card].price == data("SS-ITEMCARD-01")[side]["price"]


@rule("SS-ITEMCARD-04")
def test_a_healing_potion_gives_four_hp_to_a_hero_here() -> None:
    printed, item = data("SS-ITEMCARD-04"), FACE["healing-potion"]
    assert item.deeds == (deeds.Heal(4, to=deeds.HERO),)
    assert (item.price, item.range, item.styles, item.barred) == (printed["price"], printed["range"], (), ())


@rule("SS-ITEMCARD-06", breaks=Break("content/items.py", "boons.Lethal(1)", "boons.Lethal(2)"))
def test_elven_arrows_make_one_hit_or_all_lethal() -> None:
    item = FACE["elven-arrows"]
    boost = boost_of(item).boost
    assert (boost.attacks, boost.hits) == (BOW_ATTACK, 0)
    assert buys(boost.spends) == [(boons.Lethal(1),), (boons.Lethal(ALL),)]
    assert item.price == data("SS-ITEMCARD-06")["price"]
    assert len(item.styles) == 2


@rule("SS-ITEMCARD-14")
def test_the_town_portal_opens_once_per_quest() -> None:
    item = FACE["town-portal"]
    assert (item.kind, item.act, item.deeds) == ("artifact", 1, (deeds.VisitEmporium(),))
    assert item.once_per_quest


@rule("SS-ITEMCARD-16")
def test_a_sack_holds_two_items_for_forty_crowns() -> None:
    item = FACE["sack"]
    assert (item.kind, item.gives, item.price) == ("permanent", passives.Capacity(2), data("SS-ITEMCARD-16")["price"])


@rule("SS-ITEMCARD-17")
def test_a_protective_barrier_gives_two_magic_shields_within_three_areas() -> None:
    printed, item = data("SS-ITEMCARD-17"), FACE["protective-barrier"]
    assert item.deeds == (deeds.MagicShields(2, to=deeds.HERO),)
    assert (item.price, item.range) == (printed["price"], printed["range"])


@rule("SS-ITEMCARD-18")
def test_flaming_arrows_add_a_hit_and_burn() -> None:
    boost = boost_of(FACE["flaming-arrows"]).boost
    assert (boost.attacks, boost.hits) == (BOW_ATTACK, 1)
    assert [spend.gives for spend in boost.spends if not spend.cost] == [(boons.Fire(1),)]
    assert buys(boost.spends) == [(boons.Fire(2),)]


@rule(
    "SS-ITEM-03",
    breaks=Break("content/items.py", "copies(GOODS, GOODS_COPIES)", "copies(GOODS, GOODS_COPIES) | copies(FINDS, {})"),
)
def test_nothing_that_is_found_is_for_sale() -> None:
    assert not any(sides[0].kind == "artifact" for sides in (SHOP_CARDS | STASH_CARDS).values())
    assert not set(SHOP_CARDS) & set(TREASURES)


# ------------------------------------------------------------------ powers


def levels(name: str) -> dict[int, Level]:
    return {level.rank: level for level in POWERS[name].levels}


def attack_of(level: Level) -> deeds.Attack:
    (deed,) = level.deeds
    assert isinstance(deed, deeds.Attack)
    return deed


@rule("SS-POWCARD-02")
def test_rose_strike_blinds_all_enemies_here_and_later_hurts_them() -> None:
    steps = levels("rose-strike")
    blinds = deeds.Afflict(BLINDED, to=deeds.ENEMIES_HERE)
    assert set(steps) == {ROMAN[rank] for rank in data("SS-POWCARD-02")["levels"]}
    assert steps[2].deeds == (blinds,)
    assert steps[4].deeds == (blinds, deeds.Harm(deeds.PerHalfLevel(1), to=deeds.ENEMIES_HERE))


@rule("SS-POWCARD-11")
@pytest.mark.parametrize("rank", ["III", "V"])
def test_lightning_bolt_has_the_books_dice_cooldown_and_effects(rank: str) -> None:
    card = data("SS-POWCARD-11")
    printed = card["levels"][rank]
    step = levels("lightning-bolt")[ROMAN[rank]]
    assert attack_of(step).value == (card["fixed_hits"], printed["red"], printed["blue"])
    assert attack_of(step).damage == card["damage"].lower()
    lethal = [(boons.Lethal(3),)] if "extra" in printed else []
    assert buys(attack_of(step).spends) == [(boons.Aoe(0),), (boons.Knockdown(),), *lethal]
    assert step.cooldown == printed["cooldown"]
    assert POWERS["lightning-bolt"].range == card["range"]


@rule("SS-POWCARD-15")
@pytest.mark.parametrize(("rank", "hits"), [(1, 0), (3, 1), (5, 2)])
def test_precise_strike_is_critical_and_gains_hits(rank: int, hits: int) -> None:
    (deed,) = levels("precise-strike")[rank].deeds
    assert isinstance(deed, deeds.GainBoost)
    assert deed.boost.hits == hits
    assert [spend.gives for spend in deed.boost.spends if not spend.cost] == [(boons.Crit(),)]
    assert {ROMAN[rank] for rank in data("SS-POWCARD-15")["levels"]} == set(levels("precise-strike"))


@rule("SS-POWCARD-16")
def test_rain_of_arrows_strikes_an_area_with_a_bow() -> None:
    (deed,) = levels("rain-of-arrows")[ROMAN["II"]].deeds
    assert isinstance(deed, deeds.GainBoost)
    assert (deed.boost.attacks, deed.boost.hits) == (BOW_ATTACK, 0)
    assert [spend.gives for spend in deed.boost.spends if not spend.cost] == [(boons.Aoe(0),)]
    assert len(POWERS["rain-of-arrows"].levels) == 1


@rule("SS-POWCARD-17")
@pytest.mark.parametrize("rank", ["I", "III", "V"])
def test_heal_gives_the_books_hp_to_a_hero_within_one_area(rank: str) -> None:
    card = data("SS-POWCARD-17")
    printed = card["levels"][rank]
    step = levels("heal")[ROMAN[rank]]
    assert step.deeds == (deeds.Heal(printed["hp"], to=deeds.HERO),)
    assert step.cooldown == printed.get("cooldown", step.cooldown)
    assert POWERS["heal"].range == card["range"]


@rule("SS-POWCARD-21")
def test_mistress_of_thunder_rolls_a_red_and_a_blue_die_and_knocks_down() -> None:
    card = data("SS-POWCARD-21")
    attack = attack_of(levels("mistress-of-thunder")[1])
    assert attack.value == (0, card["levels"]["I"]["red"], card["levels"]["I"]["blue"])
    assert attack.damage == card["damage"].lower()
    (spend,) = attack.spends
    assert (len(spend.cost), len(set(spend.cost)), spend.gives) == (2, 2, (boons.Knockdown(),))


# ------------------------------------------------------------------ heroes


@rule(
    "SS-HERO-01",
    breaks=Break("content/heroes.py", 'hero="auriel", nature=CHAOS', 'hero="auriel", nature=LAW'),
)
def test_the_five_heroes_come_in_the_two_versions_of_the_book() -> None:
    rows = {f"{row['hero']} {row['class_en']}": row["nature"].lower() for row in data("SS-HERO-01")["rows"]}
    cards = {name.replace("-", " ").title(): card.nature for name, card in HEROES.items()}
    assert cards == {name.replace("Knight Of The ", ""): nature for name, nature in _titled(rows).items()}


def _titled(rows: dict[str, str]) -> dict[str, str]:
    return {name.title(): nature for name, nature in rows.items()}


# ------------------------------------------------------------------ enemies


@rule("SS-BEST-06", "SS-BEST-07", "SS-BEST-08", "SS-BEST-09", "SS-BEST-17")
@pytest.mark.parametrize(
    ("card", "id"),
    [("raider-green-1", "SS-BEST-06"), ("orc-shaman-blue-1", "SS-BEST-07"), ("orc-shaman-blue-2", "SS-BEST-07"),
     ("orc-shaman-red-1", "SS-BEST-08"), ("orc-warrior-red-1", "SS-BEST-09")],
)  # fmt: skip
def test_enemy_cards_have_the_books_numbers(card: str, id: str) -> None:
    printed, found = data(id), CARD[card]
    stats = printed | printed.get("reading", {})
    assert (found.armor, found.shields, found.defence) == (stats["armor"], stats["magic_shields"], stats["defence"])
    assert found.soul_points == stats["soul_points"]
    hp = stats["hp"]
    assert (found.hp, found.hp_many or found.hp) == ((hp, hp) if isinstance(hp, int) else tuple(hp.values()))
    changes = {**stats.get("resist", {}), **stats.get("vulnerable", {})}
    assert dict(found.resists) == {damage.lower(): change for damage, change in changes.items()}
    assert SCROLLS[found.scroll].rank == stats["rank"]
    assert SCROLLS[found.scroll].race == stats["race"]


@rule("SS-BEST-06", "SS-BEST-07", "SS-BEST-09")
def test_enemy_cards_drop_what_the_book_shows_and_have_its_powers() -> None:
    raider, red = CARD["raider-green-1"], CARD["orc-warrior-red-1"]
    assert (raider.crowns, raider.power_icons) == (data("SS-BEST-06")["drop_crowns"], data("SS-BEST-06")["power_icons"])
    first, second = CARD["orc-shaman-blue-1"], CARD["orc-shaman-blue-2"]
    assert (first.crowns, first.treasures + first.loot, second.crowns) == (0, 1, 15)
    assert max(first.power_icons, second.power_icons) >= 1
    assert red.power_icons == 1
    assert buys(red.defences) == [(boons.Shields(),)]
    for scroll in (first.scroll, red.scroll):
        assert any(trait.icon == "reaction" for trait in SCROLLS[scroll].traits)


@rule("SS-BEST-08")
def test_the_magma_rod_of_the_red_shaman() -> None:
    rod = SCROLLS["orc-shaman-red"].main
    assert rod.value == (2, 1, 4)
    fire, area = sorted(rod.spends, key=lambda spend: len(spend.cost))
    assert (fire.gives, area.gives, area.cost) == ((boons.Fire(2),), (boons.Aoe(0),), fire.cost * 2)


@rule("SS-BEST-16", "SS-BEST-17")
def test_what_examples_show_of_two_enemies() -> None:
    gremlin, shaman = CARD["gremlin-red-1"], CARD["orc-shaman-green-1"]
    assert gremlin.armor == 1
    assert gremlin.defence >= 1
    assert (shaman.armor, shaman.shields) == (0, data("SS-BEST-17")["magic_shields"])
    assert shaman.hp >= 2
    assert SCROLLS[shaman.scroll].rank == GREEN


@rule(
    "SS-ENEMY-01", breaks=Break("content/enemies.py", "Scroll] = {each.name: each", "Scroll] = {each.name: _SCROLLS[0]")
)
def test_every_rank_of_a_kind_has_its_own_weapons_and_powers() -> None:
    for kind in ("gremlin", "raider", "orc-warrior", "orc-shaman"):
        scrolls = [SCROLLS[CARD[f"{kind}-{rank}-1"].scroll] for rank in ("green", "blue", "red")]
        assert [scroll.rank for scroll in scrolls] == ["green", "blue", "red"]
        assert [scroll.difficulty for scroll in scrolls] == [1, 2, 3]
        assert len({(scroll.main, scroll.off, scroll.traits) for scroll in scrolls}) == 3
