"""Powers, talents, cooldown; a case for every power card and every innate power."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tabletome.engine.by_type import leaf_types
from tabletome.engine.ledger import Break, Ledger, rule
from tabletome.games.sword_and_sorcery.actions import Innate, React, UseItem
from tabletome.games.sword_and_sorcery.actions import Power as Use
from tabletome.games.sword_and_sorcery.content.heroes import FENRIR, HEROES
from tabletome.games.sword_and_sorcery.content.notation import boons, innates
from tabletome.games.sword_and_sorcery.content.notation.deeds import Attack, Command, Cure, Deed, Refresh, Whom
from tabletome.games.sword_and_sorcery.content.notation.passives import SaveDice
from tabletome.games.sword_and_sorcery.content.notation.terms import CHAOS, LAW, NEUTRAL, RANKS
from tabletome.games.sword_and_sorcery.content.powers import INNATE, OF_HERO, PASSIVE, POWERS, TALENT
from tabletome.games.sword_and_sorcery.content.quests import FOLDER
from tabletome.games.sword_and_sorcery.events import AttackDeclared, HitsCounted, PowerRefreshed
from tabletome.games.sword_and_sorcery.rules.combat.attack import attack
from tabletome.games.sword_and_sorcery.rules.combat.defence import defend
from tabletome.games.sword_and_sorcery.rules.combat.dice import helper_of, save_roll
from tabletome.games.sword_and_sorcery.rules.combat.strike import Strike
from tabletome.games.sword_and_sorcery.rules.combat.weapon_attacks import hero_attack
from tabletome.games.sword_and_sorcery.rules.deeds.movement import blink_areas
from tabletome.games.sword_and_sorcery.rules.deeds.reactions import Attacked, react_before_defence, reactions
from tabletome.games.sword_and_sorcery.rules.deeds.use import do_all, targets_of_use
from tabletome.games.sword_and_sorcery.rules.enemies.activation import activate
from tabletome.games.sword_and_sorcery.rules.flow import cool_down, expire
from tabletome.games.sword_and_sorcery.rules.hero_turn import activity_of, do_activity, turn_options
from tabletome.games.sword_and_sorcery.rules.heroes.cooldown import turn_powers
from tabletome.games.sword_and_sorcery.rules.heroes.gear import (
    can_use,
    capacity,
    passive,
    set_most_hp,
    suits,
    sync_granted,
    trim_shields,
)
from tabletome.games.sword_and_sorcery.rules.heroes.innates import innate_options, use_innate
from tabletome.games.sword_and_sorcery.rules.heroes.movement import movement_points
from tabletome.games.sword_and_sorcery.rules.heroes.powers import power_options, use_power
from tabletome.games.sword_and_sorcery.rules.heroes.souls import (
    fill_powers,
    learnable,
    lose_last_power,
    may_learn,
    upgrade,
)
from tabletome.games.sword_and_sorcery.rules.heroes.treasure import gain_treasures
from tabletome.games.sword_and_sorcery.rules.map.movement import put_in
from tabletome.games.sword_and_sorcery.state import BIT, NOBODY, Hero, PowerToken
from tabletome.games.sword_and_sorcery.view.power_cards import power_card
from tests.games.sword_and_sorcery.questing import Table, quest_table

LEDGER = Ledger.load(FOLDER.parent.parent / "rules.yaml")
HERE, NEXT, THIRD = "14a.1", "14a.2", "14a.3"
VERSIONS = {
    "auriel": ("auriel-wizard", "auriel-warlock"),
    "ecarus": ("ecarus-white-rose", "ecarus-black-rose"),
    "thorgar": ("thorgar-cleric", "thorgar-runemaster"),
    "laegon": ("laegon-archer", "laegon-archer"),
    "shae": ("shae-rogue", "shae-assassin"),
    TALENT: ("ecarus-white-rose", "ecarus-black-rose"),
}


def with_power(name: str, rank: int = 7, dice: str = "", foes: tuple[str, ...] = (), others: int = 1) -> Table:
    """A hero who can have this power stands before enemies, with it ready; a friend is far away."""
    card = POWERS[name]
    first = VERSIONS[card.owner][card.nature == CHAOS]
    second = "laegon-archer" if card.owner != "laegon" else "ecarus-white-rose"
    table = quest_table(heroes=1 + others, dice=dice, first=first, second=second, soul_storm=True)
    sheet = table.g.heroes[0]
    sheet.rank, sheet.powers, sheet.cooling = rank, (name,), (0,)
    sheet.used = ("help-from-above",)
    table.put(1, "16a.3")
    table.g.turn.actions = 0
    for foe in foes:
        number = table.enemy(foe, HERE)
        table.g.enemy_of(number).powers = ()
    return table


def use(table: Table, name: str, level: int, target: int | None = None, *answers: str) -> None:
    table.run(use_power(table.g, 0, Use(name, level, target), False), *answers)


def hits(table: Table) -> int:
    return int(table.events(HitsCounted)[0].hits)


def has_innate(table: Table, name: str) -> bool:
    """Whether the first hero is offered this innate power."""
    return Innate(name) in innate_options(table.g, 0)


def perform(table: Table, deed: Deed, *answers: str) -> None:
    """The first hero uses a card with this line, on nobody in particular."""
    table.run(do_all(table.g, 0, (deed,), None, "x"), *answers)


def reactions_to(table: Table, target: int) -> list[React]:
    """What heroes may do against an attack of a card on one of them."""
    return reactions(table.g, Attacked(NOBODY, target, 1))


# ------------------------------------------------------------------ a case for every card


def life_drain() -> None:
    table = with_power("life-drain", dice="r.hit+hit b.miss b.miss", foes=("raider-green-1",))
    table.g.figures[0].wounds = 4
    use(table, "life-drain", 1, 3)
    assert hits(table) == 3
    assert table.g.figures[0].wounds == 2, "recovers the two that passed the armor"


def mistress_of_thunder() -> None:
    table = with_power("mistress-of-thunder", dice="r.hit+skill b.hit+magic", foes=("raider-green-1",))
    use(table, "mistress-of-thunder", 1, 3, "buy 0")
    assert table.g.figures[3].down


def fireball() -> None:
    table = with_power("fireball", dice="r.hit+magic r.hit b.miss", foes=("raider-green-1", "raider-green-2"))
    use(table, "fireball", 3, 3, "buy 1")
    assert [table.g.figures[foe].fire1 for foe in (3, 4)] == [1, 1]
    assert [table.g.figures[foe].wounds for foe in (3, 4)] == [2, 2]


def magic_barrier() -> None:
    table = with_power("magic-barrier")
    before = table.g.figures[0].magic_shields
    use(table, "magic-barrier", 3, 0)
    assert table.g.figures[0].magic_shields == before + 2


def inner_light() -> None:
    table = with_power("inner-light")
    sheet = table.g.heroes[0]
    sheet.powers, sheet.cooling = ("inner-light", "blink"), (0, 3)
    use(table, "inner-light", 2, None, "pick blink")
    assert sheet.cooling == (4, 0)


def dark_pact() -> None:
    table = with_power("dark-pact", dice="r.miss b.miss b.miss", foes=("raider-green-1",))
    use(table, "dark-pact", 1)
    assert table.g.figures[0].wounds == 1
    table.run(hero_attack(table.g, 0, "main", 3))
    assert hits(table) == 2


def blink() -> None:
    table = with_power("blink", foes=("raider-green-1",))
    use(table, "blink", 2, None, f"area {table.area(THIRD)}")
    assert table.g.figures[0].at == table.area(THIRD)
    assert table.events(AttackDeclared) == [], "no Evade"


def illusion() -> None:
    table = with_power("illusion", dice="b.miss")
    use(table, "illusion", 1)
    table.g.heroes[0].armor = ""
    table.g.figures[0].magic_shields = 0
    assert table.run(defend(table.g, 0, 2, 0, "", 0, -1)) == 1, "one shield more in its area"


def rose_strike() -> None:
    table = with_power("rose-strike", foes=("orc-warrior-green-1", "gremlin-green-1"))
    use(table, "rose-strike", 4)
    assert table.g.figures[3].conditions == BIT["blinded"]
    assert table.g.figures[3].wounds == 4
    assert table.g.enemies[1].dead, "level 7 / 2 is 4 HP"


def cleave() -> None:
    table = with_power(
        "cleave", dice="r.hit+hit r.hit", foes=("raider-green-1", "raider-green-2", "orc-warrior-green-1")
    )
    use(table, "cleave", 3)
    table.run(hero_attack(table.g, 0, "main", 3), "target 4")
    assert [table.g.figures[foe].wounds for foe in (3, 4, 5)] == [2, 2, 0]


def shield_wall() -> None:
    table = with_power("shield-wall")
    table.put(1, HERE)
    use(table, "shield-wall", 3)
    assert [table.g.figures[hero].armor_bonus for hero in (0, 1)] == [1, 1]


def charge() -> None:
    table = with_power("charge", dice="r.miss r.miss", foes=("raider-green-1",))
    use(table, "charge", 4)
    assert table.g.turn.movement_points == 2
    table.run(hero_attack(table.g, 0, "main", 3))
    assert hits(table) == 1
    assert table.g.figures[3].down


def guardian() -> None:
    table = with_power("guardian")
    table.put(1, NEXT)
    table.g.segment = "enemy"
    assert table.run(react_before_defence(table.g, -1, 1, 2), "react guardian 0") == Attacked(-1, 0, 2)
    assert table.g.heroes[0].cooling == (1,)


def cruelty() -> None:
    table = with_power("cruelty", rank=2, dice="r.miss r.miss", foes=("orc-warrior-red-1",))
    table.g.figures[3].wounds = 1
    table.run(hero_attack(table.g, 0, "main", 3))
    assert hits(table) == 1


def second_wind() -> None:
    table = with_power("second-wind")
    table.g.figures[0].wounds = 8
    use(table, "second-wind", 4)
    assert table.g.figures[0].wounds == 1, "one HP per level"


def war_cry() -> None:
    table = with_power("war-cry", foes=("raider-green-1",))
    table.enemy("gremlin-green-1", NEXT)
    use(table, "war-cry", 5)
    assert [table.g.figures[foe].conditions for foe in (3, 4)] == [BIT["slowed"]] * 2


def heal() -> None:
    table = with_power("heal")
    table.g.figures[0].wounds = 7
    use(table, "heal", 5, 0)
    assert table.g.figures[0].wounds == 1


def lightning_bolt() -> None:
    table = with_power(
        "lightning-bolt", dice="r.hit+skill r.hit+magic r.hit+legend b.hit+magic b.miss b.miss",
        foes=("raider-green-1", "raider-green-2"),
    )  # fmt: skip
    use(table, "lightning-bolt", 5, 3, "buy 0", "buy 1", "buy 2")
    assert hits(table) == 5
    assert table.g.enemies[0].dead
    assert table.g.enemies[1].dead, "AoE {0}"


def command() -> None:
    table = with_power("command", rank=1, dice="r.hit+hit r.hit", foes=("raider-green-1", "gremlin-green-1"))
    options = [str(option) for option in do_activity_options(table)]
    assert "power command 1 3" in options
    table.put(1, HERE)
    use(table, "command", 1, 3)
    assert table.g.figures[4].wounds == 2, "three hits, slashing is resisted"


def assault_rune() -> None:
    table = with_power("assault-rune", dice="r.hit+magic b.shield+magic b.miss", foes=("raider-green-1",))
    use(table, "assault-rune", 1)
    table.run(hero_attack(table.g, 0, "main", 3), "done")
    assert hits(table) == 3, "each magic symbol is one more hit"
    expire(table.g)
    assert table.g.map.tokens == ()


def protection_rune() -> None:
    table = with_power("protection-rune")
    table.g.heroes[0].armor = ""
    use(table, "protection-rune", 1)
    assert table.run(defend(table.g, 0, 1, 0, "", 0, -1)) == 0


def bless() -> None:
    table = with_power("bless")
    table.put(1, HERE)
    use(table, "bless", 4)
    assert [table.g.figures[hero].hit_bonus for hero in (0, 1)] == [1, 1]


def holy_smite() -> None:
    table = with_power("holy-smite", dice="r.hit+magic b.miss b.miss", foes=("raider-green-1",))
    use(table, "holy-smite", 2)
    table.run(hero_attack(table.g, 0, "main", 3), "buy 2")
    assert hits(table) == 2
    assert table.g.figures[3].conditions == BIT["stunned"]


def stone_skin() -> None:
    table = with_power("stone-skin")
    use(table, "stone-skin", 4)
    assert table.g.figures[0].shield_bonus == 2


def precise_strike() -> None:
    table = with_power("precise-strike", dice="r.miss b.miss b.miss", foes=("raider-green-1",))
    table.top("criticals", "slowed")
    use(table, "precise-strike", 5)
    table.run(hero_attack(table.g, 0, "main", 3))
    assert hits(table) == 2
    assert table.g.figures[3].conditions == BIT["slowed"]


def rain_of_arrows() -> None:
    table = with_power("rain-of-arrows", dice="r.hit+hit b.miss b.miss", foes=("raider-green-1", "orc-warrior-green-1"))
    use(table, "rain-of-arrows", 2)
    table.run(hero_attack(table.g, 0, "main", 3), "done")
    assert table.g.figures[4].wounds == 1


def summon_fenrir() -> None:
    table = with_power("summon-fenrir")
    use(table, "summon-fenrir", 5)
    assert (table.g.companion_rank, table.g.figures[table.g.companion].max_hp) == (3, 8)


def snare_trap() -> None:
    table = with_power("snare-trap")
    use(table, "snare-trap", 1)
    foe = table.enemy("raider-green-1", NEXT)
    put_in(table.g, foe, table.area(HERE))
    assert table.g.figures[foe].wounds == 1
    assert table.g.figures[foe].conditions == BIT["slowed"]
    assert table.g.map.tokens == ()


def swift_feet() -> None:
    table = with_power("swift-feet")
    use(table, "swift-feet", 3)
    assert table.g.turn.movement_points == 3


def camouflage() -> None:
    table = with_power("camouflage")
    use(table, "camouflage", 3)
    assert table.g.figures[0].cloaked
    expire(table.g)
    assert not table.g.figures[0].cloaked


def twin_strike() -> None:
    table = with_power(
        "twin-strike", dice="r.hit+skill b.miss b.miss r.miss b.miss b.miss", foes=("orc-warrior-green-1",)
    )
    use(table, "twin-strike", 2)
    table.run(hero_attack(table.g, 0, "main", 3), "buy 1")
    assert len(table.events(AttackDeclared)) == 2


def eagle_eye() -> None:
    table = with_power("eagle-eye", rank=1)
    foe = table.enemy("raider-green-1", "16a.2")
    table.g.turn.combats = 1
    assert f"attack main {foe}" in [str(option) for option in do_activity_options(table)], "a short bow at range 4"


def treasure_hunt() -> None:
    table = with_power("treasure-hunt", rank=1)
    table.top("treasures", "sentinel", "moon-blade")
    table.run(gain_treasures(table.g, 0, 1), "pick moon-blade")
    assert table.g.heroes[0].inventory == ("moon-blade",)
    assert "sentinel" in table.g.decks.treasures.cards
    table.g.heroes[0].rank = 4
    table.top("treasures", "sentinel", "kord" if "kord" in table.g.decks.treasures.cards else "storm-bow", "frost-wand")
    table.run(gain_treasures(table.g, 0, 1), "pick frost-wand")


def backstab() -> None:
    table = with_power("backstab", rank=3, dice="r.miss b.miss", foes=("raider-green-1",))
    table.g.heroes[0].off = ""
    assert not any(str(option).startswith("power backstab") for option in power_options(table.g, 0))
    table.g.figures[0].hidden = True
    assert "power backstab 1 -" in [str(option) for option in power_options(table.g, 0)]
    use(table, "backstab", 1)
    table.run(hero_attack(table.g, 0, "main", 3))
    assert hits(table) == 3


def stealth() -> None:
    table = with_power("stealth")
    use(table, "stealth", 1)
    assert table.g.figures[0].hidden


def poisoned_blade() -> None:
    table = with_power("poisoned-blade", dice="r.miss b.miss", foes=("raider-green-1",))
    use(table, "poisoned-blade", 4)
    table.run(hero_attack(table.g, 0, "main", 3))
    assert table.g.figures[3].conditions == BIT["poison-2"]


def dodge() -> None:
    table = with_power("dodge", rank=2)
    table.g.segment = "enemy"
    assert table.run(react_before_defence(table.g, -1, 0, 3), "react dodge 0") == Attacked(-1, 0, 1)


def tumble() -> None:
    table = with_power("tumble")
    use(table, "tumble", 1)
    assert table.g.turn.tumbling


def pickpocket() -> None:
    table = with_power("pickpocket", foes=("raider-green-1",))
    use(table, "pickpocket", 5)
    assert table.g.heroes[0].crowns == 20


def crippling_cut() -> None:
    table = with_power("crippling-cut", dice="r.hit+skill b.miss", foes=("raider-green-1",))
    use(table, "crippling-cut", 3)
    table.run(hero_attack(table.g, 0, "main", 3), "buy 1")
    assert table.g.figures[3].conditions == BIT["slowed"]


def toughness() -> None:
    table = quest_table()
    g = table.g
    for rank, more in ((1, 1), (3, 2), (5, 3)):
        g.heroes[0].rank, g.heroes[0].powers, g.heroes[0].cooling = rank, ("toughness",), (0,)
        set_most_hp(g, 0)
        assert g.figures[0].max_hp == g.heroes[0].sector.hp + more


def lucky() -> None:
    table = with_power("lucky", dice="b.miss b.shield")
    assert table.run(save_roll(table.g, 0))


def fleet() -> None:
    table = with_power("fleet")
    assert movement_points(table.g, 0) == 4


def strong_back() -> None:
    table = with_power("strong-back", rank=1)
    assert capacity(table.g.heroes[0]) == 3


def iron_will() -> None:
    table = with_power("iron-will")
    table.g.figures[0].conditions = BIT["blinded"] | BIT["poison-1"]
    table.g.figures[0].down = True
    use(table, "iron-will", 5)
    assert (table.g.figures[0].conditions, table.g.figures[0].down) == (0, False)


def parry() -> None:
    table = with_power("parry", dice="b.miss b.shield b.miss")
    table.g.heroes[0].off, table.g.heroes[0].armor = "", ""
    assert table.run(defend(table.g, 0, 1, 0, "", 0, -1), "buy 0", "reroll 0") == 0
    assert table.run(defend(table.g, 0, 1, 0, "", 0, -1)) == 1, "once per round"


def battle_hardened() -> None:
    table = with_power("battle-hardened", dice="r.miss r.miss", foes=("raider-green-1",))
    use(table, "battle-hardened", 1)
    table.run(hero_attack(table.g, 0, "main", 3))
    assert hits(table) == 1


def do_activity_options(table: Table) -> list[Any]:
    table.g.turn.actions = max(table.g.turn.actions, 1)
    return turn_options(table.g, 0)


CASES: dict[str, Callable[[], None]] = {
    function.__name__.replace("_", "-"): function
    for function in (
        life_drain, mistress_of_thunder, fireball, magic_barrier, inner_light, dark_pact, blink, illusion, rose_strike,
        cleave, shield_wall, charge, guardian, cruelty, second_wind, war_cry, heal, lightning_bolt, command,
        assault_rune, protection_rune, bless, holy_smite, stone_skin, precise_strike, rain_of_arrows, summon_fenrir,
        snare_trap, swift_feet, camouflage, twin_strike, eagle_eye, treasure_hunt, backstab, stealth, poisoned_blade,
        dodge, tumble, pickpocket, crippling_cut, toughness, lucky, fleet, strong_back, iron_will, parry,
        battle_hardened,
    )
}  # fmt: skip


@rule(
    "SS-POWCARD-02", "SS-POWCARD-05", "SS-POWCARD-06", "SS-POWCARD-08", "SS-POWCARD-09", "SS-POWCARD-11",
        "SS-POWCARD-12",
    "SS-POWCARD-13", "SS-POWCARD-15", "SS-POWCARD-16", "SS-POWCARD-17", "SS-POWCARD-18", "SS-POWCARD-19",
        "SS-POWCARD-20",
    "SS-POWCARD-21",
)  # fmt: skip
@pytest.mark.parametrize("name", POWERS)
def test_every_power_does_what_its_card_says(name: str) -> None:
    CASES[name]()


# ------------------------------------------------------------------ innate powers


@rule("SS-POWCARD-03", "SS-HERO-06")
def test_help_from_above_lets_a_hero_within_three_reroll_a_die_once_per_round() -> None:
    table = quest_table(dice="r.miss r.miss r.hit+hit", second="thorgar-cleric")
    table.g.turn.actions = 0
    table.put(1, THIRD)
    foe = table.enemy("orc-warrior-green-1", HERE)
    table.run(hero_attack(table.g, 0, "main", foe), "help", "reroll 0")
    assert hits(table) == 2
    assert table.g.heroes[1].used == ("help-from-above",)


@rule("SS-POWCARD-03", "SS-COND-20")
def test_nobody_helps_from_too_far_unseen_twice_or_while_stunned() -> None:
    table = quest_table("doors: {oak: door 16a.2 16a.3}", second="thorgar-cleric")
    g = table.g
    table.put(1, "16a.1")
    assert helper_of(g, 0) == 1, "three areas away"
    table.put(1, "16a.2")
    assert helper_of(g, 0) == NOBODY, "four"
    table.put(0, "16a.3")
    assert helper_of(g, 0) == NOBODY, "behind a closed door"
    table.put(0, HERE)
    table.put(1, HERE)
    g.figures[1].conditions = BIT["stunned"]
    assert helper_of(g, 0) == NOBODY
    g.figures[1].conditions = BIT["blinded"]
    assert helper_of(g, 0) == 1
    g.heroes[1].used = ("help-from-above",)
    assert helper_of(g, 0) == NOBODY


@rule("SS-POWCARD-03")
def test_help_from_above_works_in_whoevers_turn_and_for_the_clerics_own_rolls() -> None:
    table = quest_table(second="thorgar-cleric")
    for active in (0, 1):
        table.g.active = active
        assert [helper_of(table.g, hero) for hero in (0, 1)] == [1, 1]


@rule("SS-POWCARD-03")
def test_help_from_above_turns_a_failed_save_or_it_is_declined() -> None:
    table = quest_table(dice="b.miss b.shield", second="thorgar-cleric")
    assert table.run(save_roll(table.g, 0), "help", "reroll 0")
    table = quest_table(dice="b.miss", second="thorgar-cleric")
    assert not table.run(save_roll(table.g, 0), "done")
    assert table.g.heroes[1].used == ()
    foe = table.enemy("raider-green-1", HERE)
    assert helper_of(table.g, foe) == NOBODY, "no enemy is helped"


@rule("SS-POWCARD-03", "SS-SOUL-12")
def test_a_cleric_of_the_third_rank_lets_two_dice_be_rolled_again() -> None:
    table = quest_table(dice="b.miss b.miss b.miss b.shield b.shield", second="thorgar-cleric")
    table.g.heroes[1].rank = 3
    table.g.heroes[0].armor, table.g.heroes[0].off = "scale-mail", ""
    table.g.figures[0].magic_shields = 0
    dealt = table.run(defend(table.g, 0, 4, 0, "", 9, -1), "help", "reroll 0", "reroll 1")
    assert dealt == 2


@rule("SS-POWCARD-04")
def test_taunt_makes_the_knight_the_primary_target() -> None:
    table = quest_table(dice="r.miss r.miss", second="laegon-archer")
    table.g.segment = "enemy"
    table.g.figures[1].wounds = 2
    table.put(1, NEXT)
    foe = table.enemy("raider-green-1", HERE)
    table.run(activate(table.g, table.g.figures[foe].owner), "react taunt 0")
    assert [event.target for event in table.events(AttackDeclared)] == ["ecarus-white-rose"]
    assert "taunt" in table.g.heroes[0].used


@rule("SS-POWCARD-10")
def test_rune_explosion_hurts_every_enemy_with_a_rune_and_discards_the_runes() -> None:
    table = quest_table(first="thorgar-runemaster", second="laegon-archer")
    foe, other = table.enemy("raider-green-1", HERE), table.enemy("gremlin-green-1", NEXT)
    assert not has_innate(table, "rune-explosion")
    table.g.map.tokens = (PowerToken("assault-rune", table.area(HERE)), PowerToken("illusion", table.area(NEXT)))
    use_innate(table.g, 0, "rune-explosion")
    assert [table.g.figures[each].wounds for each in (foe, other)] == [1, 0]
    assert table.g.map.tokens == (PowerToken("illusion", table.area(NEXT)),)
    assert not has_innate(table, "rune-explosion")


@rule("SS-POWCARD-14")
def test_double_arrows_strike_a_second_enemy_once_per_round() -> None:
    table = quest_table(dice="r.miss b.miss b.miss r.miss b.miss b.miss", first="laegon-archer")
    table.g.turn.actions = 0
    table.put(1, "16a.3")
    foe, other = table.enemy("raider-green-1", NEXT), table.enemy("gremlin-green-1", NEXT)
    table.run(hero_attack(table.g, 0, "main", foe), f"target {other}")
    assert [event.target for event in table.events(AttackDeclared)] == ["raider-green-1", "gremlin-green-1"]
    table.dice("r.miss b.miss b.miss")
    table.run(hero_attack(table.g, 0, "main", foe))


@rule("SS-POWCARD-07")
def test_the_rogue_draws_two_traps_and_uses_any_consumable() -> None:
    assert [innate.name for innate in HEROES["shae-rogue"].innate] == ["disarm-trap", "thievery"]
    assert can_use(Hero("shae-rogue"), "scroll-of-fire")
    assert not can_use(Hero("shae-assassin"), "scroll-of-fire")


@rule("SS-HERO-06")
@pytest.mark.parametrize("name", INNATE)
def test_every_innate_power_belongs_to_one_hero_version(name: str) -> None:
    assert sum(INNATE[name] in card.innate for card in HEROES.values()) == 1


@rule("SS-NATURE-03")
def test_the_black_rose_profits_twice_from_supremacy_and_the_warlock_from_wands() -> None:
    table = quest_table(dice="r.miss r.miss", first="ecarus-black-rose")
    table.g.turn.actions = 0
    foe = table.enemy("orc-warrior-green-1", HERE)
    table.run(hero_attack(table.g, 0, "main", foe))
    assert hits(table) == 2
    table = quest_table(dice="r.miss b.miss b.miss", first="auriel-warlock")
    table.g.turn.actions = 0
    table.put(1, "16a.3")
    table.g.heroes[0].main = "wand"
    foe = table.enemy("orc-warrior-green-1", NEXT)
    table.run(hero_attack(table.g, 0, "main", foe))
    assert hits(table) == 1


@rule("SS-COMBAT-30")
def test_enemies_of_the_black_rose_profit_once_and_other_sorcerers_not_from_wands() -> None:
    table = quest_table(first="ecarus-black-rose")
    table.put(1, "16a.3")
    foe = table.enemy("raider-green-1", HERE)
    table.enemy("raider-green-2", HERE)
    table.g.figures[0].magic_shields = 9
    table.run(attack(table.g, Strike(foe, 0, "test", (0, 0, 0))))
    assert table.events(HitsCounted)[-1].extra == (("supremacy", 1),)
    table = quest_table(dice="r.miss b.miss b.miss", first="auriel-wizard")
    table.g.turn.actions, table.g.heroes[0].main = 0, "wand"
    table.put(1, "16a.3")
    foe = table.enemy("orc-warrior-green-1", NEXT)
    table.run(hero_attack(table.g, 0, "main", foe))
    assert hits(table) == 0


@rule("SS-ICON-03", "SS-COND-20", "SS-POWER-18")
def test_a_reaction_is_for_the_turns_of_others_for_the_unstunned_and_for_ready_powers() -> None:
    table = with_power("dodge", rank=2)
    g = table.g

    def offered() -> bool:
        return reactions_to(table, 0) == [React("dodge", 0)]

    assert not offered(), "it is the hero's own turn"
    g.active = 1
    assert offered(), "in the turn of another hero"
    g.active, g.segment = 0, "enemy"
    assert offered()
    g.figures[0].conditions = BIT["stunned"]
    assert not offered()
    g.figures[0].conditions = BIT["blinded"] | BIT["slowed"]
    assert offered()
    g.heroes[0].cooling = (1,)
    assert not offered()
    g.heroes[0].cooling = (0,)
    g.heroes[0].rank = POWERS["dodge"].levels[0].rank - 1
    assert not offered(), "death has lowered the Soulrank"


@rule("SS-ICON-03")
def test_a_dodged_attack_has_fewer_hits_and_with_none_left_nothing_more_is_asked() -> None:
    table = with_power("dodge", rank=2)
    table.g.segment = "enemy"
    table.g.heroes[0].off = "golden-mirror"
    foe = table.enemy("raider-green-1", HERE)
    assert table.run(react_before_defence(table.g, foe, 0, 1), "react dodge 0") == Attacked(foe, 0, 0)
    table.g.heroes[0].cooling = (0,)
    assert table.run(react_before_defence(table.g, foe, 0, 3), "react dodge 0", "done") == Attacked(foe, 0, 1)


@rule("SS-ICON-03", "SS-LOS-05")
def test_a_guardian_stands_near_and_guards_others_outside_the_own_turn() -> None:
    table = with_power("guardian", others=2)
    g = table.g
    g.segment = "enemy"
    table.put(1, NEXT)
    assert reactions_to(table, 1) == [React("guardian", 0)]
    assert reactions_to(table, 0) == [], "nobody guards himself"
    table.put(1, THIRD)
    assert reactions_to(table, 1) == [], "out of range"
    table.put(1, NEXT)
    g.segment = "hero"
    assert reactions_to(table, 1) == [], "in his own turn"
    g.active, g.segment = 1, "hero"
    g.figures[0].conditions = BIT["stunned"]
    assert reactions_to(table, 1) == []


@rule("SS-POWCARD-12", "SS-MASTER-13")
def test_a_master_that_is_hurt_by_a_commanded_enemy_turns_to_whoever_commanded_it() -> None:
    dice = "r.hit+hit r.hit+hit b.miss b.miss"
    table = with_power("command", rank=1, dice=dice, foes=("raider-green-1", "troll"))
    g = table.g
    g.priority_hero, g.priority_level = 0, 1
    use(table, "command", 1, 3)
    assert g.figures[4].wounds
    assert (g.priority_hero, g.priority_level) == (0, 2)


@rule("SS-POWCARD-12")
def test_command_asks_for_a_rank_within_the_level_and_another_enemy_beside() -> None:
    table = with_power("command", rank=7, foes=("raider-green-1", "gremlin-red-1", "raider-blue-1"))
    g = table.g
    g.turn.actions = g.turn.combats = 1
    offered = [str(option) for option in power_options(g, 0) if str(option).startswith("power")]
    commands = {level.rank: level.deeds[0] for level in POWERS["command"].levels}
    levels = {rank: RANKS.index(deed.rank) for rank, deed in commands.items() if isinstance(deed, Command)}
    for level, highest in levels.items():
        for foe, rank in ((3, 0), (4, 2), (5, 1)):
            assert (f"power command {level} {foe}" in offered) == (rank <= highest)
    g.figures[4].at = g.figures[5].at = table.area(NEXT)
    assert not any(str(option).startswith("power") for option in power_options(g, 0)), "it stands alone"


@rule("SS-POWCARD-12")
def test_with_several_enemies_beside_it_the_hero_says_whom_the_commanded_one_strikes() -> None:
    foes = ("raider-green-1", "gremlin-green-1", "orc-warrior-green-1")
    table = with_power("command", rank=1, dice="r.hit+hit r.hit b.miss", foes=foes)
    use(table, "command", 1, 3, "target 5")
    assert [event.target for event in table.events(AttackDeclared)] == ["orc-warrior-green-1"]


@rule("SS-COMPAN-14", "SS-DEATH-14")
def test_healing_is_for_the_hurt_curing_for_the_sick_and_neither_for_ghosts() -> None:
    table = with_power("heal", rank=1)
    g = table.g
    healing = POWERS["heal"].levels[0].deeds
    table.put(1, HERE)
    g.companion_rank, g.figures[g.companion].at, g.figures[g.companion].owner = 2, table.area(HERE), 1
    g.figures[0].wounds = g.figures[g.companion].wounds = 1
    assert list(targets_of_use(g, 0, healing, 1)) == [0]
    g.figures[1].wounds = 1
    assert list(targets_of_use(g, 0, healing, 1)) == [0, 1]
    g.figures[0].conditions = BIT["blinded"]
    assert list(targets_of_use(g, 0, (Cure(1, to=Whom.HERO),), 1)) == [0]
    g.figures[1].ghost = True
    assert list(targets_of_use(g, 0, healing, 1)) == [0]


@rule("SS-COND-04", "SS-COND-10")
def test_a_cure_of_one_condition_is_chosen_and_one_of_all_is_not() -> None:
    table = with_power("iron-will")
    g = table.g
    g.figures[0].conditions, g.figures[0].injuries = BIT["blinded"] | BIT["poison-1"], ("injury-hits",)
    perform(table, Cure(1), "pick poison-1")
    assert (g.figures[0].conditions, g.figures[0].injuries) == (BIT["blinded"], ("injury-hits",))
    perform(table, Cure(2))
    assert (g.figures[0].conditions, g.figures[0].injuries) == (0, ())


@rule("SS-POWER-25")
def test_one_of_several_used_powers_is_refreshed_by_choice_or_none() -> None:
    table = with_power("inner-light")
    sheet = table.g.heroes[0]
    sheet.powers, sheet.cooling = ("inner-light", "blink", "illusion"), (0, 3, 2)
    perform(table, Refresh(2), "done")
    assert sheet.cooling == (0, 3, 2)
    perform(table, Refresh(2), "pick illusion")
    assert sheet.cooling == (0, 0, 0), "the last one needs no choice"
    perform(table, Refresh(2))


@rule("SS-COMPAN-03", "SS-POWCARD-20")
def test_a_second_summoning_makes_fenrir_stronger_where_he_is_with_his_wounds() -> None:
    table = with_power("summon-fenrir")
    g = table.g
    use(table, "summon-fenrir", 5)
    fenrir = g.figures[g.companion]
    fenrir.wounds, fenrir.at, g.turn.companion_points, g.turn.companion_attack = 3, table.area(THIRD), 0, False
    use(table, "summon-fenrir", 2)
    assert (g.companion_rank, fenrir.wounds, fenrir.at) == (3, 3, table.area(THIRD)), "never weaker"
    assert g.turn.companion_attack
    assert g.turn.companion_points == FENRIR[3].move


@rule("SS-POWCARD-10")
def test_a_rune_explosion_is_once_per_round_and_needs_a_rune_not_another_token() -> None:
    table = quest_table(first="thorgar-runemaster", second="laegon-archer")
    table.g.map.tokens = (PowerToken("illusion", table.area(HERE)),)
    assert not has_innate(table, "rune-explosion")
    table.g.map.tokens = (PowerToken("protection-rune", table.area(NEXT)),)
    assert has_innate(table, "rune-explosion")
    table.g.heroes[0].used = ("rune-explosion",)
    assert not has_innate(table, "rune-explosion")


@rule("SS-ACT-22", "SS-HERO-06")
def test_meditation_needs_an_action_a_used_power_and_is_once_per_round() -> None:
    table = quest_table(first="auriel-wizard")
    sheet = table.g.heroes[0]
    sheet.powers, sheet.cooling = ("blink", "illusion"), (0, 3)
    assert has_innate(table, "meditate")
    assert activity_of(table.g, Innate("meditate")) == "action"
    assert activity_of(table.g, Innate("rune-explosion")) == "free"
    table.g.turn.actions = 0
    assert not has_innate(table, "meditate")
    table.g.turn.actions, sheet.cooling = 1, (0, 0)
    assert not has_innate(table, "meditate")
    sheet.cooling, sheet.used = (0, 3), ("meditate",)
    assert not has_innate(table, "meditate")


@rule("SS-POWCARD-01")
def test_the_dagger_whirlwind_needs_a_dagger_in_either_hand_and_follows_the_main_one_only() -> None:
    for main, off, slot, attacks in (
        ("kord", "dagger", "main", 2),
        ("kord", "dagger", "off", 1),
        ("kord", "", "main", 1),
        ("short-bow", "dagger", "main", 1),
    ):
        table = quest_table(first="shae-assassin")
        table.g.rng.faces = [9] * 8
        table.g.turn.actions = 0
        table.put(1, "16a.3")
        foe = table.enemy("orc-warrior-red-1", HERE)
        table.g.heroes[0].main, table.g.heroes[0].off = main, off
        table.run(hero_attack(table.g, 0, slot, foe))
        assert len(table.events(AttackDeclared)) == attacks, (main, off, slot)


@rule("SS-POWCARD-14")
def test_double_arrows_need_a_bow_and_another_enemy_and_may_be_declined() -> None:
    table = quest_table(dice="r.miss b.miss b.miss", first="laegon-archer")
    table.g.turn.actions = 0
    table.put(1, "16a.3")
    foe = table.enemy("raider-green-1", NEXT)
    table.run(hero_attack(table.g, 0, "main", foe))
    table.enemy("gremlin-green-1", NEXT)
    table.dice("r.miss b.miss b.miss")
    table.run(hero_attack(table.g, 0, "main", foe), "done")
    assert table.g.heroes[0].used == ()
    table.g.figures[foe].at = table.area(HERE)
    table.enemy("gremlin-green-2", HERE)
    table.g.heroes[0].main = "hunting-knife"
    table.g.rng.faces = [9] * 6
    table.run(hero_attack(table.g, 0, "main", foe))
    assert len(table.events(AttackDeclared)) == 3


def test_eagle_eye_does_not_lengthen_a_sword() -> None:
    table = with_power("eagle-eye", rank=1)
    table.g.heroes[0].main = "hunting-knife"
    table.enemy("raider-green-1", NEXT)
    table.g.turn.combats = 1
    assert not [option for option in turn_options(table.g, 0) if str(option).startswith("attack")]


@rule("SS-LOS-05")
def test_blink_leads_to_other_areas_in_sight_within_its_reach() -> None:
    table = quest_table("doors: {oak: door 14a.3 16a.1}")
    names = [table.g.layout.names[area] for area in blink_areas(table.g, 0, 2)]
    assert names == [NEXT, THIRD]
    table.put(0, THIRD)
    assert [table.g.layout.names[area] for area in blink_areas(table.g, 0, 1)] == [NEXT], "a door is in the way"


@rule("SS-MASTER-13", "SS-MASTER-15")
def test_a_master_turns_to_whoever_hurts_it_without_an_attack() -> None:
    table = with_power("rose-strike", foes=("troll",))
    table.g.priority_hero = 1
    use(table, "rose-strike", 4)
    assert (table.g.priority_hero, table.g.priority_level) == (0, 1)


def test_meditation_turns_used_powers_forward() -> None:
    table = quest_table(first="auriel-wizard")
    sheet = table.g.heroes[0]
    sheet.powers, sheet.cooling = ("blink", "illusion"), (1, 3)
    use_innate(table.g, 0, "meditate")
    assert sheet.cooling == (0, 2)


def test_the_rangers_second_weapon_attacks_once_per_round() -> None:
    table = quest_table(dice="r.miss b.miss r.miss b.miss", first="laegon-ranger")
    table.g.turn.actions = 0
    table.put(1, "16a.3")
    foe = table.enemy("raider-green-1", HERE)
    table.run(hero_attack(table.g, 0, "main", foe), f"target {foe}")
    assert len(table.events(AttackDeclared)) == 2


def test_the_ranger_strikes_with_the_second_weapon_once_per_round_only_after_the_first_and_with_one() -> None:
    table = quest_table(dice="r.miss b.miss r.miss b.miss", first="laegon-ranger")
    table.g.turn.actions = 0
    table.put(1, "16a.3")
    foe = table.enemy("raider-green-1", HERE)
    table.run(hero_attack(table.g, 0, "main", foe), "done")
    assert "two-weapons" not in table.g.heroes[0].used
    table.dice("r.miss b.miss")
    table.run(hero_attack(table.g, 0, "off", foe))
    table.g.heroes[0].used = ("two-weapons",)
    table.dice("r.miss b.miss")
    table.run(hero_attack(table.g, 0, "main", foe))
    table.g.heroes[0].used, table.g.heroes[0].off = (), ""
    table.dice("r.miss b.miss")
    table.run(hero_attack(table.g, 0, "main", foe))
    assert len(table.events(AttackDeclared)) == 4


# ------------------------------------------------------------------ gaining and cooling


@rule("SS-POWER-01", "SS-DECK-13")
def test_powers_are_innate_normal_or_talents() -> None:
    assert {len(cards) for owner, cards in OF_HERO.items() if owner != TALENT} == {8}
    assert len(OF_HERO[TALENT]) == 7


@rule("SS-POWER-02", "SS-POWER-05")
def test_a_power_card_shows_its_levels_activity_and_range() -> None:
    card = power_card("heal", 2, 3)
    assert [part.label for part in card.parts] == ["", "I", "III", "V"]
    assert [part.lit for part in card.parts] == [False, True, True, False]
    assert card.spent
    assert card.counter is not None
    assert (card.counter.value, card.counter.most) == (0, 2), "no round of two has passed"


@rule("SS-POWER-03", "SS-POWER-04")
def test_a_hero_starts_with_as_many_powers_as_the_soul_gem_shows() -> None:
    table = quest_table()
    table.run(fill_powers(table.g, 0), "learn charge")
    assert (table.g.heroes[0].powers, table.g.heroes[0].cooling) == (("charge",), (0,))
    assert HEROES["ecarus-white-rose"].innate == (INNATE["taunt"],)


@rule("SS-POWER-06", "SS-POWER-08", "SS-POWER-09")
def test_a_new_star_gives_a_talent_and_a_higher_number_an_own_power() -> None:
    table = quest_table()
    sheet = table.g.heroes[0]
    table.g.soul_points = 100
    sheet.rank, sheet.powers, sheet.cooling = 3, ("charge", "rose-strike", "cleave"), (0, 0, 0)
    table.g.heroes[1].rank = 7
    table.run(upgrade(table.g, 0), "learn lucky")
    assert sheet.powers[-1] == "lucky"
    table.run(upgrade(table.g, 0), "learn guardian")
    assert set(learnable(Hero("ecarus-white-rose", rank=4))) <= set(OF_HERO["ecarus"])


@rule("SS-POWER-07")
def test_the_rightmost_card_of_its_kind_is_lost() -> None:
    table = quest_table()
    sheet = table.g.heroes[0]
    sheet.powers, sheet.cooling = ("charge", "cleave", "lucky"), (0, 2, 0)
    lose_last_power(table.g, 0, talent=False)
    assert (sheet.powers, sheet.cooling) == (("charge", "lucky"), (0, 0))


@rule("SS-POWER-10", "SS-POWER-12", "SS-POWER-13", "SS-POWER-14")
def test_nature_marks_bind_law_and_chaos_but_not_neutral_heroes() -> None:
    assert may_learn(Hero("shae-rogue"), "treasure-hunt")
    assert not may_learn(Hero("shae-rogue", powers=("treasure-hunt",)), "treasure-hunt"), "she has it already"
    assert not may_learn(Hero("shae-rogue"), "backstab")
    assert may_learn(Hero("shae-assassin"), "backstab")
    assert may_learn(Hero("thorgar-runemaster"), "assault-rune")
    assert not may_learn(Hero("thorgar-runemaster", rank=2), "holy-smite")
    assert HEROES["laegon-archer"].nature == NEUTRAL
    assert may_learn(Hero("laegon-archer"), "backstab"), "a neutral hero may take either mark"
    assert {POWERS[name].nature for name in OF_HERO["laegon"]} == {""}
    assert {POWERS[name].nature for name in OF_HERO["shae"]} == {"", LAW, CHAOS}


@rule("SS-POWER-11")
def test_an_items_power_comes_and_goes_with_the_item() -> None:
    table = quest_table()
    sheet = table.g.heroes[0]
    sheet.artifact = "boots-of-haste"
    sync_granted(table.g, 0)
    assert sheet.powers == ("tumble",)
    assert "charge" in learnable(sheet), "it does not count against the Soul Gem"
    sheet.artifact = ""
    sync_granted(table.g, 0)
    assert sheet.powers == ()
    trim_shields(table.g, 0)


@rule("SS-POWER-11")
def test_a_lost_item_takes_its_power_from_the_middle_of_the_row_and_leaves_the_others_as_they_are() -> None:
    table = quest_table()
    sheet = table.g.heroes[0]
    sheet.powers, sheet.cooling, sheet.granted = ("charge", "tumble", "cleave", "bless"), (2, 3, 4, 1), ("tumble",)
    sync_granted(table.g, 0)
    assert (sheet.powers, sheet.cooling, sheet.granted) == (("charge", "cleave", "bless"), (2, 4, 1), ())


@rule("SS-POWER-11")
def test_an_item_brings_no_second_copy_of_an_own_power_and_does_not_take_it_away() -> None:
    table = quest_table(first="shae-rogue")
    sheet = table.g.heroes[0]
    sheet.powers, sheet.cooling, sheet.artifact = ("tumble",), (2,), "boots-of-haste"
    sync_granted(table.g, 0)
    assert (sheet.powers, sheet.granted) == (("tumble",), ())
    sheet.artifact = ""
    sync_granted(table.g, 0)
    assert (sheet.powers, sheet.cooling) == (("tumble",), (2,))


@rule("SS-POWER-11", "SS-POWER-10", "SS-POWER-14")
def test_an_items_power_must_suit_the_heros_nature_and_every_one_suits_a_neutral_hero() -> None:
    assert suits(Hero("ecarus-white-rose"), "tumble"), "unmarked"
    assert not suits(Hero("ecarus-white-rose"), "backstab")
    assert suits(Hero("shae-assassin"), "backstab")
    assert suits(Hero("laegon-archer"), "backstab")


@rule("SS-POWER-15", "SS-POWER-16", "SS-POWER-18")
def test_any_level_up_to_the_soulrank_may_be_chosen_and_a_cooling_power_may_not() -> None:
    table = with_power("heal", rank=3)
    table.g.figures[0].wounds = 5
    table.g.turn.actions = 1
    offered = [str(option) for option in power_options(table.g, 0)]
    assert [each for each in offered if each.startswith("power")] == ["power heal 1 0", "power heal 3 0"]
    table.g.heroes[0].cooling = (2,)
    assert not any(str(option).startswith("power") for option in power_options(table.g, 0))
    assert not may_learn(Hero("thorgar-cleric", rank=2), "lightning-bolt"), "its minimum is III"


@rule("SS-POWER-15", "SS-ACT-18")
@pytest.mark.parametrize(("power", "combats", "actions"), [("mistress-of-thunder", 0, 9), ("heal", 9, 0)])
def test_a_power_needs_the_activity_that_it_costs(power: str, combats: int, actions: int) -> None:
    table = with_power(power, foes=("raider-green-1",))
    table.g.figures[0].wounds = 3
    table.g.turn.combats = table.g.turn.actions = 1
    assert any(str(option).startswith("power") for option in power_options(table.g, 0))
    table.g.turn.combats, table.g.turn.actions = combats, actions
    assert not any(str(option).startswith("power") for option in power_options(table.g, 0))


@rule("SS-POWER-16")
@pytest.mark.parametrize(
    ("power", "spoilt"),
    [
        ("second-wind", lambda g: setattr(g.figures[0], "wounds", 0)),
        ("iron-will", lambda g: setattr(g.figures[0], "conditions", 0)),
        ("inner-light", lambda g: setattr(g.heroes[0], "cooling", (0, 0))),
        ("swift-feet", lambda g: setattr(g.turn, "movement_begun", True)),
        ("stealth", lambda g: setattr(g.figures[0], "hidden", True)),
        ("camouflage", lambda g: setattr(g.figures[0], "cloaked", True)),
        ("tumble", lambda g: setattr(g.turn, "tumbling", True)),
        ("protection-rune", lambda g: setattr(g.map, "tokens", (PowerToken("protection-rune", 1),))),
        ("rose-strike", lambda g: setattr(g.figures[3], "at", 1)),
    ],
)
def test_a_power_that_would_do_nothing_is_not_offered(power: str, spoilt: Callable[[Any], None]) -> None:
    table = with_power(power, foes=("raider-green-1",) if power == "rose-strike" else ())
    g = table.g
    g.turn.combats = g.turn.actions = 1
    g.figures[0].wounds, g.figures[0].conditions = 3, BIT["blinded"]
    g.heroes[0].powers, g.heroes[0].cooling = (power, "charge"), (0, 2)
    assert any(str(option).startswith("power") for option in power_options(g, 0))
    spoilt(g)
    assert not any(str(option).startswith(f"power {power}") for option in power_options(g, 0))


def test_a_rush_may_still_be_used_in_the_middle_of_a_movement() -> None:
    table = with_power("swift-feet")
    table.g.turn.movement_begun = table.g.turn.movement_open = True
    assert any(str(option).startswith("power") for option in power_options(table.g, 0))


@rule("SS-COMP-03")
def test_two_illusions_may_lie_on_the_map_in_different_areas_and_one_rune_of_each_kind() -> None:
    table = quest_table(first="thorgar-runemaster")
    g = table.g
    here, there = table.area(HERE), table.area(NEXT)
    g.heroes[0].powers, g.heroes[0].cooling = ("illusion", "assault-rune", "protection-rune"), (0, 0, 0)
    g.turn.actions = 1

    def can_place() -> list[str]:
        return [option.name for option in power_options(g, 0)]

    assert can_place() == ["illusion", "assault-rune", "protection-rune"]
    g.map.tokens = (PowerToken("illusion", here), PowerToken("assault-rune", there))
    assert can_place() == ["protection-rune"]
    table.put(0, NEXT)
    assert can_place() == ["illusion", "protection-rune"]
    g.map.tokens = (PowerToken("illusion", here), PowerToken("illusion", there))
    table.put(0, THIRD)
    assert can_place() == ["assault-rune", "protection-rune"]


@rule("SS-POWER-17", "SS-POWER-20", "SS-POWER-26", "SS-POWER-27")
@pytest.mark.parametrize(
    ("power", "level", "hourglasses"),
    [("lightning-bolt", 3, 3), ("lightning-bolt", 5, 4), ("heal", 1, 1), ("cleave", 3, 2)],
)
def test_after_use_the_card_shows_the_hourglasses_of_its_level(power: str, level: int, hourglasses: int) -> None:
    table = with_power(power, dice="r.miss r.miss r.miss b.miss b.miss b.miss", foes=("orc-warrior-red-1",))
    table.g.figures[0].wounds = 1
    target = {"lightning-bolt": 3, "heal": 0, "cleave": None}[power]
    use(table, power, level, target)
    assert table.g.heroes[0].cooling == (hourglasses,)
    values = LEDGER.rule("SS-POWER-20").data
    if power == "lightning-bolt":
        name = "level_III" if level == 3 else "level_V"
        deed = next(each for each in POWERS[power].levels if each.rank == level).deeds[0]
        assert isinstance(deed, Attack)
        assert deed.value == (values[name]["fixed_hits"], values[name]["red"], values[name]["blue"])
        assert boons.Knockdown() in {boon for spend in deed.spends for boon in spend.gives}


@rule("SS-POWER-21")
def test_shae_hunts_treasures_with_two_cards_and_from_the_fourth_rank_with_three() -> None:
    found = ("sentinel", "sun-stone", "war-horn")
    for rank, cards in ((1, 2), (3, 2), (4, 3)):
        table = with_power("treasure-hunt", rank=rank)
        table.top("treasures", *found)
        script = gain_treasures(table.g, 0, 1)
        assert [str(option) for option in table.asked(script).options] == [f"pick {card}" for card in found[:cards]]
        script.close()
        table = with_power("treasure-hunt", rank=rank)
        table.top("treasures", *found)
        table.run(gain_treasures(table.g, 0, 1), "pick sun-stone")
        assert (table.g.heroes[0].inventory, table.g.heroes[0].cooling) == (("sun-stone",), (0,))
        assert set(found) - {"sun-stone"} <= set(table.g.decks.treasures.cards)


@rule("SS-POWER-21")
def test_passive_powers_have_no_cooldown() -> None:
    assert all(level.cooldown == 0 for card in POWERS.values() if card.activity == "passive" for level in card.levels)


@rule("SS-POWER-15")
def test_a_passive_power_below_its_lowest_level_gives_nothing() -> None:
    for name, card in POWERS.items():
        lowest = card.levels[0].rank
        if card.activity == "passive" and lowest > 1:
            gives = card.levels[0].gives
            assert gives is not None
            kind = type(gives)
            assert passive(Hero("ecarus-white-rose", rank=lowest - 1, powers=(name,)), kind) == 0
            assert passive(Hero("ecarus-white-rose", rank=lowest, powers=(name,)), kind) > 0
    assert passive(Hero("ecarus-white-rose", rank=7), SaveDice) == 0


def test_every_passive_power_and_every_innate_power_does_something_that_no_other_does() -> None:
    cards = {name for name, card in POWERS.items() if card.activity == "passive"}
    assert {card.name for card in PASSIVE.values()} == cards
    assert len(PASSIVE) == len(cards)
    assert {type(innate) for innate in INNATE.values()} == leaf_types(innates.Innate)
    assert len(INNATE) == len(leaf_types(innates.Innate))


@rule("SS-POWER-22", "SS-POWER-23", "SS-ROUND-04", "SS-ROUND-05", "SS-ICON-11")
def test_in_the_time_phase_one_hourglass_refreshes_and_the_others_turn() -> None:
    table = quest_table()
    sheet = table.g.heroes[0]
    sheet.powers, sheet.cooling = ("charge", "cleave", "heal", "bless"), (1, 2, 4, 0)
    cool_down(table.g)
    assert sheet.cooling == (0, 1, 3, 0)


@rule("SS-POWER-24", "SS-POWER-25", "SS-POWER-29")
@rule("SS-ICON-11", breaks=Break("rules/heroes/cooldown.py", "LAST_POSITION = 4", "LAST_POSITION = 5"))
def test_used_powers_rotate_forward_to_refresh_and_backward_to_four() -> None:
    table = quest_table()
    sheet = table.g.heroes[0]
    sheet.powers, sheet.cooling = ("charge", "cleave", "heal", "bless"), (1, 2, 4, 0)
    turn_powers(table.g, 0, 1)
    assert sheet.cooling == (0, 1, 3, 0)
    sheet.cooling = (1, 2, 4, 0)
    turn_powers(table.g, 0, -1)
    assert sheet.cooling == (2, 3, 4, 0)


@rule("SS-POWER-24", "SS-POWER-29")
def test_only_a_used_power_that_comes_to_the_front_is_refreshed() -> None:
    table = quest_table()
    sheet = table.g.heroes[0]
    sheet.powers, sheet.cooling = ("charge", "cleave", "heal", "bless"), (1, 2, 3, 0)
    turn_powers(table.g, 0, 2)
    assert sheet.cooling == (0, 0, 1, 0)
    assert [event.power for event in table.events(PowerRefreshed)] == ["charge", "cleave"]


@rule("SS-POWER-28")
def test_lucky_shae_keeps_the_better_of_two_saves() -> None:
    table = with_power("lucky", dice="b.shield b.miss b.miss b.miss")
    assert table.run(save_roll(table.g, 0))
    assert not table.run(save_roll(table.g, 0))


@rule("SS-HERO-09", "SS-HERO-10")
def test_a_save_needs_the_symbol_of_the_hero_card_on_a_blue_die() -> None:
    table = quest_table(dice="b.shield+skill b.hit+skill")
    assert table.run(save_roll(table.g, 0)), "one of two symbols is enough"
    assert not table.run(save_roll(table.g, 0))


@rule("SS-ITEMCARD-11")
def test_the_archmage_robe_lets_a_power_ignore_its_soulrank_once() -> None:
    table = with_power("fireball", rank=1, foes=("raider-green-1",))
    table.g.heroes[0].armor = "archmage-robe"
    table.g.turn.combats = 1
    assert not any(str(option).startswith("power") for option in power_options(table.g, 0))
    table.run(do_activity(table.g, 0, UseItem("archmage-robe")))
    assert "power fireball 6 3" in [str(option) for option in power_options(table.g, 0)]
