"""The 13 bosses: statistics by level, immunities, and the two special actions of each. GH-BOSS-01..05, GH-SPECIAL-09

Values may be formulas: C the number of characters, V the Vermling Scouts on the map, X the hexes moved this turn. What
a special action summons is written by number of characters: ranks("n", "ne", "ee") is one normal with two characters, a
normal and an elite with three, two elites with four. GH-SPECIAL-10
"""

from __future__ import annotations

import functools

import msgspec

from tabletome.games.gloomhaven.content.areas import CONE, SPREAD, WIDE_CONE
from tabletome.games.gloomhaven.content.monsters import MONSTERS
from tabletome.games.gloomhaven.content.named import NAMED_TYPES
from tabletome.games.gloomhaven.content.notation.abilities import (
    Ability,
    Attack,
    Consume,
    Encourage,
    ExtraTurns,
    Gather,
    Give,
    HatchEggs,
    Heal,
    LayEggs,
    MindControl,
    Move,
    NextDoor,
    NextPlace,
    Retaliate,
    Scatter,
    Shield,
    SummonMonster,
    SummonServants,
    ThroneMoves,
)
from tabletome.games.gloomhaven.content.notation.formulas import Formula, formula
from tabletome.games.gloomhaven.content.notation.monsters import MonsterType, Stat
from tabletome.games.gloomhaven.content.notation.phrases import Targets
from tabletome.games.gloomhaven.content.notation.ranks import ranks
from tabletome.games.gloomhaven.content.notation.sources import Source


class Boss(msgspec.Struct, frozen=True):
    """A boss statistic card. GH-BOSS-04"""

    name: str
    levels: tuple[tuple[int, int, Formula], ...]
    """For each level: hit points for each character, move, and attack as a formula."""
    immune: tuple[str, ...]
    specials: tuple[tuple[Ability, ...], tuple[Ability, ...]]
    ranges: tuple[int, ...] = (0,) * 8
    standees: int = 1
    flying: bool = False
    lurks: bool = False
    """It is gone after a melee attack, and comes back on its turn at the next of the scenario's places."""
    deck: str = "boss"
    source: Source = "public"


def boss(
    name: str,
    *,
    health: tuple[int, ...],
    move: tuple[int, ...],
    attack: tuple[Formula, ...],
    immune: tuple[str, ...],
    first: tuple[Ability, ...],
    second: tuple[Ability, ...],
    ranges: tuple[int, ...] = (0,) * 8,
    standees: int = 1,
    flying: bool = False,
    lurks: bool = False,
) -> Boss:
    levels = tuple(zip(health, move, attack, strict=True))
    return Boss(name, levels, immune, (first, second), ranges, standees, flying, lurks)


def numbers(text: str) -> tuple[int, ...]:
    return tuple(int(each) for each in text.split())


def formulas(text: str) -> tuple[Formula, ...]:
    return tuple(formula(each) for each in text.split())


TWO, MIXED = ranks("nn", "ne", "ee"), ranks("n", "nn", "nn")

