"""The Doomstalker: Dooms on one enemy, and traps. Facts are public, the words our own. GH-NAMED-04, GH-SEALED-01"""

from __future__ import annotations

from tabletome.games.gloomhaven.content import modifier_cards as modifiers
from tabletome.games.gloomhaven.content.modifier_cards import (
    MINUS_ONE,
    PLUS_ONE,
    PLUS_ZERO,
    plus,
    rolling,
)
from tabletome.games.gloomhaven.content.notation.abilities import (
    EVERYONE,
    AllyPerforms,
    Attack,
    CommandAll,
    Doom,
    DoomsPass,
    Give,
    Harvest,
    Heal,
    Hurt,
    LayTrap,
    Loot,
    More,
    Move,
    MoveDooms,
    NobodyHides,
    Retaliate,
    Stronger,
    Summon,
    Teleport,
    TwoDooms,
)
from tabletome.games.gloomhaven.content.notation.actions import act
from tabletome.games.gloomhaven.content.notation.classes import X, card, hero_class
from tabletome.games.gloomhaven.content.notation.perks import Perk
from tabletome.games.gloomhaven.content.notation.phrases import Targets, When

DOOMSTALKER = hero_class(
    "doomstalker",
    card(
        "rain-of-arrows", 1, 33,
        top=act(Harvest((Attack(2, range=5),)), slots=(1, 0, 1, 0)),
        bottom=act(Doom(attack=2), stays="persistent"),
    ),
    card(
        "crippling-noose", 1, 57,
        top=act(LayTrap(4, ("stun",), xp=2), lost=True),
        bottom=act(Doom(weakens=1), stays="persistent"),
    ),
    card(
        "felling-swoop", 1, 75,
        circles=("summon.hp summon.move summon.attack", ""),
        top=act(Summon("war-hawk"), lost=True, xp=2, stays="persistent"),
        bottom=act(Doom(dies=(Teleport(there=True),)), stays="persistent"),
    ),
    card(
        "vital-charge", 1, 78,
        circles=("summon.hp summon.move summon.attack", ""),
        top=act(Summon("battle-boar"), lost=True, xp=2, stays="persistent"),
        bottom=act(Doom(dies=(Heal(4, to=Targets.SELF),)), stays="persistent"),
    ),
    card(
        "race-to-the-grave", 1, 9,
        circles=("attack attack attack.range", ""),
        top=act(Attack(5, range=5), lost=True, xp=2),
        bottom=act(Doom(bleeds=2), stays="persistent"),
    ),
    card(
        "multi-pronged-assault", 1, 14,
        circles=("attack attack.range attack.target", ""),
        top=act(Attack(4, range=3, targets=2), lost=True, xp=2),
        bottom=act(Doom(allies_attack=1), stays="persistent"),
    ),
    card(
        "detonation", 1, 54,
        top=act(LayTrap(3, xp=2, hurts_around=2), lost=True),
        bottom=act(Doom(dies=(Hurt(3, Targets.BESIDE_MARKS),)), stays="persistent"),
    ),
    card(
        "frightening-curse", 1, 37,
        top=act(DoomsPass(2), slots=(1, 1, 1)),
        bottom=act(Doom(dies=(CommandAll(0, Targets.BESIDE_MARKS, move=1),)), stays="persistent"),
    ),
    card(
        "foot-snare", 1, 61,
        circles=("", "move"),
        top=act(LayTrap(2, ("immobilize",))),
        bottom=act(Give(("immobilize",), Targets.ONE_ADJACENT_ENEMY), Move(3)),
    ),
    card(
        "solid-bow", 1, 31,
        circles=("attack attack.range", "move"),
        top=act(Attack(3, range=5)),
        bottom=act(Move(4)),
    ),
    card(
        "a-moments-peace", 1, 88,
        circles=("", "move heal"),
        top=act(Loot(1)),
        bottom=act(Move(2), Heal(2, to=Targets.SELF)),
    ),
    card(
        "swift-trickery", 1, 11,
        circles=("attack attack.range", "move"),
        top=act(Attack(2, range=4, more=(More(when=When.DOOMED, attack=2, xp=1),))),
        bottom=act(Move(5)),
    ),
    card(
        "sap-life", X, 14,
        circles=("retaliate retaliate.range", ""),
        top=act(Retaliate(3, range=4), lost=True, xp=2, stays="round"),
        bottom=act(Doom(feeds=2), stays="persistent"),
    ),
    card(
        "the-hunt-begins", X, 71,
        circles=("summon.hp summon.move summon.attack", ""),
        top=act(Summon("vicious-jackal"), lost=True, xp=2, stays="persistent"),
        bottom=act(Doom(summons_attack=2), stays="persistent"),
    ),
    card(
        "fresh-kill", X, 65,
        circles=("attack attack.range", "move"),
        top=act(Attack(2, range=4, more=(More(when=When.UNDAMAGED, attack=2, xp=1),))),
        bottom=act(Move(3, jump=True)),
    ),
    card(
        "expose", 2, 13,
        top=act(
            Stronger(advantage=True, when=When.DOOMED, each_turn=True), NobodyHides(),
            lost=True, xp=2, stays="persistent",
        ),
        bottom=act(Doom(pierce=2), stays="persistent"),
    ),
    card(
        "relentless-offensive", 2, 52,
        circles=("attack attack.target", ""),
        top=act(Attack(2, range=5, targets=2)),
        bottom=act(Stronger(2, when=When.DOOMED), stays="round"),
    ),
    card(
        "darkened-skies", 3, 25,
        circles=("attack", ""),
        top=act(Attack(3, range=3, to=Targets.ENEMIES_IN_RANGE, xp_each_two=1), lost=True),
        bottom=act(Doom(dies=(Attack(2, range=3, targets=3),)), stays="persistent"),
    ),
    card(
        "press-the-attack", 3, 10,
        circles=("attack attack.range", "retaliate"),
        top=act(Attack(2, range=4, more=(More(when=When.DOOMED, attack=3, xp=1),))),
        bottom=act(Retaliate(2, range=2), stays="round"),
    ),
    card(
        "singular-focus", 4, 28,
        top=act(Loot(2), lost=True, xp=2),
        bottom=act(Doom(advantage=True), stays="persistent"),
    ),
    card(
        "flight-of-flame", 4, 53,
        circles=("", "move"),
        top=act(LayTrap(2, ("wound",), gives_around=("wound",))),
        bottom=act(Move(5, jump=True)),
    ),
    card(
        "inescapable-fate", 5, 97,
        top=act(TwoDooms(), lost=True, xp=2, stays="persistent"),
        bottom=act(Doom(fate=3), stays="persistent"),
    ),
    card(
        "wild-command", 5, 46,
        circles=("", "move attack"),
        top=act(
            AllyPerforms(Move(0), summons=True, own=True),
            AllyPerforms(Attack(0), summons=True, own=True, same=True),
        ),
        bottom=act(Move(3), Attack(2, range=EVERYONE, to=Targets.THE_DOOMED)),
    ),
    card(
        "natures-hunger", 6, 82,
        circles=("summon.hp summon.move summon.attack", ""),
        top=act(Summon("giant-toad"), lost=True, xp=2, stays="persistent"),
        bottom=act(Doom(dies=(Heal(2, to=Targets.SELF_AND_ALL_ALLIES),)), stays="persistent"),
    ),
    card(
        "camouflage", 6, 23,
        circles=("attack", "move"),
        top=act(Attack(3, range=5), Give(("invisible",), Targets.SELF)),
        bottom=act(Move(3), Give(("invisible",), Targets.SELF)),
    ),
    card(
        "impending-end", 7, 47,
        circles=("attack attack.range", ""),
        top=act(Attack(4, range=4, finishes=2)),
        bottom=act(Stronger(3, when=When.DOOMED), stays="round"),
    ),
    card(
        "crashing-wave", 7, 22,
        circles=("move attack attack", ""),
        top=act(Move(4), Attack(3, to=Targets.ADJACENT_ENEMIES, xp_each=1), lost=True),
        bottom=act(Doom(give=("curse",)), stays="persistent"),
    ),
    card(
        "rising-momentum", 8, 12,
        circles=("attack attack.range attack.push", ""),
        top=act(Attack(6, range=5, push=3), lost=True, xp=2),
        bottom=act(Doom(passes=2), stays="persistent"),
    ),
    card(
        "feral-instincts", 8, 35,
        circles=("move attack", "move heal"),
        top=act(Move(2), Attack(3), Loot(1)),
        bottom=act(Move(3), Heal(4, to=Targets.SELF)),
    ),
    card(
        "predator-and-prey", 9, 86,
        circles=("summon.hp summon.move summon.attack summon.range", ""),
        top=act(Summon("spitting-cobra"), lost=True, xp=2, stays="persistent"),
        bottom=act(Doom(farther=True), stays="persistent"),
    ),
    card(
        "lead-to-slaughter", 9, 40,
        circles=("attack attack.range", "move"),
        top=act(Attack(4, range=6, drives=3)),
        bottom=act(Move(3), MoveDooms(4)),
    ),
    health=(8, 9, 11, 12, 14, 15, 17, 18, 20),
    hand=12,
    perks=(
        Perk(remove=(MINUS_ONE,) * 2, boxes=2),
        Perk(remove=(PLUS_ZERO,) * 2, add=(PLUS_ONE,) * 2, boxes=3),
        Perk(add=(rolling(value=1),) * 2, boxes=2),
        Perk(add=(plus(2, modifiers.Inflict("muddle")),)),
        Perk(add=(plus(1, modifiers.Inflict("poison")),)),
        Perk(add=(plus(1, modifiers.Inflict("wound")),)),
        Perk(add=(plus(1, modifiers.Inflict("immobilize")),)),
        Perk(add=(plus(0, modifiers.Inflict("stun")),)),
        Perk(add=(rolling(modifiers.Target(1)),), boxes=2),
        Perk(ignores="scenario"),
    ),
    wanted=(
        "lead-to-slaughter", "rising-momentum", "impending-end", "camouflage", "wild-command", "singular-focus",
        "press-the-attack", "relentless-offensive", "solid-bow", "swift-trickery", "rain-of-arrows",
        "multi-pronged-assault", "race-to-the-grave", "felling-swoop", "vital-charge", "fresh-kill", "foot-snare",
        "detonation", "crippling-noose", "frightening-curse", "a-moments-peace",
    ),
)  # fmt: skip
