"""Soul points, Soulranks, soul natures."""

from __future__ import annotations

from typing import Any

import pytest

from tabletome.engine.errors import BadOptions
from tabletome.engine.ledger import Break, Ledger, rule
from tabletome.games.sword_and_sorcery.content.heroes import HEROES, NEXT_RANK_COST, gem
from tabletome.games.sword_and_sorcery.content.notation.deeds import Amount, PerHalfLevel, PerLevel
from tabletome.games.sword_and_sorcery.content.notation.passives import MaxHp
from tabletome.games.sword_and_sorcery.content.powers import OF_HERO, POWERS, TALENT
from tabletome.games.sword_and_sorcery.content.quests import FOLDER
from tabletome.games.sword_and_sorcery.rules.combat.death import lose_hp
from tabletome.games.sword_and_sorcery.rules.deeds.entries import amount
from tabletome.games.sword_and_sorcery.rules.flow import soul_step
from tabletome.games.sword_and_sorcery.rules.heroes.gear import half_level, passive
from tabletome.games.sword_and_sorcery.rules.heroes.souls import (
    can_upgrade,
    counts,
    fill_powers,
    gain_souls,
    learnable,
    lose_rank,
    may_learn,
    upgrade,
    upgrade_cost,
)
from tabletome.games.sword_and_sorcery.rules.setup import SwordOptions
from tabletome.games.sword_and_sorcery.state import Hero
from tests.games.sword_and_sorcery.questing import quest_table

LEDGER = Ledger.load(FOLDER.parent.parent / "rules.yaml")


def data(id: str) -> Any:
    return LEDGER.rule(id).data


def finish_first(script: Any) -> None:
    """Always take the first choice."""
    try:
        decision = next(script)
        while True:
            decision = script.send(decision.options[0])
    except StopIteration:
        pass


@rule("SS-SOUL-01", "SS-SOUL-02", "SS-COMP-04")
def test_a_soul_gem_shows_one_of_its_seven_sectors_at_a_time() -> None:
    hp, combats, actions = (9, 11, 13, 15, 17, 19, 21), (1, 1, 2, 2, 2, 2, 3), (1, 2, 2, 2, 3, 3, 3)
    made = gem(hp, combats, actions)
    assert [(sector.hp, sector.combats, sector.actions) for sector in made] == list(
        zip(hp, combats, actions, strict=True)
    )
    with pytest.raises(ValueError, match="zip"):
        gem(hp[:6], combats[:6], actions[:6])
    sheet = Hero("ecarus-white-rose")
    for rank in range(1, 8):
        sheet.rank = rank
        assert sheet.sector is sheet.card.gem[rank - 1]
        assert sheet.sector.hp == hp[rank - 1]


@rule("SS-SOUL-01", "SS-SOUL-02", "SS-SOUL-03")
def test_a_soul_gem_has_seven_ranks_with_hp_powers_talents_combats_and_actions() -> None:
    for card in HEROES.values():
        assert len(card.gem) == data("SS-SOUL-01")["soulrank_sectors"] == 7
        hp = [sector.hp for sector in card.gem]
        assert hp == sorted(hp)
        assert all(sector.combats >= 1 and sector.actions >= 1 and sector.powers >= 1 for sector in card.gem)
        assert [sector.talents for sector in card.gem] == sorted(sector.talents for sector in card.gem)
    assert Hero("ecarus-white-rose").rank == data("SS-SOUL-03")["start"]


@rule("SS-SOUL-04", "SS-EDEATH-02", "SS-ENEMY-24")
def test_killed_enemies_give_soul_points_to_the_whole_party() -> None:
    table = quest_table()
    enemy = table.enemy("orc-shaman-blue-1", "16a.1")
    lose_hp(table.g, enemy, 99)
    assert table.g.soul_points == 2


@rule("SS-SOUL-05", "SS-SOUL-06")
def test_a_rank_costs_its_square() -> None:
    assert list(NEXT_RANK_COST.values()) == list(data("SS-SOUL-05")["cost"].values()) == [4, 9, 16, 25, 36, 49]
    for row in data("SS-SOUL-06")["rows"]:
        assert upgrade_cost(Hero("ecarus-white-rose", rank=row["from"])) == row["cost"]


