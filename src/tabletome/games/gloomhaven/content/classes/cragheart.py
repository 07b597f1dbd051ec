"""The Cragheart: throws rocks, and does not always mind who is near. Facts are public, the words our own."""

from __future__ import annotations

from tabletome.games.gloomhaven.content import modifier_cards as modifiers
from tabletome.games.gloomhaven.content.areas import BIG_WEDGE, OPPOSITE, PUMMEL, SEVEN, TRIANGLE, TWO_ADJACENT
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
    Attack,
    Consume,
    Counter,
    CreateBoulder,
    CreateObstacles,
    DestroyObstacle,
    DestroyObstacles,
    EveryTurn,
    Farther,
    Give,
    Heal,
    Hurt,
    If,
    Kill,
    LayTrap,
    Loot,
    More,
    MoreTargets,
    Move,
    MoveObstacle,
    Rally,
    Retaliate,
    Stronger,
)
from tabletome.games.gloomhaven.content.notation.actions import act
from tabletome.games.gloomhaven.content.notation.classes import X, card, hero_class
from tabletome.games.gloomhaven.content.notation.perks import Perk
from tabletome.games.gloomhaven.content.notation.phrases import Per, Targets, When

CRAGHEART = hero_class(
    "cragheart",
    card(
        "opposing-strike", 1, 46,
        circles=("attack attack", ""),
        top=act(Attack(3, area=OPPOSITE), xp=1),
        bottom=act(Counter(2), slots=(0, 1, 0, 1, 0, 1)),
    ),
    card(
        "crushing-grasp", 1, 35,
        circles=("attack", ""),
        top=act(Attack(3, give=("immobilize",)), infuse=("earth",)),
        bottom=act(Loot(1)),
    ),
    card(
        "avalanche", 1, 75,
        circles=("attack hex:0:-1", ""),
        top=act(Attack(4, area=TWO_ADJACENT, more=(More(consume=("earth",), attack=1, xp=1),)), lost=True, xp=1),
        bottom=act(CreateObstacles(2), infuse=("earth",)),
    ),
    card(
        "rumbling-advance", 1, 29,
        circles=("heal heal.range", "move"),
        top=act(Heal(4, range=2), infuse=("earth",)),
        bottom=act(Move(2), Hurt(1, Targets.ALL_ADJACENT), infuse=("earth",)),
    ),
    card(
        "massive-boulder", 1, 87,
        circles=("attack attack.range", "move"),
        top=act(Attack(3, range=3, hurts_around=1), infuse=("earth",)),
        bottom=act(Move(4)),
    ),
    card(
        "backup-ammunition", 1, 77,
        circles=("", "move"),
        top=act(MoreTargets(), slots=(1, 1, 1, 1)),
        bottom=act(Move(3)),
    ),
    card(
        "rock-tunnel", 1, 41,
        circles=("", "move"),
        top=act(DestroyObstacle(), xp=1),
        bottom=act(Move(5, jump=True), Give(("immobilize",), Targets.MOVED_THROUGH), lost=True, xp=1),
    ),
    card(
        "unstable-upheaval", 1, 13,
        circles=("attack", ""),
        top=act(
            Consume(
                "earth",
                then=(Attack(3, range=2, to=Targets.ENEMIES_IN_RANGE, melee=True),),
                otherwise=(Attack(3, to=Targets.ADJACENT_ENEMIES),),
                xp=1,
            ),
            Hurt(2, Targets.ADJACENT_ALLIES),
            lost=True,
            xp=1,
        ),
        bottom=act(Hurt(1, Targets.ALL_ALLIES), Rally(shield=2, to=Targets.ALL_ALLIES), lost=True, xp=2, stays="round"),
    ),
    card(
        "crater", 1, 61,
        circles=("attack attack.range", "move"),
        top=act(Attack(3, range=3, more=(More(consume=("earth",), push=2, xp=1),))),
        bottom=act(
            Hurt(1, Targets.ALL_ADJACENT),
            Move(4, jump=True),
            Consume("earth", then=(Hurt(2, Targets.ALL_ADJACENT),), otherwise=(Hurt(1, Targets.ALL_ADJACENT),), xp=1),
            lost=True,
            xp=1,
        ),
    ),
    card(
        "dirt-tornado", 1, 82,
        circles=("attack", "move"),
        top=act(
            Attack(1, range=2, area=SEVEN, covers_allies=True, more=(More(consume=("earth",), attack=1, xp=1),)),
            Give(("muddle",), Targets.ALL_IN_AREA),
        ),
        bottom=act(Move(3)),
    ),
    card(
        "earthen-clod", 1, 38,
        circles=("attack", "heal heal.range"),
        top=act(Attack(2, range=5, more=(More(consume=("earth",), give=("immobilize",), xp=1),))),
        bottom=act(Heal(2, range=3)),
    ),
    card(
        "heaving-swing", X, 57,
        circles=("attack attack.push", ""),
        top=act(Attack(3, push=1, shatters=2)),
        bottom=act(Stronger(1, when=When.RANGED), stays="round"),
    ),
    card(
        "forceful-storm", X, 53,
        circles=("attack hex:-1:0", ""),
        top=act(Attack(3, range=3, area=TRIANGLE, give=("disarm",), xp_each=1), infuse=("air",), lost=True),
        bottom=act(Stronger(2, when=When.MELEE), stays="round"),
    ),
    card(
        "natures-lift", X, 64,
        circles=("heal heal.range heal.target", ""),
        top=act(Heal(2, range=3, targets=2)),
        bottom=act(Farther(2, "air"), slots=(0, 1, 0, 1, 0, 1)),
    ),
    card(
        "explosive-punch", 2, 28,
        circles=("attack", "move"),
        top=act(DestroyObstacle(), Attack(4, to=Targets.BESIDE_MARKS), infuse=("earth",), lost=True, xp=2),
        bottom=act(Move(4)),
    ),
    card(
        "sentient-growth", 2, 78,
        circles=("attack hex:-1:0 heal", "heal attack"),
        top=act(
            Attack(2, range=3, area=TRIANGLE, covers_allies=True),
            If(When.ATTACK_MADE, then=(Heal(2, to=Targets.ALLIES_IN_AREA),)),
        ),
        bottom=act(Move(2), Heal(1, to=Targets.ADJACENT_ALLIES), Attack(1, to=Targets.ADJACENT_ENEMIES)),
    ),
    card(
        "clear-the-way", 3, 43,
        circles=("attack", "move move"),
        top=act(
            MoveObstacle(4),
            Attack(2, range=4, to=Targets.BESIDE_MARKS, more=(More(consume=("earth",), attack=1, xp=1),)),
            xp=1,
        ),
        bottom=act(Move(5, jump=True, clears=True), lost=True, xp=2),
    ),
    card(
        "blunt-force", 3, 21,
        circles=("attack attack", "move retaliate"),
        top=act(Attack(4, more=(More(consume=("earth",), attack=4, xp=2),)), lost=True, xp=1),
        bottom=act(Move(2), Retaliate(1), xp=1, stays="round"),
    ),
    card(
        "rock-slide", 4, 87,
        top=act(CreateObstacles(3, range=4), Hurt(2, Targets.ALL_BESIDE_MARKS), infuse=("earth",), xp=1),
        bottom=act(Move(6, straight=True)),
    ),
    card(
        "kinetic-assault", 4, 19,
        circles=("move attack", "retaliate retaliate.range"),
        top=act(Move(1), Attack(4)),
        bottom=act(Retaliate(3, range=3), lost=True, xp=2, stays="round"),
    ),
    card(
        "petrify", 5, 47,
        circles=("", "move"),
        top=act(Kill(When.NORMAL, range=4), CreateObstacles(1, at_mark=True), infuse=("earth",), lost=True, xp=2),
        bottom=act(Move(3), Give(("immobilize",), Targets.ADJACENT_ENEMIES)),
    ),
    card(
        "stone-pummel", 5, 32,
        circles=("attack hex:-2:1 hex:2:-1", ""),
        top=act(Attack(3, area=PUMMEL, give=("muddle",)), xp=1),
        bottom=act(Stronger(3, when=When.MELEE, breaks_obstacle=True), slots=(1, 1, 1, 1)),
    ),
    card(
        "dig-pit", 6, 78,
        circles=("", "move"),
        top=act(LayTrap(2, ("stun",)), Give(("muddle",), Targets.ADJACENT_ENEMIES)),
        bottom=act(Move(2), Give(("invisible",), Targets.SELF)),
    ),
    card(
        "cataclysm", 6, 26,
        circles=("attack", "every-move"),
        top=act(
            Attack(4, area=BIG_WEDGE, covers_allies=True, more=(More(consume=("earth",), attack=2, xp=2),)),
            Give(("immobilize",), Targets.ALL_IN_AREA),
            lost=True,
        ),
        bottom=act(Consume("earth", then=(Move(6),), otherwise=(Move(3),))),
    ),
    card(
        "meteor", 7, 23,
        circles=("attack", "move"),
        top=act(
            CreateBoulder(3),
            Attack(4, range=3, to=Targets.BESIDE_MARKS, give=("immobilize",)),
            infuse=("earth",),
            lost=True,
            xp=2,
        ),
        bottom=act(Move(4, jump=True)),
    ),
    card(
        "brutal-momentum", 7, 52,
        circles=("attack attack.push", ""),
        top=act(Attack(3, push=2, slams=2)),
        bottom=act(
            Consume("earth", then=(Stronger(2, when=When.RANGED),), otherwise=(Stronger(1, when=When.RANGED),), xp=1),
            stays="round",
        ),
    ),
    card(
        "rocky-end", 8, 37,
        top=act(
            Consume("earth", then=(DestroyObstacles(3),), otherwise=(DestroyObstacles(2),), xp=1),
            Attack(0, per=Per.TWICE_HEXES_DESTROYED),
            lost=True,
            xp=2,
        ),
        bottom=act(Move(6, beside_obstacle=True)),
    ),
    card(
        "lumbering-bash", 8, 85,
        circles=("move attack", ""),
        top=act(Move(2), Attack(5), infuse=("earth",), xp=1),
        bottom=act(EveryTurn("start", (Heal(2, range=2),)), slots=(1, 0, 1, 0, 1)),
    ),
    card(
        "blind-destruction", 9, 74,
        circles=("attack.range", "move"),
        top=act(Attack(4, range=4, hurts_as_much=True)),
        bottom=act(Move(4, stepwise=True), Hurt(2, Targets.ALL_BESIDE_PATH), infuse=("earth",)),
    ),
    card(
        "pulverize", 9, 31,
        circles=("attack attack.push", "attack attack2"),
        top=act(Attack(3, to=Targets.ADJACENT_ENEMIES, push=2, shatters=2), lost=True),
        bottom=act(
            Attack(2, to=Targets.ADJACENT_ENEMIES),
            Move(5, jump=True),
            Attack(3, to=Targets.ADJACENT_ENEMIES),
            lost=True,
            xp=2,
        ),
    ),
    health=(10, 12, 14, 16, 18, 20, 22, 24, 26),
    hand=11,
    perks=(
        Perk(remove=(PLUS_ZERO,) * 4),
        Perk(remove=(MINUS_ONE,), add=(PLUS_ONE,), boxes=3),
        Perk(add=(MINUS_TWO, PLUS_TWO, PLUS_TWO)),
        Perk(add=(plus(1, modifiers.Inflict("immobilize")),), boxes=2),
        Perk(add=(plus(2, modifiers.Inflict("muddle")),), boxes=2),
        Perk(add=(rolling(modifiers.Push(2)),) * 2),
        Perk(add=(rolling(modifiers.Infuse("earth")),) * 2, boxes=2),
        Perk(add=(rolling(modifiers.Infuse("air")),) * 2),
        Perk(ignores="items"),
        Perk(ignores="scenario"),
    ),
    wanted=(
        "blind-destruction", "lumbering-bash", "brutal-momentum", "cataclysm", "stone-pummel", "kinetic-assault",
        "crater", "massive-boulder", "opposing-strike", "crushing-grasp", "sentient-growth", "dirt-tornado",
        "backup-ammunition", "forceful-storm", "blunt-force", "earthen-clod", "rumbling-advance",
    ),
)  # fmt: skip
