"""The Scoundrel: quick knives for whoever stands alone. Facts are public, the words our own."""

from __future__ import annotations

from tabletome.games.gloomhaven.content import modifier_cards as modifiers
from tabletome.games.gloomhaven.content.modifier_cards import (
    MINUS_ONE,
    MINUS_TWO,
    PLUS_ONE,
    PLUS_TWO,
    PLUS_ZERO,
    rolling,
)
from tabletome.games.gloomhaven.content.notation.abilities import (
    Attack,
    Charm,
    DisarmTrap,
    Drag,
    Give,
    Heal,
    Kill,
    Loot,
    More,
    Move,
    Negate,
    Pull,
    Retaliate,
    Stronger,
)
from tabletome.games.gloomhaven.content.notation.actions import act
from tabletome.games.gloomhaven.content.notation.classes import X, card, hero_class
from tabletome.games.gloomhaven.content.notation.perks import Perk
from tabletome.games.gloomhaven.content.notation.phrases import Per, Targets, When

SCOUNDREL = hero_class(
    "scoundrel",
    card(
        "single-out", 1, 86,
        circles=("attack", ""),
        top=act(Attack(3, more=(More(when=When.ALONE, attack=2, xp=1),))),
        bottom=act(Stronger(2, when=When.ALONE), slots=(0, 1, 0, 1)),
    ),
    card(
        "flanking-strike", 1, 4,
        circles=("attack", "move"),
        top=act(Attack(3, more=(More(when=When.FLANKED, attack=2, xp=1),))),
        bottom=act(Move(5)),
    ),
    card(
        "smoke-bomb", 1, 12,
        circles=("condition", "pull pull.range"),
        top=act(
            Give(("invisible",), Targets.SELF),
            Stronger(times=2, when=When.ATTACKER_INVISIBLE),
            infuse=("dark",),
            slots=(2,),
        ),
        bottom=act(Pull(2, range=3)),
    ),
    card(
        "backstab", 1, 6,
        circles=("attack attack", ""),
        top=act(
            Attack(3, more=(More(when=When.FLANKED, attack=2, xp=1), More(when=When.ALONE, attack=2, xp=1))),
            lost=True,
        ),
        bottom=act(Move(6)),
    ),
    card(
        "thiefs-knack", 1, 23,
        circles=("", "attack"),
        top=act(DisarmTrap(), xp=2),
        bottom=act(Attack(3), xp=1),
    ),
    card(
        "venom-shiv", 1, 60,
        circles=("attack", "move"),
        top=act(Attack(3, give=("poison",)), xp=1),
        bottom=act(Move(5)),
    ),
    card(
        "throwing-knives", 1, 10,
        circles=("attack.range", ""),
        top=act(Attack(2, range=3, targets=2), xp=1),
        bottom=act(Loot(2), lost=True),
    ),
    card(
        "quick-hands", 1, 64,
        circles=("move attack", ""),
        top=act(Move(2), Attack(2)),
        bottom=act(Loot(1)),
    ),
    card(
        "special-mixture", 1, 33,
        circles=("heal", "move"),
        top=act(Heal(3)),
        bottom=act(Move(3), Give(("poison",), Targets.ONE_ADJACENT_ENEMY)),
    ),
    card(
        "sinister-opportunity", X, 93,
        circles=("attack", "move"),
        top=act(
            Attack(
                3,
                more=(
                    More(per=Per.ALLIES_BESIDE_TARGET, attack=1),
                    More(consume=("dark",), per=Per.ALLIES_BESIDE_TARGET, attack=1, xp=1),
                ),
            )
        ),
        bottom=act(Move(3), Drag(1)),
    ),
    card(
        "tricksters-reversal", X, 9,
        circles=("attack attack", ""),
        top=act(Attack(2, more=(More(per=Per.SHIELD, attack=2),)), lost=True, xp=2),
        bottom=act(Negate(), stays="round"),
    ),
    card(
        "swift-bow", X, 36,
        circles=("attack attack.range", "move"),
        top=act(Attack(3, range=4)),
        bottom=act(Move(2, loots=True)),
    ),
    card(
        "open-wound", 2, 11,
        circles=("attack", "move"),
        top=act(Attack(4, more=(More(when=When.FLANKED, give=("wound",), xp=1),))),
        bottom=act(Move(5)),
    ),
    card(
        "flintlock", 2, 90,
        circles=("", "attack attack attack.range"),
        top=act(Loot(1)),
        bottom=act(Attack(5, range=4), lost=True, xp=2),
    ),
    card(
        "hidden-daggers", 3, 85,
        circles=("attack attack.range attack.target", "condition"),
        top=act(Attack(4, range=3, targets=2), lost=True, xp=2),
        bottom=act(Give(("invisible",), Targets.SELF)),
    ),
    card(
        "duelists-advance", 3, 16,
        circles=("move attack", ""),
        top=act(Move(3), Attack(3)),
        bottom=act(Stronger(2, when=When.ALONE), stays="round"),
    ),
    card(
        "flurry-of-blades", 4, 3,
        circles=("attack.range", "move"),
        top=act(Attack(2, range=3, targets=3), xp=1),
        bottom=act(Move(4), Stronger(advantage=True), stays="round"),
    ),
    card(
        "gruesome-advantage", 4, 62,
        circles=("attack attack", ""),
        top=act(
            Attack(3, more=(More(when=When.FLANKED, attack=3, xp=1), More(when=When.ALONE, attack=3, xp=1))),
            lost=True,
        ),
        bottom=act(Move(7)),
    ),
    card(
        "cull-the-weak", 5, 16,
        circles=("attack", ""),
        top=act(Attack(4, more=(More(when=When.FLANKED, attack=2, xp=1),))),
        bottom=act(Stronger(2, when=When.HELD), slots=(0, 1, 0, 1, 0, 1)),
    ),
    card(
        "visage-of-the-inevitable", 5, 88,
        circles=("", "move"),
        top=act(Kill(When.NORMAL_ALONE_AND_FLANKED), xp=1),
        bottom=act(Move(2), Give(("poison",), Targets.ADJACENT_ENEMIES)),
    ),
    card(
        "crippling-poison", 6, 30,
        circles=("", "attack"),
        top=act(Stronger(2, when=When.POISONED), lost=True, stays="persistent"),
        bottom=act(Attack(2, give=("poison", "immobilize")), xp=1),
    ),
    card(
        "burning-oil", 6, 95,
        circles=("attack attack.range", ""),
        top=act(Attack(4, range=3, give=("wound",)), infuse=("fire",), xp=1),
        bottom=act(Loot(2), xp=1),
    ),
    card(
        "stick-to-the-shadows", 7, 26,
        circles=("attack attack", "condition"),
        top=act(Attack(4, more=(More(consume=("dark",), when=When.FLANKED, attack=4, xp=2),))),
        bottom=act(Move(2), Give(("invisible",), Targets.SELF)),
    ),
    card(
        "spring-the-trap", 7, 13,
        top=act(DisarmTrap(onto=3), xp=2),
        bottom=act(Stronger(times=2, when=When.ALONE_AND_FLANKED), slots=(2,)),
    ),
    card(
        "stiletto-storm", 8, 80,
        circles=("attack.range", "move retaliate"),
        top=act(Attack(2, range=3, targets=4), xp=1),
        bottom=act(Move(4), Retaliate(1), stays="round"),
    ),
    card(
        "pains-end", 8, 38,
        circles=("heal heal", "move"),
        top=act(Heal(8), lost=True, xp=2),
        bottom=act(Move(3), Kill(When.AT_MOST_3_HIT_POINTS)),
    ),
    card(
        "long-con", 9, 2,
        circles=("attack", ""),
        top=act(Attack(4, to=Targets.ADJACENT_ENEMIES, give=("disarm",))),
        bottom=act(Charm(1, steered=True), lost=True, xp=2, stays="round"),
    ),
    card(
        "watch-it-burn", 9, 98,
        circles=("", "move condition"),
        top=act(Stronger(give=("poison", "wound")), lost=True, xp=2, stays="persistent"),
        bottom=act(Move(5), Give(("wound",), Targets.ADJACENT_ENEMIES)),
    ),
    health=(8, 9, 11, 12, 14, 15, 17, 18, 20),
    hand=9,
    perks=(
        Perk(remove=(MINUS_ONE,) * 2, boxes=2),
        Perk(remove=(PLUS_ZERO,) * 4),
        Perk(remove=(MINUS_TWO,), add=(PLUS_ZERO,)),
        Perk(remove=(MINUS_ONE,), add=(PLUS_ONE,)),
        Perk(remove=(PLUS_ZERO,), add=(PLUS_TWO,), boxes=2),
        Perk(add=(rolling(value=1),) * 2, boxes=2),
        Perk(add=(rolling(modifiers.Pierce(3)),) * 2),
        Perk(add=(rolling(modifiers.Inflict("poison")),) * 2, boxes=2),
        Perk(add=(rolling(modifiers.Inflict("muddle")),) * 2),
        Perk(add=(rolling(modifiers.Gain("invisible")),)),
        Perk(ignores="scenario"),
    ),
    wanted=(
        "long-con", "stiletto-storm", "stick-to-the-shadows", "burning-oil", "cull-the-weak", "flurry-of-blades",
        "duelists-advance", "open-wound", "flanking-strike", "single-out", "venom-shiv", "throwing-knives", "swift-bow",
        "backstab", "sinister-opportunity", "quick-hands",
    ),
)  # fmt: skip
