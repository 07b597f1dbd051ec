"""Enemies: scrolls, cards, behaviours, targets, powers, hordes and masters."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from tabletome.engine.ledger import Break, Ledger, rule
from tabletome.games.sword_and_sorcery.content.dice import BLUE_DIE, RED_DIE
from tabletome.games.sword_and_sorcery.content.encounters import ENCOUNTERS
from tabletome.games.sword_and_sorcery.content.enemies import (
    CARD,
    ENEMY_CARDS,
    ENEMY_POWERS,
    MASTER_SCROLLS,
    MASTERS,
    SCROLLS,
)
from tabletome.games.sword_and_sorcery.content.notation import boons
from tabletome.games.sword_and_sorcery.content.notation.orders import Activate
from tabletome.games.sword_and_sorcery.content.notation.terms import GREEN, PURPLE, RANKS, Value
from tabletome.games.sword_and_sorcery.content.quests import FOLDER
from tabletome.games.sword_and_sorcery.events import (
    ActivationSkipped,
    AttackDeclared,
    Defended,
    DiceRolled,
    EnemyActivated,
    HitsCounted,
    Moved,
    PriorityMoved,
    SymbolsSpent,
    TraitUsed,
)
from tabletome.games.sword_and_sorcery.rules.combat.conditions import afflict
from tabletome.games.sword_and_sorcery.rules.combat.death import give_power_card, lose_hp, printed_hp
from tabletome.games.sword_and_sorcery.rules.combat.defence import armor_value, defend
from tabletome.games.sword_and_sorcery.rules.combat.strike import Strike
from tabletome.games.sword_and_sorcery.rules.combat.weapon_attacks import (
    damaged_master,
    enemy_attack,
    hero_attack,
    react_to_damage,
    reacting_enemies,
    readiness,
    resolve,
    resolve_fallen,
    steal,
)
from tabletome.games.sword_and_sorcery.rules.enemies.activation import (
    activate,
    carry_out,
    choose_behaviour,
    curse,
    deciding_rule,
    primary,
    regain_charge,
    shoot,
    strike,
    taunted,
    use_special,
    use_trait,
)
from tabletome.games.sword_and_sorcery.rules.enemies.encounters import (
    activate_one,
    concerned,
    draw_encounter,
    finish_encounter,
    resolve_encounter,
)
from tabletome.games.sword_and_sorcery.rules.enemies.movement import best_steps, hindered, retreat, walk
from tabletome.games.sword_and_sorcery.rules.enemies.traits import card_power, most_charges
from tabletome.games.sword_and_sorcery.rules.flow import begin_turn, expire, pass_priority, recover_over_time
from tabletome.games.sword_and_sorcery.rules.hero_turn import attack_options, hero_turn, may_provoke, provoke
from tabletome.games.sword_and_sorcery.rules.map.control import strengths
from tabletome.games.sword_and_sorcery.state import BIT, BLIND, NOBODY, OFF, FireToken, PowerToken
from tabletome.games.sword_and_sorcery.view.scene import enemy_card, scene
from tests.games.sword_and_sorcery.questing import Table, let_fly, quest_table, things

LEDGER = Ledger.load(FOLDER.parent.parent / "rules.yaml")
HERE, NEXT, THIRD, FOURTH, FIFTH, SIXTH = "14a.1", "14a.2", "14a.3", "16a.1", "16a.2", "16a.3"


def enemy_turn(*places: str, dice: str = "", **options: Any) -> Table:
    """Heroes in these areas, without anything to react with; it is the enemies' turn."""
    options.setdefault("first", "ecarus-white-rose")
    table = quest_table(heroes=len(places), dice=dice, **options)
    for hero, place in enumerate(places):
        table.put(hero, place)
        table.g.heroes[hero].used = ("taunt", "help-from-above")
        table.g.heroes[hero].off = ""
    table.g.segment = "enemy"
    return table


def plain(table: Table, card: str, place: str) -> int:
    """An enemy without power cards; the number of its card."""
    figure = table.enemy(card, place)
    table.g.enemy_of(figure).powers = ()
    table.g.figures[figure].magic_shields = CARD[card].shields
    owner: int = table.g.figures[figure].owner
    return owner


def act(table: Table, enemy: int, *answers: str) -> EnemyActivated:
    table.run(activate(table.g, enemy), *answers)
    found: EnemyActivated = table.events(EnemyActivated)[-1]
    return found


def at(table: Table, enemy: int, figure: int = 0) -> str:
    g = table.g
    name: str = g.layout.names[g.figures[g.enemies[enemy].figures[figure]].at]
    return name


def at_hero(table: Table, hero: int) -> str:
    return str(table.g.layout.names[table.g.figures[hero].at])


# ------------------------------------------------------------------ cards and scrolls


@rule("SS-ENEMY-01", "SS-ENEMY-02", "SS-COMP-06", "SS-ICON-09")
def test_every_kind_comes_in_two_green_two_blue_and_one_red() -> None:
    for kind in ("gremlin", "raider", "orc-warrior", "orc-shaman"):
        ranks = [SCROLLS[card.scroll].rank for card in ENEMY_CARDS.values() if SCROLLS[card.scroll].kind == kind]
        assert sorted(ranks) == ["blue", "blue", "green", "green", "red"]
    assert {SCROLLS[card.scroll].rank for card in MASTERS.values()} == {PURPLE}
    assert RANKS == ("green", "blue", "red", "purple")


@rule("SS-COMP-07", "SS-DECK-02", "SS-SETUP-15")
def test_copies_of_a_rank_share_their_scroll() -> None:
    assert CARD["gremlin-green-1"].scroll == CARD["gremlin-green-2"].scroll == "gremlin-green"
    assert len([name for name in SCROLLS if name not in MASTER_SCROLLS]) == 14


@rule(
    "SS-ENEMY-03", "SS-ENEMY-05",
    breaks=Break("state.py", "return SCROLLS[CARD[self.enemies[enemy].card].scroll]", 'return SCROLLS["raider-green"]'),
)  # fmt: skip
def test_both_copies_of_a_rank_act_by_one_scroll_with_hp_and_powers_of_their_own_cards() -> None:
    table = enemy_turn(FOURTH, SIXTH, dice="b.miss " * 4)
    copies = [plain(table, card, HERE) for card in ("gremlin-green-1", "gremlin-green-2")]
    g = table.g
    g.figures[g.enemies[copies[0]].figures[0]].wounds = 1
    assert [act(table, copy).behaviour for copy in copies] == [2, 2]
    assert [event.weapon for event in table.events(AttackDeclared)] == ["stone", "stone"]
    assert [g.hp_left(g.enemies[copy].figures[0]) for copy in copies] == [2, 3]


@rule("SS-ENEMY-04", breaks=Break("rules/enemies/spawning.py", "range(printed.power_icons)", "range(1)"))
def test_second_copies_have_two_seals_and_a_random_power() -> None:
    table = enemy_turn(HERE, HERE)
    first, second = (table.g.enemy_of(table.enemy(card, THIRD)) for card in ("raider-green-1", "raider-green-2"))
    assert (len(first.powers), len(second.powers)) == (0, 1)
    for name in ("gremlin-green-2", "raider-green-2", "orc-warrior-blue-2"):
        assert CARD[name].copy == 2
        assert CARD[name].power_icons == 1


@rule("SS-ENEMY-06", "SS-ENEMY-08", "SS-ENEMY-17", "SS-MASTER-05")
def test_the_table_shows_an_enemys_card_and_scroll() -> None:
    table = enemy_turn(HERE, HERE)
    enemy = plain(table, "raider-red-1", THIRD)
    card = enemy_card(table.g, enemy)
    assert [part.id.rsplit(":", 1)[1] for part in card.parts] == ["stats", "weapons", "behaviours", "powers"]
    scroll = SCROLLS["raider-red"]
    assert (scroll.race, scroll.style, scroll.difficulty) == ("humanoid", "strength", 3)
    assert len(card.parts[2].text) == len(scroll.behaviours)


@rule("SS-ENEMY-07")
def test_a_card_may_call_the_enemies_of_a_race() -> None:
    table = enemy_turn(HERE, SIXTH)
    gremlin, _ = plain(table, "gremlin-green-1", THIRD), plain(table, "orc-shaman-green-1", THIRD)
    table.top("encounters", "beasts-loose")
    draw_encounter(table.g)
    assert table.g.activation.waiting == (gremlin,)


@rule("SS-ENEMY-10", "SS-ENEMY-11")
def test_charges_are_laid_out_spent_and_regained() -> None:
    table = enemy_turn(HERE, SIXTH)
    enemy = plain(table, "raider-green-1", HERE)
    figure = table.g.enemies[enemy].figures[0]
    assert table.g.enemies[enemy].charges == most_charges(table.g, enemy) == 1
    table.g.figures[figure].wounds = 2
    table.run(use_trait(table.g, enemy, "healing-potion", 0, True, False))
    assert (table.g.figures[figure].wounds, table.g.enemies[enemy].charges) == (0, 0)
    table.g.figures[figure].wounds = 2
    table.run(use_trait(table.g, enemy, "healing-potion", 0, True, False))
    assert table.g.figures[figure].wounds == 2, "no charge, no potion"


@rule("SS-ENEMY-12")
def test_leadership_does_not_lead_to_leadership() -> None:
    table = enemy_turn(HERE, SIXTH, dice="r.miss " * 20 + "b.miss " * 20)
    table.g.rng.faces = [9] * 60
    leader, other = plain(table, "raider-red-1", HERE), plain(table, "gremlin-red-1", HERE)
    act(table, leader)
    used = [event.trait for event in table.events(TraitUsed) if event.who == table.g.enemies[other].card]
    assert used.count("evil-forces") == 1


@rule("SS-ENEMY-13", "SS-ENEMY-14")
def test_an_enemy_has_a_main_and_an_off_weapon_with_dice_of_their_own() -> None:
    table = enemy_turn(HERE, SIXTH, dice="r.miss r.miss b.miss b.miss")
    figure = table.g.enemies[plain(table, "gremlin-green-1", HERE)].figures[0]
    for which in ("main", "off"):
        table.run(enemy_attack(table.g, figure, which, 0))
    assert [event.weapon for event in table.events(AttackDeclared)] == ["claws", "stone"]
    assert [[die[0] for die in event.dice] for event in table.events(DiceRolled)] == [[RED_DIE] * 2, [BLUE_DIE] * 2]


@rule("SS-AI-43")
def test_an_enemy_with_one_weapon_uses_it_as_both() -> None:
    assert SCROLLS["orc-warrior-blue"].off is None
    table = enemy_turn(HERE, SIXTH, dice="r.miss r.miss b.miss")
    enemy = plain(table, "orc-warrior-blue-1", HERE)
    table.run(enemy_attack(table.g, table.g.enemies[enemy].figures[0], "off", 0))
    assert table.events(AttackDeclared)[0].weapon == "battle-axes"


@rule("SS-ENEMY-15", "SS-ENEMY-18")
def test_an_enemy_in_play_is_assigned_and_draws_its_power_cards() -> None:
    table = enemy_turn(HERE, HERE)
    figure = table.enemy("raider-blue-2", THIRD)
    enemy = table.g.enemy_of(figure)
    assert len(enemy.powers) == 1
    assert enemy.controller == table.g.active
    assert table.g.seat_for(figure) == table.g.seat_of(enemy.controller)


@rule("SS-ENEMY-19", "SS-BEST-02")
def test_a_hurt_blue_gremlin_strikes_back_at_all_heroes_in_its_area() -> None:
    table = enemy_turn(HERE, HERE, dice="r.hit+hit r.miss b.miss b.miss")
    table.g.active, table.g.segment, table.g.turn.actions = 0, "hero", 0
    enemy = plain(table, "gremlin-blue-1", HERE)
    table.run(hero_attack(table.g, 0, "main", table.g.enemies[enemy].figures[0]))
    assert [event.weapon for event in table.events(AttackDeclared)] == ["broadsword", "thorns"]
    assert {event.who for event in table.events(Defended)} == {"gremlin-blue-1", "ecarus-white-rose", "laegon-archer"}


@rule("SS-ENEMY-22", "SS-ENEMY-24", "SS-EDEATH-02", "SS-EDEATH-04")
def test_a_dead_enemy_leaves_its_drops_and_soul_points() -> None:
    table = enemy_turn(HERE, HERE)
    enemy = plain(table, "orc-shaman-blue-2", THIRD)
    lose_hp(table.g, table.g.enemies[enemy].figures[0], 6)
    assert table.g.soul_points == 2
    assert table.g.map.drops[table.area(THIRD)] == things("coin:10", "coin:5")


@rule("SS-ENEMY-23", "SS-BEST-08", "SS-BEST-09", "SS-BEST-11", "SS-BEST-12")
@pytest.mark.parametrize(
    ("card", "few", "many"),
    [("orc-shaman-red-1", 10, 15), ("orc-warrior-red-1", 15, 20), ("troll", 22, 30), ("enraged-troll", 18, 25)],
)
def test_red_and_purple_enemies_have_more_hp_against_four_heroes(card: str, few: int, many: int) -> None:
    table = quest_table()
    assert printed_hp(table.g, card) == few
    table.g.heroes_at_start = 4
    assert printed_hp(table.g, card) == many


