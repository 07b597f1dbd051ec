"""The companion: being called, moving, attacking, fetching; and what counts it as a hero."""

from __future__ import annotations

from tabletome.engine.ledger import Break, rule
from tabletome.games.sword_and_sorcery.content.heroes import FENRIR
from tabletome.games.sword_and_sorcery.content.powers import POWERS
from tabletome.games.sword_and_sorcery.content.things import ItemCard
from tabletome.games.sword_and_sorcery.events import AttackDeclared
from tabletome.games.sword_and_sorcery.rules import phases
from tabletome.games.sword_and_sorcery.rules.combat.death import lose_hp, recover
from tabletome.games.sword_and_sorcery.rules.combat.dice import save_roll
from tabletome.games.sword_and_sorcery.rules.companion_turn import companion_options, companion_step, companion_turn
from tabletome.games.sword_and_sorcery.rules.deeds.use import targets_of_use
from tabletome.games.sword_and_sorcery.rules.enemies.spawning import heroes_in_play
from tabletome.games.sword_and_sorcery.rules.flow import expire, settle
from tabletome.games.sword_and_sorcery.rules.hero_turn import turn_options
from tabletome.games.sword_and_sorcery.rules.map.control import controls, dominates
from tabletome.games.sword_and_sorcery.state import HERO, ShadowToken
from tests.games.sword_and_sorcery.questing import Table, act, offered, things, turn

HERE, NEXT, THIRD = "14a.1", "14a.2", "14a.3"


def with_fenrir(dice: str = "", rank: int = 2) -> Table:
    table = turn(dice=dice, first="laegon-ranger", second="ecarus-white-rose")
    sheet = table.g.heroes[0]
    sheet.rank = rank
    sheet.powers, sheet.cooling = ("summon-fenrir",), (0,)
    return table


@rule("SS-COMPAN-05", "SS-COND-07")
def test_fenrir_gets_up_for_a_point_strikes_once_and_stops_when_told() -> None:
    table = with_fenrir("r.miss b.miss b.miss b.miss")
    g = table.g
    act(table, "power summon-fenrir 2 -")
    foe = table.enemy("orc-warrior-red-1", HERE)
    points = g.turn.companion_points
    g.figures[g.companion].down = True
    assert [str(option) for option in companion_options(g, g.companion)] == ["stand-up"]
    table.run(companion_turn(g), "stand-up")
    assert g.turn.companion_points == points - 1
    table.run(companion_turn(g), f"attack main {foe}")
    assert companion_options(g, g.companion) == [], "the attack ends his movement"
    assert g.turn.companion_points == 0
    table.run(companion_turn(g))
    assert g.phase == phases.HERO_TURN
    g.turn.companion_points, g.turn.companion_attack, g.phase = 2, True, phases.COMPANION_TURN
    table.run(companion_turn(g), "done")
    assert (g.turn.companion_points, g.turn.companion_attack, g.phase) == (0, False, phases.HERO_TURN)


@rule("SS-COMPAN-23", "SS-MOVE-11")
def test_fenrir_fetches_one_card_not_among_enemies_and_gives_it_to_whoever_has_room() -> None:
    table = with_fenrir()
    g = table.g
    act(table, "power summon-fenrir 2 -")
    g.turn.companion_points = 0
    g.turn.companion_attack = False
    here = table.area(HERE)
    g.map.drops[here] = things("kord", "coin:5", "loot:soul", "kord")
    assert [str(option) for option in companion_options(g, g.companion)] == ["take kord", "take coin:5", "take loot"]
    (g.companion_carries,) = things("hammer")
    assert [str(option) for option in companion_options(g, g.companion)] == ["lend 0 hammer", "lend 1 hammer"]
    table.put(1, NEXT)
    g.heroes[0].inventory = ("sack", "kord", "hammer", "scepter", "knives", "holy-water")
    assert companion_options(g, g.companion) == []
    g.companion_carries = None
    table.enemy("raider-green-1", HERE)
    assert companion_options(g, g.companion) == []


@rule("SS-COMPAN-08", "SS-COMPAN-04")
def test_fenrir_who_falls_or_is_knocked_down_in_leaving_stays() -> None:
    table = with_fenrir()
    g = table.g
    table.put(1, "16a.3")
    act(table, "power summon-fenrir 2 -")
    table.put(0, "16a.2")
    foe = table.enemy("raider-green-1", HERE)
    g.enemy_of(foe).powers = ()
    g.rng.faces = [9] * 8
    g.figures[g.companion].down = True
    table.run(companion_step(g, g.companion, table.area(NEXT)))
    assert g.figures[g.companion].at == table.area(HERE)
    g.figures[g.companion].down, g.figures[foe].hit_bonus = False, 20
    table.run(companion_step(g, g.companion, table.area(NEXT)))
    assert g.companion_rank == 0


