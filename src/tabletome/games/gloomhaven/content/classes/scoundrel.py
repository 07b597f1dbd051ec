"""The Scoundrel: quick knives for whoever stands alone. Cards of levels 1 and X. Facts are public, words our own."""

from __future__ import annotations

from tabletome.games.gloomhaven.content.classes.notation import X, card, hero_class
from tabletome.games.gloomhaven.content.notation import (
    ONE_ADJACENT_ENEMY,
    SELF,
    Attack,
    DisarmTrap,
    Drag,
    Give,
    Heal,
    Loot,
    More,
    Move,
    Negate,
    Pull,
    Stronger,
    act,
)

SCOUNDREL = hero_class(
    "scoundrel",
    card(
        "single-out", 1, 86,
        top=act(Attack(3, more=(More(when="alone", attack=2, xp=1),))),
        bottom=act(Stronger(2, when="alone"), slots=(0, 1, 0, 1)),
    ),
    card(
        "flanking-strike", 1, 4,
        top=act(Attack(3, more=(More(when="flanked", attack=2, xp=1),))),
        bottom=act(Move(5)),
    ),
    card(
        "smoke-bomb", 1, 12,
        top=act(Give(("invisible",), SELF), Stronger(times=2, when="attacker invisible"), infuse=("dark",), slots=(2,)),
        bottom=act(Pull(2, range=3)),
    ),
    card(
        "backstab", 1, 6,
        top=act(
            Attack(3, more=(More(when="flanked", attack=2, xp=1), More(when="alone", attack=2, xp=1))),
            lost=True,
        ),
        bottom=act(Move(6)),
    ),
    card(
        "thiefs-knack", 1, 23,
        top=act(DisarmTrap(), xp=2),
        bottom=act(Attack(3), xp=1),
    ),
    card(
        "venom-shiv", 1, 60,
        top=act(Attack(3, give=("poison",)), xp=1),
        bottom=act(Move(5)),
    ),
    card(
        "throwing-knives", 1, 10,
        top=act(Attack(2, range=3, targets=2), xp=1),
        bottom=act(Loot(2), lost=True),
    ),
    card(
        "quick-hands", 1, 64,
        top=act(Move(2), Attack(2)),
        bottom=act(Loot(1)),
    ),
    card(
        "special-mixture", 1, 33,
        top=act(Heal(3)),
        bottom=act(Move(3), Give(("poison",), ONE_ADJACENT_ENEMY)),
    ),
    card(
        "sinister-opportunity", X, 93,
        top=act(
            Attack(
                3,
                more=(
                    More(per="attacker's allies beside the target", attack=1),
                    More(consume=("dark",), per="attacker's allies beside the target", attack=1, xp=1),
                ),
            )
        ),
        bottom=act(Move(3), Drag(1)),
    ),
    card(
        "tricksters-reversal", X, 9,
        top=act(Attack(2, more=(More(per="target's shield", attack=2),)), lost=True, xp=2),
        bottom=act(Negate(), stays="round"),
    ),
    card(
        "swift-bow", X, 36,
        top=act(Attack(3, range=4)),
        bottom=act(Move(2, loots=True)),
    ),
    health=(8, 9, 11, 12, 14, 15, 17, 18, 20),
    hand=9,
)  # fmt: skip