@rule("SS-ENEMY-25", "SS-AI-49", "SS-AI-50", "SS-BEST-03")
@rule(
    "SS-ENEMY-26",
    breaks=Break("rules/enemies/spawning.py", "Figure(ENEMY, enemy, area, hp)", "Figure(ENEMY, enemy, area, 9)"),
)
def test_a_pack_is_one_enemy_with_figures_that_fall_one_by_one() -> None:
    table = enemy_turn(HERE, HERE)
    enemy = plain(table, "gremlins-pack-1", THIRD)
    g = table.g
    first, second = g.enemies[enemy].figures
    assert len(g.enemies_in_play()) == 1
    assert strengths(g, table.area(THIRD))[1] == 2
    lose_hp(g, first, 5)
    assert not g.enemies[enemy].dead
    table.run(resolve_fallen(g))
    assert at(table, enemy, 1) == FOURTH, "the coward retreats from the heroes"
    lose_hp(g, second, 5)
    assert g.enemies[enemy].dead
    assert g.soul_points == 2, "once for the whole pack"


@rule("SS-BEST-03")
def test_the_pack_attacks_with_a_hit_more_for_each_figure() -> None:
    table = enemy_turn(HERE, SIXTH, dice="r.miss r.miss b.miss b.miss")
    enemy = plain(table, "gremlins-pack-1", HERE)
    act(table, enemy)
    assert table.events(HitsCounted)[0].hits == 3, "two figures, and they dominate Ecarus"
    assert table.events(Defended)[0].damage == 2, "Lethal II passes the armor"


@rule("SS-AI-48", breaks=Break("rules/combat/weapon_attacks.py", "        return here\n", "        return here[:1]\n"))
def test_either_figure_of_a_pack_may_be_attacked_and_only_that_one_is_hit() -> None:
    table = enemy_turn(HERE, SIXTH, dice="r.hit+hit r.hit+hit")
    g = table.g
    first, second = g.enemies[plain(table, "gremlins-pack-1", HERE)].figures
    g.active, g.segment, g.turn.actions = 0, "hero", 0
    assert [str(option) for option in attack_options(g, 0)] == [f"attack main {first}", f"attack main {second}"]
    table.run(hero_attack(g, 0, "main", second))
    assert (g.figures[first].wounds, g.figures[second].wounds) == (0, 3), "a slash is one hit less"


@rule("SS-AI-51")
def test_a_pack_attacks_whom_one_of_its_figures_sees() -> None:
    table = enemy_turn(THIRD, SIXTH, dice="b.miss " * 8)
    g = table.g
    enemy = plain(table, "gremlins-pack-1", HERE)
    g.figures[g.enemies[enemy].figures[1]].at = table.area("18a.2")
    assert not g.board.sees(table.area("18a.2"), table.area(THIRD))
    event = act(table, enemy)
    assert (event.behaviour, event.target) == (1, "ecarus-white-rose")
    assert [(event.who, event.weapon) for event in table.events(AttackDeclared)] == [("gremlins-pack-1", "stones")]


@rule("SS-AI-52")
def test_a_pack_moves_with_its_nearest_figure_to_one_area() -> None:
    table = enemy_turn(HERE, SIXTH)
    enemy = plain(table, "gremlins-pack-1", THIRD)
    g = table.g
    g.figures[g.enemies[enemy].figures[1]].at = table.area(FOURTH)
    table.put(1, HERE)
    table.run(walk(g, enemy, table.area(HERE), 1))
    assert [at(table, enemy, 0), at(table, enemy, 1)] == [NEXT, NEXT]


@rule("SS-ENEMY-27", "SS-ENEMY-28")
def test_an_enemy_has_two_power_cards_at_most_and_of_different_types() -> None:
    table = enemy_turn(HERE, HERE)
    enemy = plain(table, "raider-green-1", THIRD)
    g = table.g
    table.top("enemy_powers", "savage", "venom", "thick-hide", "swift")
    for _ in range(3):
        give_power_card(g, enemy)
    assert g.enemies[enemy].powers == ("savage", "thick-hide"), "venom is an attack power too"
    assert "venom" in g.decks.enemy_powers.discards


@rule("SS-ENEMY-31")
def test_a_green_enemy_that_kills_a_hero_gains_a_power_until_it_dies() -> None:
    table = enemy_turn(HERE, SIXTH)
    enemy = plain(table, "raider-green-1", HERE)
    g = table.g
    lose_hp(g, 0, 50, g.enemies[enemy].figures[0])
    assert len(g.enemies[enemy].powers) == 1
    lose_hp(g, g.enemies[enemy].figures[0], 50)
    assert len(g.decks.enemy_powers.cards) + len(g.decks.enemy_powers.discards) == len(ENEMY_POWERS)
    red = plain(table, "raider-red-1", SIXTH)
    lose_hp(g, 1, 50, g.enemies[red].figures[0])
    assert g.enemies[red].powers == ()


# ------------------------------------------------------------------ a case for every enemy power


def powered(name: str, dice: str = "", card: str = "orc-warrior-green-1") -> tuple[Table, int, int]:
    table = enemy_turn(HERE, SIXTH, dice=dice)
    enemy = plain(table, card, HERE)
    table.g.enemies[enemy].powers = (name,)
    return table, enemy, table.g.enemies[enemy].figures[0]


def struck(name: str, dice: str, *answers: str) -> Table:
    table, _, figure = powered(name, dice)
    table.run(enemy_attack(table.g, figure, "main", 0), *answers)
    return table


def flaming_weapon() -> None:
    table = struck("flaming-weapon", "r.hit+magic r.miss b.miss b.miss")
    assert table.g.figures[0].fire2 == 1
    assert table.events(HitsCounted)[0].hits == 2


def venom() -> None:
    assert struck("venom", "r.skill r.miss b.miss").g.figures[0].conditions == BIT["poison-1"]


def savage() -> None:
    assert struck("savage", "r.miss r.miss b.miss").events(HitsCounted)[0].hits == 1


def crushing() -> None:
    table = struck("crushing", "r.hit+skill r.miss b.miss")
    assert table.g.figures[0].at == table.area(NEXT)


def vicious() -> None:
    table, _, figure = powered("vicious", "r.hit+skill r.miss b.miss")
    table.top("criticals", "slowed")
    table.run(enemy_attack(table.g, figure, "main", 0))
    assert table.g.figures[0].conditions == BIT["slowed"]


def vampiric() -> None:
    table, _, figure = powered("vampiric", "r.hit+hit r.hit b.miss b.miss")
    table.g.figures[figure].wounds = 3
    table.run(enemy_attack(table.g, figure, "main", 0))
    assert table.g.figures[figure].wounds == 1, "two got through"


def swift() -> None:
    table = enemy_turn(HERE, SIXTH)
    enemy = plain(table, "gremlin-green-1", FIFTH)
    table.g.enemies[enemy].powers = ("swift",)
    table.g.figures[table.g.enemies[enemy].figures[0]].conditions = BIT["blinded"]
    table.put(1, HERE)
    act(table, enemy)
    assert at(table, enemy) == NEXT, "three areas instead of two"


def thick_hide() -> None:
    table, _, figure = powered("thick-hide")
    assert armor_value(table.g, figure) == 2


def spell_ward() -> None:
    table, _, figure = powered("spell-ward")
    expire(table.g)
    assert table.g.figures[figure].magic_shields == 1


def regrowth() -> None:
    table, _, figure = powered("regrowth")
    table.g.figures[figure].wounds = 2
    recover_over_time(table.g)
    assert table.g.figures[figure].wounds == 1


def death_throes() -> None:
    table, _, figure = powered("death-throes")
    lose_hp(table.g, figure, 50)
    table.run(resolve_fallen(table.g))
    assert table.g.figures[0].wounds == 1


def vengeance() -> None:
    table, _, figure = powered("vengeance", "r.hit+hit r.miss b.miss")
    table.g.segment, table.g.turn.actions = "hero", 0
    table.run(hero_attack(table.g, 0, "main", figure))
    assert [event.weapon for event in table.events(AttackDeclared)] == ["broadsword", "vengeance"]


def war_drum() -> None:
    table, enemy, _ = powered("war-drum", "r.miss r.miss b.miss")
    table.run(use_special(table.g, enemy))
    assert len(table.events(AttackDeclared)) == 1


POWER_CASES: dict[str, Callable[[], None]] = {
    function.__name__.replace("_", "-"): function
    for function in (
        flaming_weapon, venom, savage, crushing, vicious, vampiric, swift, thick_hide, spell_ward, regrowth,
            death_throes,
        vengeance, war_drum,
    )
}  # fmt: skip


@rule("SS-ENEMY-09", "SS-ENEMY-27", "SS-ENEMY-33", "SS-ICON-07", "SS-EDEATH-07")
@pytest.mark.parametrize("name", ENEMY_POWERS)
def test_every_enemy_power_card_does_what_it_says(name: str) -> None:
    POWER_CASES[name]()


@rule(
    "SS-ENEMY-32",
    breaks=Break("rules/enemies/traits.py", "power.spends if g.plan.act == 1 else power.spends_two", "power.spends"),
)
def test_an_attack_power_has_an_improved_form_in_the_second_act() -> None:
    for added, extra in (("act: 1", 0), ("act: 2", 1)):
        table = enemy_turn(HERE, SIXTH, dice="r.miss r.miss b.miss b.miss", added=added)
        enemy = plain(table, "orc-warrior-green-1", HERE)
        table.g.enemies[enemy].powers = ("flaming-weapon",)
        table.run(enemy_attack(table.g, table.g.enemies[enemy].figures[0], "main", 0))
        assert table.events(HitsCounted)[0].hits == extra
        assert table.g.figures[0].fire2 == 1


@rule("SS-ENEMY-29", "SS-ENEMY-30")
def test_the_act_decides_the_level_of_power_cards_and_scroll_effects_come_first() -> None:
    power = ENEMY_POWERS["flaming-weapon"]
    assert power.spends[0].gives == (boons.Fire(2),)
    assert power.spends_two[0].gives == (boons.Fire(2), boons.Hits())
    table, enemy, figure = powered("flaming-weapon", "r.skill r.skill b.hit+magic b.miss")
    table.run(enemy_attack(table.g, figure, "main", 0))
    assert [event.cost for event in table.events(SymbolsSpent)] == [(1, 1), (2,)]
    assert table.g.plan.act == 1
    assert enemy == 0


# ------------------------------------------------------------------ behaviours


@rule("SS-AI-14", "SS-AI-22", "SS-AI-38", "SS-BEST-02", "SS-ENEMY-16")
@pytest.mark.parametrize(
    ("places", "coins", "behaviour", "target", "ends", "weapons"),
    [
        ((HERE, HERE), (0, 2), 0, "laegon-archer", HERE, ["claws"]),
        ((HERE, THIRD), (0, 2), 0, "ecarus-white-rose", HERE, ["claws"]),
        ((FOURTH, NEXT), (3, 0), 1, "ecarus-white-rose", FOURTH, ["claws"]),
        ((FIFTH, SIXTH), (0, 0), 2, "ecarus-white-rose", NEXT, ["stone", "stone"]),
        ((SIXTH, SIXTH), (0, 1), 3, "laegon-archer", THIRD, []),
    ],
)
def test_reading_the_blue_gremlins_scroll(
    places: tuple[str, ...], coins: tuple[int, ...], behaviour: int, target: str, ends: str, weapons: list[str]
) -> None:
    table = enemy_turn(*places)
    table.g.rng.faces = [9] * 12
    for hero, count in enumerate(coins):
        table.g.heroes[hero].coins = (0, count, 0)
    table.g.figures[1].wounds = 1
    enemy = plain(table, "gremlin-blue-1", HERE)
    event = act(table, enemy)
    assert (event.behaviour, event.target, at(table, enemy)) == (behaviour, target, ends)
    assert [each.weapon for each in table.events(AttackDeclared)] == weapons


@rule("SS-AI-23", "SS-BEST-05")
@pytest.mark.parametrize(
    ("places", "wounds", "behaviour", "target", "ends", "weapons"),
    [
        ((HERE, NEXT), (0, 2), 0, "laegon-archer", NEXT, ["sword"]),
        ((THIRD, FOURTH), (0, 2), 1, "laegon-archer", THIRD, ["knife"]),
        ((SIXTH, SIXTH), (1, 0), 2, "ecarus-white-rose", THIRD, []),
    ],
)
def test_reading_the_blue_raiders_scroll(
    places: tuple[str, ...], wounds: tuple[int, ...], behaviour: int, target: str, ends: str, weapons: list[str]
) -> None:
    table = enemy_turn(*places)
    table.g.rng.faces = [9] * 12
    for hero, count in enumerate(wounds):
        table.g.figures[hero].wounds = count
    enemy = plain(table, "raider-blue-1", HERE)
    event = act(table, enemy)
    assert (event.behaviour, event.target, at(table, enemy)) == (behaviour, target, ends)
    assert [each.weapon for each in table.events(AttackDeclared)] == weapons


