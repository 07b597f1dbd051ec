"""The Brute: strong, slow, and in the way. Cards of levels 1 and X. Facts are public, the words our own."""

from __future__ import annotations

from tabletome.games.gloomhaven.content.areas import ARC, SKEWER, TWO_ADJACENT
from tabletome.games.gloomhaven.content.classes.notation import X, card, hero_class
from tabletome.games.gloomhaven.content.notation import (
    ADJACENT_ENEMIES,
    MOVED_THROUGH,
    ONE_ADJACENT_ENEMY,
    Attack,
    Heal,
    Loot,
    More,
    Move,
    Protect,
    Push,
    Retaliate,
    Shield,
    Stronger,
    Ward,
    act,
)

BRUTE = hero_class(
    "brute",
    card(
        "trample", 1, 72,
        top=act(Attack(3, pierce=2)),
        bottom=act(Move(4, jump=True), Attack(2, whom=MOVED_THROUGH), lost=True, xp=2),
    ),
    card(
        "eye-for-an-eye", 1, 18,
        top=act(Retaliate(2, xp=1), stays="round"),
        bottom=act(Heal(2, range=1), infuse=("earth",)),
    ),
    card(
        "sweeping-blow", 1, 64,
        top=act(Attack(2, area=ARC)),
        bottom=act(Move(3), Push(1, ADJACENT_ENEMIES)),
    ),
    card(
        "provoking-roar", 1, 10,
        top=act(Attack(2, give=("disarm",))),
        bottom=act(Protect(), stays="round"),
    ),
    card(
        "overwhelming-assault", 1, 61,
        top=act(Attack(6), lost=True, xp=2),
        bottom=act(Move(3), Push(2, ONE_ADJACENT_ENEMY)),
    ),
    card(
        "grab-and-go", 1, 87,
        top=act(Loot(1)),
        bottom=act(Move(4)),
    ),
    card(
        "warding-strength", 1, 32,
        top=act(Attack(3, push=2)),
        bottom=act(Ward(1), slots=(0, 1, 0, 1, 0, 1)),
    ),
    card(
        "shield-bash", 1, 15,
        top=act(Attack(4, give=("stun",)), lost=True, xp=2),
        bottom=act(Shield(1), stays="round"),
    ),
    card(
        "leaping-cleave", 1, 54,
        top=act(Attack(3, area=TWO_ADJACENT), xp=1),
        bottom=act(Move(3, jump=True), infuse=("air",)),
    ),
    card(
        "spare-dagger", 1, 27,
        top=act(Attack(3, range=3), xp=1),
        bottom=act(Attack(2)),
    ),
    card(
        "skewer", X, 35,
        top=act(Attack(3, area=SKEWER, more=(More(consume=("air",), attack=1, pierce=1),)), xp=1),
        bottom=act(Move(6), lost=True, xp=1),
    ),
    card(
        "balanced-measure", X, 77,
        top=act(Attack(0, per="hexes moved this turn"), xp=1),
        bottom=act(Move(0, per="damage dealt this turn")),
    ),
    card(
        "wall-of-doom", X, 20,
        top=act(Retaliate(2), Shield(2), lost=True, xp=2, stays="round"),
        bottom=act(Stronger(1), stays="round"),
    ),
    health=(10, 12, 14, 16, 18, 20, 22, 24, 26),
    hand=10,
)  # fmt: skip
