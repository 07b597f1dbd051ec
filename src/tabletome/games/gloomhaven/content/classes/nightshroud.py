"""The Nightshroud: unseen, and all the stronger for it. Facts are public, the words our own."""

from __future__ import annotations

from tabletome.games.gloomhaven.content import modifier_cards as modifiers
from tabletome.games.gloomhaven.content.areas import BIG_WEDGE, TWO_ADJACENT
from tabletome.games.gloomhaven.content.modifier_cards import MINUS_ONE, PLUS_ONE, PLUS_ZERO, plus, rolling
from tabletome.games.gloomhaven.content.notation.abilities import (
    Attack,
    Avoided,
    Consume,
    Doubled,
    EveryTurn,
    Give,
    Heal,
    Infuse,
    Kill,
    Loot,
    More,
    Move,
    Push,
    SeesInvisible,
    Shield,
    Stronger,
    Teleport,
)
from tabletome.games.gloomhaven.content.notation.actions import act
from tabletome.games.gloomhaven.content.notation.classes import X, card, hero_class
from tabletome.games.gloomhaven.content.notation.perks import Perk
from tabletome.games.gloomhaven.content.notation.phrases import Targets, When

UNSEEN = When.ATTACKER_INVISIBLE
VANISH = Give(("invisible",), Targets.SELF)

