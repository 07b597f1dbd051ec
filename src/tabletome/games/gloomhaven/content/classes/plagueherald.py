"""The Plagueherald: poison for friend and foe. Facts are public, the words our own. GH-NAMED-04, GH-SEALED-01"""

from __future__ import annotations

from tabletome.games.gloomhaven.content import modifier_cards as modifiers
from tabletome.games.gloomhaven.content.areas import SCOURGE, SEVEN, TRIANGLE
from tabletome.games.gloomhaven.content.modifier_cards import (
    MINUS_ONE,
    MINUS_TWO,
    PLUS_ONE,
    PLUS_TWO,
    PLUS_ZERO,
    plus,
    rolling,
)
from tabletome.games.gloomhaven.content.notation.abilities import (
    AlliesRecover,
    Attack,
    Avoided,
    Blight,
    Consume,
    CurseBites,
    EveryTurn,
    Farther,
    FeedOn,
    Fester,
    Fly,
    Give,
    Heal,
    Hurt,
    Kill,
    Loot,
    More,
    Move,
    Pay,
    Shield,
    Suffer,
    WholeAttack,
)
from tabletome.games.gloomhaven.content.notation.actions import act
from tabletome.games.gloomhaven.content.notation.classes import X, card, hero_class
from tabletome.games.gloomhaven.content.notation.perks import Perk
from tabletome.games.gloomhaven.content.notation.phrases import Targets, When