@rule("SS-AI-23")
def test_the_wounded_raider_drinks_its_potion_after_the_attack() -> None:
    table = enemy_turn(HERE, SIXTH, dice="r.miss r.miss b.miss")
    enemy = plain(table, "raider-blue-1", HERE)
    figure = table.g.enemies[enemy].figures[0]
    table.g.figures[figure].wounds = 5
    act(table, enemy)
    assert table.g.figures[figure].wounds == 1


@rule("SS-AI-15", "SS-AI-29")
def test_a_behaviour_needs_a_target_that_is_seen_and_can_be_walked_to() -> None:
    table = quest_table("doors: {oak: door 14a.1 14a.2}")
    table.put(0, NEXT)
    table.put(1, SIXTH)
    enemy = plain(table, "gremlin-green-1", HERE)
    assert choose_behaviour(table.g, enemy) == (3, []), "a closed door: nobody to see, no way to walk"
    table.g.map.opened = frozenset({0})
    assert choose_behaviour(table.g, enemy) == (1, [0])


@rule("SS-AI-16", "SS-AI-17", "SS-ICON-08")
@pytest.mark.parametrize(
    ("card", "target"),
    [("gremlin-green-1", "laegon-archer"), ("raider-green-1", "auriel-wizard"), ("orc-warrior-green-1",
        "ecarus-white-rose"),
     ("gremlins-pack-2", "shae-rogue")],
)  # fmt: skip
def test_every_enemy_has_its_primary_target(card: str, target: str) -> None:
    table = enemy_turn(HERE, HERE, HERE, NEXT, third="auriel-wizard", fourth="shae-rogue")
    g = table.g
    g.heroes[1].coins = (0, 0, 1)
    g.figures[2].wounds = 3
    g.rng.faces = [9] * 20
    enemy = plain(table, card, HERE if card != "gremlins-pack-2" else NEXT)
    table.run(activate(g, enemy))
    assert table.events(EnemyActivated)[0].target == target


@rule("SS-AI-18", "SS-AI-26")
def test_ties_go_by_wounds_then_hp_left_then_nearness_then_the_player() -> None:
    table = enemy_turn(NEXT, NEXT, dice="r.miss r.miss")
    enemy = plain(table, "gremlin-green-1", HERE)
    g = table.g
    g.figures[0].max_hp = g.figures[1].max_hp = 8
    event = act(table, enemy, "target 1")
    assert (event.target, event.why) == ("laegon-archer", "choice")
    for change, target, why in (("wounds", "ecarus-white-rose", "most-wounds"), ("most", "laegon-archer", "fewest-hp")):
        table = enemy_turn(NEXT, NEXT, dice="r.miss r.miss")
        table.g.figures[0].max_hp = table.g.figures[1].max_hp = 8
        if change == "wounds":
            table.g.figures[0].wounds = 1
        else:
            table.g.figures[1].max_hp = 5
        event = act(table, plain(table, "gremlin-green-1", HERE))
        assert (event.target, event.why) == (target, why)


@rule("SS-AI-19", "SS-AI-20", "SS-AI-38")
def test_without_a_way_the_enemy_stays_where_it_is() -> None:
    table = enemy_turn("18a.1", "18a.1")
    enemy = plain(table, "gremlin-green-1", HERE)
    table.run(activate(table.g, enemy))
    assert table.events(ActivationSkipped)[0].why == "nobody"
    assert table.events(Moved) == []


@rule("SS-AI-20")
def test_an_enemy_that_can_reach_nobody_uses_its_powers() -> None:
    table = enemy_turn("18a.1", "18a.1")
    enemy = plain(table, "raider-green-1", HERE)
    figure = table.g.enemies[enemy].figures[0]
    table.g.figures[figure].wounds = 2
    table.run(activate(table.g, enemy))
    assert table.g.figures[figure].wounds == 0, "it drinks its potion"
    assert table.g.enemies[enemy].charges == 0
    assert table.events(Moved) == []


@rule("SS-AI-21", "SS-AI-24")
def test_one_behaviour_is_carried_out_completely() -> None:
    table = enemy_turn(FOURTH, SIXTH, dice="b.miss b.miss")
    enemy = plain(table, "gremlin-green-1", HERE)
    event = act(table, enemy)
    assert event.behaviour == 2, "a stone, then two areas; it does not attack again from there"
    assert at(table, enemy) == THIRD
    assert len(table.events(AttackDeclared)) == 1


@rule("SS-AI-24", "SS-AI-37")
def test_the_shaman_strikes_at_whoever_is_near_and_steps_back() -> None:
    table = enemy_turn(HERE, HERE, dice="r.miss b.miss b.miss", second="thorgar-cleric")
    enemy = plain(table, "orc-shaman-green-1", NEXT)
    event = act(table, enemy)
    assert (event.behaviour, event.target) == (0, "thorgar-cleric")
    assert len(table.events(AttackDeclared)) == 1
    assert at(table, enemy) == THIRD


@rule("SS-AI-24", "SS-EFFECT-11")
def test_a_close_fighter_does_not_strike_at_whom_it_has_pushed_away() -> None:
    table = enemy_turn(HERE, SIXTH, dice="r.hit+skill r.miss b.miss b.miss b.miss")
    enemy = plain(table, "orc-warrior-blue-1", HERE)
    table.g.enemies[enemy].powers = ("crushing",)
    table.g.figures[0].came_from, table.g.heroes[0].armor = table.area(NEXT), ""
    act(table, enemy)
    assert at_hero(table, 0) == NEXT
    assert [event.weapon for event in table.events(AttackDeclared)] == ["battle-axes"]


@rule("SS-AI-28", "SS-AI-32")
def test_difficult_and_dangerous_ground_and_fire_are_hindrances() -> None:
    table = quest_table("map: [17a at 0 0, 18b at 6 0]\nstart: [17a.1]\ngates: []\nshrines: []")
    g = table.g
    areas = [table.area(name) for name in ("17a.1", "18b.1", "18b.2")]
    assert [hindered(g, area) for area in areas] == [False, True, True]
    g.map.fires = (FireToken(areas[0], 1),)
    assert hindered(g, areas[0])


@rule("SS-AI-24", "SS-END-01")
def test_a_behaviour_ends_with_the_quest() -> None:
    table = enemy_turn(HERE, SIXTH)
    enemy = plain(table, "raider-green-1", NEXT)
    table.g.story.result = "lost"
    table.run(carry_out(table.g, enemy, 0, 0, nested=False))
    assert at(table, enemy) == NEXT


@rule("SS-AI-03")
def test_the_dead_are_not_activated_and_nobody_acts_without_heroes() -> None:
    table = enemy_turn(HERE, HERE)
    enemy = plain(table, "raider-green-1", HERE)
    table.g.enemies[enemy].dead = True
    table.run(activate(table.g, enemy))
    table.g.enemies[enemy].dead = False
    table.g.figures[0].ghost = table.g.figures[1].ghost = True
    table.run(activate(table.g, enemy))
    assert table.events(EnemyActivated) == table.events(ActivationSkipped) == []


@rule("SS-AI-19", "SS-AI-25")
def test_for_the_last_resort_only_the_nearest_heroes_count() -> None:
    table = enemy_turn(THIRD, FOURTH, THIRD, third="thorgar-cleric")
    enemy = plain(table, "gremlin-green-1", HERE)
    assert choose_behaviour(table.g, enemy, last_resort=True) == (3, [0, 2])
    table.g.figures[0].cloaked = table.g.figures[2].hidden = True
    assert choose_behaviour(table.g, enemy, last_resort=True) == (3, [1])


@rule("SS-AI-18", "SS-AI-26")
def test_the_nearest_of_equally_wounded_heroes_is_the_target_before_anyone_is_asked() -> None:
    table = enemy_turn(THIRD, NEXT)
    g = table.g
    g.rng.faces = [9] * 6
    g.figures[0].max_hp = g.figures[1].max_hp = 8
    event = act(table, plain(table, "gremlin-green-1", HERE))
    assert (event.target, event.why, event.rule) == ("laegon-archer", "nearest", "SS-AI-18")


@rule("SS-AI-16", "SS-AI-17", "SS-COMPAN-20")
def test_fenrir_has_no_crowns_and_no_style_for_enemies_that_look_for_them() -> None:
    table = enemy_turn(HERE, HERE)
    g = table.g
    g.companion_rank, g.figures[g.companion].at, g.figures[g.companion].owner, g.figures[g.companion].max_hp = (
        2,
        0,
        1,
        5,
    )
    g.heroes[1].coins = (0, 1, 0)
    enemy = plain(table, "gremlin-green-1", HERE)
    assert primary(g, enemy, "richest", [0, 1, g.companion]) == [1]
    g.heroes[1].coins = (0, 0, 0)
    assert primary(g, enemy, "richest", [0, 1, g.companion]) == [0, 1, g.companion]
    g.figures[0].wounds = 1
    assert primary(g, enemy, "most-wounded", [0, 1]) == [0]
    table.put(0, THIRD)
    assert primary(g, enemy, "nearest", [0, 1]) == [1]
    assert primary(g, enemy, "strength", [0, 1]) == [0]
    g.priority_hero = 1
    assert primary(g, enemy, "priority", [0, 1]) == [1]


@rule("SS-POWCARD-04", "SS-AI-16")
def test_the_log_names_the_rule_that_chose_the_target() -> None:
    assert deciding_rule("taunt", "nearest") == "SS-POWCARD-04"
    assert deciding_rule("only", "nearest") == "SS-AI-15"
    assert deciding_rule("nearest", "nearest") == "SS-AI-16"
    assert deciding_rule("nearest", "richest") == "SS-AI-18"


@rule("SS-AI-04", "SS-AI-07")
def test_of_equal_enemies_the_active_player_decides_and_the_dead_are_passed_over() -> None:
    table = enemy_turn("18a.1", "18a.1")
    g = table.g
    enemies = [plain(table, card, HERE) for card in ("raider-green-1", "raider-green-2", "gremlin-blue-1")]
    for enemy in enemies:
        g.enemies[enemy].controller = 0
    g.activation.waiting, g.activation.count = tuple(enemies), 2
    table.run(activate_one(g))
    assert table.events(ActivationSkipped)[-1].who == "gremlin-blue-1", "the highest rank first"
    assert (g.activation.waiting, g.activation.count) == ((0, 1), 1)
    lose_hp(g, g.enemies[0].figures[0], 9)
    table.run(activate_one(g))
    assert table.events(ActivationSkipped)[-1].who == "raider-green-2"
    assert (g.activation.waiting, g.activation.count) == ((), 0)
    table.run(activate_one(g))
    assert len(table.events(ActivationSkipped)) == 2


@rule("SS-AI-06")
def test_stunned_enemies_come_last_only_where_a_number_is_called_for() -> None:
    for choosing, first in ((0, "gremlin-blue-1"), (1, "raider-green-1")):
        table = enemy_turn("18a.1", "18a.1")
        g = table.g
        enemies = [plain(table, card, HERE) for card in ("raider-green-1", "gremlin-blue-1")]
        for enemy in enemies:
            g.enemies[enemy].controller = 0
        g.figures[g.enemies[enemies[1]].figures[0]].conditions = BIT["stunned"]
        g.activation.waiting, g.activation.count = tuple(enemies), choosing
        table.run(activate_one(g))
        assert table.events(ActivationSkipped)[0].who == first


@rule("SS-ENEMY-31")
def test_only_a_living_enemy_of_low_rank_that_killed_by_itself_gains_a_power() -> None:
    for card, by, powers in (
        ("raider-blue-1", "it", 1),
        ("raider-red-1", "it", 0),
        ("raider-blue-1", "nobody", 0),
        ("raider-blue-1", "hero", 0),
        ("raider-blue-1", "fallen", 0),
    ):
        table = enemy_turn(HERE, HERE)
        g = table.g
        enemy = plain(table, card, HERE)
        figure = g.enemies[enemy].figures[0]
        if by == "fallen":
            g.figures[figure].at = OFF
        lose_hp(g, 0, 99, {"it": figure, "nobody": NOBODY, "hero": 1, "fallen": figure}[by])
        assert len(g.enemies[enemy].powers) == powers, (card, by)


@rule("SS-ENEMY-31", "SS-COMPAN-04")
def test_killing_fenrir_feeds_an_enemy_too_and_his_summoner_need_not_have_the_power_any_more() -> None:
    table = enemy_turn(HERE, HERE)
    g = table.g
    g.companion_rank, g.figures[g.companion].at, g.figures[g.companion].owner, g.figures[g.companion].max_hp = (
        2,
        0,
        1,
        5,
    )
    g.turn.companion_points, g.turn.companion_attack = 2, True
    enemy = plain(table, "raider-blue-1", HERE)
    lose_hp(g, g.companion, 5, g.enemies[enemy].figures[0])
    assert len(g.enemies[enemy].powers) == 1
    assert (g.companion_rank, g.turn.companion_points, g.turn.companion_attack, g.figures[g.companion].at) == (
        0,
        0,
        False,
        OFF,
    )