NIGHTSHROUD = hero_class(
    "nightshroud",
    card(
        "black-knives", 1, 44,
        top=act(EveryTurn("after-attack", (Attack(2, range=3),), UNSEEN), slots=(1, 1, 1, 1)),
        bottom=act(Attack(2, give=("muddle",)), xp=1),
    ),
    card(
        "cloak-of-shade", 1, 13,
        circles=("attack attack", ""),
        top=act(Attack(1), infuse=("dark",)),
        bottom=act(Move(3), Consume("dark", then=(VANISH,), xp=1)),
    ),
    card(
        "empowering-void", 1, 21,
        top=act(Attack(2), Consume("dark", then=(Doubled("move"),), xp=1)),
        bottom=act(Move(2), Consume("dark", then=(Doubled("attack"),), xp=1)),
    ),
    card(
        "doomed-breeze", 1, 15,
        circles=("attack attack.range", ""),
        top=act(Attack(1, range=3, give=("muddle",)), infuse=("dark",), xp=1),
        bottom=act(Move(3), Give(("curse",), Targets.ONE_ADJACENT_ENEMY)),
    ),
    card(
        "enervating-wound", 1, 77,
        circles=("attack heal", ""),
        top=act(Attack(4, give=("wound",)), Heal(4, to=Targets.SELF), infuse=("dark",), xp=2, lost=True),
        bottom=act(Move(4)),
    ),
    card(
        "spirit-of-the-night", 1, 84,
        circles=("", "move move"),
        top=act(Attack(3, more=(More(consume=("dark",), kills=When.NORMAL, xp=1),))),
        bottom=act(Move(6), infuse=("dark",), xp=1, lost=True),
    ),
    card(
        "dancing-shadows", 1, 9,
        circles=("move", ""),
        top=act(Move(3), Attack(1)),
        bottom=act(Avoided(), infuse=("dark",), stays="round"),
    ),
    card(
        "silent-force", 1, 91,
        circles=("", "move"),
        top=act(Attack(3, more=(More(when=UNSEEN, attack=2, xp=1),))),
        bottom=act(Move(6), Loot(1), lost=True),
    ),
    card(
        "smoke-step", 1, 28,
        circles=("", "move move"),
        top=act(Consume("dark", then=(Move(3), Attack(4)), otherwise=(Move(1), Attack(2)), xp=1)),
        bottom=act(Move(1), infuse=("dark",)),
    ),
    card(
        "wings-of-the-night", X, 24,
        top=act(Attack(1), VANISH),
        bottom=act(EveryTurn("before-attack", (Move(2),)), slots=(1, 1, 1, 1)),
    ),
    card(
        "concealed-dominance", X, 35,
        top=act(Attack(4, more=(More(consume=("dark",), area=BIG_WEDGE, xp=2),)), lost=True),
        bottom=act(Consume("dark", then=(Teleport(),), otherwise=(Move(4),)), lost=True),
    ),
    card(
        "dark-cloud", X, 74,
        top=act(Attack(3, give=("curse",))),
        bottom=act(Give(("muddle",), Targets.ADJACENT_ENEMIES), infuse=("dark",)),
    ),
    card(
        "prepare-for-the-kill", 2, 7,
        circles=("attack attack", "move move"),
        top=act(Attack(2), infuse=("dark",)),
        bottom=act(Move(2), infuse=("dark",)),
    ),
    card(
        "soulfire", 2, 85,
        circles=("attack.range", "attack attack"),
        top=act(Attack(1, range=3, give=("wound",), more=(More(when=UNSEEN, give=("stun",), xp=1),))),
        bottom=act(Attack(6, give=("curse",)), lost=True),
    ),
    card(
        "terror-blade", 3, 17,
        circles=("attack.push", ""),
        top=act(Attack(3, push=3)),
        bottom=act(Move(4), Avoided(), stays="round"),
    ),
    card(
        "armor-of-the-night", 3, 23,
        circles=("", "shield shield"),
        top=act(Attack(4), Consume("dark", then=(Heal(4, to=Targets.SELF),), xp=1)),
        bottom=act(Shield(1), infuse=("dark",), stays="round"),
    ),
    card(
        "nightfall", 4, 73,
        top=act(EveryTurn("end", (Infuse("dark"),), When.DARK_NOT_STRONG), slots=(1, 1, 1)),
        bottom=act(Move(3), Consume("light", then=(Attack(4), Infuse("dark")), otherwise=(Attack(2),), xp=1)),
    ),
    card(
        "grim-sustenance", 4, 29,
        top=act(Attack(2, more=(More(when=UNSEEN, attack=2, xp=1),)), VANISH),
        bottom=act(Loot(1), infuse=("dark",)),
    ),
    card(
        "claws-of-the-night", 5, 26,
        circles=("every-attack", ""),
        top=act(
            Consume(
                "any",
                then=(Attack(3, area=TWO_ADJACENT, give=("poison",)), Infuse("dark")),
                otherwise=(Attack(2, area=TWO_ADJACENT, give=("poison",)),),
                xp=1,
            )
        ),
        bottom=act(
            EveryTurn("after-move", (Attack(2, to=Targets.ADJACENT_ENEMIES),), UNSEEN), slots=(1, 1, 1, 1)
        ),
    ),
    card(
        "black-arrow", 5, 11,
        circles=("attack.range", ""),
        top=act(Attack(4, range=4, give=("muddle", "curse")), xp=1),
        bottom=act(VANISH, Consume("dark", then=(Attack(3, range=3),), xp=1)),
    ),
    card(
        "unseen-dread", 6, 5,
        circles=("attack attack", "move"),
        top=act(Attack(3), infuse=("dark",)),
        bottom=act(Move(6, jump=True)),
    ),
    card(
        "swallowed-by-fear", 6, 90,
        circles=("attack", ""),
        top=act(Attack(2, more=(More(consume=("dark", "any"), kills=When.NORMAL_OR_ELITE, xp=1),))),
        bottom=act(Move(3), Push(2, Targets.ADJACENT_ENEMIES)),
    ),
    card(
        "eyes-of-the-night", 7, 35,
        top=act(Stronger(advantage=True), SeesInvisible(), xp=2, stays="persistent", lost=True),
        bottom=act(
            Move(5), Consume("light", then=(Give(("muddle",), Targets.ADJACENT_ENEMIES), Infuse("dark")), xp=1)
        ),
    ),
    card(
        "quiet-frenzy", 7, 19,
        top=act(
            Attack(3, more=(More(when=UNSEEN, attack=2, xp=1), More(consume=("dark",), attack=3, xp=1)))
        ),
        bottom=act(Attack(3), Move(3)),
    ),
    card(
        "gloom-darts", 8, 78,
        circles=("attack.range", "move move"),
        top=act(
            Attack(3, range=4, give=("poison", "curse"), more=(More(consume=("dark",), targets=2, xp=1),))
        ),
        bottom=act(Move(3), infuse=("dark",)),
    ),
    card(
        "lurking-ruin", 8, 18,
        top=act(Attack(5, more=(More(when=UNSEEN, give=("poison", "muddle", "wound"), xp=1),))),
        bottom=act(Move(3), VANISH),
    ),
    card(
        "angel-of-death", 9, 38,
        circles=("attack", "move"),
        top=act(
            Attack(4, to=Targets.ADJACENT_ENEMIES, more=(More(consume=("dark",), kills=When.NORMAL, xp=2),)),
            xp=2, lost=True,
        ),
        bottom=act(Move(5, jump=True), Consume("dark", then=(Kill(When.NORMAL),), xp=1)),
    ),
    card(
        "voice-of-the-night", 9, 6,
        circles=("", "move attack"),
        top=act(Stronger(when=UNSEEN, give=("stun",)), slots=(1, 0, 1, 0, 1)),
        bottom=act(Move(2), Attack(2), Consume("any", then=(VANISH, Infuse("dark")), xp=1)),
    ),
    health=(8, 9, 11, 12, 14, 15, 17, 18, 20),
    hand=9,
    perks=(
        Perk(remove=(MINUS_ONE,) * 2, boxes=2),
        Perk(remove=(PLUS_ZERO,) * 4),
        Perk(add=(plus(-1, modifiers.Infuse("dark")),), boxes=2),
        Perk(remove=(plus(-1, modifiers.Infuse("dark")),), add=(plus(1, modifiers.Infuse("dark")),), boxes=2),
        Perk(add=(plus(1, modifiers.Gain("invisible")),), boxes=2),
        Perk(add=(rolling(modifiers.Inflict("muddle")),) * 3, boxes=2),
        Perk(add=(rolling(modifiers.Heal(1)),) * 2),
        Perk(add=(rolling(modifiers.Inflict("curse")),) * 2),
        Perk(add=(rolling(modifiers.Target(1)),)),
        Perk(add=(PLUS_ONE,) * 2, ignores="scenario"),
    ),
    wanted=(
        "angel-of-death", "lurking-ruin", "quiet-frenzy", "unseen-dread", "black-arrow", "grim-sustenance",
        "armor-of-the-night", "prepare-for-the-kill", "soulfire", "spirit-of-the-night", "cloak-of-shade",
        "smoke-step", "silent-force", "dancing-shadows", "doomed-breeze", "wings-of-the-night", "enervating-wound",
    ),
)  # fmt: skip
