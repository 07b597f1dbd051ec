"""Monsters' cards in words; a boss's special actions as printed on its statistic card. GH-MABIL-03, GH-BOSS-03"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from tabletome.games.gloomhaven.content.bosses import BOSSES
from tabletome.games.gloomhaven.content.notation.abilities import (
    Ability,
    Attack,
    BossSpecial,
    Consume,
    ExtraTurns,
    HatchEggs,
    Infuse,
    Move,
    SummonMonster,
    SummonServants,
    ThroneMoves,
)
from tabletome.games.gloomhaven.rules.monsters.boss_actions import by_party
from tabletome.games.gloomhaven.rules.monsters.monster_turn import attack_of, strike_of
from tabletome.games.gloomhaven.state import State
from tabletome.games.gloomhaven.view.ability_text import describe
from tabletome.games.gloomhaven.view.wording import name_of
from tabletome.scene import Text, listed, t


def describe_performed(g: State, figure: int, ability: Ability) -> Iterator[Text]:
    """One ability with the numbers that it has for this monster. GH-MABIL-04, GH-MATK-04"""
    stat = g.stat(figure)
    match ability:
        case Move():
            yield from describe(msgspec.structs.replace(ability, by=max(stat.move + ability.by, 0)))
        case Attack():
            strike = strike_of(g, figure, ability)
            yield from describe(
                msgspec.structs.replace(
                    ability,
                    by=max(attack_of(g, figure, stat) + ability.by, 0),
                    range=strike.reach if strike.ranged else 0,
                    range_by=0,
                    targets=strike.targets,
                    pierce=stat.pierce + ability.pierce,
                    give=(*stat.give, *ability.give),
                )
            )
        case _:
            yield from describe_for_monsters(g, ability)


def traits(g: State, figure: int) -> Iterator[Text]:
    """What it always has by its statistic card. GH-MSTAT-05"""
    stat = g.stat(figure)
    if stat.flying:
        yield t("trait-flying")
    if stat.shield:
        yield t("does-shield", by=stat.shield)
    if stat.retaliate:
        yield t("does-retaliate", by=stat.retaliate, range=stat.retaliate_range)
    if stat.advantage:
        yield t("trait-advantage")
    if stat.avoided:
        yield t("does-avoided")


def describe_for_monsters(g: State, ability: Ability) -> Iterator[Text]:
    """One ability of a monster's card; values are added to its statistics. GH-MABIL-04"""
    match ability:
        case BossSpecial():
            yield from special(g, ability.number)
        case SummonMonster():
            ranks = by_party(g, ability.ranks) if ability.ranks is not None else ability.rank[0]
            yield t("does-summonmonster", name=name_of(ability.monster), ranks=listed([t(f"rank-{r}") for r in ranks]))
        case ExtraTurns() | HatchEggs():
            yield t(f"does-{type(ability).__name__.lower()}", name=name_of(ability.monster))
        case Infuse():
            yield t("does-infuse", element=t(f"element-{ability.element}"))
        case ThroneMoves():
            yield t("does-thronemoves")
        case SummonServants():
            yield t("does-summonservants", name=name_of(ability.name), number=ability.number)
        case Consume():
            inner = [line for each in ability.then for line in describe_for_monsters(g, each)]
            yield t("does-consume", element=t(f"element-{ability.element}"), effect=listed(inner))
        case _:
            yield from describe(ability, relative=True)


def special(g: State, number: int) -> Iterator[Text]:
    """The special action of each boss that is on the map."""
    yield t("does-bossspecial", number=number)
    for name in sorted({figure.name for figure in g.figures if figure.at >= 0 and figure.name in BOSSES}):
        for ability in BOSSES[name].specials[number - 1]:
            yield from describe_for_monsters(g, ability)