@rule("SS-SOUL-08", "SS-ROUND-06")
def test_ranks_rise_one_at_a_time_each_paid_and_several_in_one_time_phase() -> None:
    table = quest_table(first="ecarus-white-rose", second="laegon-archer")
    g = table.g
    g.soul_points = 20
    for _ in range(2):
        script: Any = soul_step(g)
        decision = next(script)
        hero = int(str(decision.options[0]).split()[1])
        while True:
            try:
                choice = decision.options[0]
                decision = script.send(choice)
            except StopIteration:
                break
        assert g.heroes[hero].rank == 2
    assert g.soul_points == 12
    assert [sheet.rank for sheet in g.heroes] == [2, 2]


@rule("SS-SOUL-09", "SS-SOUL-10")
def test_nobody_rises_while_another_hero_of_the_party_is_lower() -> None:
    table = quest_table()
    g = table.g
    g.soul_points = 100
    g.heroes[0].rank, g.heroes[1].rank = data("SS-SOUL-10")["state"]["ranks"]
    assert not can_upgrade(g, 0)
    assert can_upgrade(g, 1)
    g.figures[1].ghost = True
    assert not can_upgrade(g, 0), "ghost souls count"


@rule("SS-SOUL-03")
def test_nobody_rises_above_the_seventh_rank_or_on_credit() -> None:
    table = quest_table()
    g = table.g
    g.heroes[0].rank = g.heroes[1].rank = 7
    g.soul_points = 999
    assert not can_upgrade(g, 0)
    g.heroes[0].rank = g.heroes[1].rank = 1
    g.soul_points = 3
    assert not can_upgrade(g, 0)


@rule("SS-DEATH-07", "SS-POWER-07", "SS-POWER-11")
def test_with_a_lost_rank_go_as_many_powers_and_talents_as_the_step_had_brought_but_no_granted_one() -> None:
    table = quest_table()
    sheet = table.g.heroes[0]
    for rank in range(2, 8):
        sheet.rank = rank
        before, after = sheet.card.gem[rank - 1], sheet.card.gem[rank - 2]
        own = ("charge", "cleave", "guardian", "rose-strike", "shield-wall", "second-wind")[: before.powers]
        talents = ("lucky", "fleet", "parry")[: before.talents]
        sheet.powers = (*own, *talents, "tumble")
        sheet.cooling, sheet.granted = (0,) * len(sheet.powers), ("tumble",)
        lose_rank(table.g, 0)
        assert sheet.rank == rank - 1
        assert sheet.powers == (*own[: after.powers], *talents[: after.talents], "tumble")


@rule("SS-POWER-08", "SS-POWER-09")
def test_whoever_has_every_own_power_learns_only_talents() -> None:
    sheet = Hero("ecarus-white-rose", rank=7, powers=OF_HERO["ecarus"])
    assert set(learnable(sheet)) <= set(OF_HERO[TALENT])
    sheet = Hero("ecarus-white-rose", rank=1, powers=("charge",))
    assert (learnable(sheet) == []) == (sheet.sector.powers == 1)


@rule("SS-SOUL-04")
def test_soul_points_are_never_fewer_than_none_and_nothing_is_told_of_no_change() -> None:
    table = quest_table()
    gain_souls(table.g, 0)
    assert table.heard == []
    gain_souls(table.g, 2)
    gain_souls(table.g, -5)
    assert table.g.soul_points == 0


@rule("SS-SOUL-11", "SS-SOUL-12")
def test_half_a_level_is_rounded_up() -> None:
    for rank, half in data("SS-SOUL-12").items():
        assert half_level(int(rank)) == half


@rule("SS-SOUL-11", "SS-SOUL-12")
@pytest.mark.parametrize(("number", "result"), [(2, 2), (PerLevel(2), 10), (PerHalfLevel(2), 6)])
def test_numbers_grow_with_the_level_or_half_of_it(number: Amount, result: int) -> None:
    table = quest_table()
    table.g.heroes[0].rank = 5
    assert amount(table.g, 0, number) == result


@rule("SS-SOUL-13")
@pytest.mark.parametrize("rank", range(1, 7))
def test_the_dial_alone_changes_the_hp(rank: int) -> None:
    table = quest_table()
    sheet = table.g.heroes[0]
    sheet.rank, sheet.powers, sheet.cooling = rank + 1, (), ()
    finish_first(fill_powers(table.g, 0))
    sheet.rank, table.g.soul_points, table.g.figures[0].max_hp = rank, 99, 1
    table.run(upgrade(table.g, 0))
    assert table.g.figures[0].max_hp == sheet.sector.hp + passive(sheet, MaxHp), "no new power, but its HP"


