"""Obstacles with hit points and numbered tokens that stand for allies. GH-SPECIAL-05, 06, 07

Their hit points are formulas of the scenario; what is here is the same everywhere.
"""

from __future__ import annotations

import functools

import msgspec

from tabletome.games.gloomhaven.content.notation.abilities import Ability, Attack, Move
from tabletome.games.gloomhaven.content.notation.conditions import NEGATIVE
from tabletome.games.gloomhaven.content.notation.monsters import Stat
from tabletome.games.gloomhaven.content.notation.phrases import Targets

PRIME_DEMON_IMMUNITIES = ("wound", "poison", "disarm", "immobilize", "muddle", "stun")

TOKENS: dict[str, Stat] = {
    "altar": Stat(health=0, move=0, attack=0, immune=NEGATIVE),
    "throne": Stat(health=0, move=0, attack=0, immune=PRIME_DEMON_IMMUNITIES),
    "door": Stat(health=0, move=0, attack=0, immune=NEGATIVE),
    "rock-column": Stat(health=0, move=0, attack=0, immune=NEGATIVE),
    "totem": Stat(health=0, move=0, attack=0, immune=NEGATIVE),
    "vocal-cord": Stat(health=0, move=0, attack=0, immune=NEGATIVE),
    "tree": Stat(health=0, move=0, attack=0, immune=NEGATIVE),
    "wall": Stat(health=0, move=0, attack=0, immune=NEGATIVE),
    "villager": Stat(health=0, move=3, attack=0),
    "orchid": Stat(health=0, move=3, attack=0),
    "captive-orchid": Stat(health=0, move=3, attack=3),
    "boulder": Stat(health=0, move=0, attack=0, immune=NEGATIVE),
    "crystal": Stat(health=0, move=0, attack=0, immune=NEGATIVE),
    "egg": Stat(health=0, move=0, attack=0, immune=NEGATIVE),
    "hail": Stat(health=0, move=2, attack=0),
    "drakes-body": Stat(health=0, move=0, attack=0, immune=NEGATIVE),
    "fish": Stat(health=0, move=3, attack=3),
    "sick-tree": Stat(health=0, move=0, attack=0, immune=NEGATIVE),
    "victim": Stat(health=0, move=0, attack=0, immune=NEGATIVE),
    "redthorn": Stat(health=0, move=3, attack=3, range=3),
    "bound-orchid": Stat(health=0, move=0, attack=0),
    "rikharn": Stat(health=0, move=4, attack=4),
    "spirit-of-xorn": Stat(health=0, move=0, attack=0),
    "bone-pile": Stat(health=0, move=0, attack=0, immune=NEGATIVE),
}


class Servant(msgspec.Struct, frozen=True):
    """A token that nothing can hurt and that acts right before the turn of its boss, attacking as strongly as there are
    characters."""

    boss: str
    abilities: tuple[Ability, ...]


SERVANTS: dict[str, Servant] = {"zephyr": Servant("elder-drake", (Move(2), Attack(+0)))}


FIGHTERS: dict[str, tuple[Ability, ...]] = {
    "captive-orchid": (Move(+0), Attack(+0)),
    "rikharn": (Move(+0), Attack(+0)),
    "redthorn": (Move(+0), Attack(+0)),
    "fish": (Attack(+0, to=Targets.ADJACENT_ENEMIES),),
}
"""Allies that fight: what they do in every turn of theirs. GH-SPECIAL-07"""


@functools.cache
def token_stat(name: str, characters: int) -> Stat:
    """The statistics of a token; a servant has those of its abilities. GH-SPECIAL-10"""
    if name in SERVANTS:
        return Stat(health=0, move=0, attack=characters, immune=NEGATIVE)
    return TOKENS[name]
