"""Creatures that characters summon, as printed on the summoning cards. GH-SUMMON-03"""

from __future__ import annotations

import functools

from msgspec.structs import replace

from tabletome.games.gloomhaven.content.notation.abilities import Ability, Attack, Move, Stat

FIELDS = {"hp": "health", "move": "move", "attack": "attack", "range": "range"}


class Summons(dict[str, Stat]):
    """By name; `decoy+hp` has one more hit point by a sticker on its card. GH-ENH-04"""

    def __missing__(self, name: str) -> Stat:
        if "+" not in name:
            raise KeyError(name)
        return _improved(name)


@functools.cache
def _improved(name: str) -> Stat:
    base, _, field = name.rpartition("+")
    stat = SUMMONS[base]
    return replace(stat, **{FIELDS[field]: getattr(stat, FIELDS[field]) + 1})


SUMMONS = Summons({
    "decoy": Stat(health=6, move=2, attack=0),
    "rat-swarm": Stat(health=6, move=1, attack=2, give=("poison",)),
    "monstrous-rat": Stat(health=4, move=3, attack=3),
    "rat-king": Stat(health=9, move=2, attack=0),
    "mystic-ally": Stat(health=2, move=2, attack=3, range=2),
    "burning-avatar": Stat(health=2, move=3, attack=2, range=3),
    "battle-bot": Stat(health=6, move=2, attack=2),
    "kill-bot": Stat(health=6, move=3, attack=3),
    "jade-falcon": Stat(health=2, move=3, attack=2, flying=True),
    "warrior-spirit": Stat(health=4, move=1, attack=3),
    "skeleton": Stat(health=3, move=2, attack=2),
    "steel-construct": Stat(health=5, move=2, attack=3),
})  # fmt: skip
AS_STRONG_AS_HEALTHY = ("rat-king",)
"""Those who attack with half their hit points, rounded up."""
INFUSES = {"burning-avatar": "fire"}
"""Whose attacks infuse an element."""
LAST_ATTACKS = {"burning-avatar": 3}
"""The value of an attack on all adjacent enemies, made on dying."""
UNARMED = ("decoy",)
"""Those without an attack value: they only move."""


def species(name: str) -> str:
    """The creature without what stickers have changed."""
    return name.partition("+")[0]


def abilities(name: str) -> tuple[Ability, ...]:
    """Always Move +0, Attack +0, as far as the creature can. GH-SUMMON-06"""
    moves: tuple[Ability, ...] = (Move(0),) if SUMMONS[name].move else ()
    return moves if species(name) in UNARMED else (*moves, Attack(0))
