"""Creatures that characters summon, as printed on the summoning cards. GH-SUMMON-03

A creature whose card has stickers is called by what is on them: `decoy+hp`, `decoy+hp+move`. GH-ENH-04
"""

from __future__ import annotations

import functools

import msgspec
from msgspec.structs import replace

from tabletome.games.gloomhaven.content.notation.abilities import Ability, Attack, Move
from tabletome.games.gloomhaven.content.notation.monsters import Stat

STICKERS = {"hp": "health", "move": "move", "attack": "attack", "range": "range"}
"""The statistic that each sticker on a summoning card raises."""


class Creature(msgspec.Struct, frozen=True):
    """A summoned creature: its statistics, and what is special about it."""

    species: str
    """Its name without what stickers have changed."""
    stat: Stat
    armed: bool = True
    """Otherwise it has no attack value, and only moves."""
    as_strong_as_healthy: bool = False
    """It attacks with half its hit points, rounded up."""
    infuses: str = ""
    """The element that its attacks infuse."""
    attacked_from: bool = False
    """Its summoner may attack as if standing in its hex."""
    last_attack: int | None = None
    """The value of an attack on all adjacent enemies that it makes on dying."""

    @property
    def abilities(self) -> tuple[Ability, ...]:
        """Always Move +0, Attack +0, as far as the creature can. GH-SUMMON-06"""
        moves: tuple[Ability, ...] = (Move(0),) if self.stat.move else ()
        return (*moves, Attack(0)) if self.armed else moves


class Creatures(dict[str, Creature]):
    """By name; one with stickers is made when it is first asked for."""

    def __missing__(self, name: str) -> Creature:
        if "+" not in name:
            raise KeyError(name)
        return with_sticker(name)


@functools.cache
def with_sticker(name: str) -> Creature:
    """A creature with one more sticker on its card than another. GH-ENH-04"""
    base, _, sticker = name.rpartition("+")
    creature, field = CREATURES[base], STICKERS[sticker]
    return replace(creature, stat=replace(creature.stat, **{field: getattr(creature.stat, field) + 1}))


CREATURES = Creatures({
    each.species: each
    for each in (
        Creature("decoy", Stat(health=6, move=2, attack=0), armed=False),
        Creature("rat-swarm", Stat(health=6, move=1, attack=2, give=("poison",))),
        Creature("monstrous-rat", Stat(health=4, move=3, attack=3)),
        Creature("rat-king", Stat(health=9, move=2, attack=0), as_strong_as_healthy=True),
        Creature("mystic-ally", Stat(health=2, move=2, attack=3, range=2)),
        Creature("burning-avatar", Stat(health=2, move=3, attack=2, range=3), infuses="fire", last_attack=3),
        Creature("doppelganger", Stat(health=10, move=2, attack=0), armed=False, attacked_from=True),
        Creature("mana-sphere", Stat(health=3, move=3, attack=2, range=3), infuses="any"),
        Creature("battle-bot", Stat(health=6, move=2, attack=2)),
        Creature("kill-bot", Stat(health=6, move=3, attack=3)),
        Creature("jade-falcon", Stat(health=2, move=3, attack=2, flying=True)),
        Creature("warrior-spirit", Stat(health=4, move=1, attack=3)),
        Creature("skeleton", Stat(health=3, move=2, attack=2)),
        Creature("steel-construct", Stat(health=5, move=2, attack=3)),
    )
})  # fmt: skip


def species(name: str) -> str:
    """The name of a creature without what stickers have changed; any other name as it is."""
    return CREATURES[name].species if "+" in name else name
