"""The Summoner: twelve kinds of creatures, and commands to them. Facts are public, the words our own. GH-NAMED-04

GH-SEALED-01
"""

from __future__ import annotations

from tabletome.games.gloomhaven.content import modifier_cards as modifiers
from tabletome.games.gloomhaven.content.areas import TRIANGLE
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
    Command,
    Consume,
    Give,
    Heal,
    Kill,
    LiftCurses,
    Loot,
    More,
    Move,
    Rally,
    Recover,
    Safeguard,
    Spurred,
    Summon,
    SwapPlaces,
)
from tabletome.games.gloomhaven.content.notation.actions import act
from tabletome.games.gloomhaven.content.notation.classes import X, card, hero_class
from tabletome.games.gloomhaven.content.notation.perks import Perk
from tabletome.games.gloomhaven.content.notation.phrases import Per, Targets, When

SUMMONER = hero_class(
    "summoner",
    card(
        "forged-ferocity", 1, 96,
        circles=("summon.hp summon.move summon.attack", "shield"),
        top=act(Summon("iron-beast"), lost=True, xp=2, stays="persistent"),
        bottom=act(Rally(shield=1, to=Targets.SELF_AND_SUMMONS), infuse=("earth",), stays="round"),
    ),
    card(
        "wild-animation", 1, 92,
        circles=("summon.hp summon.move summon.attack summon.range", "move"),
        top=act(Summon("thorn-shooter"), lost=True, xp=2, stays="persistent"),
        bottom=act(Move(5), infuse=("air",)),
    ),
    card(
        "living-night", 1, 82,
        circles=("summon.hp summon.attack", ""),
        top=act(Summon("shadow-wolf", number=2), lost=True, xp=2, stays="persistent"),
        bottom=act(Avoided(to=Targets.SELF_AND_SUMMONS), infuse=("dark",), stays="round"),
    ),
    card(
        "unending-dominance", 1, 98,
        circles=("summon.hp summon.move", ""),
        top=act(Summon("lava-golem"), lost=True, xp=6, stays="persistent"),
        bottom=act(Recover(4, lost=True), lost=True),
        final=True,
    ),
    card(
        "unwavering-hand", 1, 31,
        circles=("heal heal", ""),
        top=act(Heal(3, range=3), xp=1),
        bottom=act(Command(4, move=1)),
    ),
    card(
        "mighty-bond", 1, 51,
        circles=("", "move"),
        top=act(
            AllyPerforms(Move(0), summons=True, own=True),
            AllyPerforms(Attack(0), summons=True, own=True, same=True),
            xp=1,
        ),
        bottom=act(Move(4, jump=True)),
    ),
    card(
        "bonded-might", 1, 61,
        top=act(
            AllyPerforms(Move(0), summons=True, own=True),
            AllyPerforms(Attack(0), summons=True, own=True, same=True),
            xp=1,
        ),
        bottom=act(Loot(1)),
    ),
    card(
        "biting-wind", 1, 25,
        circles=("attack attack.range", "heal"),
        top=act(Attack(2, range=3, more=(More(("air",), attack=1, push=2, xp=1),))),
        bottom=act(Heal(3, range=3)),
    ),
    card(
        "black-fire", 1, 24,
        circles=("attack attack.target", "move"),
        top=act(Attack(1, range=5, targets=2, more=(More(("fire",), give=("wound",), xp=1),))),
        bottom=act(Move(3), Give(("muddle",), Targets.ADJACENT_ENEMIES)),
    ),
    card(
        "leathery-wings", X, 90,
        circles=("summon.hp summon.move", "condition"),
        top=act(Summon("bat-swarm"), lost=True, xp=2, stays="persistent"),
        bottom=act(Give(("strengthen",), Targets.ADJACENT_ALLIES)),
    ),
    card(
        "volatile-flame", X, 94,
        circles=("summon.move summon.attack", "attack"),
        top=act(Summon("living-bomb"), lost=True, xp=2, stays="persistent"),
        bottom=act(Attack(2, range=3), infuse=("fire",)),
    ),
    card(
        "ethereal-vines", X, 30,
        circles=("attack", "move heal"),
        top=act(Attack(1, range=3, area=TRIANGLE, give=("immobilize",))),
        bottom=act(Move(2), Heal(1, to=Targets.ADJACENT_SUMMONS)),
    ),
    card(
        "earthen-steed", 2, 13,
        circles=("", "move"),
        top=act(Spurred("earth", 2, xp=1), lost=True, stays="persistent"),
        bottom=act(Move(5, jump=True)),
    ),
    card(
        "grasping-the-void", 2, 62,
        circles=("attack", "attack heal"),
        top=act(Attack(2, range=3, give=("curse",), more=(More(("dark",), give=("stun",), xp=1),))),
        bottom=act(Attack(2, range=3), Heal(2, to=Targets.SELF)),
    ),
    card(
        "tear-the-fabric", 3, 41,
        circles=("", "every-heal every-heal"),
        top=act(Kill(When.NORMAL_AT_MOST_5, everyone=True), lost=True, xp=2),
        bottom=act(
            Consume("earth", then=(Heal(6, to=Targets.SELF),), otherwise=(Heal(4, to=Targets.SELF),), xp=1),
        ),
    ),
    card(
        "oozing-manifestation", 3, 86,
        circles=("summon.hp summon.move summon.attack", "attack"),
        top=act(Summon("slime-spirit"), lost=True, xp=2, stays="persistent"),
        bottom=act(Attack(3, range=3, give=("immobilize",), more=(More(("dark",), give=("curse",), xp=1),))),
    ),
    card(
        "living-mountain", 4, 88,
        circles=("summon.hp summon.move", "move"),
        top=act(Summon("rock-colossus"), lost=True, xp=2, stays="persistent"),
        bottom=act(Move(2), Loot(1)),
    ),
    card(
        "divided-mind", 4, 55,
        top=act(AllyPerforms(Move(0), range=2, many=2, summons=True, own=True), xp=1),
        bottom=act(AllyPerforms(Attack(0), range=2, many=2, summons=True, own=True), xp=1),
    ),
    card(
        "strength-in-numbers", 5, 45,
        top=act(
            AllyPerforms(Move(1), summons=True, own=True),
            AllyPerforms(Attack(1), summons=True, own=True, same=True),
            xp=1,
        ),
        bottom=act(Attack(0, per=Per.SUMMONED_ALLIES, range_per=Per.SUMMONED_ALLIES)),
    ),
    card(
        "conjured-aid", 5, 81,
        circles=("summon.hp summon.move summon.range", "move"),
        top=act(Summon("healing-sprite"), lost=True, xp=3, stays="persistent"),
        bottom=act(Move(5)),
    ),
    card(
        "endless-spikes", 6, 97,
        circles=("summon.hp summon.move", ""),
        top=act(Summon("nail-sphere", number=3), lost=True, xp=3, stays="persistent"),
        bottom=act(Rally(retaliate=2, to=Targets.SUMMONS), stays="round"),
    ),
    card(
        "inexorable-momentum", 6, 32,
        circles=("attack attack.pierce", "move move2"),
        top=act(Attack(3, range=3, pierce=3, more=(More(("air",), attack=2),))),
        bottom=act(Move(3), AllyPerforms(Move(3), summons=True)),
    ),
    card(
        "negative-energy", 7, 95,
        circles=("summon.hp summon.move summon.attack summon.range", ""),
        top=act(Summon("void-eater"), lost=True, xp=3, stays="persistent"),
        bottom=act(Give(("curse",), Targets.BESIDE_SUMMONS), infuse=("dark",)),
    ),
    card(
        "staff-of-visions", 7, 27,
        circles=("attack attack", "move condition"),
        top=act(Attack(5, give=("muddle",), more=(More(("fire",), attack=1, give=("wound",), xp=1),))),
        bottom=act(Move(3), Give(("strengthen",), Targets.ADJACENT_ALLIES)),
    ),
    card(
        "intervening-apparitions", 8, 68,
        top=act(Safeguard(summons=True), slots=(1, 1, 1)),
        bottom=act(LiftCurses(), infuse=("light",)),
    ),
    card(
        "otherworldly-rage", 8, 35,
        circles=("", "move"),
        top=act(AllyPerforms(Attack(2, give=("wound", "poison")), range=3, summons=True, own=True), xp=1),
        bottom=act(SwapPlaces(Targets.SELF, Targets.SUMMONS), Move(3)),
    ),
    card(
        "interplanar-mastery", 9, 22,
        circles=("", "move"),
        top=act(Recover(2, lost=True), lost=True),
        bottom=act(Move(6, jump=True)),
        final=True,
    ),
    card(
        "horned-majesty", 9, 80,
        circles=("summon.hp summon.move summon.attack", ""),
        top=act(Summon("black-unicorn"), lost=True, xp=3, stays="persistent"),
        bottom=act(AllyPerforms(Attack(0), range=3, everyone=True, summons=True, own=True), xp=1),
    ),
    health=(8, 9, 11, 12, 14, 15, 17, 18, 20),
    hand=9,
    perks=(
        Perk(remove=(MINUS_ONE,) * 2),
        Perk(remove=(MINUS_TWO,), add=(PLUS_ZERO,)),
        Perk(remove=(MINUS_ONE,), add=(PLUS_ONE,), boxes=3),
        Perk(add=(PLUS_TWO,), boxes=2),
        Perk(add=(rolling(modifiers.Inflict("wound")),) * 2),
        Perk(add=(rolling(modifiers.Inflict("poison")),) * 2),
        Perk(add=(rolling(modifiers.Heal(1)),) * 2, boxes=3),
        Perk(add=(rolling(modifiers.Infuse("fire")), rolling(modifiers.Infuse("air")))),
        Perk(add=(rolling(modifiers.Infuse("dark")), rolling(modifiers.Infuse("earth")))),
        Perk(add=(PLUS_ONE,) * 2, ignores="scenario"),
    ),
    wanted=(
        "horned-majesty", "negative-energy", "staff-of-visions", "inexorable-momentum", "living-mountain",
        "oozing-manifestation", "grasping-the-void", "strength-in-numbers", "mighty-bond", "wild-animation",
        "forged-ferocity", "living-night", "biting-wind", "black-fire", "unwavering-hand", "bonded-might",
        "unending-dominance", "leathery-wings", "volatile-flame", "ethereal-vines",
    ),
)  # fmt: skip