@rule("SS-ENEMY-20", "SS-ENEMY-29")
def test_an_enemys_new_power_brings_its_shields() -> None:
    table = enemy_turn(HERE, HERE)
    enemy = plain(table, "orc-shaman-green-1", HERE)
    table.top("enemy_powers", "spell-ward")
    give_power_card(table.g, enemy)
    figure = table.g.enemies[enemy].figures[0]
    assert table.g.figures[figure].magic_shields == CARD["orc-shaman-green-1"].shields + ENEMY_POWERS["spell-ward"].one


@rule("SS-ENEMY-27")
def test_when_no_power_of_another_type_is_left_the_enemy_gains_none() -> None:
    table = enemy_turn(HERE, HERE)
    enemy = plain(table, "raider-green-1", HERE)
    table.g.enemies[enemy].powers = ("savage",)
    table.g.decks.enemy_powers.cards, table.g.decks.enemy_powers.discards = ("venom",), ("vicious",)
    give_power_card(table.g, enemy)
    assert table.g.enemies[enemy].powers == ("savage",)
    assert len(table.g.decks.enemy_powers.cards) + len(table.g.decks.enemy_powers.discards) == 2


@rule("SS-AI-25", "SS-AI-46")
def test_the_blue_gremlin_ignores_hidden_shae_and_unseen_auriel() -> None:
    table = enemy_turn(HERE, SIXTH, FOURTH, FIFTH, first="shae-rogue", second="auriel-wizard", third="thorgar-cleric",
                       fourth="laegon-archer", dice="r.miss r.miss b.miss")  # fmt: skip
    g = table.g
    g.figures[0].hidden = True
    g.heroes[1].coins = (0, 0, 2)
    table.put(1, "18a.1")
    enemy = plain(table, "gremlin-blue-1", HERE)
    event = act(table, enemy)
    assert (event.behaviour, event.target, at(table, enemy)) == (1, "thorgar-cleric", FOURTH)
    assert [each.weapon for each in table.events(AttackDeclared)] == ["claws"]


@rule("SS-AI-25")
def test_for_the_last_resort_a_hidden_hero_does_not_exist() -> None:
    table = enemy_turn(NEXT, SIXTH)
    table.g.figures[0].hidden = True
    enemy = plain(table, "gremlin-green-1", HERE)
    assert act(table, enemy).target == "laegon-archer"


@rule("SS-AI-47", "SS-BEST-10")
def test_the_blue_orc_ignores_laegon_for_ecarus_and_goes_berserk() -> None:
    table = enemy_turn(NEXT, HERE, NEXT, third="auriel-wizard", dice="r.miss r.miss b.miss r.miss r.miss b.miss")
    g = table.g
    g.figures[2].wounds = 1
    enemy = plain(table, "orc-warrior-blue-1", HERE)
    event = act(table, enemy)
    assert (event.target, at(table, enemy)) == ("ecarus-white-rose", NEXT)
    assert [each.weapon for each in table.events(AttackDeclared)] == ["battle-axes", "battle-axes"]
    assert g.enemies[enemy].charges == 0


@rule("SS-AI-44", "SS-AI-41", "SS-AI-42", "SS-BEST-08")
def test_the_red_shaman_curses_thorgar_and_must_buy_the_dearest_effect() -> None:
    dice = "b.shield r.hit+magic b.hit+magic b.skill+magic b.miss b.miss"
    table = enemy_turn(THIRD, FOURTH, second="thorgar-cleric", dice=dice)
    enemy = plain(table, "orc-shaman-red-1", HERE)
    g = table.g
    g.heroes[1].armor, g.figures[1].magic_shields, g.figures[1].max_hp = "", 0, 30
    g.rng.faces += [9]
    event = act(table, enemy)
    assert event.target == "thorgar-cleric"
    assert g.figures[1].conditions == 0, "the save has warded off the curse"
    assert table.events(HitsCounted)[0].hits == 4
    assert [each.gives for each in table.events(SymbolsSpent)] == [(boons.Aoe(0),), (boons.Fire(2),)]
    table = enemy_turn(THIRD, FOURTH, second="thorgar-cleric",
                       dice="b.shield r.hit+magic b.hit+magic b.miss b.miss b.miss b.miss")  # fmt: skip
    enemy = plain(table, "orc-shaman-red-1", HERE)
    table.g.heroes[1].armor, table.g.figures[1].magic_shields = "", 0
    table.run(activate(table.g, enemy))
    assert [each.gives for each in table.events(SymbolsSpent)] == [(boons.Aoe(0),)], "two magic: the dearest only"


@rule("SS-AI-45", "SS-BEST-04")
def test_the_red_raider_blinds_ecarus_and_follows_with_the_knife() -> None:
    table = enemy_turn(
        THIRD, "18a.1", dice="r.hit+skill b.skill+magic b.hit+skill b.shield b.miss b.skill+magic b.shield"
    )
    g = table.g
    g.heroes[0].armor, g.figures[0].magic_shields = "scale-mail+", 1
    enemy = plain(table, "raider-red-1", HERE)
    g.enemies[enemy].charges = 0
    g.figures[g.enemies[enemy].figures[0]].wounds = 1
    act(table, enemy, "buy 0", "reroll 0", "reroll 1", "buy 0", "reroll 0")
    sword, knife = table.events(Defended)
    assert (sword.hits, sword.armor, sword.magic, sword.damage) == (4, 1, 1, 1)
    assert (knife.hits, knife.armor, knife.magic, knife.damage) == (2, 1, 0, 0)
    assert g.figures[0].conditions == BIT["blinded"] | BIT["poison-1"]
    traits = [event.trait for event in table.events(TraitUsed)]
    assert "healing-potion" not in traits
    assert "readiness" not in traits


@rule("SS-BEST-04")
def test_readiness_strikes_a_hero_who_moves_in_and_fails_the_save() -> None:
    table = enemy_turn(HERE, SIXTH, dice="b.miss r.miss b.miss b.miss b.miss")
    begin_turn(table.g, 0)
    enemy = plain(table, "raider-red-1", NEXT)
    table.run(hero_turn(table.g), f"go {table.area(NEXT)}")
    assert next(event.weapon for event in table.events(AttackDeclared)) == "sword"
    assert enemy == 0


@rule("SS-AI-28", "SS-AI-30", "SS-AI-31", "SS-AI-33", "SS-AI-36")
@rule(
    "SS-AI-35",
    breaks=Break(
        "rules/enemies/movement.py",
        "steps = best_steps(g, enemy, it.at, goal)",
        "steps = [step for step in best_steps(g, enemy, it.at, goal) if not g.allies_at(step)]",
    ),
)
def test_enemies_walk_the_shortest_way_through_anyone() -> None:
    table = enemy_turn(FOURTH, THIRD)
    enemy = plain(table, "gremlin-green-1", HERE)
    g = table.g
    table.run(walk(g, enemy, table.area(FOURTH), 99))
    assert at(table, enemy) == FOURTH
    table.heard.clear()
    table.run(walk(g, enemy, table.area(FOURTH), 99))
    assert (at(table, enemy), table.heard) == (FOURTH, []), "already there"
    table.run(walk(g, enemy, table.area(HERE), 2))
    assert at(table, enemy) == NEXT


@rule("SS-AI-28", "SS-AI-32")
def test_among_equal_ways_enemies_avoid_fire_wherever_it_burns() -> None:
    table = quest_table("map: [2a at 0 0, 14a at 20 0, 16a at 26 0, 18a at 40 0]")
    g = table.g
    start, left, right, beyond, end = (table.area(f"2a.{number}") for number in (1, 2, 3, 4, 6))
    enemy = plain(table, "gremlin-green-1", "2a.1")
    assert sorted(best_steps(g, enemy, start, beyond)) == [left, right]
    g.map.fires = (FireToken(left, 1),)
    assert best_steps(g, enemy, start, beyond) == [right]
    assert best_steps(g, enemy, start, left) == [left], "no choice: straight through"
    g.map.fires = (FireToken(beyond, 1), FireToken(table.area("2a.5"), 1))
    assert sorted(best_steps(g, enemy, start, end)) == [left, right], "fire on every way"
    g.map.fires = (FireToken(beyond, 1),)
    assert best_steps(g, enemy, start, end) == [right], "the other way leads only through fire"
    g.map.fires = (FireToken(left, 1),)
    table.run(walk(g, enemy, beyond, 1))
    assert at(table, enemy) == "2a.3"


@rule("SS-AI-27", "SS-AI-37")
def test_a_retreat_leads_back_or_away_from_the_nearest_hero() -> None:
    table = enemy_turn(HERE, HERE)
    enemy = plain(table, "orc-shaman-green-1", NEXT)
    figure = table.g.enemies[enemy].figures[0]
    table.run(retreat(table.g, figure, 1))
    assert at(table, enemy) == THIRD
    table.g.figures[figure].came_from = table.area(NEXT)
    table.run(retreat(table.g, figure, 1))
    assert at(table, enemy) == NEXT, "where it came from"


@rule("SS-AI-37")
def test_a_retreat_prefers_empty_areas_and_otherwise_the_player_chooses() -> None:
    table = quest_table("{map: [7a at 0 0], start: [7a.1], gates: [], shrines: []}")
    g = table.g
    enemy = plain(table, "orc-shaman-green-1", "7a.3")
    figure = g.enemies[enemy].figures[0]
    away = {g.layout.names[area] for area in g.board.steps[table.area("7a.3")]} - {"7a.1", "7a.4"}
    assert away == {"7a.2", "7a.5"}, "the heroes are in 7a.1, and 7a.4 lies beside it"
    decision = table.asked(retreat(g, figure, 1))
    assert {str(option) for option in decision.options} == {f"area {table.area(name)}" for name in away}
    plain(table, "raider-green-1", "7a.2")
    table.run(retreat(g, figure, 1))
    assert at(table, enemy) == "7a.5"


@rule("SS-AI-39", "SS-MOVE-18")
def test_a_flying_enemy_cannot_be_knocked_down(monkeypatch: pytest.MonkeyPatch) -> None:
    let_fly(monkeypatch, "orc-king-unbound")
    table = enemy_turn(HERE, HERE)
    enemy = plain(table, "orc-king-unbound", NEXT)
    figure = table.g.enemies[enemy].figures[0]
    afflict(table.g, figure, "knockdown")
    assert not table.g.figures[figure].down


@rule("SS-BEST-01")
def test_a_thief_takes_a_coin_from_the_stock_or_from_the_area() -> None:
    table = enemy_turn(HERE, SIXTH, dice="r.hit+hit r.hit b.miss b.miss")
    enemy = plain(table, "gremlin-green-1", HERE)
    g = table.g
    g.heroes[0].coins = (0, 1, 0)
    act(table, enemy)
    assert g.heroes[0].crowns == 0
    g.map.drops[table.area(HERE)] = things("coin:5", "healing-potion")
    table.dice("r.hit+hit r.hit b.miss b.miss")
    act(table, enemy)
    assert g.map.drops[table.area(HERE)] == things("healing-potion")


@rule("SS-BEST-01")
@pytest.mark.parametrize(
    ("card", "which", "hits", "stolen"),
    [("gremlin-green-1", "main", 9, True), ("gremlin-green-1", "main", 0, False), ("gremlin-green-1", "off", 9, False),
     ("raider-green-1", "main", 9, False)],
)  # fmt: skip
def test_a_thief_needs_damage_dealt_with_its_claws(card: str, which: str, hits: int, stolen: bool) -> None:
    table = enemy_turn(HERE, SIXTH)
    table.g.rng.faces = [9] * 8
    table.g.heroes[0].coins, table.g.figures[0].max_hp = (0, 1, 0), 30
    figure = table.g.enemies[plain(table, card, HERE)].figures[0]
    table.g.figures[figure].hit_bonus = hits
    table.run(enemy_attack(table.g, figure, which, 0))
    assert (table.g.heroes[0].crowns == 0) == stolen


@rule("SS-BEST-01", "SS-COMPAN-11")
def test_a_thief_takes_from_the_area_what_fenrir_has_not_and_without_coins_nothing() -> None:
    table = enemy_turn(HERE, HERE, second="laegon-archer")
    g = table.g
    g.companion_rank, g.figures[g.companion].at, g.figures[g.companion].owner = 2, table.area(HERE), 0
    g.heroes[0].coins = (0, 1, 0)
    g.map.drops[table.area(HERE)] = things("kord", "coin:5", "coin:10")
    steal(g, plain(table, "gremlin-green-1", HERE), g.companion)
    assert g.heroes[0].crowns == 10
    assert len(g.map.drops[table.area(HERE)]) == 2
    g.map.drops[table.area(HERE)], g.heroes[0].coins = things("kord"), (0, 0, 0)
    before = len(table.events(TraitUsed))
    steal(g, 0, 0)
    assert g.map.drops[table.area(HERE)] == things("kord")
    assert len(table.events(TraitUsed)) == before