@rule("SS-COMPAN-01", "SS-COMPAN-02", "SS-COMPAN-03", "SS-COMPAN-05", "SS-POWCARD-20")
def test_laegon_summons_fenrir_who_moves_and_attacks_at_once() -> None:
    table = with_fenrir("r.miss b.miss b.miss b.miss")
    g = table.g
    foe = table.enemy("orc-warrior-red-1", THIRD)
    act(table, "power summon-fenrir 2 -")
    assert g.companion_rank == 2
    assert g.phase == phases.COMPANION_TURN
    assert g.heroes[0].cooling == (0,), "its cooldown starts when he dies"
    table.run(companion_turn(g), f"go {table.area(NEXT)}")
    table.run(companion_turn(g), f"go {table.area(THIRD)}")
    table.run(companion_turn(g), f"attack main {foe}")
    table.run(companion_turn(g))
    assert g.phase == phases.HERO_TURN
    assert offered(table, "power") == [], "at most once per round"


@rule("SS-COMPAN-04", "SS-POWER-19")
def test_when_fenrir_dies_the_cooldown_starts() -> None:
    table = with_fenrir()
    act(table, "power summon-fenrir 2 -")
    lose_hp(table.g, table.g.companion, 5)
    assert table.g.companion_rank == 0
    assert table.g.heroes[0].cooling == (3,)


@rule("SS-COMPAN-06", "SS-COMPAN-10", "SS-COMPAN-11", "SS-COMPAN-15", "SS-COMPAN-17")
def test_fenrir_only_moves_attacks_and_fetches_in_his_masters_turn() -> None:
    table = with_fenrir()
    g = table.g
    table.put(0, NEXT)
    act(table, "power summon-fenrir 2 -")
    g.map.drops[table.area(NEXT)] = things("healing-potion")
    decision = table.asked(companion_turn(g))
    assert {str(option).split()[0] for option in decision.options} == {"go", "take", "done"}
    assert decision.seat == g.seat_of(0)
    g.active = 1
    other = g.heroes[1]
    other.rank, other.powers, other.cooling = 2, ("summon-fenrir",), (0,)
    assert not any(str(option).startswith("power") for option in turn_options(g, 1)), "he has another master"
    lose_hp(g, g.companion, 5)
    assert any(str(option).startswith("power") for option in turn_options(g, 1)), "now he has none"


@rule("SS-COMPAN-23")
def test_the_bloodhound_carries_a_card_to_a_hero() -> None:
    table = with_fenrir()
    g = table.g
    act(table, "power summon-fenrir 2 -")
    g.map.drops[table.area(HERE)] = things("healing-potion")
    table.run(companion_turn(g), "take healing-potion")
    assert g.companion_carries == ItemCard("healing-potion")
    table.run(companion_turn(g), "lend 1 healing-potion")
    assert "healing-potion" in g.heroes[1].inventory


@rule("SS-COMPAN-08")
def test_fenrir_leaving_enemies_is_struck_as_a_hero_would_be() -> None:
    table = with_fenrir("r.miss r.miss")
    g = table.g
    table.put(1, "16a.3")
    act(table, "power summon-fenrir 2 -")
    table.put(0, "16a.2")
    table.enemy("raider-green-1", HERE)
    table.run(companion_turn(g), f"go {table.area(NEXT)}")
    assert len(table.events(AttackDeclared)) == 1


@rule("SS-COMPAN-04", "SS-COMPAN-05")
def test_when_fenrir_has_fallen_the_turn_goes_back_to_his_master() -> None:
    table = with_fenrir()
    g = table.g
    act(table, "power summon-fenrir 2 -")
    lose_hp(g, g.companion, 9)
    g.map.drops[-1] = things("healing-potion")
    table.run(companion_turn(g))
    assert g.phase == phases.HERO_TURN


@rule("SS-COMPAN-03", "SS-COMPAN-06")
def test_in_the_next_round_his_master_may_call_fenrir_again() -> None:
    table = with_fenrir()
    g = table.g
    act(table, "power summon-fenrir 2 -")
    assert offered(table, "power") == []
    expire(g)
    assert offered(table, "power") == ["power summon-fenrir 2 -"]
    g.figures[g.companion].owner = 1
    assert offered(table, "power") == []


