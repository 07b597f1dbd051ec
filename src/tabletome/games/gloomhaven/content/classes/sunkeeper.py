"""The Sunkeeper: a shield for the party, and its command. Facts are public, the words our own."""

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
    AllyPerforms,
    Attack,
    Avoided,
    Consume,
    Counter,
    Empowered,
    EveryTurn,
    ExtraTurn,
    Give,
    Heal,
    Infuse,
    Kill,
    Loot,
    More,
    Move,
    MoveBonus,
    Rally,
    Recover,
    Retaliate,
    Shield,
    Stronger,
    Suffer,
    TakeOver,
)
from tabletome.games.gloomhaven.content.notation.actions import act
from tabletome.games.gloomhaven.content.notation.classes import X, card, hero_class
from tabletome.games.gloomhaven.content.notation.perks import Perk
from tabletome.games.gloomhaven.content.notation.phrases import Per, Targets, When

BY_LIGHT = (More(consume=("light",), attack=1, advantage=True, xp=1),)

SUNKEEPER = hero_class(
    "sunkeeper",
    card(
        "purifying-aura", 1, 21,
        circles=("", "every-condition"),
        top=act(Counter(2), slots=(1, 0, 1, 0, 1)),
        bottom=act(
            Consume(
                "light",
                then=(Give(("strengthen",), Targets.ALLIES_IN_RANGE, range=2),),
                otherwise=(Give(("strengthen",), Targets.ADJACENT_ALLIES),),
            )
        ),
    ),
    card(
        "cautious-advance", 1, 23,
        circles=("shield", "move"),
        top=act(Shield(1), xp=1, stays="round"),
        bottom=act(Move(3)),
    ),
    card(
        "brilliant-prayer", 1, 27,
        circles=("", "heal heal"),
        top=act(Recover(1, lost=True, range=1), xp=2, lost=True),
        bottom=act(Heal(5, range=3), infuse=("light",), xp=2, lost=True),
        final=True,
    ),
    card(
        "empowering-command", 1, 32,
        top=act(Consume("light", then=(Recover(3, range=1),), otherwise=(Recover(2, range=1),), xp=1)),
        bottom=act(AllyPerforms(Attack(4))),
    ),
    card(
        "protective-blessing", 1, 61,
        top=act(Give(("bless", "strengthen"), Targets.ONE_ALLY, range=3)),
        bottom=act(Rally(unharmed=True), infuse=("light",), xp=2, stays="round", lost=True),
    ),
    card(
        "dazzling-charge", 1, 57,
        circles=("heal", "move condition"),
        top=act(Heal(3, range=3), infuse=("light",)),
        bottom=act(Move(5), Give(("stun",), Targets.ONE_ADJACENT_ENEMY), infuse=("light",), xp=1, lost=True),
    ),
    card(
        "tactical-order", 1, 29,
        circles=("", "move"),
        top=act(AllyPerforms(Move(4), range=3)),
        bottom=act(Move(4)),
    ),
    card(
        "holy-strike", 1, 85,
        circles=("attack", "attack attack.range"),
        top=act(Attack(2, give=("stun",))),
        bottom=act(Attack(5, range=3), infuse=("light",), xp=2, lost=True),
    ),
    card(
        "hammer-blow", 1, 55,
        circles=("attack", "move"),
        top=act(Attack(4, more=BY_LIGHT)),
        bottom=act(Move(4)),
    ),
    card(
        "defensive-stance", 1, 65,
        circles=("attack", "shield"),
        top=act(Attack(4, more=BY_LIGHT)),
        bottom=act(Shield(1), MoveBonus(-1), xp=1, stays="persistent", lost=True),
    ),
    card(
        "lay-on-hands", 1, 90,
        top=act(
            Heal(0, range=1, to=Targets.ONE_ALLY, per=Per.HIT_POINTS), Suffer(3), infuse=("light",), xp=2, lost=True
        ),
        bottom=act(Loot(1)),
    ),
    card(
        "daybreak", X, 85,
        circles=("every-attack", "move condition"),
        top=act(
            Consume(
                "dark",
                then=(Attack(4, give=("muddle",)), Infuse("light")),
                otherwise=(Attack(3, give=("muddle",)),),
                xp=1,
            )
        ),
        bottom=act(Move(2), Give(("bless",), Targets.ONE_ALLY)),
    ),
    card(
        "beacon-of-light", X, 36,
        top=act(Heal(1, range=4, to=Targets.SELF_AND_ALLIES)),
        bottom=act(EveryTurn("end", (Infuse("light"),), When.LIGHT_NOT_STRONG), slots=(1, 0, 1, 0, 1)),
    ),
    card(
        "glorious-bolt", X, 39,
        circles=("every-heal every-heal", "attack"),
        top=act(
            Consume("light", then=(Heal(5, range=3, targets=2),), otherwise=(Heal(5, range=3),), xp=1),
            xp=1, lost=True,
        ),
        bottom=act(Attack(2, range=3, give=("muddle",))),
    ),
    card(
        "practical-plans", 2, 56,
        top=act(Attack(5)),
        bottom=act(Move(5)),
    ),
    card(
        "unwavering-mandate", 2, 72,
        circles=("", "every-heal every-heal.range"),
        top=act(ExtraTurn(), xp=2, lost=True),
        bottom=act(Consume("light", then=(Heal(3, range=2, targets=2),), otherwise=(Heal(3, range=2),), xp=1)),
    ),
    card(
        "burning-flash", 3, 51,
        circles=("attack", "every-heal every-heal.range"),
        top=act(Attack(4, to=Targets.ADJACENT_ENEMIES, xp_each=1), infuse=("light",), lost=True),
        bottom=act(Consume("any", then=(Heal(4, range=3), Infuse("light")), otherwise=(Heal(3, range=3),))),
    ),
    card(
        "mobilizing-axiom", 3, 23,
        circles=("attack", ""),
        top=act(Attack(4), infuse=("light",)),
        bottom=act(AllyPerforms(Move(4), range=5, everyone=True), xp=1, lost=True),
    ),
    card(
        "righteous-strength", 4, 18,
        circles=("condition", "move shield"),
        top=act(Give(("bless",), Targets.ADJACENT_ALLIES), xp=1),
        bottom=act(Move(3), Shield(1), stays="round"),
    ),
    card(
        "engulfing-radiance", 4, 20,
        circles=("heal", ""),
        top=act(Heal(3, to=Targets.SELF_AND_ALL_ALLIES), infuse=("light",), xp=2, lost=True),
        bottom=act(Avoided(Targets.SELF_AND_ALLIES, range=4), infuse=("light",), stays="round"),
    ),
    card(
        "path-of-glory", 5, 48,
        circles=("attack attack", "move"),
        top=act(Attack(5, more=BY_LIGHT)),
        bottom=act(Move(5), Give(("bless",), Targets.ALLIES_MOVED_THROUGH), xp=1, lost=True),
    ),
    card(
        "scales-of-justice", 5, 68,
        circles=("retaliate", "every-move condition"),
        top=act(Retaliate(2), Stronger(-1), xp=2, stays="persistent", lost=True),
        bottom=act(
            Consume("light", then=(Move(4),), otherwise=(Move(2),), xp=1), Give(("stun",), Targets.ONE_ADJACENT_ENEMY)
        ),
    ),
    card(
        "supportive-chant", 6, 11,
        top=act(Rally(attack=1, to=Targets.ALL_ALLIES), xp=1, stays="round"),
        bottom=act(Rally(move=2, to=Targets.ALL_ALLIES), stays="round"),
    ),
    card(
        "illuminate-the-target", 6, 91,
        circles=("attack condition", ""),
        top=act(Attack(5), Give(("strengthen",), Targets.ADJACENT_ALLIES), xp=1),
        bottom=act(AllyPerforms(Attack(6))),
    ),
    card(
        "weapon-of-purity", 7, 73,
        circles=("", "move attack"),
        top=act(Empowered("light", 2, advantage=True, xp=1), stays="persistent", lost=True),
        bottom=act(Move(3), Attack(3)),
    ),
    card(
        "bright-aegis", 7, 14,
        circles=("shield retaliate", ""),
        top=act(Shield(2), Retaliate(1), infuse=("light",), stays="round"),
        bottom=act(
            Consume(
                "light",
                then=(Recover(2, lost=True, range=1),),
                otherwise=(Recover(1, lost=True, range=1),),
                xp=1,
            ),
            xp=2, lost=True,
        ),
        final=True,
    ),
    card(
        "cleansing-force", 8, 25,
        circles=("attack attack", "move"),
        top=act(Attack(6, give=("stun", "wound")), xp=2, lost=True),
        bottom=act(Move(4), infuse=("light",)),
    ),
    card(
        "inspiring-sanctity", 8, 79,
        top=act(
            Consume(
                "light",
                then=(AllyPerforms(Kill(When.NORMAL_OR_ELITE)),),
                otherwise=(AllyPerforms(Attack(8)),),
                xp=1,
            ),
            xp=2, lost=True,
        ),
        bottom=act(AllyPerforms(Attack(4), range=3, everyone=True, xp_each=1), lost=True),
    ),
    card(
        "angelic-ascension", 9, 87,
        circles=("", "move"),
        top=act(Stronger(3, give=("wound",), advantage=True, whole=True), slots=(1, 1, 1, 1)),
        bottom=act(Move(6, jump=True)),
    ),
    card(
        "divine-intervention", 9, 9,
        circles=("", "shield"),
        top=act(TakeOver(1), xp=2, stays="persistent", lost=True),
        bottom=act(Rally(shield=1, to=Targets.SELF_AND_ALL_ALLIES), infuse=("light",), stays="round"),
    ),
    health=(10, 12, 14, 16, 18, 20, 22, 24, 26),
    hand=11,
    perks=(
        Perk(remove=(MINUS_ONE,) * 2, boxes=2),
        Perk(remove=(PLUS_ZERO,) * 4),
        Perk(remove=(MINUS_TWO,), add=(PLUS_ZERO,)),
        Perk(remove=(PLUS_ZERO,), add=(PLUS_TWO,)),
        Perk(add=(rolling(value=1),) * 2, boxes=2),
        Perk(add=(rolling(modifiers.Heal(1)),) * 2, boxes=2),
        Perk(add=(rolling(modifiers.Inflict("stun")),)),
        Perk(add=(rolling(modifiers.Infuse("light")),) * 2, boxes=2),
        Perk(add=(rolling(modifiers.Shield(1)),) * 2),
        Perk(add=(PLUS_ONE,) * 2, ignores="items"),
        Perk(ignores="scenario"),
    ),
    wanted=(
        "angelic-ascension", "cleansing-force", "weapon-of-purity", "illuminate-the-target", "path-of-glory",
        "righteous-strength", "mobilizing-axiom", "practical-plans", "hammer-blow", "defensive-stance", "holy-strike",
        "daybreak", "dazzling-charge", "purifying-aura", "cautious-advance", "empowering-command",
        "protective-blessing", "glorious-bolt", "tactical-order",
    ),
)  # fmt: skip