@rule("SS-BEST-04", "SS-BEST-05", "SS-AI-43")
@pytest.mark.parametrize(
    ("card", "which", "weapons"),
    [
        ("raider-red-1", "main", ["sword", "knife"]),
        ("raider-red-1", "off", ["knife"]),
        ("raider-blue-1", "main", ["sword"]),
        ("orc-warrior-red-1", "main", ["great-axe"]),
    ],
)
def test_a_second_weapon_follows_the_first_only_by_its_power(card: str, which: str, weapons: list[str]) -> None:
    table = enemy_turn(HERE, SIXTH)
    table.g.rng.faces = [9] * 12
    table.g.heroes[0].armor, table.g.figures[0].max_hp, table.g.figures[0].magic_shields = "", 40, 0
    figure = table.g.enemies[plain(table, card, HERE)].figures[0]
    table.run(enemy_attack(table.g, figure, which, 0))
    assert [event.weapon for event in table.events(AttackDeclared)] == weapons


@rule("SS-BEST-04")
def test_a_double_strike_needs_damage_and_a_living_target() -> None:
    for shields, wounds in ((9, 0), (0, 8)):
        table = enemy_turn(HERE, SIXTH)
        table.g.rng.faces = [9] * 12
        table.g.heroes[0].armor, table.g.figures[0].max_hp = "", 9
        table.g.figures[0].magic_shields, table.g.figures[0].wounds = shields, wounds
        figure = table.g.enemies[plain(table, "raider-red-1", HERE)].figures[0]
        table.run(enemy_attack(table.g, figure, "main", 0))
        assert [event.weapon for event in table.events(AttackDeclared)] == ["sword"]


@rule("SS-BEST-05")
def test_a_double_grip_is_bought_with_the_sword() -> None:
    spend = SCROLLS["raider-blue"].main.spends[0]
    table = enemy_turn(HERE, SIXTH, dice="r.skill r.skill " + "b.miss " * 6)
    assert spend.cost == (1,)
    table.g.figures[0].max_hp = 30
    figure = table.g.enemies[plain(table, "raider-blue-1", HERE)].figures[0]
    table.run(enemy_attack(table.g, figure, "main", 0))
    assert [event.weapon for event in table.events(AttackDeclared)] == ["sword", "knife"]
    assert [event.trait for event in table.events(TraitUsed)] == ["double-grip"]


@rule("SS-ENEMY-19", "SS-ICON-07")
@pytest.mark.parametrize(
    ("melee", "stunned", "answered"), [(True, False, True), (False, False, False), (True, True, False)]
)
def test_the_red_orc_strikes_back_in_melee_unless_it_is_stunned(melee: bool, stunned: bool, answered: bool) -> None:
    table = enemy_turn(HERE, SIXTH)
    table.g.rng.faces = [9] * 12
    figure = table.g.enemies[plain(table, "orc-warrior-red-1", HERE)].figures[0]
    table.g.figures[figure].conditions = BIT["stunned"] if stunned else 0
    table.run(resolve(table.g, Strike(0, figure, "test", (6, 0, 0), melee=melee)))
    assert [event.weapon for event in table.events(AttackDeclared)] == ["test", *["vengeance"] * answered]


@rule("SS-ENEMY-19")
def test_nobody_strikes_back_without_damage_at_a_card_at_another_enemy_or_when_dead() -> None:
    for attacker, hits in (("hero", 1), ("card", 9), ("enemy", 9), ("hero", 40)):
        table = enemy_turn(HERE, SIXTH)
        table.g.rng.faces = [9] * 12
        figure = table.g.enemies[plain(table, "orc-warrior-red-1", HERE)].figures[0]
        other = table.g.enemies[plain(table, "raider-green-1", HERE)].figures[0]
        who = {"hero": 0, "card": NOBODY, "enemy": other}[attacker]
        table.run(resolve(table.g, Strike(who, figure, "test", (hits, 0, 0), melee=True)))
        assert [event.weapon for event in table.events(AttackDeclared)] == ["test"], (attacker, hits)


@rule("SS-ENEMY-19")
def test_spirit_wards_return_up_to_the_printed_shields() -> None:
    table = enemy_turn(HERE, SIXTH)
    figure = table.g.enemies[plain(table, "orc-shaman-blue-1", HERE)].figures[0]
    for shields, after in ((0, 1), (2, 2)):
        table.g.figures[figure].magic_shields = shields
        table.run(react_to_damage(table.g, figure, Strike(0, figure, "test", (0, 0, 0))))
        assert table.g.figures[figure].magic_shields == after


@rule("SS-ENEMY-19", "SS-BEST-02")
def test_thorns_find_nobody_when_the_archer_stands_elsewhere() -> None:
    table = enemy_turn(HERE, SIXTH)
    figure = table.g.enemies[plain(table, "gremlin-blue-1", NEXT)].figures[0]
    table.run(react_to_damage(table.g, figure, Strike(0, figure, "test", (0, 0, 0))))
    assert table.events(TraitUsed) == []


@rule("SS-EDEATH-07", "SS-BEST-03")
def test_death_throes_hurt_only_heroes_in_the_area_and_only_the_own_pack_flees() -> None:
    table = enemy_turn(NEXT, HERE)
    g = table.g
    enemy, pack = plain(table, "raider-green-1", NEXT), plain(table, "gremlins-pack-1", NEXT)
    g.enemies[enemy].powers = ("death-throes",)
    lose_hp(g, g.enemies[enemy].figures[0], 9)
    table.run(resolve_fallen(g))
    assert (g.figures[0].wounds > 0, g.figures[1].wounds) == (True, 0)
    assert at(table, pack) == NEXT


@rule("SS-BEST-04", "SS-ECOND-06", "SS-ECOND-10")
@pytest.mark.parametrize("change", ["saved", "stunned", "blinded", "hidden", "cloaked", "another"])
def test_ready_enemies_let_pass_whoever_saves_or_is_hidden_and_cannot_strike_blind(change: str) -> None:
    table = enemy_turn(NEXT, SIXTH, dice="b.shield" if change == "saved" else "")
    enemy = plain(table, "raider-red-1" if change != "another" else "raider-green-1", NEXT)
    if change in BIT:
        table.g.figures[table.g.enemies[enemy].figures[0]].conditions = BIT[change]
    elif change in ("hidden", "cloaked"):
        setattr(table.g.figures[0], change, True)
    table.run(readiness(table.g, 0))
    assert table.events(AttackDeclared) == []
    assert table.g.rng.faces == []


@rule("SS-MOVE-12", "SS-AI-04", "SS-AI-05")
def test_enemies_strike_the_leaving_hero_in_the_order_of_activation_and_a_pack_once() -> None:
    table = enemy_turn(HERE, SIXTH)
    g = table.g
    cards = ("gremlins-pack-1", "raider-green-1", "gremlin-red-1", "raider-blue-1")
    for card, controller in zip(cards, (1, 1, 0, 0), strict=True):
        g.enemies[plain(table, card, HERE)].controller = controller
    g.active = 0
    found = [g.enemy_of(figure).card for figure in reacting_enemies(g, table.area(HERE))]
    assert found[:2] == ["gremlin-red-1", "raider-blue-1"]
    assert sorted(found[2:]) == ["gremlins-pack-1", "raider-green-1"]
    g.active = 1
    assert [g.enemy_of(figure).card for figure in reacting_enemies(g, table.area(HERE))][2:] == found[:2]


@rule("SS-MASTER-13", "SS-MASTER-15")
def test_only_living_heroes_who_hurt_a_master_move_the_token() -> None:
    table = with_troll(THIRD, THIRD)
    g = table.g
    troll = g.enemies[0].figures[0]
    other = g.enemies[plain(table, "raider-green-1", THIRD)].figures[0]
    damaged_master(g, NOBODY, troll)
    damaged_master(g, other, troll)
    damaged_master(g, 0, other)
    assert (g.priority_hero, g.priority_level) == (0, 1)
    g.priority_level = 2
    damaged_master(g, 1, troll)
    assert (g.priority_hero, g.priority_level) == (0, 1), "another hero lowers it first"
    damaged_master(g, 1, troll)
    assert (g.priority_hero, g.priority_level) == (1, 1)
    g.figures[0].ghost = True
    damaged_master(g, 0, troll)
    assert g.priority_hero == 1


@rule("SS-MASTER-18")
def test_the_token_stays_with_a_holder_who_can_be_seen_and_a_player_chooses_among_others() -> None:
    table = with_troll(HERE, HERE, HERE, third="thorgar-cleric")
    g = table.g
    table.run(pass_priority(g))
    assert g.priority_hero == 0
    g.figures[0].cloaked, g.priority_level = True, 2
    table.run(pass_priority(g), "target 2")
    assert (g.priority_hero, g.priority_level) == (2, 1)
    g.figures[2].hidden = g.figures[0].hidden = True
    table.run(pass_priority(g))
    assert g.priority_hero == 1, "the only one who can be seen"
    lose_hp(g, g.enemies[0].figures[0], 22)
    lose_hp(g, g.enemies[0].figures[0], 18)
    g.priority_hero = NOBODY
    table.run(pass_priority(g))
    assert g.priority_hero == NOBODY, "without a master there is no token to give"


@rule("SS-MASTER-12", "SS-MASTER-14")
def test_provoking_turns_the_own_token_back_and_forth() -> None:
    table = with_troll(THIRD, THIRD)
    g = table.g
    for level in (2, 1, 2):
        provoke(g, 0)
        assert (g.priority_hero, g.priority_level) == (0, level)
    g.priority_hero, g.priority_level = NOBODY, 2
    provoke(g, 1)
    assert (g.priority_hero, g.priority_level) == (1, 1)


@rule("SS-ACT-11", "SS-LOS-04")
def test_a_master_that_does_not_see_the_hero_cannot_be_provoked() -> None:
    table = quest_table("doors: {oak: door 14a.1 14a.2}")
    plain(table, "troll", NEXT)
    assert not may_provoke(table.g, 0)
    table.g.map.opened = frozenset({0})
    assert may_provoke(table.g, 0)
    table.g.figures[table.g.foes()[0]].conditions = BLIND
    assert not may_provoke(table.g, 0)
    table.g.figures[table.g.foes()[0]].conditions = 0
    table.g.heroes[0].used = ("provoke",)
    assert not may_provoke(table.g, 0)
    table = enemy_turn(HERE, HERE)
    plain(table, "raider-red-1", HERE)
    assert not may_provoke(table.g, 0), "no master"


@rule("SS-BEST-01", "SS-TERR-13")
def test_a_mob_that_controls_the_area_has_a_hit_more() -> None:
    table = enemy_turn(HERE, SIXTH, dice="r.miss r.miss b.miss")
    enemy = plain(table, "gremlin-green-1", HERE)
    plain(table, "gremlin-blue-1", HERE)
    act(table, enemy)
    assert table.events(HitsCounted)[0].hits == 2, "one for the mob, one for supremacy"


@rule("SS-BEST-01", "SS-TERR-13")
def test_a_mob_gains_nothing_with_stones_or_without_control() -> None:
    table = enemy_turn(HERE, SIXTH, dice="r.miss r.miss b.miss")
    gremlin = table.g.enemies[plain(table, "gremlin-green-1", HERE)].figures[0]
    table.run(enemy_attack(table.g, gremlin, "main", 0))
    assert table.events(HitsCounted)[-1].extra == (), "one against one"
    plain(table, "gremlin-blue-1", HERE)
    table.g.rng.faces = [9] * 4
    table.run(enemy_attack(table.g, gremlin, "off", 0))
    assert table.events(HitsCounted)[-1].extra == (("supremacy", 1),)


@rule("SS-BEST-05", "SS-BEST-01")
def test_special_powers_activate_or_strike_and_retreat() -> None:
    table = enemy_turn(HERE, SIXTH, dice="r.miss r.miss b.miss")
    raider = plain(table, "raider-blue-1", HERE)
    table.run(use_special(table.g, raider))
    assert at(table, raider) == NEXT
    gremlin = plain(table, "gremlin-green-1", HERE)
    table.dice("r.miss r.miss")
    table.run(use_special(table.g, gremlin))
    assert table.events(EnemyActivated)[-1].who == "gremlin-green-1"


@rule("SS-BEST-06", "SS-BEST-07", "SS-BEST-09", "SS-BEST-16", "SS-BEST-17")
def test_the_books_enemy_cards_have_the_books_numbers() -> None:
    raider = LEDGER.rule("SS-BEST-06").data
    card = CARD["raider-green-1"]
    assert (card.armor, card.shields, card.defence, card.crowns, card.hp) == tuple(
        raider[key] for key in ("armor", "magic_shields", "defence", "drop_crowns", "hp")
    )
    assert card.resists == (("pierce", -1),)
    blue = LEDGER.rule("SS-BEST-07").data
    assert all(
        (CARD[name].hp, CARD[name].shields, CARD[name].soul_points) == (blue["hp"], 2, 2)
        for name in ("orc-shaman-blue-1", "orc-shaman-blue-2")
    )
    red = CARD["orc-warrior-red-1"]
    assert (red.armor, red.defence, red.soul_points, red.resists) == (2, 2, 4, (("mystic", 1),))
    assert CARD["gremlin-red-1"].armor == 1
    assert CARD["gremlin-red-1"].defence >= 1
    assert (CARD["orc-shaman-green-1"].armor, CARD["orc-shaman-green-1"].shields) == (0, 2)