@rule("SS-COMPAN-05", "SS-COMPAN-17")
def test_fenrir_does_nothing_after_other_activities_of_his_master() -> None:
    table = with_fenrir()
    g = table.g
    act(table, "power summon-fenrir 2 -")
    table.run(companion_turn(g), "done")
    act(table, f"go {table.area(NEXT)}")
    assert g.phase == phases.HERO_TURN


@rule("SS-END-01")
def test_fenrir_stops_when_the_quest_is_decided() -> None:
    table = with_fenrir()
    act(table, "power summon-fenrir 2 -")
    table.g.story.result = "won"
    table.run(companion_turn(table.g))
    assert table.g.phase == phases.HERO_TURN


@rule("SS-COMPAN-07", "SS-COMPAN-19", "SS-COMPAN-20")
@rule(
    "SS-COMPAN-21", breaks=Break("content/heroes.py", "defence=1, hero_count=0", "defence=1, hero_count=1", fresh=True)
)
@rule("SS-COMPAN-22", breaks=Break("content/heroes.py", "hp=hp, move=5", "hp=hp, move=4", fresh=True))
def test_fenrir_counts_for_targets_and_areas_but_not_for_spawning() -> None:
    table = with_fenrir()
    act(table, "power summon-fenrir 2 -")
    assert heroes_in_play(table.g) == 2
    assert table.g.companion in table.g.allies()
    assert (FENRIR[2].hero_count, FENRIR[2].move, FENRIR[2].hp, FENRIR[2].defence) == (0, 5, 5, 1)
    assert FENRIR[3].hp > FENRIR[2].hp


@rule("SS-COMPAN-09")
def test_fenrir_counts_as_a_hero_for_control() -> None:
    table = with_fenrir()
    table.put(1, "16a.3")
    act(table, "power summon-fenrir 2 -")
    table.enemy("raider-green-1", HERE)
    assert controls(table.g, HERO, table.area(HERE))
    assert dominates(table.g, HERO, table.area(HERE))


@rule("SS-COMPAN-12")
def test_fenrir_saves_as_his_master_does() -> None:
    table = with_fenrir("b.skill+magic b.shield")
    act(table, "power summon-fenrir 2 -")
    assert table.run(save_roll(table.g, table.g.companion))
    assert not table.run(save_roll(table.g, table.g.companion))


@rule(
    "SS-COMPAN-13",
    breaks=(
        Break(
            "rules/enemies/spawning.py",
            "    within_sight = overlooking(g.board, shadows)\n",
            "    return [each for each in shadows if any(g.hero_sees(ally, each.area) for ally in g.allies())]\n",
        ),
        Break("rules/map/movement.py", "    if it.side == HERO and not it.ghost:", "    if it.side != ENEMY:"),
    ),
)
def test_fenrir_reveals_no_shadow_and_triggers_no_story() -> None:
    table = turn(
        "story: {tale: {at: 14a.2, en: A tale, do: [souls 1]}, over: {do: [win]}}",
        first="laegon-ranger", second="ecarus-white-rose",
    )  # fmt: skip
    g = table.g
    g.heroes[0].powers, g.heroes[0].cooling, g.heroes[0].rank = ("summon-fenrir",), (0,), 2
    act(table, "power summon-fenrir 2 -")
    for hero in range(2):
        table.put(hero, "18a.1")
    g.map.shadows = (ShadowToken(table.area(NEXT), "enemy"),)
    table.run(companion_turn(g), f"go {table.area(NEXT)}")
    table.run(settle(g))
    assert g.figures[g.companion].at == table.area(NEXT)
    assert len(g.map.shadows) == 1
    assert g.soul_points == 0
    assert g.story.due == ()


@rule("SS-COMPAN-14", "SS-COMPAN-18")
def test_fenrir_can_be_blessed_but_not_healed() -> None:
    table = with_fenrir()
    g = table.g
    act(table, "power summon-fenrir 2 -")
    g.figures[g.companion].wounds = 2
    recover(g, g.companion, 2)
    assert g.figures[g.companion].wounds == 2
    assert list(targets_of_use(g, 0, POWERS["heal"].levels[0].deeds, 1)) == []
    assert g.companion in targets_of_use(g, 0, POWERS["bless"].levels[0].deeds, 2)