PLAGUEHERALD = hero_class(
    "plagueherald",
    card(
        "vile-pestilence", 1, 61,
        top=act(Attack(1, range=2, area=SEVEN, covers_allies=True), Give(("poison",), Targets.ALL_IN_AREA)),
        bottom=act(Move(3)),
    ),
    card(
        "grasping-vermin", 1, 69,
        top=act(Attack(0, range=3, area=SEVEN, give=("immobilize",))),
        bottom=act(Shield(1), Farther(-1), lost=True, xp=1, stays="persistent"),
    ),
    card(
        "wretched-swarm", 1, 84,
        circles=("attack", ""),
        top=act(Attack(1, range=3, area=SEVEN, give=("stun",)), lost=True, xp=2),
        bottom=act(Move(4)),
    ),
    card(
        "spread-the-plague", 1, 27,
        circles=("", "attack attack.range"),
        top=act(WholeAttack(cost=Blight(3, range=2), attack=1), lost=True, xp=2, stays="persistent"),
        bottom=act(Attack(3, range=3)),
    ),
    card(
        "biting-gnats", 1, 47,
        circles=("attack attack.target", ""),
        top=act(Attack(2, range=4, targets=2), xp=1),
        bottom=act(Move(4)),
    ),
    card(
        "winged-congregation", 1, 16,
        circles=("", "move"),
        top=act(Fly(), infuse=("air",), lost=True, xp=2, stays="persistent"),
        bottom=act(Move(2), Heal(1, to=Targets.ADJACENT_ALLIES)),
    ),
    card(
        "creeping-curse", 1, 72,
        circles=("attack", "move condition"),
        top=act(Attack(3, range=3, give=("curse",))),
        bottom=act(Move(2), Give(("curse",), Targets.ONE_ALLY)),
    ),
    card(
        "gathering-doom", 1, 76,
        circles=("attack", ""),
        top=act(Attack(3, range=3, give=("curse",))),
        bottom=act(Loot(2), infuse=("air",), lost=True, xp=1),
    ),
    card(
        "paralyzing-bite", 1, 31,
        circles=("attack", "move"),
        top=act(Attack(1, range=3, give=("stun",)), xp=1),
        bottom=act(Move(6, jump=True), infuse=("air",), lost=True, xp=1),
    ),
    card(
        "foul-wind", 1, 35,
        top=act(WholeAttack(consume="air", attack=1), slots=(0, 1, 0, 1, 0, 1)),
        bottom=act(Loot(1)),
    ),
    card(
        "scattered-terror", 1, 11,
        circles=("attack attack.range attack.target attack.pierce", ""),
        top=act(Attack(2, range=3, targets=3, pierce=2), infuse=("air",), lost=True, xp=2),
        bottom=act(Avoided(), stays="round"),
    ),
    card(
        "epidemic", X, 43,
        circles=("attack attack.target", ""),
        top=act(Attack(3, range=2, targets=2), xp=1),
        bottom=act(
            EveryTurn("after-move", (Give(("poison",), Targets.ALL_ADJACENT),)), lost=True, xp=1, stays="persistent"
        ),
    ),
    card(
        "virulent-strain", X, 50,
        top=act(Fester(3, cures=True), xp=1),
        bottom=act(Give(("poison",), Targets.BESIDE_POISONED)),
    ),
    card(
        "blistering-vortex", X, 21,
        circles=("attack hex:-1:0", "move shield"),
        top=act(Attack(3, range=3, area=TRIANGLE), infuse=("air",), lost=True, xp=2),
        bottom=act(Move(2), Shield(1), stays="round"),
    ),
    card(
        "under-the-skin", 2, 59,
        circles=("attack attack", ""),
        top=act(Attack(3, range=3, pierce=2), xp=1),
        bottom=act(Move(4)),
    ),
    card(
        "rot-maggots", 2, 69,
        circles=("attack", "heal.range heal.target"),
        top=act(Attack(4, range=2, give=("poison",), infects=("poison",)), xp=1),
        bottom=act(Heal(2, range=3, targets=2)),
    ),
    card(
        "succumb-for-the-gift", 3, 70,
        top=act(Kill(When.NORMAL_AND_POISONED, range=3), lost=True, xp=2),
        bottom=act(Give(("bless",), Targets.POISONED_ALLIES)),
    ),
    card(
        "fetid-flurry", 3, 26,
        circles=("attack", "move"),
        top=act(Attack(4, range=3, give=("curse",))),
        bottom=act(Move(2), infuse=("air",)),
    ),
    card(
        "storm-of-wings", 4, 91,
        circles=("", "move"),
        top=act(
            Consume(
                "air", then=(Attack(4, range=4, to=Targets.ON_THE_PATH),), otherwise=(Attack(4, range=4),)
            ),
            lost=True, xp=2,
        ),
        bottom=act(Move(5)),
    ),
    card(
        "nightmarish-affliction", 4, 43,
        circles=("attack attack.target", "condition.target"),
        top=act(Attack(1, range=3, targets=2, give=("poison", "curse")), infuse=("dark",)),
        bottom=act(Give(("immobilize",), Targets.ONE_ENEMY, range=3, targets=2)),
    ),
    card(
        "accelerated-end", 5, 62,
        circles=("", "condition.target"),
        top=act(
            Consume(
                "dark",
                then=(Hurt(2, Targets.POISONED_ENEMIES),),
                otherwise=(Hurt(1, Targets.POISONED_ENEMIES),),
                xp=1,
            )
        ),
        bottom=act(Give(("poison",), Targets.ONE_ENEMY, range=5, targets=3)),
    ),
    card(
        "willing-sacrifice", 5, 84,
        top=act(
            EveryTurn("after-move", (Pay(Suffer(1), then=(Fester(3),)),)), lost=True, xp=2, stays="persistent"
        ),
        bottom=act(
            Consume(
                "air",
                then=(AlliesRecover(3, Targets.POISONED_ALLIES),),
                otherwise=(AlliesRecover(2, Targets.POISONED_ALLIES),),
                xp=1,
            ),
            lost=True, xp=1,
        ),
    ),
    card(
        "stinging-cloud", 6, 66,
        circles=("", "move shield"),
        top=act(Attack(2, range=3, area=SEVEN, more=(More(consume=("dark",), give=("muddle",), xp=1),))),
        bottom=act(Move(3), Shield(1), stays="round"),
    ),
    card(
        "black-tides", 6, 37,
        circles=("attack attack attack.range", ""),
        top=act(Attack(4, range=3), infuse=("air",)),
        bottom=act(Move(4), infuse=("dark",)),
    ),
    card(
        "airborne-toxin", 7, 57,
        top=act(
            Consume(
                "air",
                then=(Give(("curse", "muddle"), Targets.ENEMIES_IN_RANGE, range=2),),
                otherwise=(Give(("curse", "muddle"), Targets.ENEMIES_IN_RANGE, range=1),),
                xp=1,
            )
        ),
        bottom=act(Give(("poison",), Targets.EVERY_ENEMY), infuse=("air",), lost=True, xp=1),
    ),
    card(
        "baneful-hex", 7, 33,
        circles=("", "condition"),
        top=act(CurseBites(3), lost=True, xp=2, stays="persistent"),
        bottom=act(Move(3), Give(("curse",), Targets.ADJACENT_ENEMIES)),
    ),
    card(
        "spreading-scourge", 8, 71,
        circles=("hex:1:-1 hex:2:-1", "heal.range heal.target"),
        top=act(Attack(1, range=3, area=SCOURGE, give=("muddle",))),
        bottom=act(Heal(2, range=3, targets=3)),
    ),
    card(
        "grim-bargain", 8, 46,
        top=act(
            WholeAttack(cost=Give(("curse",), Targets.ONE_ALLY, range=2), targets=2), slots=(0, 1, 0, 1, 0, 1)
        ),
        bottom=act(
            Give(("muddle",), Targets.SELF), WholeAttack(times=2), infuse=("dark",), xp=1, stays="round", slots=(0,)
        ),
    ),
    card(
        "mass-extinction", 9, 94,
        top=act(Give(("curse", "wound"), Targets.EVERYONE_ELSE), infuse=("air", "dark")),
        bottom=act(
            Consume(
                "fire",
                then=(
                    Consume(
                        "dark",
                        then=(Hurt(4, Targets.POISONED_ENEMIES),),
                        otherwise=(Hurt(3, Targets.POISONED_ENEMIES),),
                        xp=1,
                    ),
                ),
                otherwise=(
                    Consume(
                        "dark",
                        then=(Hurt(3, Targets.POISONED_ENEMIES),),
                        otherwise=(Hurt(2, Targets.POISONED_ENEMIES),),
                        xp=1,
                    ),
                ),
                xp=1,
            )
        ),
    ),
    card(
        "convert-the-flock", 9, 29,
        circles=("attack attack.range attack.target", ""),
        top=act(Attack(4, range=3, targets=3, give=("curse",)), lost=True, xp=2),
        bottom=act(FeedOn(2, Targets.POISONED_ALLIES), stays="round"),
    ),
    health=(6, 7, 8, 9, 10, 11, 12, 13, 14),
    hand=11,
    perks=(
        Perk(remove=(MINUS_TWO,), add=(PLUS_ZERO,)),
        Perk(remove=(MINUS_ONE,), add=(PLUS_ONE,), boxes=2),
        Perk(remove=(PLUS_ZERO,), add=(PLUS_TWO,), boxes=2),
        Perk(add=(PLUS_ONE,) * 2),
        Perk(add=(plus(1, modifiers.Infuse("air")),), boxes=3),
        Perk(add=(rolling(modifiers.Inflict("poison")),) * 3),
        Perk(add=(rolling(modifiers.Inflict("curse")),) * 2),
        Perk(add=(rolling(modifiers.Inflict("immobilize")),) * 2),
        Perk(add=(rolling(modifiers.Inflict("stun")),), boxes=2),
        Perk(add=(PLUS_ONE,), ignores="scenario"),
    ),
    wanted=(
        "convert-the-flock", "spreading-scourge", "baneful-hex", "stinging-cloud", "black-tides", "accelerated-end",
        "nightmarish-affliction", "fetid-flurry", "under-the-skin", "rot-maggots", "epidemic", "vile-pestilence",
        "biting-gnats", "creeping-curse", "gathering-doom", "grasping-vermin", "wretched-swarm", "paralyzing-bite",
        "scattered-terror", "spread-the-plague", "foul-wind",
    ),
)  # fmt: skip