@rule("SS-SOUL-13", "SS-POWER-06", "SS-POWER-08", "SS-POWER-09")
def test_a_new_rank_brings_its_hp_at_once_and_a_power_or_a_talent() -> None:
    table = quest_table(first="ecarus-white-rose", second="laegon-archer")
    g = table.g
    sheet = g.heroes[0]
    sheet.powers, sheet.cooling = (), ()
    for rank in range(1, 7):
        sheet.rank = rank
        g.soul_points = 99
        wounds = g.figures[0].wounds = 1
        finish_first(upgrade(g, 0))
        assert sheet.rank == rank + 1
        assert g.figures[0].max_hp == sheet.sector.hp + passive(sheet, MaxHp)
        assert g.figures[0].wounds == wounds, "nothing is healed"
        own, talents = counts(sheet.powers)
        assert own <= sheet.sector.powers
        assert talents == sheet.sector.talents
        assert all(POWERS[power].levels[0].rank <= sheet.rank for power in sheet.powers)


@rule("SS-SOUL-07", "SS-DEATH-25", "SS-DEATH-23")
def test_soul_points_resurrect_for_the_heros_rank() -> None:
    table = quest_table()
    g = table.g
    g.figures[0].ghost = True
    g.heroes[0].rank = g.heroes[1].rank = 3
    g.soul_points = 3
    table.run(soul_step(g), "resurrect 0")
    assert not g.figures[0].ghost
    assert g.soul_points == 0


# ---------------------------------------------------------------- natures


@rule("SS-NATURE-01", breaks=Break("content/heroes.py", 'hero="auriel", nature=CHAOS', 'hero="auriel", nature=LAW'))
@rule("SS-HERO-01")
def test_every_hero_has_the_soul_nature_of_the_table() -> None:
    natures = {"Law": "law", "Neutral": "neutral", "Chaos": "chaos"}
    rows = data("SS-HERO-01")["rows"]
    found = sorted((card.hero, card.nature) for card in HEROES.values())
    assert found == sorted((row["hero"].lower(), natures[row["nature"]]) for row in rows)
    assert set(natures) == set(data("SS-NATURE-01"))


@rule("SS-NATURE-04")
@rule("SS-CAMP-02", breaks=Break("rules/setup.py", "not self.soul_storm and {LAW", "self.soul_storm and {LAW"))
def test_law_and_chaos_never_go_together_and_neutral_goes_with_both() -> None:
    def party(first: str, second: str) -> None:
        SwordOptions.read({"players": 1, "heroes": 2, "first": first, "second": second})

    party("ecarus-white-rose", "laegon-archer")
    party("ecarus-black-rose", "laegon-ranger")
    party("ecarus-white-rose", "thorgar-cleric")
    with pytest.raises(BadOptions, match="Law and Chaos"):
        party("ecarus-white-rose", "thorgar-runemaster")


@rule("SS-NATURE-05")
def test_a_soul_storm_lets_them_go_together() -> None:
    options = {"players": 1, "heroes": 2, "first": "ecarus-white-rose", "second": "thorgar-runemaster"}
    SwordOptions.read(options | {"soul_storm": True})


@rule("SS-NATURE-06", "SS-POWER-10", "SS-NATURE-03")
def test_powers_of_another_nature_cannot_be_learned_even_in_a_soul_storm() -> None:
    marked = [name for name, power in POWERS.items() if power.nature]
    assert {POWERS[name].nature for name in marked} == {"law", "chaos"}
    for name in marked:
        for card in HEROES.values():
            if name in OF_HERO[card.hero] and card.nature != "neutral":
                assert may_learn(Hero(card.name, rank=7), name) == (card.nature == POWERS[name].nature)
    assert OF_HERO[TALENT]


@rule("SS-HERO-02")
def test_a_hero_takes_part_in_one_version_only() -> None:
    with pytest.raises(BadOptions, match="twice"):
        SwordOptions.read(
            {"players": 1, "heroes": 2, "first": "laegon-archer", "second": "laegon-ranger", "soul_storm": True}
        )
