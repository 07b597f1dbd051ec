"""The Tinkerer: bombs, potions and a decoy. Cards of level 1. Facts are public, the words our own."""

from __future__ import annotations

from tabletome.games.gloomhaven.content.areas import FLAMES, TRIANGLE
from tabletome.games.gloomhaven.content.classes.notation import card, hero_class
from tabletome.games.gloomhaven.content.notation import (
    ONE_ADJACENT_ENEMY,
    AllyRecovers,
    Attack,
    Give,
    Heal,
    HealAll,
    LayTrap,
    Loot,
    Move,
    Rally,
    Summon,
    act,
)

TINKERER = hero_class(
    "tinkerer",
    card(
        "proximity-mine", 1, 62,
        top=act(LayTrap(6, xp=2), lost=True),
        bottom=act(Move(4)),
    ),
    card(
        "harmless-contraption", 1, 74,
        top=act(Summon("decoy"), lost=True, xp=2, stays="persistent"),
        bottom=act(Heal(2, range=3)),
    ),
    card(
        "flamethrower", 1, 47,
        top=act(Attack(3, area=FLAMES, give=("wound",)), infuse=("fire",), lost=True, xp=2),
        bottom=act(Rally(shield=1), stays="round"),
    ),
    card(
        "hook-gun", 1, 72,
        top=act(Attack(2, range=3, pull=2)),
        bottom=act(Loot(2), lost=True, xp=1),
    ),
    card(
        "ink-bomb", 1, 74,
        top=act(Attack(4, range=3, area=TRIANGLE, xp_each=1), infuse=("dark",), lost=True),
        bottom=act(Move(4)),
    ),
    card(
        "net-shooter", 1, 19,
        top=act(Attack(3, range=3, area=TRIANGLE, give=("immobilize",), xp_each=1), lost=True),
        bottom=act(Give(("immobilize",), ONE_ADJACENT_ENEMY), Move(2)),
    ),
    card(
        "stun-shot", 1, 20,
        top=act(Attack(1, range=3, give=("stun",))),
        bottom=act(Move(4)),
    ),
    card(
        "reinvigorating-elixir", 1, 37,
        top=act(Heal(3, range=3)),
        bottom=act(AllyRecovers(), lost=True, xp=2),
    ),
    card(
        "restorative-mist", 1, 17,
        top=act(Heal(3, range=3)),
        bottom=act(Move(2), HealAll(1)),
    ),
    card(
        "energizing-tonic", 1, 16,
        top=act(Heal(5, range=2), lost=True, xp=2),
        bottom=act(Move(6), lost=True, xp=1),
    ),
    card(
        "enhancement-field", 1, 61,
        top=act(Attack(3, range=3)),
        bottom=act(Rally(attack=1), stays="round"),
    ),
    card(
        "toxic-bolt", 1, 18,
        top=act(Attack(2, range=3, give=("poison",)), infuse=("earth",)),
        bottom=act(Attack(5, range=2), lost=True, xp=2),
    ),
    health=(8, 9, 11, 12, 14, 15, 17, 18, 20),
    hand=12,
)  # fmt: skip