BOSSES: dict[str, Boss] = {
    each.name: each
    for each in (
        boss(
            "bandit-commander",
            health=numbers("8 10 12 13 15 16 19 23"),
            move=numbers("3 3 4 4 4 5 5 5"),
            attack=formulas("3 3 3 4 4 5 5 5"),
            immune=("stun", "immobilize", "curse"),
            first=(NextDoor(),),
            second=(SummonMonster("living-bones", ranks=ranks("n", "e", "e")),),
        ),
        boss(
            "captain-of-the-guard",
            health=numbers("7 9 11 14 16 20 21 25"),
            move=numbers("2 2 2 3 3 3 4 4"),
            attack=formulas("3 3 4 4 5 5 6 6"),
            immune=("disarm", "wound", "muddle", "stun"),
            first=(Heal(2, to=Targets.SELF_AND_ALL_ALLIES),),
            second=(Encourage(1), Attack(+1)),
        ),
        boss(
            "dark-rider",
            health=numbers("9 10 12 13 15 16 16 18"),
            move=numbers("2 3 3 3 3 3 4 4"),
            attack=formulas("3+X 3+X 3+X 4+X 4+X 5+X 5+X 6+X"),
            immune=("immobilize", "poison", "stun", "disarm"),
            first=(Move(+2), Attack(+0)),
            second=(Move(+0), SummonMonster("forest-imp", ranks=MIXED), Attack(-1)),
            lurks=True,
        ),
        boss(
            "elder-drake",
            health=numbers("11 12 15 16 20 22 27 29"),
            move=numbers("0 0 0 0 0 0 0 0"),
            attack=formulas("3 4 4 5 5 6 6 7"),
            immune=("wound", "poison", "disarm", "immobilize", "pull", "push", "stun"),
            first=(Attack(+0, area=CONE),),
            second=(SummonServants("zephyr", 2), NextPlace()),
            flying=True,
        ),
        boss(
            "inox-bodyguard",
            health=numbers("6 7 9 10 11 13 15 17"),
            move=numbers("2 2 2 3 3 3 4 4"),
            attack=formulas("C 1+C 1+C 2+C 2+C 3+C 3+C 4+C"),
            immune=("disarm", "poison", "muddle", "stun"),
            first=(Move(-1), Attack(-1, area=SPREAD)),
            second=(Move(+0), Attack(+0), Retaliate(3)),
            standees=2,
        ),
        boss(
            "jekserah",
            health=numbers("6 7 9 12 13 15 18 22"),
            move=numbers("2 2 3 4 4 5 5 5"),
            attack=formulas("2 3 3 4 5 5 5 5"),
            immune=("disarm", "wound", "curse", "stun"),
            first=(SummonMonster("living-bones", ranks=TWO), Attack(-1, to=Targets.ADJACENT_ENEMIES)),
            second=(SummonMonster("living-corpse", ranks=TWO), Move(-1), Attack(+2)),
        ),
        boss(
            "merciless-overseer",
            health=numbers("6 8 9 11 12 14 16 19"),
            move=numbers("2 2 3 3 4 4 4 4"),
            attack=formulas("V V V V V V V V"),
            immune=("disarm", "wound", "curse", "stun"),
            first=(ExtraTurns("vermling-scout"),),
            second=(SummonMonster("vermling-scout", ranks=TWO),),
        ),
        boss(
            "prime-demon",
            health=numbers("8 9 10 12 14 16 20 22"),
            move=numbers("3 4 4 4 5 5 5 5"),
            attack=formulas("4 4 5 6 6 7 7 8"),
            immune=("wound", "poison", "disarm", "immobilize", "muddle", "stun"),
            first=(ThroneMoves("throne", ranks("n", "e", "e")), Move(+2), Attack(-1)),
            second=(ThroneMoves("throne", ranks("n", "n", "e")), Move(+2), Attack(-1)),
        ),
        boss(
            "the-betrayer",
            health=numbers("10 12 14 16 18 20 23 27"),
            move=numbers("3 3 3 4 4 5 5 5"),
            attack=formulas("4 5 6 7 8 8 9 9"),
            ranges=numbers("3 3 4 4 4 5 5 5"),
            immune=("wound", "poison", "stun", "disarm", "curse"),
            first=(SummonMonster("giant-viper", ranks=ranks("e", "ne", "ee")), Scatter(4)),
            second=(Gather(), MindControl()),
        ),
        boss(
            "the-colorless",
            health=numbers("9 10 11 12 14 15 17 19"),
            move=numbers("3 3 4 4 4 4 4 5"),
            attack=formulas("2 3 3 4 4 5 6 7"),
            immune=("wound", "poison", "muddle", "stun", "curse"),
            first=(
                Consume("dark", (SummonMonster("night-demon", ranks=ranks("n", "n", "e")),)),
                Give(("invisible",), Targets.SELF),
            ),
            second=(Consume("light", (SummonMonster("sun-demon", ranks=ranks("n", "e", "e")),)), Heal(4), Shield(1)),
        ),
        boss(
            "the-gloom",
            health=numbers("20 25 29 35 39 46 50 56"),
            move=numbers("2 2 2 2 3 3 3 3"),
            attack=formulas("5 5 6 6 7 7 8 9"),
            immune=("wound", "poison", "disarm", "immobilize", "muddle", "stun", "curse"),
            first=(Move(+9), Attack(+9)),
            second=(NextPlace(), Attack(+1, range=5, give=("poison", "wound", "stun"))),
        ),
        boss(
            "the-sightless-eye",
            health=numbers("7 8 10 11 14 15 18 20"),
            move=numbers("0 0 0 0 0 0 0 0"),
            attack=formulas("5 6 6 7 7 8 8 9"),
            ranges=(3,) * 8,
            immune=("stun", "disarm", "curse", "muddle", "pull", "push"),
            first=(SummonMonster("deep-terror", ranks=ranks("n", "e", "e")), Attack(-3, area=WIDE_CONE)),
            second=(SummonMonster("deep-terror", ranks=ranks("n", "n", "e")), Attack(-2, area=CONE)),
        ),
        boss(
            "winged-horror",
            health=numbers("6 7 8 10 12 14 17 20"),
            move=numbers("3 4 4 4 5 5 5 5"),
            attack=formulas("3 3 4 4 4 5 5 5"),
            immune=("disarm", "poison", "muddle", "stun", "curse"),
            first=(Attack(-1, to=Targets.ADJACENT_ENEMIES), Attack(+0, range=3), HatchEggs("egg", "night-demon")),
            second=(LayEggs("egg"), Move(-1), Attack(+0)),
        ),
    )
}
TYPES: dict[str, MonsterType | Boss] = {**MONSTERS, **BOSSES, **NAMED_TYPES}
"""Everything with a statistic card and an ability deck. GH-MSTAT-02"""


SCOUT = "vermling-scout"
"""V in formulas is how many of these are on the map."""


@functools.cache
def boss_stat(name: str, level: int, characters: int, scouts: int, moved: int) -> Stat:
    """A boss's statistics for so many characters. GH-BOSS-04"""
    printed = BOSSES[name]
    health, move, attack = printed.levels[level]
    value = attack.value(C=characters, V=scouts, X=moved)
    return Stat(health * characters, move, value, printed.ranges[level], flying=printed.flying, immune=printed.immune)
