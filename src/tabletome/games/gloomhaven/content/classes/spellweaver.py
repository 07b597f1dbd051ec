"""The Spellweaver: few cards, much fire. Cards of level 1. Facts are public, the words our own. GH-NAMED-04"""

from __future__ import annotations

from tabletome.games.gloomhaven.content.classes.notation import card, hero_class
from tabletome.games.gloomhaven.content.notation import (
    ADJACENT_ENEMIES,
    ON_THE_PATH,
    Attack,
    Heal,
    Loot,
    More,
    Move,
    Negate,
    RecoverLost,
    act,
)

SPELLWEAVER = hero_class(
    "spellweaver",
    card(
        "fire-orbs", 1, 69,
        top=act(Attack(3, range=3, targets=3, xp_each=1), infuse=("fire",), lost=True),
        bottom=act(Move(3)),
    ),
    card(
        "impaling-eruption", 1, 70,
        top=act(Attack(3, range=4, whom=ON_THE_PATH, xp_each=1), infuse=("earth",), lost=True),
        bottom=act(Move(4)),
    ),
    card(
        "reviving-ether", 1, 80,
        top=act(RecoverLost(), infuse=("dark",), lost=True),
        bottom=act(Move(4, jump=True)),
    ),
    card(
        "freezing-nova", 1, 21,
        top=act(Attack(2, whom=ADJACENT_ENEMIES, give=("immobilize",), more=(More(consume=("ice",), attack=1),))),
        bottom=act(Heal(4, range=4), infuse=("light",), lost=True),
    ),
    card(
        "mana-bolt", 1, 7,
        top=act(Attack(2, range=3, more=(More(consume=("any",), attack=1, xp=1),))),
        bottom=act(Heal(3, range=1)),
    ),
    card(
        "frost-armor", 1, 20,
        top=act(Attack(2, range=3, more=(More(consume=("any",), attack=1, xp=1),))),
        bottom=act(Negate(), infuse=("ice",), slots=(1, 1)),
    ),
    card(
        "flame-strike", 1, 36,
        top=act(Attack(3, range=2, more=(More(consume=("fire",), give=("wound",)),))),
        bottom=act(Attack(2, range=2)),
    ),
    card(
        "ride-the-wind", 1, 83,
        top=act(Loot(1)),
        bottom=act(Move(8, jump=True), infuse=("air",), lost=True),
    ),
    health=(6, 7, 8, 9, 10, 11, 12, 13, 14),
    hand=8,
)  # fmt: skip