# ------------------------------------------------------------------ encounters


@rule("SS-AI-01", "SS-AI-12", "SS-BEST-14", "SS-AI-08")
def test_leaders_attack_activates_the_highest_rank_without_a_master() -> None:
    table = enemy_turn(HERE, HERE)
    plain(table, "orc-warrior-green-1", SIXTH)
    gremlins = [plain(table, "gremlin-blue-1", SIXTH), plain(table, "gremlin-blue-2", SIXTH)]
    table.top("encounters", "leaders-attack")
    draw_encounter(table.g)
    assert list(table.g.activation.waiting) == gremlins


@rule("SS-AI-13", "SS-AI-04", "SS-AI-05", "SS-AI-07", "SS-BEST-14")
def test_battle_activates_three_the_active_players_first() -> None:
    table = enemy_turn("18a.1", "18a.1")
    g = table.g
    raiders = [plain(table, "raider-green-1", HERE), plain(table, "raider-green-2", HERE)]
    orc, gremlin = plain(table, "orc-warrior-green-1", HERE), plain(table, "gremlin-blue-1", HERE)
    for enemy in raiders:
        g.enemies[enemy].controller = 0
    g.enemies[orc].controller = g.enemies[gremlin].controller = 1
    table.top("encounters", "battle")
    second = g.enemies[raiders[1]].figures[0]
    table.run(resolve_encounter(g), f"target {second}")
    assert [event.who for event in table.events(ActivationSkipped)] == [
        "raider-green-2",
        "raider-green-1",
        "gremlin-blue-1",
    ]
    assert g.decks.encounters.discards == ("battle",)
    assert len(g.decks.encounters.cards) == len(ENCOUNTERS) - 1


@rule("SS-AI-06")
def test_a_stunned_enemy_is_offered_last_by_its_player() -> None:
    table = enemy_turn("18a.1", "18a.1")
    g = table.g
    first, second = plain(table, "raider-green-1", HERE), plain(table, "raider-green-2", HERE)
    for enemy in (first, second):
        g.enemies[enemy].controller = 0
    g.figures[g.enemies[first].figures[0]].conditions = BIT["stunned"]
    table.top("encounters", "lone-hunter")
    table.run(resolve_encounter(g))
    assert [event.who for event in table.events(ActivationSkipped)] == ["raider-green-2"]
    lose_hp(g, g.enemies[second].figures[0], 50)
    table.top("encounters", "lone-hunter")
    table.run(resolve_encounter(g))
    assert g.figures[g.enemies[first].figures[0]].conditions == 0, "the only one is picked and loses its token"


@rule("SS-AI-02", "SS-AI-03")
@pytest.mark.parametrize(
    ("order", "fitting"),
    [(Activate(rank=GREEN), [0]), (Activate(styles=("magic",)), [1]), (Activate(race="monster"), [2]),
     (Activate(wounded=True), [1]), (Activate(engaged=True), [0]), (Activate(near=2), [0, 1]), (Activate(count=2),
         [0, 1, 2])],
)  # fmt: skip
def test_encounter_cards_activate_by_rank_style_race_condition_or_number(order: Activate, fitting: list[int]) -> None:
    table = enemy_turn(HERE, HERE)
    plain(table, "raider-green-1", HERE)
    shaman = plain(table, "orc-shaman-blue-1", THIRD)
    plain(table, "gremlin-blue-1", FOURTH)
    table.g.figures[table.g.enemies[shaman].figures[0]].wounds = 1
    assert concerned(table.g, (order,)) == fitting


@rule("SS-BEST-13", "SS-AI-08")
def test_bloodlust_sends_the_unwounded_by_their_last_resort() -> None:
    table = enemy_turn(THIRD, THIRD)
    enemy = plain(table, "gremlin-green-1", HERE)
    table.top("encounters", "bloodlust")
    table.run(resolve_encounter(table.g))
    assert table.events(EnemyActivated)[0].behaviour == 3
    assert at(table, enemy) == THIRD


@rule("SS-AI-09", "SS-AI-10")
def test_an_encounter_card_is_drawn_even_with_no_enemies_in_play() -> None:
    table = quest_table()
    table.run(resolve_encounter(table.g))
    assert len(table.g.decks.encounters.discards) == 1


# ------------------------------------------------------------------ masters


def with_troll(*places: str, dice: str = "", card: str = "troll", troll: str = THIRD, **options: Any) -> Table:
    table = enemy_turn(*places, dice=dice, **options)
    table.g.active = 0
    plain(table, card, troll)
    return table


@rule("SS-MASTER-01", "SS-MASTER-03", "SS-MASTER-16")
def test_a_master_enters_and_the_active_hero_gets_the_token() -> None:
    table = with_troll(HERE, HERE)
    assert (table.g.priority_hero, table.g.priority_level) == (0, 1)
    (card,) = (card for zone in scene(table.g, 0).zones for card in zone.cards if card.id == "enemy:troll")
    assert [part.id.rsplit(":", 1)[1] for part in card.parts] == ["stats", "weapons", "behaviours", "powers"]


@rule("SS-MASTER-02", "SS-EDEATH-02")
@pytest.mark.parametrize(("card", "hp", "souls"), [("troll", 22, 5), ("enraged-troll", 18, 4)])
def test_the_sides_of_the_troll_are_independent_and_a_beaten_one_is_dead(card: str, hp: int, souls: int) -> None:
    table = with_troll(HERE, HERE, card=card)
    g = table.g
    lose_hp(g, g.enemies[0].figures[0], hp)
    assert (g.enemies[0].card, g.enemies[0].dead, g.soul_points) == (card, True, souls)


@rule("SS-MASTER-02", "SS-MASTER-07")
def test_the_beaten_orc_king_turns_over_and_fights_on() -> None:
    table = with_troll(HERE, HERE, card="orc-king")
    g = table.g
    figure = g.enemies[0].figures[0]
    lose_hp(g, figure, 14)
    assert g.enemies[0].card == "orc-king-unbound"
    assert (g.figures[figure].wounds, g.figures[figure].max_hp, g.soul_points) == (0, 12, 4)
    lose_hp(g, figure, 12)
    assert g.enemies[0].dead


@rule("SS-MASTER-04")
def test_a_master_belongs_to_the_active_player() -> None:
    table = with_troll(HERE, HERE)
    begin_turn(table.g, 1)
    assert table.g.enemies[0].controller == 1


@rule("SS-MASTER-06")
def test_a_masters_rune_fits_every_style() -> None:
    table = with_troll(HERE, HERE)
    assert concerned(table.g, (Activate(styles=("faith",)),)) == [0]


@rule("SS-MASTER-08")
def test_the_troll_cannot_be_stunned() -> None:
    table = with_troll(HERE, HERE)
    figure = table.g.enemies[0].figures[0]
    afflict(table.g, figure, "stunned")
    assert table.g.figures[figure].conditions == 0


@rule("SS-MASTER-09", "SS-MASTER-10", "SS-MASTER-19", "SS-BEST-11")
def test_a_vengeful_master_looks_only_at_the_priority_hero() -> None:
    table = with_troll(FOURTH, THIRD, dice="r.miss b.miss b.miss b.miss b.miss b.miss")
    act(table, 0)
    assert table.events(EnemyActivated)[0].target == "ecarus-white-rose"
    assert at(table, 0) == FOURTH


@rule("SS-MASTER-11", "SS-MASTER-12", "SS-MASTER-13", "SS-MASTER-14", "SS-MASTER-15")
def test_the_token_turns_and_passes_by_provoking_and_wounding() -> None:
    table = with_troll(THIRD, THIRD)
    g = table.g
    provoke(g, 0)
    assert (g.priority_hero, g.priority_level) == (0, 2)
    provoke(g, 1)
    assert (g.priority_hero, g.priority_level) == (0, 1)
    g.heroes[1].used = ()
    provoke(g, 1)
    assert (g.priority_hero, g.priority_level) == (1, 1)
    damaged_master(g, 1, g.enemies[0].figures[0])
    assert (g.priority_hero, g.priority_level) == (1, 2)
    moved = [(event.who, event.level) for event in table.events(PriorityMoved)]
    assert moved[-4:] == [
        ("ecarus-white-rose", 2),
        ("ecarus-white-rose", 1),
        ("laegon-archer", 1),
        ("laegon-archer", 2),
    ]


@rule("SS-MASTER-17", "SS-MASTER-22", "SS-MASTER-21")
def test_the_fight_of_ecarus_and_laegon_with_the_troll() -> None:
    table = with_troll(THIRD, THIRD, second="laegon-ranger")
    g = table.g
    troll = g.enemies[0].figures[0]
    assert (g.priority_hero, g.priority_level) == (0, 1)
    provoke(g, 0)
    assert (g.priority_hero, g.priority_level) == (0, 2)
    g.rng.faces = [9] * 10
    event = act(table, 0)
    assert event.target == "ecarus-white-rose"
    g.active, g.segment, g.turn.actions = 1, "hero", 0
    g.heroes[1].off = "hunting-knife"
    table.dice("r.hit+hit b.hit+magic b.miss r.hit+hit b.hit+magic b.miss")
    table.run(hero_attack(g, 1, "main", troll), f"target {troll}")
    assert (g.priority_hero, g.priority_level) == (1, 1), "the first wound lowered it, the second took it"
    g.segment = "enemy"
    g.heroes[0].used = ()
    g.rng.faces = [9] * 10
    event = act(table, 0, "react taunt 0")
    assert (g.priority_hero, g.priority_level) == (0, 1)
    assert event.target == "ecarus-white-rose"


@rule("SS-MASTER-18")
def test_a_dead_or_hidden_holder_passes_the_token_on() -> None:
    table = with_troll(HERE, HERE)
    g = table.g
    lose_hp(g, 0, 50)
    table.run(pass_priority(g))
    assert (g.priority_hero, g.priority_level) == (1, 1)
    g.figures[1].hidden = True
    table.run(pass_priority(g))
    assert g.priority_hero == 1, "there is nobody else"


@rule("SS-MASTER-20")
def test_masters_are_enemies_for_all_effects() -> None:
    table = with_troll(SIXTH, SIXTH, dice="r.miss b.miss b.miss b.miss b.miss b.miss", troll=HERE)
    table.run(activate(table.g, 0))
    assert [event.who for event in table.events(EnemyActivated)] == ["troll"]
    table = with_troll(HERE, HERE)
    assert table.g.enemies_in_play() == [0]
    assert strengths(table.g, table.area(THIRD))[1] == 4, "a huge one"
    table.g.figures[table.g.enemies[0].figures[0]].down = True
    assert strengths(table.g, table.area(THIRD))[1] == 2


@rule("SS-BEST-11")
def test_the_troll_rams_impales_trips_and_regenerates() -> None:
    table = with_troll(FOURTH, FOURTH, dice="r.miss b.miss b.miss b.miss b.miss")
    g = table.g
    act(table, 0)
    assert g.figures[1].wounds == 1, "rammed"
    g.figures[0].down = True
    before = g.figures[0].wounds
    act(table, 0)
    assert g.figures[0].wounds == before + 3, "impaled"
    figure = g.enemies[0].figures[0]
    g.figures[figure].wounds, g.figures[figure].burn_wounds = 5, 4
    recover_over_time(g)
    assert g.figures[figure].wounds == 4, "wounds from fire stay"
    g.figures[0].down = False
    table.dice("r.skill b.miss b.miss b.miss b.miss b.miss b.miss")
    g.figures[0].max_hp, before = 30, g.figures[0].wounds
    act(table, 0)
    assert g.figures[0].down, "tripped"
    assert g.figures[0].wounds == before + table.events(Defended)[-1].damage + 1, "and hurt by the fall"


@rule("SS-BEST-12")
def test_the_enraged_troll_stomps_and_recharges() -> None:
    table = with_troll(THIRD, THIRD, card="enraged-troll", dice="b.miss b.miss b.miss b.miss b.miss")
    g = table.g
    g.figures[0].came_from = g.figures[1].came_from = table.area(NEXT)
    table.run(use_trait(g, 0, "stomp", 0, True, False))
    assert [g.figures[hero].down for hero in (0, 1)] == [True, True]
    assert [g.layout.names[g.figures[hero].at] for hero in (0, 1)] == [NEXT, NEXT]
    assert g.enemies[0].charges == 0
    troll = g.enemies[0].figures[0]
    table.dice("b.miss b.miss")
    table.run(defend(g, troll, 2, 0, "", 0, 0))
    g.segment, g.turn.actions = "hero", 0
    table.put(0, THIRD)
    g.figures[0].down = False
    table.dice("r.hit+hit r.hit+hit b.miss b.miss")
    table.run(hero_attack(g, 0, "main", troll))
    assert g.enemies[0].charges == 1, "fury"


