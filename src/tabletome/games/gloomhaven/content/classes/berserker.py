"""The Berserker: wounds make her stronger. Facts are public, the words our own. GH-NAMED-04, GH-SEALED-01"""

from __future__ import annotations

from tabletome.games.gloomhaven.content import modifier_cards as modifiers
from tabletome.games.gloomhaven.content.areas import ARC
from tabletome.games.gloomhaven.content.modifier_cards import MINUS_ONE, PLUS_ONE, PLUS_ZERO, plus, rolling
from tabletome.games.gloomhaven.content.notation.abilities import (
    Attack,
    Avoided,
    Collapse,
    Consume,
    DefyDeath,
    DropTo,
    EveryTurn,
    Exposed,
    Give,
    Heal,
    HealedMore,
    If,
    Immune,
    Kill,
    Loot,
    More,
    Move,
    Negate,
    Overheal,
    Pay,
    Push,
    RestWell,
    Retaliate,
    RetaliateBonus,
    Shield,
    Stronger,
    Suffer,
    SufferUpTo,
    Vengeance,
)
from tabletome.games.gloomhaven.content.notation.actions import act
from tabletome.games.gloomhaven.content.notation.classes import X, card, hero_class
from tabletome.games.gloomhaven.content.notation.perks import Perk
from tabletome.games.gloomhaven.content.notation.phrases import Per, Targets, When

