"""Creatures that characters summon, as printed on the summoning cards. GH-SUMMON-03

A creature whose card has stickers is called by what is on them: `decoy+hp`, `decoy+hp+move`. GH-ENH-04
"""

from __future__ import annotations

import functools

import msgspec
from msgspec.structs import replace

from tabletome.games.gloomhaven.content.notation.abilities import Ability, Attack, Heal, Move
from tabletome.games.gloomhaven.content.notation.monsters import Stat
from tabletome.games.gloomhaven.content.notation.phrases import Targets

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
    """The value of an attack on all enemies near that it makes on dying."""
    last_range: int = 1
    """How far that goes."""
    last_element: str = ""
    """The element that it infuses."""
    permanent: bool = False
    """A companion: there from the beginning, and its character's cards can be lost to keep it from damage."""
    health_by_level: int = 0
    """So many more hit points for each level of its character."""
    inspires: int = 0
    """So much more for all attacks of adjacent allies."""
    strikes: Attack = Attack(0)
    """How it attacks."""
    also: tuple[Ability, ...] = ()
    """What it performs at the end of its turns."""

    @property
    def abilities(self) -> tuple[Ability, ...]:
        """Always Move +0, Attack +0, as far as the creature can. GH-SUMMON-06"""
        moves: tuple[Ability, ...] = (Move(0),) if self.stat.move else ()
        return (*moves, self.strikes, *self.also) if self.armed else (*moves, *self.also)


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
        Creature("iron-beast", Stat(health=5, move=2, attack=1, retaliate=1, shield=1)),
        Creature("thorn-shooter", Stat(health=2, move=1, attack=2, range=4, give=("poison",))),
        Creature("shadow-wolf", Stat(health=3, move=3, attack=2, pierce=2)),
        Creature(
            "lava-golem", Stat(health=7, move=2, attack=3, retaliate=2, retaliate_range=2, give=("wound",)),
            infuses="fire",
        ),
        Creature("bat-swarm", Stat(health=4, move=2, attack=2, flying=True), infuses="air"),
        Creature(
            "living-bomb", Stat(health=1, move=3, attack=2), last_attack=3, last_range=2, last_element="fire",
        ),
        Creature("slime-spirit", Stat(health=4, move=3, attack=1, shield=2, give=("muddle",))),
        Creature("rock-colossus", Stat(health=7, move=1, attack=3), infuses="earth"),
        Creature("healing-sprite", Stat(health=2, move=2, attack=1, range=3), also=(Heal(2, range=2),)),
        Creature("nail-sphere", Stat(health=4, move=2, attack=0, retaliate=2, shield=1), armed=False),
        Creature("void-eater", Stat(health=5, move=3, attack=2, range=2, give=("curse",))),
        Creature("black-unicorn", Stat(health=6, move=4, attack=4, pierce=3)),
        Creature("bear", Stat(health=8, move=3, attack=2), permanent=True, health_by_level=2),
        Creature("green-adder", Stat(health=4, move=2, attack=1, give=("poison",))),
        Creature("tattered-wolf", Stat(health=4, move=3, attack=2)),
        Creature("red-falcon", Stat(health=2, move=4, attack=2, flying=True)),
        Creature("swamp-alligator", Stat(health=5, move=2, attack=3, give=("immobilize",))),
        Creature("monolith", Stat(health=15, move=0, attack=0, shield=2), armed=False),
        Creature(
            "wind-totem", Stat(health=8, move=0, attack=1), strikes=Attack(0, to=Targets.ADJACENT_ENEMIES, push=2)
        ),
        Creature("war-hawk", Stat(health=3, move=3, attack=3, flying=True)),
        Creature("battle-boar", Stat(health=7, move=3, attack=1)),
        Creature("vicious-jackal", Stat(health=5, move=2, attack=1, retaliate=1, give=("wound",))),
        Creature("giant-toad", Stat(health=7, move=1, attack=1, give=("stun",))),
        Creature("spitting-cobra", Stat(health=5, move=3, attack=3, range=3, give=("poison",))),
        Creature("spirit-banner", Stat(health=8, move=0, attack=0), armed=False, inspires=2),
    )
})  # fmt: skip


def species(name: str) -> str:
    """The name of a creature without what stickers have changed; any other name as it is."""
    return CREATURES[name].species if "+" in name else name