@rule("SS-BEST-11", "SS-BEST-12")
@pytest.mark.parametrize(
    ("scroll", "slot", "value"),
    [("troll", "main", (2, 1, 2)), ("enraged-troll", "main", (1, 2, 2)), ("raider-red", "main", (3, 1, 0)),
     ("raider-red", "off", (2, 0, 0)), ("orc-shaman-red", "main", (2, 1, 4))],
)  # fmt: skip
def test_the_books_enemy_weapons_have_the_books_numbers(scroll: str, slot: str, value: Value) -> None:
    blow = getattr(SCROLLS[scroll], slot)
    assert blow.value == value


def test_the_orc_king_calls_his_guard_and_unbound_he_drinks_life_and_roars() -> None:
    table = with_troll(HERE, HERE, card="orc-king")
    before = len(table.g.enemies_in_play())
    table.run(use_trait(table.g, 0, "call-the-guard", 0, False, False))
    assert len(table.g.enemies_in_play()) == before + 1
    table = with_troll(NEXT, SIXTH, card="orc-king-unbound", dice="b.miss")
    table.run(use_trait(table.g, 0, "dread-roar", 0, True, False))
    assert table.g.figures[0].conditions == BIT["slowed"]
    table.dice("r.hit+hit r.hit+hit b.miss b.miss b.miss b.miss")
    figure = table.g.enemies[0].figures[0]
    table.g.figures[figure].wounds = 9
    table.put(0, THIRD)
    table.run(enemy_attack(table.g, figure, "off", 0))
    assert table.g.figures[figure].wounds < 9


@rule("SS-HERO-09")
def test_the_dread_roar_is_saved_against_and_does_not_reach_two_areas() -> None:
    table = with_troll(NEXT, FIFTH, card="orc-king-unbound", dice="b.shield")
    table.run(use_trait(table.g, 0, "dread-roar", 0, True, False))
    assert [table.g.figures[hero].conditions for hero in (0, 1)] == [0, 0]
    assert table.g.rng.faces == []


@rule("SS-AI-44")
@pytest.mark.parametrize(("strength", "wounds"), [(1, 0), (2, 1)])
def test_a_curse_slows_and_at_the_second_strength_hurts_but_not_whoever_is_hidden(strength: int, wounds: int) -> None:
    table = enemy_turn(HERE, SIXTH, dice="b.miss")
    enemy = plain(table, "orc-shaman-green-1", THIRD)
    table.run(curse(table.g, enemy, 0, strength))
    assert (table.g.figures[0].conditions, table.g.figures[0].wounds) == (BIT["slowed"], wounds)
    table.g.figures[1].hidden = True
    table.run(curse(table.g, enemy, 1, strength))
    assert table.g.figures[1].conditions == 0


@rule("SS-BEST-12")
def test_a_stomp_reaches_one_area_and_a_save_keeps_a_hero_on_the_feet() -> None:
    table = with_troll(THIRD, HERE, card="enraged-troll", dice="b.miss b.shield")
    g = table.g
    g.figures[0].came_from = table.area(NEXT)
    table.run(use_trait(g, 0, "stomp", 0, True, False))
    assert not g.figures[0].down
    assert at_hero(table, 0) == NEXT
    assert [event.target for event in table.events(AttackDeclared)] == ["ecarus-white-rose"]


@rule("SS-BEST-11")
def test_only_lying_heroes_beside_the_troll_are_impaled_and_the_others_are_struck() -> None:
    table = with_troll(THIRD, FOURTH)
    g = table.g
    g.figures[0].down = g.figures[1].down = True
    table.run(use_trait(g, 0, "impale", 0, True, False))
    assert [g.figures[hero].wounds for hero in (0, 1)] == [3, 0]
    table = with_troll(THIRD, SIXTH)
    table.g.rng.faces = [9] * 12
    act(table, 0)
    assert [event.weapon for event in table.events(AttackDeclared)] == ["chains"], "nobody lies"


@rule("SS-BEST-12")
def test_the_enraged_troll_stomps_only_among_two_heroes_and_with_a_charge() -> None:
    for places, charges, stomps in (((THIRD, SIXTH), 1, 0), ((THIRD, THIRD), 0, 0), ((THIRD, THIRD), 1, 1)):
        table = with_troll(*places, card="enraged-troll")
        g = table.g
        g.rng.faces = [9] * 40
        g.enemies[0].charges = charges
        for hero in (0, 1):
            g.figures[hero].came_from, g.figures[hero].max_hp = table.area(NEXT), 40
        act(table, 0)
        assert [event.trait for event in table.events(TraitUsed)].count("stomp") == stomps


@rule("SS-ENEMY-10")
def test_charges_never_rise_above_the_printed_ones() -> None:
    table = with_troll(HERE, HERE, card="enraged-troll")
    regain_charge(table.g, 0)
    assert table.g.enemies[0].charges == 1
    table.g.enemies[0].charges = 0
    regain_charge(table.g, 0)
    assert table.g.enemies[0].charges == 1


@rule("SS-AI-20", "SS-BEST-12")
def test_the_enraged_troll_that_finds_nobody_stays_and_regains_its_charge() -> None:
    table = with_troll("18a.1", "18a.1", card="enraged-troll", troll=HERE)
    table.g.enemies[0].charges = 0
    table.run(activate(table.g, 0))
    assert table.g.enemies[0].charges == 1
    assert table.events(Moved) == []


@rule("SS-BEST-04", "SS-ENEMY-12")
def test_a_leader_leads_only_others_whom_it_sees() -> None:
    table = quest_table("doors: {oak: door 14a.1 14a.2}")
    leader = plain(table, "raider-red-1", HERE)
    near, far = plain(table, "orc-warrior-blue-1", HERE), plain(table, "orc-warrior-blue-2", NEXT)
    for enemy in (leader, near, far):
        table.g.enemies[enemy].charges = 0
    table.run(use_trait(table.g, leader, "leadership", 0, True, True))
    assert [table.g.enemies[enemy].charges for enemy in (leader, near, far)] == [0, 0, 0], "not from a led activation"
    table.run(use_trait(table.g, leader, "leadership", 0, True, False))
    assert [table.g.enemies[enemy].charges for enemy in (leader, near, far)] == [0, 1, 0]


@rule("SS-BEST-04", "SS-ENEMY-10")
@pytest.mark.parametrize(("charges", "heals"), [(1, True), (0, False)])
def test_who_is_led_uses_the_special_power_before_a_charge_comes_back(charges: int, heals: bool) -> None:
    """A power that costs a charge is used only by who still has one."""
    table = enemy_turn(NEXT, SIXTH)
    leader, led = plain(table, "raider-red-1", HERE), plain(table, "raider-green-1", HERE)
    table.g.enemies[led].powers, table.g.enemies[led].charges = ("war-drum",), charges
    table.g.rng.faces = [9] * 12
    figure = table.g.enemies[led].figures[0]
    table.g.figures[figure].wounds = 3
    table.run(use_trait(table.g, leader, "leadership", 0, True, False))
    assert (table.g.figures[figure].wounds < 3) is heals
    assert table.g.enemies[led].charges == 1


@rule("SS-ECOND-04", "SS-BEST-05")
def test_who_is_blinded_does_not_strike_from_the_shadows() -> None:
    for conditions, blows in ((0, ["sword"]), (BLIND, [])):
        table = enemy_turn(HERE, SIXTH)
        raider = plain(table, "raider-blue-1", HERE)
        table.g.rng.faces = [9] * 12
        table.g.figures[table.g.enemies[raider].figures[0]].conditions = conditions
        table.run(use_special(table.g, raider))
        assert [event.weapon for event in table.events(AttackDeclared)] == blows


@rule("SS-ICON-07")
def test_a_dark_chant_heals_enemies_within_one_area() -> None:
    table = enemy_turn(SIXTH, SIXTH)
    shaman = plain(table, "orc-shaman-green-1", HERE)
    others = [plain(table, card, place) for card, place in (("orc-warrior-red-1", NEXT), ("orc-warrior-blue-1", THIRD))]
    for figure in table.g.foes():
        table.g.figures[figure].wounds = 2
    table.run(use_special(table.g, shaman))
    assert [table.g.figures[table.g.enemies[enemy].figures[0]].wounds for enemy in (shaman, *others)] == [1, 1, 2]


@rule("SS-BEST-05")
def test_nobody_strikes_from_the_shadows_unengaged_stunned_or_at_hidden_heroes() -> None:
    for place, stunned, hidden in ((NEXT, False, False), (HERE, True, False), (HERE, False, True)):
        table = enemy_turn(place, SIXTH)
        raider = plain(table, "raider-blue-1", HERE)
        table.g.figures[table.g.enemies[raider].figures[0]].conditions = BIT["stunned"] if stunned else 0
        table.g.figures[0].hidden = hidden
        table.run(use_special(table.g, raider))
        assert table.events(AttackDeclared) == []
        assert at(table, raider) == HERE


@rule("SS-AI-23")
def test_the_last_resort_shoots_the_nearest_hero_in_sight_and_range_if_there_is_one() -> None:
    for places, hidden, struck in (
        ((THIRD, NEXT), False, ["laegon-archer"]),
        ((THIRD, FOURTH), False, ["ecarus-white-rose"]),
        ((FOURTH, FOURTH), False, []),
        ((THIRD, FIFTH), True, []),
        (("18a.1", THIRD), False, ["laegon-archer"]),
    ):
        table = enemy_turn(*places)
        table.g.rng.faces = [9] * 4
        table.g.figures[0].hidden = hidden
        table.run(shoot(table.g, plain(table, "raider-green-1", HERE), "off", 2))
        assert [event.target for event in table.events(AttackDeclared)] == struck, places


@rule("SS-AI-23", "SS-AI-18")
def test_of_two_heroes_equally_near_the_primary_target_is_shot() -> None:
    table = enemy_turn(NEXT, NEXT)
    table.g.rng.faces = [9] * 4
    table.g.figures[1].wounds = 1
    table.run(shoot(table.g, plain(table, "raider-green-1", HERE), "off", 2))
    assert [event.target for event in table.events(AttackDeclared)] == ["laegon-archer"]


@rule("SS-AI-40", "SS-AI-25", "SS-ECOND-06")
def test_an_enemy_strikes_beside_it_or_from_afar_what_it_sees_but_never_from_afar_in_close_combat() -> None:
    for place, close, change, attacks in (
        (HERE, True, "", 1),
        (NEXT, True, "", 0),
        (NEXT, False, "", 1),
        (NEXT, False, "blinded", 0),
        (HERE, False, "blinded", 1),
        (HERE, False, "stunned", 0),
        (HERE, False, "hidden", 0),
        (HERE, False, "cloaked", 0),
    ):
        table = enemy_turn(place, SIXTH)
        table.g.rng.faces = [9] * 4
        enemy = plain(table, "raider-green-1", HERE)
        if change in BIT:
            table.g.figures[table.g.enemies[enemy].figures[0]].conditions = BIT[change]
        elif change:
            setattr(table.g.figures[0], change, True)
        table.run(strike(table.g, enemy, "main", 0, close))
        assert len(table.events(AttackDeclared)) == attacks, (place, close, change)


@rule("SS-POWCARD-04", "SS-ICON-03", "SS-COND-20", "SS-LOS-05")
@pytest.mark.parametrize(
    ("change", "offered"),
    [("", True), ("far", False), ("used", False), ("own turn", False), ("stunned", False), ("hidden", False),
     ("target", False), ("other turn", True)],
)  # fmt: skip
def test_a_taunt_comes_from_near_once_per_round_and_outside_the_own_turn(change: str, offered: bool) -> None:
    table = quest_table(second="laegon-archer")
    g = table.g
    g.segment = "hero" if "turn" in change else "enemy"
    g.active = 1 if change == "other turn" else 0
    table.put(0, FOURTH if change != "far" else FIFTH)
    enemy = plain(table, "raider-green-1", HERE)
    g.heroes[0].used = ("taunt",) if change == "used" else ()
    if change == "stunned":
        g.figures[0].conditions = BIT["stunned"]
    g.figures[0].hidden = change == "hidden"
    asked = list(taunted(g, enemy, 0 if change == "target" else 1, [0, 1]))[:1]
    assert bool(asked) == offered


@rule("SS-POWCARD-04", "SS-AI-15")
def test_a_taunt_is_not_offered_where_the_behaviour_does_not_fit_the_knight() -> None:
    for place, answers in ((NEXT, ("done",)), (THIRD, ())):
        table = quest_table(second="laegon-archer", dice="r.miss r.miss b.miss b.miss")
        g = table.g
        g.segment, g.active = "enemy", 1
        enemy = plain(table, "raider-green-1", HERE)
        table.put(0, place)
        table.put(1, NEXT)
        g.figures[1].wounds = 1
        g.heroes[1].powers = g.heroes[1].cooling = ()
        table.run(activate(g, enemy), *answers)
        assert table.events(EnemyActivated)[0].behaviour == 0