BERSERKER = hero_class(
    "berserker",
    card(
        "resolute-stand", 1, 9,
        circles=("attack", "move retaliate"),
        top=act(Attack(0, per=Per.LOST_HIT_POINTS, xp_per_damage=5), lost=True),
        bottom=act(Move(2), Retaliate(1), stays="round"),
    ),
    card(
        "growing-rage", 1, 85,
        circles=("attack", "move"),
        top=act(Attack(0, per=Per.LOST_CARDS), xp=1),
        bottom=act(Move(3), If(When.BELOW_HALF, then=(Attack(2, more=(More(xp=1),)),))),
    ),
    card(
        "strength-in-agony", 1, 37,
        circles=("every-attack", "move"),
        top=act(Pay(Suffer(2), then=(Attack(5),), otherwise=(Attack(3),), xp=1)),
        bottom=act(SufferUpTo(3), Move(4, per=Per.SUFFERED)),
    ),
    card(
        "defiance-of-death", 1, 31,
        circles=("attack attack", ""),
        top=act(Attack(3, more=(More(when=When.BELOW_HALF, attack=2, xp=1),))),
        bottom=act(DefyDeath(), slots=(1, 1, 1)),
    ),
    card(
        "from-the-brink", 1, 24,
        circles=("", "move push"),
        top=act(Heal(0, range=2, per=Per.LOST_HIT_POINTS), lost=True, xp=2),
        bottom=act(Move(3), Push(1)),
    ),
    card(
        "blood-pact", 1, 76,
        circles=("attack", ""),
        top=act(Attack(6), If(When.ATTACK_MADE, then=(Suffer(0, per=Per.HALF_CURRENT_HIT_POINTS),)), xp=1),
        bottom=act(Stronger(1), EveryTurn("start", (Suffer(1),)), lost=True, xp=2, stays="persistent"),
    ),
    card(
        "cauterize", 1, 40,
        circles=("attack attack.target", ""),
        top=act(Attack(1, range=3, targets=2, give=("wound",)), infuse=("fire",)),
        bottom=act(HealedMore(2), slots=(0, 1, 0, 1)),
    ),
    card(
        "dazing-wound", 1, 29,
        circles=("every-attack", "move"),
        top=act(Pay(Suffer(2), then=(Attack(3, give=("stun",)),), otherwise=(Attack(3),), xp=1)),
        bottom=act(Move(4)),
    ),
    card(
        "furious-aid", 1, 43,
        circles=("", "heal"),
        top=act(Loot(2), lost=True, xp=1),
        bottom=act(Heal(3, range=3)),
    ),
    card(
        "bounce-back", 1, 14,
        circles=("retaliate", "heal"),
        top=act(Retaliate(2), stays="round"),
        bottom=act(Move(3), Heal(1)),
    ),
    card(
        "unbridled-power", X, 67,
        circles=("attack", ""),
        top=act(Attack(2, give=("stun",), more=(More(consume=("fire",), attack=2),))),
        bottom=act(Overheal(26), Heal(3), lost=True, xp=2, stays="persistent"),
    ),
    card(
        "glass-hammer", X, 11,
        circles=("attack", ""),
        top=act(Attack(0, per=Per.CURRENT_HIT_POINTS, xp_per_damage=5), DropTo(1), lost=True),
        bottom=act(Move(3)),
    ),
    card(
        "numb-the-pain", X, 35,
        circles=("attack", "move"),
        top=act(Attack(3), Pay(Suffer(2), then=(Shield(1),), xp=1), stays="round"),
        bottom=act(Move(3), Pay(Suffer(2), then=(Give(("stun",), Targets.ONE_ADJACENT_ENEMY),))),
    ),
    card(
        "reckless-offensive", 2, 21,
        circles=("attack attack", ""),
        top=act(SufferUpTo(3), Attack(4, targets=0, targets_per=Per.SUFFERED)),
        bottom=act(Exposed(1), Retaliate(2), lost=True, stays="persistent"),
    ),
    card(
        "break-the-chains", 2, 53,
        circles=("attack attack.target", "every-move"),
        top=act(Attack(2, range=3, targets=2, pull=2)),
        bottom=act(
            Consume(
                "fire",
                then=(If(When.BELOW_HALF, then=(Move(7),), otherwise=(Move(5),)),),
                otherwise=(If(When.BELOW_HALF, then=(Move(5),), otherwise=(Move(3),)),),
                xp=1,
            )
        ),
    ),
    card(
        "spiked-armor", 3, 16,
        circles=("", "move attack"),
        top=act(RetaliateBonus(2), xp=1, stays="round"),
        bottom=act(Move(2), Attack(2, to=Targets.ADJACENT_ENEMIES)),
    ),
    card(
        "fatal-fury", 3, 34,
        circles=("", "move"),
        top=act(Kill(When.NORMAL_AND_FRAIL), infuse=("fire",), xp=1),
        bottom=act(Attack(2), Move(1), Attack(2)),
    ),
    card(
        "flurry-of-axes", 4, 27,
        circles=("attack", "move"),
        top=act(
            SufferUpTo(4), Attack(0, range=3, to=Targets.ENEMIES_IN_RANGE, per=Per.SUFFERED), lost=True, xp=2
        ),
        bottom=act(Move(5)),
    ),
    card(
        "shiny-distraction", 4, 8,
        circles=("shield", ""),
        top=act(Loot(1), Shield(1), stays="round"),
        bottom=act(Stronger(advantage=True), Avoided(), infuse=("fire",), stays="round"),
    ),
    card(
        "seeing-red", 5, 22,
        circles=("attack attack", ""),
        top=act(Attack(4), If(When.BELOW_HALF, then=(Shield(1),), xp=1), stays="round"),
        bottom=act(Stronger(1, when=When.BELOW_HALF), lost=True, xp=2, stays="persistent"),
    ),
    card(
        "final-fight", 5, 89,
        circles=("", "move"),
        top=act(Kill(When.NORMAL_OR_ELITE), Collapse(), xp=3),
        bottom=act(Move(0, per=Per.LOST_CARDS), Consume("fire", then=(Attack(3),))),
    ),
    card(
        "devil-horns", 6, 31,
        circles=("attack hex:0:-1", "attack"),
        top=act(Attack(3, area=ARC, give=("wound",)), infuse=("fire",)),
        bottom=act(Attack(4), xp=1),
    ),
    card(
        "unstoppable-destruction", 6, 57,
        circles=("every-attack", ""),
        top=act(Pay(Suffer(2), then=(Attack(4, ignores_shield=True),), otherwise=(Attack(4),), xp=1)),
        bottom=act(RestWell(), stays="round"),
    ),
    card(
        "burning-hatred", 7, 40,
        circles=("every-attack", "move"),
        top=act(
            Consume(
                "fire",
                then=(Attack(3, range=2, melee=True, to=Targets.ENEMIES_IN_RANGE),),
                otherwise=(Attack(3, to=Targets.ADJACENT_ENEMIES),),
            )
        ),
        bottom=act(Move(3), Give(("wound",), Targets.ADJACENT_ENEMIES)),
    ),
    card(
        "careless-charge", 7, 20,
        circles=("move every-attack", ""),
        top=act(
            Move(3),
            Pay(
                Give(("wound",), Targets.SELF_AND_ADJACENT),
                then=(Attack(4, push=2, give=("immobilize",)),),
                otherwise=(Attack(4),),
            ),
        ),
        bottom=act(Immune(), lost=True, xp=2, stays="persistent"),
    ),
    card(
        "bone-breaker", 8, 41,
        circles=("attack", "attack"),
        top=act(Attack(5, give=("wound", "immobilize")), infuse=("fire",)),
        bottom=act(Attack(3, range=4, grounds=True)),
    ),
    card(
        "vengeful-barrage", 8, 38,
        circles=("", "move"),
        top=act(Vengeance(3), slots=(1, 0, 1, 0, 1)),
        bottom=act(Move(4), Consume("fire", then=(Stronger(1),), xp=1), stays="round"),
    ),
    card(
        "immortality", 9, 33,
        circles=("", "move shield"),
        top=act(Negate(), slots=(1, 0, 1, 0, 1)),
        bottom=act(Move(2), Shield(2), Consume("fire", then=(Retaliate(2),)), stays="round"),
    ),
    card(
        "the-maw-of-madness", 9, 10,
        circles=("attack", "attack attack.range"),
        top=act(Attack(3, to=Targets.ADJACENT_ENEMIES, give=("muddle",), more=(More(heal_for_each=2),))),
        bottom=act(SufferUpTo(5), Attack(3, range=3, per=Per.SUFFERED, give=("immobilize",))),
    ),
    health=(10, 12, 14, 16, 18, 20, 22, 24, 26),
    hand=10,
    perks=(
        Perk(remove=(MINUS_ONE,) * 2),
        Perk(remove=(PLUS_ZERO,) * 4),
        Perk(remove=(MINUS_ONE,), add=(PLUS_ONE,), boxes=2),
        Perk(remove=(PLUS_ZERO,), add=(rolling(value=2),), boxes=2),
        Perk(add=(rolling(modifiers.Inflict("wound")),) * 2, boxes=2),
        Perk(add=(rolling(modifiers.Inflict("stun")),), boxes=2),
        Perk(add=(rolling(modifiers.Inflict("disarm"), value=1),)),
        Perk(add=(rolling(modifiers.Heal(1)),) * 2),
        Perk(add=(plus(2, modifiers.Infuse("fire")),), boxes=2),
        Perk(ignores="items"),
    ),
    wanted=(
        "immortality", "the-maw-of-madness", "bone-breaker", "burning-hatred", "devil-horns", "seeing-red",
        "flurry-of-axes", "spiked-armor", "break-the-chains", "defiance-of-death", "unbridled-power", "dazing-wound",
        "strength-in-agony", "cauterize", "blood-pact", "resolute-stand", "bounce-back", "numb-the-pain",
    ),
)  # fmt: skip
