"""Items and equipment; a case for every side of every item card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tabletome.engine.ledger import Break, Ledger, rule
from tabletome.games.sword_and_sorcery.actions import VOCABULARY, Empower, Equip, UseItem
from tabletome.games.sword_and_sorcery.content.dice import BLUE_FACES, RED_FACES
from tabletome.games.sword_and_sorcery.content.heroes import HEROES
from tabletome.games.sword_and_sorcery.content.items import (
    BUILDING,
    FACE,
    SHOP_CARDS,
    SIDES,
    SOUL_CARDS,
    STASH_CARDS,
    TREASURES,
    front,
    turned,
)
from tabletome.games.sword_and_sorcery.content.notation import boons
from tabletome.games.sword_and_sorcery.content.notation.boons import ALL
from tabletome.games.sword_and_sorcery.content.notation.heroes import Item
from tabletome.games.sword_and_sorcery.content.notation.passives import WeaponHits
from tabletome.games.sword_and_sorcery.content.notation.terms import MISS, STYLES
from tabletome.games.sword_and_sorcery.content.quests import FOLDER
from tabletome.games.sword_and_sorcery.content.symbols import LOST
from tabletome.games.sword_and_sorcery.content.weapons import BARE_HANDS
from tabletome.games.sword_and_sorcery.events import AttackDeclared, Defended, DiceRolled, Healed, HitsCounted, Rerolled
from tabletome.games.sword_and_sorcery.rules.combat.death import hero_dies
from tabletome.games.sword_and_sorcery.rules.combat.defence import defend
from tabletome.games.sword_and_sorcery.rules.combat.dice import save_roll
from tabletome.games.sword_and_sorcery.rules.combat.weapon_attacks import hero_attack
from tabletome.games.sword_and_sorcery.rules.deeds.reactions import Attacked, react_before_defence
from tabletome.games.sword_and_sorcery.rules.flow import expire
from tabletome.games.sword_and_sorcery.rules.hero_turn import attack_options, do_activity
from tabletome.games.sword_and_sorcery.rules.heroes.equipment import equip, equip_choices, exchange, unequip
from tabletome.games.sword_and_sorcery.rules.heroes.gear import (
    can_use,
    capacity,
    granted,
    magic_shields,
    passive,
    remove_card,
    slots_for,
    throw_away,
    weapon_in,
)
from tabletome.games.sword_and_sorcery.rules.heroes.items import item_options
from tabletome.games.sword_and_sorcery.rules.heroes.movement import movement_points
from tabletome.games.sword_and_sorcery.rules.heroes.treasure import (
    gain_treasures,
    lying_for,
    receive_card,
    receive_treasure,
    turn_loot,
)
from tabletome.games.sword_and_sorcery.rules.setup import begin_quest
from tabletome.games.sword_and_sorcery.state import BIT, NOBODY, Hero
from tabletome.games.sword_and_sorcery.view.scene import scene
from tabletome.games.sword_and_sorcery.view.wording import item_text
from tests.games.sword_and_sorcery.questing import Table, quest_table, things

LEDGER = Ledger.load(FOLDER.parent.parent / "rules.yaml")
HERE, NEXT = "14a.1", "14a.2"
WEAPONS = sorted({card for card, item in FACE.items() if card and item.kind == "weapon" and "." not in card})
ARMORS = sorted({card for card, item in FACE.items() if item.kind == "armor" and "." not in card})
USABLE = sorted({card for card, item in FACE.items() if item.deeds and item.kind != "armor" and "." not in card})


def bare(dice: str = "", foes: tuple[str, ...] = (), first: str = "ecarus-white-rose") -> Table:
    """A hero without any item, before enemies; the friend is far away."""
    table = quest_table(
        dice=dice, first=first, second="laegon-archer" if first != "laegon-archer" else "thorgar-cleric"
    )
    sheet = table.g.heroes[0]
    sheet.main = sheet.off = sheet.armor = sheet.artifact = ""
    table.g.figures[0].magic_shields = 0
    table.put(1, "16a.3")
    table.g.turn.actions, table.g.turn.combats = 0, 1
    for foe in foes:
        number = table.enemy(foe, HERE)
        table.g.enemy_of(number).powers = ()
    return table


def hits(table: Table) -> int:
    return int(table.events(HitsCounted)[0].hits)


# ------------------------------------------------------------------ every weapon

SURE_HITS = 4
"""So many that every effect which needs a hit works."""


def faces_showing(item: Item, wanted: tuple[int, ...]) -> list[int]:
    """Dice of the weapon that show these symbols between them, and misses otherwise."""
    _, red, blue = item.value
    left = list(wanted)
    found = []
    for faces in [RED_FACES] * red + [BLUE_FACES] * blue:
        best = max(range(len(faces)), key=lambda face: (fit(faces[face], left), MISS in faces[face]))
        for symbol in faces[best]:
            if symbol in left:
                left.remove(symbol)
        found.append(best)
    assert not left, "the weapon cannot pay for this effect"
    return found


def fit(face: tuple[int, ...], left: list[int]) -> int:
    return sum(min(face.count(symbol), left.count(symbol)) for symbol in set(face))


@rule(
    "SS-ITEM-14", "SS-ITEM-15", "SS-ITEMCARD-02", "SS-ITEMCARD-03", "SS-ITEMCARD-05", "SS-ITEMCARD-08",
        "SS-ITEMCARD-09",
    "SS-ITEMCARD-10", "SS-ITEMCARD-15", "SS-ITEMCARD-19", "SS-ITEMCARD-20",
)  # fmt: skip
@pytest.mark.parametrize("card", WEAPONS)
def test_every_effect_of_every_weapon_can_be_bought_and_works(card: str) -> None:
    item = FACE[card]
    for number, spend in enumerate(item.spends):
        table = bare(foes=("orc-warrior-red-1", "orc-warrior-green-1"))
        g = table.g
        table.top("criticals", "slowed")
        g.heroes[0].main = card
        g.figures[0].wounds = 2
        g.figures[0].hit_bonus = SURE_HITS
        g.figures[3].came_from = table.area(NEXT)
        if spend.cost:
            g.rng.faces = faces_showing(item, spend.cost) + [9] * 30
            script = hero_attack(g, 0, "main", 3)
            decision = table.asked(script)
            assert f"buy {number}" in [str(option) for option in decision.options]
            answer: object = next(option for option in decision.options if str(option) == f"buy {number}")
        else:
            g.rng.faces = [0] * item.value[1] + [9] * 30
            script, answer = hero_attack(g, 0, "main", 3), None
        finish(script, answer)
        for boon in spend.gives:
            WORKED[type(boon)](table, boon.n)


def finish(script: object, answer: object) -> None:
    """Answer, throw again whatever may be, then decline or take the first of whatever else is asked."""
    try:
        decision = script.send(answer)  # type: ignore[attr-defined]
        while True:
            taken = decision.kind in ("reroll", "again")
            done = [option for option in decision.options if str(option) == "done" and not taken]
            decision = script.send(done[0] if done else decision.options[0])  # type: ignore[attr-defined]
    except StopIteration:
        return


def _reroll(table: Table, n: int) -> None:
    dice = len(table.events(DiceRolled)[0].dice)
    mine = [event for event in table.events(Rerolled) if event.who == "ecarus-white-rose"]
    assert len(mine) == min(n, dice)


def _hits(table: Table, n: int) -> None:
    assert dict(table.events(HitsCounted)[0].extra)["bought"] == n


def _condition(name: str) -> Callable[[Table, int], None]:
    def check(table: Table, n: int) -> None:  # noqa: ARG001 - all checks have one shape
        assert table.g.figures[3].conditions & BIT[name]

    return check


def _crit(table: Table, n: int) -> None:  # noqa: ARG001 - all checks have one shape
    assert table.g.figures[3].conditions & BIT["slowed"]


def _down(table: Table, n: int) -> None:  # noqa: ARG001 - all checks have one shape
    assert table.g.figures[3].down


def _bash(table: Table, n: int) -> None:  # noqa: ARG001 - all checks have one shape
    assert table.g.figures[3].at == table.area(NEXT)


def _fire(table: Table, n: int) -> None:
    it = table.g.figures[3]
    assert (it.fire1, it.fire2) == ((1, 0) if n == 1 else (0, 1))


def _aoe(table: Table, n: int) -> None:  # noqa: ARG001 - all checks have one shape
    assert {event.who for event in table.events(Defended)} >= {"orc-warrior-red-1", "orc-warrior-green-1"}


def _lethal(table: Table, n: int) -> None:
    event = table.events(Defended)[0]
    assert event.lethal == min(n, event.hits - event.resisted)


def _pierce(table: Table, n: int) -> None:
    assert table.events(Defended)[0].armor == max(0, 2 - n)


def _again(table: Table, n: int) -> None:  # noqa: ARG001 - all checks have one shape
    mine = [event for event in table.events(AttackDeclared) if event.who == "ecarus-white-rose"]
    assert len(mine) == 2


def _heal(table: Table, n: int) -> None:
    assert any(event.by == n for event in table.events(Healed))


def _drain(table: Table, n: int) -> None:  # noqa: ARG001 - all checks have one shape
    assert table.events(Healed)[0].by == min(2, table.events(Defended)[0].damage)


def _guard(table: Table, n: int) -> None:
    assert table.g.figures[0].shield_bonus == n


WORKED: dict[type[boons.Boon], Callable[[Table, int], None]] = {
    boons.Hits: _hits,
    boons.Crit: _crit,
    boons.Knockdown: _down,
    boons.Bash: _bash,
    boons.Fire: _fire,
    boons.Aoe: _aoe,
    boons.Lethal: _lethal,
    boons.Pierce: _pierce,
    boons.Again: _again,
    boons.AgainOnAny: _again,
    boons.Heal: _heal,
    boons.Drain: _drain,
    boons.Guard: _guard,
    boons.Reroll: _reroll,
    boons.Poison: _condition("poison-1"),
    boons.Blinded: _condition("blinded"),
    boons.Slowed: _condition("slowed"),
    boons.Stunned: _condition("stunned"),
}


@rule("SS-ITEMCARD-02", "SS-ITEMCARD-05", "SS-ITEMCARD-08", "SS-ITEMCARD-09", "SS-ITEMCARD-10", "SS-ITEMCARD-15")
@pytest.mark.parametrize(
    ("card", "id"),
    [("battle-axe", "SS-ITEMCARD-05"), ("sentinel", "SS-ITEMCARD-08"), ("hammer", "SS-ITEMCARD-09"),
     ("longbow+", "SS-ITEMCARD-10"), ("flaming-sword", "SS-ITEMCARD-15")],
)  # fmt: skip
def test_the_books_weapons_have_the_books_numbers(card: str, id: str) -> None:
    data = LEDGER.rule(id).data
    numbers = data.get("reading", data)
    item = FACE[card]
    assert item.value == (numbers["hits"], numbers["red"], numbers["blue"])
    assert item.reach == data["range"]
    assert item.damage == data["damage"].lower()
    assert item.category == data["category"]
    assert item.price == data.get("price", 0)
    assert item.source == "mixed", "its symbols are ours"


# ------------------------------------------------------------------ every armor


@rule("SS-ITEM-23", "SS-ITEM-24", "SS-ITEM-26", "SS-ITEMCARD-07", "SS-ITEMCARD-11", "SS-ITEMCARD-12")
@pytest.mark.parametrize("card", ARMORS)
def test_every_armor_defends_with_its_armor_shields_and_dice(card: str) -> None:
    item = FACE[card]
    table = bare("b.miss " * item.defence)
    table.g.heroes[0].armor = card
    table.g.figures[0].max_hp = 40
    expire(table.g)
    assert table.g.figures[0].magic_shields == item.shields
    table.run(defend(table.g, 0, 20, 0, "", 0, -1))
    event = table.events(Defended)[0]
    assert (event.armor, event.magic) == (item.armor, item.shields)
    assert len(table.events(DiceRolled)[0].dice) == item.defence
    table.g.heroes[0].armor, table.g.heroes[0].inventory = "", (card,)
    table.dice("b.miss")
    table.run(defend(table.g, 0, 3, 0, "", 0, -1))
    assert table.events(Defended)[1].armor == 0, "only from its slot"


@rule("SS-ITEM-25")
def test_without_armor_a_hero_rolls_one_die() -> None:
    table = bare("b.shield")
    assert table.run(defend(table.g, 0, 3, 0, "", 0, -1)) == 2


@rule("SS-ITEMCARD-12", "SS-COMBAT-36", "SS-AI-45")
def test_enchanted_scale_mail_rerolls_any_defence_dice() -> None:
    table = bare("b.skill+magic b.miss b.shield b.miss")
    table.g.heroes[0].armor = "scale-mail+"
    table.g.figures[0].magic_shields = 1
    answers = ("buy 0", "reroll 0", "reroll 1")
    assert table.run(defend(table.g, 0, 4, 0, "", 0, -1), *answers) == 1


# ------------------------------------------------------------------ every other item


def drink(card: str, target: int | None = None, *answers: str, dice: str = "", foes: tuple[str, ...] = ()) -> Table:
    """The hero has the card where it works, and uses it."""
    table = bare(dice, foes, "shae-rogue")
    g = table.g
    item = FACE[card]
    if item.kind == "artifact":
        g.heroes[0].artifact = card
        g.charges[card] = item.charges
    else:
        g.heroes[0].inventory = (card,)
    g.figures[0].wounds, g.figures[0].max_hp = 9, 20
    g.figures[0].conditions = BIT["slowed"] | BIT["poison-1"]
    g.heroes[0].powers, g.heroes[0].cooling = ("tumble",), (3,)
    g.turn.actions, g.turn.combats = 2, 2
    g.turn.activities = 0
    g.heroes[0].used = ("focus",)
    table.run(do_activity(g, 0, UseItem(card, target)), *answers)
    return table


def heals(by: int) -> Callable[[str], None]:
    def case(card: str) -> None:
        assert drink(card, 0).g.figures[0].wounds == max(0, 9 - by)

    return case


def boosts(hits_: int, when: str, lasts: bool) -> Callable[[str], None]:
    def case(card: str) -> None:
        table = drink(card)
        (boost,) = table.g.heroes[0].boosts
        assert (boost.hits, boost.attacks.name, boost.lasts) == (hits_, when, lasts)

    return case


def cures(left: int) -> Callable[[str], None]:
    def case(card: str) -> None:
        answers = ("pick slowed",) if left else ()
        assert drink(card, 0, *answers).g.figures[0].conditions.bit_count() == left

    return case


def shields(card: str) -> None:
    assert drink(card, 0).g.figures[0].magic_shields == 2


def hurries(by: int) -> Callable[[str], None]:
    def case(card: str) -> None:
        assert drink(card).g.turn.movement_points == by

    return case


def burns(level: int) -> Callable[[str], None]:
    def case(card: str) -> None:
        it = drink(card, 3, dice="b.miss b.shield b.shield", foes=("orc-warrior-red-1",)).g.figures[3]
        assert (it.fire1, it.fire2) == ((1, 0) if level == 1 else (0, 1))

    return case


def scroll_of_fire(card: str) -> None:
    table = drink(
        card, 3, "buy 1", dice="r.hit+magic r.miss b.shield b.shield", foes=("orc-warrior-red-1", "raider-green-1")
    )
    assert [table.g.figures[foe].fire2 for foe in (3, 4)] == [1, 1]


def holy_water(card: str) -> None:
    table = drink(card, 0, "pick slowed")
    assert (table.g.figures[0].wounds, table.g.figures[0].conditions) == (7, BIT["poison-1"])


def cloaks(card: str) -> None:
    table = drink(card)
    assert table.g.figures[0].cloaked
    assert table.g.charges[card] == 1


def town_portal(card: str) -> None:
    assert drink(card).g.visiting


def blinds(card: str) -> None:
    target = 3 if FACE[card].kind == "artifact" else None
    assert drink(card, target, foes=("raider-green-1",)).g.figures[3].conditions == BIT["blinded"]


def war_horn(card: str) -> None:
    assert drink(card).g.figures[0].hit_bonus == 1


def memory(card: str) -> None:
    assert drink(card).g.heroes[0].cooling == (0,)


def stone(card: str) -> None:
    assert drink(card).g.figures[0].armor_bonus == 2


USES: dict[str, Callable[[str], None]] = {
    "potion-of-strength": boosts(1, "weapon", True), "potion-of-strength+": boosts(2, "weapon", True),
    "healing-potion": heals(4), "healing-potion+": heals(8), "narrow-bandages": cures(1), "narrow-bandages+": cures(0),
    "protective-barrier": shields, "elven-arrows": boosts(0, "bow", False), "flaming-arrows": boosts(1, "bow", False),
    "silver-arrows": boosts(0, "bow", False), "swift-potion": hurries(2), "swift-potion+": hurries(4),
    "fire-flask": burns(1), "fire-flask+": burns(2), "holy-water": holy_water, "elven-cloak": cloaks,
    "town-portal": town_portal, "amulet-of-life": heals(3), "skull-charm": boosts(0, "any", False), "sun-stone": blinds,
    "war-horn": war_horn, "phoenix-feather": heals(ALL), "dwarven-ale": heals(6), "scroll-of-fire": scroll_of_fire,
    "scroll-of-memory": memory, "elixir-of-stone": stone, "smoke-bomb": blinds,
}  # fmt: skip


@rule(
    "SS-ITEM-34", "SS-ITEM-39", "SS-ITEMCARD-01", "SS-ITEMCARD-04", "SS-ITEMCARD-06", "SS-ITEMCARD-13",
        "SS-ITEMCARD-14",
    "SS-ITEMCARD-17", "SS-ITEMCARD-18",
)  # fmt: skip
@pytest.mark.parametrize("card", USABLE)
def test_every_usable_item_does_what_its_card_says(card: str) -> None:
    USES[card](card)


@rule("SS-ITEM-35")
def test_a_permanent_item_serves_again_and_again() -> None:
    table = bare("b.miss b.skill+magic b.miss b.skill+magic", first="shae-rogue")
    table.g.heroes[0].inventory = ("lucky-coin",)
    assert [table.run(save_roll(table.g, 0)) for _ in range(2)] == [True, True], "two dice each time"
    assert table.g.heroes[0].inventory == ("lucky-coin",)


@rule("SS-ITEMCARD-16")
def test_things_that_work_by_being_carried() -> None:
    table = bare("b.miss b.skill+magic r.miss", foes=("raider-green-1",), first="shae-rogue")
    sheet = table.g.heroes[0]
    before = capacity(sheet)
    sheet.inventory = ("sack", "lucky-coin")
    assert capacity(sheet) == before + 2
    assert table.run(save_roll(table.g, 0)), "two dice"
    sheet.artifact = "ring-of-shields"
    assert magic_shields(sheet) == 2
    sheet.artifact, sheet.main = "gauntlet-of-might", "wooden-shield"
    table.run(hero_attack(table.g, 0, "main", 3))
    assert hits(table) == 1
    assert movement_points(table.g, 0) == 5
    quest_things = [item for item in FACE.values() if item.quest]
    assert {item.name for item in quest_things} == {"ancient-seal", "royal-letter"}


@rule("SS-ITEMCARD-01", "SS-ITEMCARD-04", "SS-ITEMCARD-06", "SS-ITEMCARD-16", "SS-ITEMCARD-17", "SS-ITEMCARD-19")
@pytest.mark.parametrize(
    ("card", "price"),
    [("potion-of-strength", 25), ("potion-of-strength+", 50), ("healing-potion", 15), ("elven-arrows", 30), ("sack",
        40),
     ("protective-barrier", 30), ("knives", 15), ("knives+", 50), ("hammer", 25), ("battle-axe", 35),
     ("studded-leather", 50)],
)  # fmt: skip
def test_the_books_prices(card: str, price: int) -> None:
    assert FACE[card].price == price
    assert FACE[card].source in ("book", "mixed")


# ------------------------------------------------------------------ the rules of items


@rule("SS-ITEM-03")
@rule(
    "SS-ITEM-01",
    breaks=Break("content/items.py", 'name="sack", kind="permanent"', 'name="sack", kind="treasure"'),
)
def test_items_are_equipment_or_other_and_the_strongest_are_found() -> None:
    kinds = {item.kind for item in FACE.values()}
    assert kinds == {"weapon", "armor", "artifact", "permanent", "consumable", "ammo", "crowns"}
    assert not any(sides[0].kind == "artifact" for sides in (SHOP_CARDS | STASH_CARDS).values())
    assert all(sides[0].price == 0 for sides in TREASURES.values())


@rule("SS-ITEM-04")
def test_a_card_for_a_full_inventory_lies_in_the_heros_area() -> None:
    table = quest_table()
    table.g.heroes[0].inventory = ("sack", "hammer", "kord", "knives")
    receive_card(table.g, 0, "healing-potion")
    assert table.g.map.drops[table.area(HERE)] == things("healing-potion")


@rule("SS-ITEM-05", "SS-ITEM-06", "SS-ITEM-08", "SS-HERO-05")
@pytest.mark.parametrize(
    ("card", "styles"),
    [("healing-potion", set(STYLES)), ("battle-axe", {"strength"}), ("elven-arrows", {"dexterity", "strength"}),
     ("studded-leather", {"dexterity", "strength", "faith"})],
)  # fmt: skip
def test_runes_say_who_can_use_an_item(card: str, styles: set[str]) -> None:
    able = {HEROES[name].style for name in HEROES if name != "shae-rogue" and can_use(Hero(name), card)}
    assert able == styles


@rule("SS-ITEM-07")
def test_a_hero_may_carry_what_he_cannot_use() -> None:
    table = quest_table()
    receive_card(table.g, 0, "frost-wand")
    assert table.g.heroes[0].inventory == ("frost-wand",)
    assert slots_for(table.g.heroes[0], "frost-wand") == ()


@rule("SS-ITEM-09", "SS-ITEM-10", "SS-ITEM-11", "SS-ITEM-12", "SS-ITEM-13", "SS-ICON-06")
def test_weapons_go_only_into_the_slots_of_their_icons() -> None:
    table = bare()
    sheet = table.g.heroes[0] = Hero("ecarus-white-rose")
    assert slots_for(sheet, "longsword") == ("main",)
    assert slots_for(sheet, "tower-shield") == ("off",)
    assert slots_for(sheet, "moon-blade") == ("main", "off")
    assert slots_for(sheet, "battle-axe") == ("main",)
    sheet.off, sheet.inventory = "tower-shield", ("battle-axe",)
    assert Equip("battle-axe", "main") not in equip_choices(table.g, 0, set()), "the off slot must be empty"
    sheet.off, sheet.inventory = "", ("battle-axe", "tower-shield")
    assert Equip("battle-axe", "main") in equip_choices(table.g, 0, set())
    assert Equip("tower-shield", "off") in equip_choices(table.g, 0, set())
    sheet.main, sheet.inventory = "battle-axe", ("tower-shield",)
    assert Equip("tower-shield", "off") not in equip_choices(table.g, 0, set()), "the weapon takes both hands"


@rule("SS-ITEM-16")
def test_bare_hands_roll_one_blue_die() -> None:
    table = bare("b.hit+skill", ("raider-green-1",))
    assert [str(option) for option in attack_options(table.g, 0)] == ["attack hands 3"]
    assert BARE_HANDS.value == (0, 0, 1)
    table.run(hero_attack(table.g, 0, "hands", 3))
    assert hits(table) == 1


@rule("SS-ITEM-17", "SS-ITEM-18")
def test_stash_and_emporium_weapons_and_armor_have_enchanted_backs() -> None:
    for card, sides in (STASH_CARDS | SHOP_CARDS).items():
        if sides[0].kind in ("weapon", "armor") and sides[0].name != "knives":
            assert sides[1].enchanted, card
    assert all(item.category for item in FACE.values() if item.kind in ("weapon", "armor"))


@rule("SS-ITEM-19", "SS-ITEM-20", "SS-ITEM-21", "SS-DECK-14")
def test_a_soul_weapon_is_empowered_for_soul_points_until_the_time_phase() -> None:
    table = quest_table()
    g = table.g
    g.heroes[0].off, g.soul_points = "golden-mirror", 2
    assert Empower("golden-mirror") not in list(item_options(g, 0))
    g.soul_points = 4
    assert Empower("golden-mirror") in list(item_options(g, 0))
    table.run(do_activity(g, 0, Empower("golden-mirror")))
    assert g.soul_points == 1
    assert FACE[g.heroes[0].off].value == (1, 1, 0)
    expire(g)
    assert g.heroes[0].off == "golden-mirror"
    assert len(SOUL_CARDS) == 3


@rule("SS-ITEM-22")
def test_an_empowered_soul_weapon_that_leaves_its_slot_turns_back() -> None:
    table = quest_table()
    table.g.heroes[0].off = "golden-mirror+"
    unequip(table.g, 0, "off")
    assert table.g.heroes[0].inventory == ("golden-mirror",)


@rule("SS-ITEMCARD-03")
def test_the_golden_mirror_turns_an_attack_on_its_attacker() -> None:
    table = bare("b.hit+magic", ("raider-green-1",))
    table.g.heroes[0].off = "golden-mirror"
    table.g.segment = "enemy"
    assert table.run(react_before_defence(table.g, 3, 0, 4), "react golden-mirror 0") == Attacked(3, 3, 4, 0)
    assert table.run(react_before_defence(table.g, 3, 0, 4)) == Attacked(3, 0, 4), "once per round"


@rule("SS-ITEMCARD-03")
def test_the_golden_mirror_needs_its_symbol_and_somebody_to_turn_on() -> None:
    table = bare("b.shield", ("raider-green-1",))
    table.g.heroes[0].off, table.g.segment = "golden-mirror", "enemy"
    assert table.run(react_before_defence(table.g, 3, 0, 4), "react golden-mirror 0") == Attacked(3, 0, 4)
    table.g.heroes[0].used = ()
    assert table.run(react_before_defence(table.g, NOBODY, 0, 4)) == Attacked(NOBODY, 0, 4), "nobody struck: a card did"
    assert table.run(react_before_defence(table.g, 3, 0, 0)) == Attacked(3, 0, 0), "no hit, nothing to turn"
    table.g.heroes[0].off = "golden-mirror+"
    table.dice("b.shield b.shield b.hit+magic")
    assert table.run(react_before_defence(table.g, 3, 0, 1), "react golden-mirror 0") == Attacked(3, 3, 1, 0), (
        "three dice"
    )


@rule("SS-ITEM-26", "SS-ITEM-28")
def test_magic_shields_of_all_items_make_one_pool_and_come_back_in_the_time_phase() -> None:
    table = bare()
    sheet = table.g.heroes[0]
    sheet.armor, sheet.artifact = "mage-robe", "ring-of-shields"
    expire(table.g)
    assert table.g.figures[0].magic_shields == 3
    table.g.figures[0].magic_shields = 0
    expire(table.g)
    assert table.g.figures[0].magic_shields == 3
    remove_card(table.g, 0, "ring-of-shields")
    assert table.g.figures[0].magic_shields == 1


@rule("SS-ITEM-29", "SS-ITEM-30", "SS-ITEM-31", "SS-ITEM-33")
def test_an_artifact_is_found_charged_and_works_while_charges_last() -> None:
    table = bare()
    g = table.g
    receive_treasure(g, 0, "elven-cloak")
    assert g.charges["elven-cloak"] == 2
    assert not list(item_options(g, 0)), "not from the inventory"
    equip(g, 0, "elven-cloak", "artifact")
    for left in (1, 0):
        g.figures[0].cloaked = False
        table.run(do_activity(g, 0, UseItem("elven-cloak")))
        assert g.charges["elven-cloak"] == left
    g.figures[0].cloaked = False
    assert not list(item_options(g, 0))


@rule("SS-ITEM-32", "SS-SETUP-14")
def test_artifacts_regain_a_charge_at_the_start_of_a_quest() -> None:
    table = quest_table()
    g = table.g
    g.heroes[0].artifact, g.charges["elven-cloak"] = "elven-cloak", 0
    begin_quest(g, g.quest)
    assert g.charges["elven-cloak"] == 1
    g.charges["elven-cloak"] = 2
    begin_quest(g, g.quest)
    assert g.charges["elven-cloak"] == 2


@rule("SS-ITEM-36")
def test_a_consumable_is_gone_once_used() -> None:
    table = drink("healing-potion", 0)
    assert table.g.heroes[0].inventory == ()
    assert "healing-potion" in table.g.emporium


@rule("SS-ITEM-37", "SS-ITEM-38")
def test_ammo_is_discarded_on_a_miss_and_only_one_is_used_for_an_attack() -> None:
    table = bare("r.hit b.shield b.shield", ("raider-green-1",), "laegon-archer")
    g = table.g
    g.heroes[0].main, g.heroes[0].inventory = "short-bow", ("flaming-arrows", "silver-arrows")
    table.run(do_activity(g, 0, UseItem("flaming-arrows")))
    assert not list(item_options(g, 0)), "no second ammo for the same attack"
    table.run(hero_attack(g, 0, "main", 3))
    assert "flaming-arrows" in g.heroes[0].inventory
    assert g.figures[3].fire1 == 1
    table.run(do_activity(g, 0, UseItem("flaming-arrows")))
    table.dice("r.miss b.shield b.shield")
    table.run(hero_attack(g, 0, "main", 3))
    assert "flaming-arrows" not in g.heroes[0].inventory


@rule("SS-ITEMCARD-11", "SS-ACT-22")
def test_the_archmage_robe_rerolls_one_defence_die_once_per_round() -> None:
    table = bare("b.skill+magic b.miss b.shield")
    table.g.heroes[0].armor = "archmage-robe"
    table.g.figures[0].magic_shields = 0
    table.run(defend(table.g, 0, 2, 0, "", 0, NOBODY), "buy 0", "reroll 1")
    table.dice("b.skill+magic b.miss")
    table.run(defend(table.g, 0, 2, 0, "", 0, NOBODY))
    table.g.heroes[0].used = ()
    table.dice("b.skill+magic b.miss")
    assert "buy 0" in [str(option) for option in table.asked(defend(table.g, 0, 2, 0, "", 0, NOBODY)).options]


@rule("SS-COMP-02", "SS-DECK-11")
@rule("SS-DECK-10", breaks=Break("content/items.py", '{"healing-potion": 3', '{"healing-potion": 2'))
def test_the_decks_have_the_boxs_cards() -> None:
    assert len(STASH_CARDS) + len(SHOP_CARDS) + 1 == 43
    assert len(TREASURES) == 42
    assert [side.name for side in BUILDING] == ["enchanting-anvil", "rising-pony-tavern"]
    two_sided = [card for card, sides in SIDES.items() if len(sides) > 1]
    assert all(turned(turned(card)) == card == front(turned(card)) for card in two_sided)
    assert all(turned(card) == "" for card in SIDES if card not in two_sided)


def test_every_lost_symbol_has_a_reason() -> None:
    assert all(cost and reason for cost, reason in LOST.values())


# ------------------------------------------------------------------ hero cards


@rule("SS-HERO-03")
def test_a_hero_sheet_has_its_places() -> None:
    table = quest_table()
    mat = scene(table.g, 0).mats[0]
    assert [zone.id for zone in mat.zones] == ["equipped:0", "inventory:0", "powers:0"]
    assert weapon_in(table.g, 0, "main").name == "broadsword"
    assert [len(zone.cards) for zone in mat.zones] == [3, 0, 1], "the innate power lies with the powers"
    assert (len(mat.badges), mat.active) == (2, True), "nature and fighting style"
    stats = {stat.id: stat.value for stat in mat.stats}
    assert (stats["hp:0"], stats["rank:0"]) == (table.g.most_hp(0), 1)
    hero_dies(table.g, 0)
    ghost = scene(table.g, 0).mats[0]
    assert len(ghost.badges) == 3
    assert {stat.id: stat.value for stat in ghost.stats}["hp:0"] == 0


@rule("SS-HERO-04", "SS-HERO-12", "SS-HERO-13")
def test_hero_cards_have_the_books_movement_capacity_and_styles() -> None:
    for row in LEDGER.rule("SS-HERO-12").data["rows"]:
        words = (row["hero"], row["class"].replace("Knight of the ", "").replace(" ", "-"))
        card = HEROES["-".join(words).lower()]
        assert (card.move, card.capacity) == (row["reading"]["movement"], row["reading"]["items_capacity"])
        assert len(card.innate) == len(row["innate"])
        if "ghost" in row:
            assert card.flight == row["ghost"]["fly"]
    styles = LEDGER.rule("SS-HERO-13").data
    assert all(card.style == styles[card.hero.capitalize()].lower() for card in HEROES.values())


@rule("SS-HERO-07", "SS-HERO-08")
def test_equipped_items_do_not_count_against_the_capacity() -> None:
    table = quest_table()
    sheet = table.g.heroes[0]
    assert sheet.equipped()
    assert capacity(sheet) == 2
    sheet.inventory = ("hammer", "kord")
    receive_card(table.g, 0, "sack")
    assert sheet.inventory == ("hammer", "kord")


@rule("SS-ACT-15", "SS-EDEATH-05")
def test_a_loot_token_is_a_soul_point_crowns_or_a_treasure() -> None:
    table = quest_table()
    g = table.g
    table.run(turn_loot(g, 0, "soul"))
    assert (g.soul_points, g.heroes[0].crowns, g.heroes[0].inventory) == (1, 0, ())
    table.run(turn_loot(g, 0, "crowns-10"))
    assert (g.soul_points, g.heroes[0].crowns, g.heroes[0].inventory) == (1, 10, ())
    table.top("treasures", "sentinel")
    table.run(turn_loot(g, 0, "treasure"))
    assert (g.soul_points, g.heroes[0].crowns, g.heroes[0].inventory) == (1, 10, ("sentinel",))
    g.decks.treasures.cards = g.decks.treasures.discards = ()
    table.run(turn_loot(g, 0, "treasure"))
    assert g.heroes[0].inventory == ("sentinel",), "there is none left"
    table.run(gain_treasures(g, 0, 2))
    assert g.heroes[0].inventory == ("sentinel",)


@rule("SS-ACT-14", "SS-ACT-15")
def test_of_two_equal_coins_the_one_that_was_put_down_this_turn_stays() -> None:
    table = quest_table()
    g = table.g
    g.map.drops[g.figures[0].at], g.turn.put_down = things("coin:5", "coin:5"), things("coin:5")
    assert lying_for(g, 0) == things("coin:5")
    g.turn.put_down = things("coin:5", "coin:5")
    assert lying_for(g, 0) == ()


@rule("SS-HERO-08", "SS-ACT-15", "SS-ELEM-09")
def test_with_a_full_inventory_coins_keys_and_what_lies_face_down_can_still_be_taken() -> None:
    table = quest_table()
    g = table.g
    g.heroes[0].inventory = ("hammer", "kord")
    g.map.drops[g.figures[0].at] = things("scepter", "coin:5", "key", "loot:soul", "treasure:sentinel")
    assert lying_for(g, 0) == things("coin:5", "key", "loot:soul", "treasure:sentinel")


@rule("SS-ITEM-10", "SS-ITEM-11", "SS-ITEM-12", "SS-ACT-06", "SS-ACT-07")
def test_a_two_handed_weapon_waits_for_an_empty_off_slot_and_closes_it() -> None:
    table = quest_table()
    sheet = table.g.heroes[0]
    two = next(card for card in SIDES if FACE[card].slot == "two" and can_use(sheet, card))
    sheet.inventory = (two,)
    assert sheet.off
    assert f"equip {two} main" not in [str(each) for each in equip_choices(table.g, 0, set())]
    sheet.inventory, sheet.off = (two, sheet.off), ""
    assert f"equip {two} main" in [str(each) for each in equip_choices(table.g, 0, set())]
    equip(table.g, 0, two, "main")
    choices = [str(each) for each in equip_choices(table.g, 0, {two})]
    assert not any(each.endswith(" off") for each in choices)


@rule("SS-ACT-06", "SS-HERO-07")
def test_a_card_is_moved_once_and_taken_off_only_with_room_for_it() -> None:
    table = quest_table()
    sheet = table.g.heroes[0]
    choices = [str(each) for each in equip_choices(table.g, 0, set())]
    assert {"unequip main", "unequip off"} <= set(choices)
    assert "unequip artifact" not in choices, "there is none"
    assert "unequip main" not in [str(each) for each in equip_choices(table.g, 0, {sheet.main})]
    sheet.inventory = ("hammer", "kord")
    assert not any(str(each).startswith("unequip") for each in equip_choices(table.g, 0, set()))


@rule("SS-ACT-07", "SS-HERO-07")
def test_a_weapon_from_the_inventory_takes_the_place_of_another_that_goes_back_for_it() -> None:
    table = quest_table(first="shae-rogue")
    sheet = table.g.heroes[0]
    sheet.inventory = ("kord", "healing-potion")
    main = sheet.main
    equip(table.g, 0, "kord", "main")
    assert (sheet.main, sheet.inventory) == ("kord", ("healing-potion", main))
    off = sheet.off
    equip(table.g, 0, "kord", "off")
    assert (sheet.main, sheet.off) == (off, "kord"), "they change places"


@rule("SS-ACT-08", "SS-CROWN-06")
def test_crowns_go_in_one_direction_and_one_item_each_way() -> None:
    table = quest_table()
    ecarus, laegon = table.g.heroes
    ecarus.coins = laegon.coins = (0, 2, 0)
    ecarus.inventory, laegon.inventory = ("healing-potion", "sack"), ("holy-water", "dwarven-ale")
    script = exchange(table.g, 0, 1)
    decision: Any = next(script)
    for answer, gone in (
        ("give coin:10", ("receive coin:10",)),
        ("give healing-potion", ("give sack",)),
        ("receive holy-water", ("receive dwarven-ale",)),
    ):
        assert answer in [str(option) for option in decision.options]
        decision = script.send(VOCABULARY.parse(answer))
        offered = [str(option) for option in decision.options]
        assert not set(gone) & set(offered)
    assert offered == ["give coin:10", "done"]
    script.close()
    table.run(exchange(table.g, 0, 1), "receive coin:10", "receive coin:10", "receive coin:10", "done")
    assert (ecarus.crowns, laegon.crowns) == (40, 0)


@rule("SS-EMPOR-10", "SS-GOLD-09", "SS-DECK-07", "SS-DECK-14")
@pytest.mark.parametrize(
    ("card", "pile"),
    [("broadsword+", 0), ("golden-mirror+", 1), ("sentinel", 2), ("knives+", 3)],
)  # fmt: skip
def test_a_discarded_card_goes_to_its_own_pile_with_its_front_up(card: str, pile: int) -> None:
    g = quest_table().g
    g.stash = g.soul_weapons = g.decks.treasures.discards = g.emporium = ("sack",)
    throw_away(g, card)
    piles = [g.stash, g.soul_weapons, g.decks.treasures.discards, g.emporium]
    assert piles.pop(pile) == ("sack", front(card))
    assert piles == [("sack",)] * 3


@rule("SS-DECK-08")
def test_a_discarded_quest_treasure_is_in_no_pile() -> None:
    g = quest_table().g
    before = (g.stash, g.soul_weapons, g.decks.treasures.discards, g.emporium)
    throw_away(g, "royal-letter")
    assert (g.stash, g.soul_weapons, g.decks.treasures.discards, g.emporium) == before


@rule("SS-ITEM-02", "SS-ITEM-15", "SS-ITEM-29")
def test_equipment_gives_nothing_from_the_inventory() -> None:
    table = quest_table()
    sheet = table.g.heroes[0]
    sheet.inventory = ("gauntlet-of-might",)
    assert passive(sheet, WeaponHits) == 0
    sheet.artifact = "gauntlet-of-might"
    assert passive(sheet, WeaponHits) == 1
    sheet.inventory = ("ring-of-shields", "boots-of-haste")
    sheet.artifact = ""
    assert granted(sheet) == ()


@rule("SS-ITEM-37")
def test_ammo_that_was_handed_on_before_the_shot_is_not_discarded_by_a_miss() -> None:
    table = bare("r.miss b.shield b.shield", ("raider-green-1",), "laegon-archer")
    g = table.g
    g.heroes[0].main, g.heroes[0].inventory = "short-bow", ("flaming-arrows",)
    table.run(do_activity(g, 0, UseItem("flaming-arrows")))
    g.heroes[0].inventory, g.heroes[1].inventory = (), ("flaming-arrows",)
    table.run(hero_attack(g, 0, "main", 3))
    assert g.heroes[1].inventory == ("flaming-arrows",)
    assert "flaming-arrows" not in g.emporium + g.decks.treasures.discards


@rule("SS-ITEM-38")
def test_other_items_can_be_used_while_ammo_waits_for_its_shot() -> None:
    table = bare(first="laegon-archer")
    g = table.g
    g.heroes[0].main, g.heroes[0].inventory = "short-bow", ("flaming-arrows", "healing-potion")
    table.run(do_activity(g, 0, UseItem("flaming-arrows")))
    g.figures[0].wounds, g.turn.actions = 2, 1
    assert list(item_options(g, 0)) == [UseItem("healing-potion", 0)]


@rule("SS-ACT-18", "SS-ITEM-34")
def test_an_item_needs_the_activity_that_it_costs() -> None:
    table = bare()
    table.g.heroes[0].inventory, table.g.figures[0].wounds = ("healing-potion",), 2
    assert list(item_options(table.g, 0)) == []
    table.g.turn.actions = 1
    assert list(item_options(table.g, 0)) == [UseItem("healing-potion", 0)]


@rule("SS-ITEM-21")
def test_only_an_equipped_soul_weapon_is_empowered() -> None:
    table = bare()
    table.g.soul_points = 9
    table.g.heroes[0].inventory = ("golden-mirror",)
    assert Empower("golden-mirror") not in list(item_options(table.g, 0))
    table.g.heroes[0].inventory, table.g.heroes[0].off = (), "golden-mirror"
    table.g.soul_points = 3
    assert Empower("golden-mirror") in list(item_options(table.g, 0)), "exactly its cost"


def test_every_item_says_what_it_does() -> None:
    for card, item in FACE.items():
        if card and item.kind not in ("crowns", "building"):
            assert item_text(item), card