@rule("SS-MASTER-17")
def test_a_taunt_draws_the_token_only_from_a_master() -> None:
    table = quest_table(second="laegon-archer")
    g = table.g
    g.segment, g.active = "enemy", 1
    enemy, troll = plain(table, "raider-green-1", HERE), plain(table, "troll", HERE)
    assert g.priority_hero == 1
    assert table.run(taunted(g, enemy, 1, [0, 1]), "react taunt 0")
    assert (g.taunting, g.priority_hero) == (0, 1)
    g.heroes[0].used = ()
    assert not table.run(taunted(g, troll, 1, [0, 1]), "done")
    assert g.priority_hero == 1
    assert table.run(taunted(g, troll, 1, [0, 1]), "react taunt 0")
    assert g.priority_hero == 0


@rule("SS-ECOND-08", "SS-ECOND-02", "SS-AI-49")
def test_of_a_pack_the_stunned_figure_loses_its_token_and_the_other_acts() -> None:
    table = enemy_turn(NEXT, SIXTH)
    pack = plain(table, "gremlins-pack-1", HERE)
    g = table.g
    g.rng.faces = [9] * 6
    first, second = g.enemies[pack].figures
    g.figures[first].conditions, g.figures[second].down = BIT["stunned"], True
    act(table, pack)
    assert (g.figures[first].conditions, g.figures[second].down) == (0, False)
    assert table.events(ActivationSkipped) == []


@rule("SS-ECOND-08", "SS-AI-52", "SS-AI-49")
def test_the_stunned_figure_of_a_pack_neither_leads_nor_follows() -> None:
    table = enemy_turn(SIXTH, SIXTH)
    pack = plain(table, "gremlins-pack-1", HERE)
    g = table.g
    first, second = g.enemies[pack].figures
    g.figures[first].at, g.figures[first].conditions = table.area(FOURTH), BIT["stunned"]
    act(table, pack)
    assert (at(table, pack, 0), at(table, pack, 1)) == (FOURTH, THIRD), "the nearest stays, the other comes alone"
    assert not g.figures[first].conditions
    g.figures[second].conditions, g.rng.faces = BIT["stunned"], [9] * 6
    table.put(0, HERE)
    table.put(1, HERE)
    act(table, pack)
    assert (at(table, pack, 0), at(table, pack, 1)) == (NEXT, THIRD)


@rule("SS-ECOND-08", "SS-ECOND-10", "SS-AI-51")
def test_the_stunned_figure_of_a_pack_neither_sees_nor_strikes() -> None:
    table = enemy_turn(HERE, "18a.1")
    pack = plain(table, "gremlins-pack-1", HERE)
    g = table.g
    first, second = g.enemies[pack].figures
    g.figures[first].conditions, g.figures[second].at = BIT["stunned"], table.area("18a.2")
    table.put(1, HERE)
    assert not g.board.sees(table.area("18a.2"), table.area(HERE))
    table.run(activate(g, pack))
    assert not table.events(AttackDeclared)
    assert (at(table, pack, 0), at(table, pack, 1)) == (HERE, "18a.2")


@rule("SS-AI-37", "SS-ECOND-08", "SS-AI-49")
def test_the_stunned_figure_of_a_pack_does_not_retreat_with_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    scroll = SCROLLS["gremlins-pack"]
    runs = msgspec.structs.replace(scroll.behaviours[-1], do=(("retreat", "1"),))
    monkeypatch.setitem(SCROLLS, "gremlins-pack", msgspec.structs.replace(scroll, behaviours=(runs,)))
    table = enemy_turn(HERE, HERE)
    pack = plain(table, "gremlins-pack-1", NEXT)
    g = table.g
    g.figures[g.enemies[pack].figures[0]].conditions = BIT["stunned"]
    act(table, pack)
    assert [at(table, pack, 0), at(table, pack, 1)] == [NEXT, THIRD]


@rule("SS-ECOND-06")
def test_an_enemy_blinded_in_its_own_activation_is_blind_in_the_next_one() -> None:
    table = enemy_turn(HERE, SIXTH, dice="r.hit+hit r.hit b.miss b.hit+magic b.miss")
    g = table.g
    enemy = plain(table, "orc-warrior-green-1", HERE)
    g.events_up = ("slaughter",)
    figure = g.enemies[enemy].figures[0]
    g.heroes[0].off = "golden-mirror"
    table.top("criticals", "blinded")
    table.run(activate(g, enemy), "react golden-mirror 0")
    assert g.figures[figure].conditions == BIT["blinded"]
    table.heard.clear()
    act(table, enemy)
    assert not table.events(AttackDeclared)
    assert not g.figures[figure].conditions


@rule("SS-ECOND-04")
def test_a_snare_slows_at_once_and_through_the_next_activation() -> None:
    table = enemy_turn(THIRD, SIXTH, dice="b.miss " * 12)
    g = table.g
    enemy = plain(table, "gremlin-red-1", HERE)
    figure = g.enemies[enemy].figures[0]
    g.map.tokens = (PowerToken("snare-trap", table.area(NEXT)),)
    act(table, enemy)
    assert at(table, enemy) == THIRD
    assert not table.events(AttackDeclared), "nothing after the movement"
    assert g.figures[figure].conditions == BIT["slowed"]
    for leads in (0, 1):
        g.rng.faces = [9] * 6
        table.heard.clear()
        act(table, enemy)
        assert len(table.events(AttackDeclared)) == 1
        assert len(table.events(TraitUsed)) == leads, "leadership is the second sentence"
        assert not g.figures[figure].conditions


@rule("SS-MASTER-13", "SS-MASTER-15", "SS-ITEMCARD-03")
def test_a_master_that_is_hurt_by_a_mirror_turns_to_its_bearer() -> None:
    table = enemy_turn(HERE, HERE)
    g = table.g
    troll = plain(table, "troll", HERE)
    g.priority_hero, g.priority_level, g.heroes[0].off = 1, 1, "golden-mirror"
    strike = Strike(g.enemies[troll].figures[0], 0, "club", (9, 0, 0))
    table.dice("b.hit+magic " + "b.miss " * 9)
    table.run(resolve(g, strike), "react golden-mirror 0")
    assert g.figures[g.enemies[troll].figures[0]].wounds
    assert (g.priority_hero, g.priority_level) == (0, 1)


@rule("SS-MASTER-13", "SS-BEST-12")
def test_a_troll_that_stomps_into_a_mirror_is_furious_at_its_bearer() -> None:
    table = enemy_turn(HERE, HERE)
    g = table.g
    troll = plain(table, "enraged-troll", HERE)
    g.priority_hero, g.priority_level, g.heroes[0].off = 0, 1, "golden-mirror"
    table.dice("b.hit+magic " + "b.miss " * 20)
    g.figures[g.enemies[troll].figures[0]].down = True
    table.run(use_trait(g, troll, "stomp", 0, close=True, nested=False), "react golden-mirror 0")
    assert g.figures[g.enemies[troll].figures[0]].wounds
    assert (g.priority_hero, g.priority_level) == (0, 2)


@rule("SS-ECOND-04", "SS-AI-49")
def test_a_pack_is_slowed_only_if_all_its_figures_are() -> None:
    for slowed, weapons in ((1, ["bite"]), (2, [])):
        table = enemy_turn(NEXT, SIXTH)
        pack = plain(table, "gremlins-pack-1", HERE)
        table.g.rng.faces = [9] * 6
        for figure in table.g.enemies[pack].figures[:slowed]:
            table.g.figures[figure].conditions = BIT["slowed"]
        act(table, pack)
        assert [event.weapon for event in table.events(AttackDeclared)] == weapons
        assert [table.g.figures[figure].conditions for figure in table.g.enemies[pack].figures] == [0, 0]


@rule("SS-AI-52")
def test_a_pack_whose_leading_figure_dies_on_the_way_does_not_leave_the_map_with_it() -> None:
    table = enemy_turn(SIXTH, SIXTH)
    pack = plain(table, "gremlins-pack-1", HERE)
    g = table.g
    first, second = g.enemies[pack].figures
    g.figures[first].wounds = 4
    g.map.tokens = (PowerToken("snare-trap", table.area(NEXT)),)
    table.run(walk(g, pack, table.area(SIXTH), 2))
    assert g.figures[first].at == OFF
    assert g.figures[second].at == table.area(HERE)


@rule("SS-AI-52", "SS-AI-49")
def test_a_fallen_leader_walks_no_further_and_the_pack_lives_on_wherever_it_stands() -> None:
    table = quest_table("map: [14a at 0 0, 16a at 6 0]")
    pack = plain(table, "gremlins-pack-1", HERE)
    g = table.g
    first, second = g.enemies[pack].figures
    lose_hp(g, second, 5)
    assert not g.enemies[pack].dead
    g.figures[first].wounds = 4
    g.map.tokens = (PowerToken("snare-trap", table.area(NEXT)),)
    table.run(walk(g, pack, table.area(FOURTH), 9))
    assert (g.figures[first].at, g.enemies[pack].dead) == (OFF, True)


@rule("SS-AI-52", "SS-EFFECT-18")
def test_every_figure_of_a_pack_enters_the_fire_once() -> None:
    table = enemy_turn(SIXTH, SIXTH)
    pack = plain(table, "gremlins-pack-1", HERE)
    table.g.map.fires = (FireToken(table.area(NEXT), 1),)
    table.run(walk(table.g, pack, table.area(SIXTH), 1))
    assert [table.g.figures[figure].fire1 for figure in table.g.enemies[pack].figures] == [1, 1]


@rule("SS-AI-30", "SS-EVENT-06")
def test_an_enemy_that_may_not_move_stays() -> None:
    table = enemy_turn(FOURTH, SIXTH)
    enemy = plain(table, "orc-warrior-green-1", HERE)
    table.g.enemies[enemy].powers = ("swift",)
    act(table, enemy)
    assert at(table, enemy) == FOURTH, "two areas and one for its power"
    table = quest_table("{night: [enemy-move -3], starts: night}")
    table.put(0, FOURTH)
    table.put(1, SIXTH)
    table.g.heroes[0].used = ("taunt",)
    enemy = plain(table, "orc-warrior-green-1", HERE)
    act(table, enemy)
    assert at(table, enemy) == HERE


@rule("SS-BEST-11")
def test_the_troll_rams_whoever_is_on_its_way_and_only_while_it_moves() -> None:
    table = with_troll(SIXTH, FOURTH, NEXT, third="thorgar-cleric")
    g = table.g
    table.run(walk(g, 0, table.area(SIXTH), 1))
    assert [g.figures[hero].wounds for hero in range(3)] == [0, 1, 0]
    table.run(walk(g, 0, table.area(FOURTH), 2))
    assert [g.figures[hero].wounds for hero in range(3)] == [0, 1, 0], "it is there already"
    raider = plain(table, "raider-green-1", FIFTH)
    table.run(walk(g, raider, table.area(SIXTH), 1))
    assert g.figures[0].wounds == 0, "a raider rams nobody"


@rule("SS-AI-37")
def test_only_the_first_step_of_a_retreat_leads_back_and_nobody_is_left_to_flee_from() -> None:
    table = enemy_turn(HERE, HERE)
    enemy = plain(table, "orc-shaman-green-1", THIRD)
    figure = table.g.enemies[enemy].figures[0]
    table.g.figures[figure].came_from = table.area(FOURTH)
    table.run(retreat(table.g, figure, 2))
    assert at(table, enemy) == FIFTH
    table.g.figures[figure].came_from = OFF
    for hero in (0, 1):
        table.g.figures[hero].ghost = True
    table.run(retreat(table.g, figure, 1))
    assert at(table, enemy) == FIFTH


def test_dark_whispers_let_every_enemy_use_its_special_power() -> None:
    table = enemy_turn(HERE, "18a.1", dice="r.miss r.miss")
    plain(table, "gremlin-green-1", HERE)
    shaman = plain(table, "orc-shaman-green-1", NEXT)
    table.g.figures[table.g.enemies[shaman].figures[0]].wounds = 1
    table.top("encounters", "dark-whispers")
    draw_encounter(table.g)
    table.run(activate_one(table.g))
    table.run(finish_encounter(table.g))
    assert table.g.figures[table.g.enemies[shaman].figures[0]].wounds == 0


@rule("SS-CAMP-05")
def test_the_act_sets_the_level_of_enemy_powers() -> None:
    power = next(each for each in ENEMY_POWERS.values() if each.does and each.two != each.one)
    for act, level in ((1, power.one), (2, power.two)):
        table = quest_table(f"act: {act}")
        table.enemy("raider-green-1", "16a.1")
        table.g.enemies[0].powers = (power.name,)
        assert card_power(table.g, 0, power.does) == level


@rule("SS-BEST-01", "SS-CROWN-03")
def test_a_thief_takes_a_coin_that_the_hero_has() -> None:
    table = enemy_turn(HERE, SIXTH, dice="r.hit+hit r.hit+hit b.miss b.miss")
    enemy = plain(table, "gremlin-green-1", HERE)
    g = table.g
    g.heroes[0].coins, g.heroes[0].armor, g.figures[0].magic_shields = (0, 1, 0), "", 0
    table.run(enemy_attack(g, g.enemies[enemy].figures[0], "main", 0))
    assert g.heroes[0].coins == (0, 0, 0)
