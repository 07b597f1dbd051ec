"""The Soothsinger: songs that work on all allies or enemies. Facts are public, the words our own. GH-NAMED-04

GH-SEALED-01
"""

from __future__ import annotations

from tabletome.games.gloomhaven.content import modifier_cards as modifiers
from tabletome.games.gloomhaven.content.areas import SEVEN, TRIANGLE
from tabletome.games.gloomhaven.content.modifier_cards import (
    MINUS_ONE,
    MINUS_TWO,
    PLUS_FOUR,
    PLUS_ONE,
    PLUS_ZERO,
    plus,
    rolling,
)
from tabletome.games.gloomhaven.content.notation.abilities import (
    AllyPerforms,
    Attack,
    Command,
    CommandAll,
    CommandInArea,
    CursesTwice,
    EveryTurn,
    Give,
    GiveInArea,
    Heal,
    Loot,
    Move,
    Rally,
    Safeguard,
    Song,
    TwoSongs,
)
from tabletome.games.gloomhaven.content.notation.actions import act
from tabletome.games.gloomhaven.content.notation.classes import X, card, hero_class
from tabletome.games.gloomhaven.content.notation.perks import Perk
from tabletome.games.gloomhaven.content.notation.phrases import Targets

SOOTHSINGER = hero_class(
    "soothsinger",
    card(
        "power-ballad", 1, 19,
        circles=("", "move condition"),
        top=act(Song(attack_once=1), stays="persistent"),
        bottom=act(Move(2), Give(("strengthen",), Targets.ADJACENT_ALLIES), xp=1),
    ),
    card(
        "defensive-ditty", 1, 9,
        top=act(Song(shield=1), stays="persistent"),
        bottom=act(Safeguard(2), xp=1, stays="round"),
    ),
    card(
        "song-of-speed", 1, 5,
        top=act(Song(move=1, range=1), stays="persistent"),
        bottom=act(Give(("muddle",), Targets.ENEMIES_IN_RANGE, range=4), xp=1),
    ),
    card(
        "tuning-the-outcome", 1, 78,
        circles=("condition", "move condition"),
        top=act(Give(("bless",), Targets.ADJACENT_ALLIES)),
        bottom=act(Move(3), Give(("curse",), Targets.ONE_ENEMY, range=3)),
    ),
    card(
        "call-to-action", 1, 85,
        circles=("", "attack"),
        top=act(Give(("strengthen",), Targets.ALL_ALLIES)),
        bottom=act(AllyPerforms(Attack(4), range=3)),
    ),
    card(
        "warding-dagger", 1, 56,
        circles=("attack", "move shield"),
        top=act(Attack(3, give=("immobilize",))),
        bottom=act(Move(4), Rally(shield=2, to=Targets.ADJACENT_ALLIES), lost=True, xp=1, stays="round"),
    ),
    card(
        "throw-voice", 1, 44,
        circles=("hex:-1:0", "hex:-1:0"),
        top=act(GiveInArea(("disarm",), TRIANGLE, range=3)),
        bottom=act(CommandInArea(TRIANGLE, range=3, move=1), lost=True, xp=1),
    ),
    card(
        "singing-arrow", 1, 89,
        circles=("condition hex:-1:0", "attack attack.range"),
        top=act(GiveInArea(("curse",), TRIANGLE, range=3)),
        bottom=act(Attack(1, range=3, give=("wound",))),
    ),
    card(
        "marching-beat", 1, 32,
        circles=("move", "move"),
        top=act(AllyPerforms(Move(4), range=3)),
        bottom=act(Move(4)),
    ),
    card(
        "wistful-wounding", X, 16,
        circles=("", "attack.range"),
        top=act(Song(give=("wound",)), stays="persistent"),
        bottom=act(Attack(1, range=4), Loot(1), xp=1),
    ),
    card(
        "unending-chant", X, 51,
        circles=("", "shield"),
        top=act(CursesTwice(), slots=(0, 0, 1, 0, 1)),
        bottom=act(Move(2), Rally(shield=1, to=Targets.ADJACENT_ALLIES), stays="round"),
    ),
    card(
        "nimble-knife", X, 27,
        circles=("attack condition", "move"),
        top=act(Attack(2, give=("curse",)), Give(("bless",), Targets.ONE_ALLY)),
        bottom=act(Move(4)),
    ),
    card(
        "soothing-lullaby", 2, 11,
        circles=("", "heal"),
        top=act(Song(heal=1), stays="persistent"),
        bottom=act(Heal(3, range=4), xp=1),
    ),
    card(
        "change-tempo", 2, 91,
        circles=("", "move"),
        top=act(Give(("immobilize",), Targets.ENEMIES_IN_RANGE, range=3)),
        bottom=act(Move(5)),
    ),
    card(
        "echoing-aria", 3, 8,
        top=act(Song(retaliate=2, retaliate_range=2), stays="persistent"),
        bottom=act(Rally(shield=2, to=Targets.ALLIES_IN_RANGE, range=3), xp=1, stays="round"),
    ),
    card(
        "crippling-chorus", 3, 62,
        circles=("condition", "move condition"),
        top=act(Give(("stun",), Targets.ENEMIES_IN_RANGE, range=3), lost=True, xp=2),
        bottom=act(Move(3), Give(("disarm",), Targets.ONE_ADJACENT_ENEMY)),
    ),
    card(
        "disorienting-dirge", 4, 14,
        circles=("", "condition condition2"),
        top=act(Song(disheartens=True), stays="persistent"),
        bottom=act(
            Give(("curse",), Targets.ENEMIES_IN_RANGE, range=3),
            Give(("bless",), Targets.ALLIES_IN_RANGE, range=3),
            xp=1,
        ),
    ),
    card(
        "inspiring-anthem", 4, 50,
        circles=("move", "attack"),
        top=act(AllyPerforms(Move(5), anywhere=True)),
        bottom=act(AllyPerforms(Attack(5), anywhere=True)),
    ),
    card(
        "melody-and-harmony", 5, 78,
        circles=("", "move attack"),
        top=act(TwoSongs(), lost=True, stays="persistent"),
        bottom=act(Move(3), Attack(3, range=3)),
    ),
    card(
        "mobilizing-measure", 5, 6,
        circles=("", "move"),
        top=act(Song(step=1), stays="persistent"),
        bottom=act(Move(6), xp=1),
    ),
    card(
        "pull-the-strings", 6, 20,
        top=act(Song(), EveryTurn("start", (Command(5, move=2),)), stays="persistent"),
        bottom=act(Command(5, own=True), xp=1),
    ),
    card(
        "provoke-terror", 6, 60,
        circles=("hex:-1:0", "attack attack.push"),
        top=act(GiveInArea(("stun",), TRIANGLE, range=4)),
        bottom=act(Attack(4, range=4, push=3)),
    ),
    card(
        "nightmare-serenade", 7, 13,
        circles=("", "attack hex:-1:0"),
        top=act(Song(), EveryTurn("start", (Give(("curse",), Targets.ONE_ENEMY, range=5),)), stays="persistent"),
        bottom=act(Attack(1, range=3, area=TRIANGLE, give=("curse",)), xp=1),
    ),
    card(
        "booming-proclamation", 7, 65,
        circles=("attack attack.push", "attack"),
        top=act(Attack(1, range=2, to=Targets.ENEMIES_IN_RANGE, push=2)),
        bottom=act(AllyPerforms(Attack(3), range=3, everyone=True), lost=True, xp=1),
    ),
    card(
        "tranquil-trill", 8, 10,
        circles=("", "condition"),
        top=act(Song(heal=2), stays="persistent"),
        bottom=act(Give(("disarm",), Targets.ADJACENT_ENEMIES), xp=1),
    ),
    card(
        "commanding-presence", 8, 59,
        circles=("attack", ""),
        top=act(AllyPerforms(Attack(2, to=Targets.ADJACENT_ENEMIES), range=3)),
        bottom=act(CommandInArea(SEVEN, range=2, move=2), lost=True, xp=1),
    ),
    card(
        "captivating-performance", 9, 25,
        circles=("", "condition condition.target"),
        top=act(Song(attack=1), stays="persistent"),
        bottom=act(Give(("stun",), Targets.ONE_ENEMY, range=3, targets=3), xp=1),
    ),
    card(
        "shadow-puppets", 9, 52,
        circles=("move", ""),
        top=act(Move(4, jump=True), CommandAll(3, Targets.MOVED_THROUGH)),
        bottom=act(AllyPerforms(Attack(4), range=3, many=2)),
    ),
    health=(6, 7, 8, 9, 10, 11, 12, 13, 14),
    hand=9,
    perks=(
        Perk(remove=(MINUS_ONE,) * 2, boxes=2),
        Perk(remove=(MINUS_TWO,)),
        Perk(remove=(PLUS_ONE,) * 2, add=(PLUS_FOUR,), boxes=2),
        Perk(remove=(PLUS_ZERO,), add=(plus(1, modifiers.Inflict("immobilize")),)),
        Perk(remove=(PLUS_ZERO,), add=(plus(1, modifiers.Inflict("disarm")),)),
        Perk(remove=(PLUS_ZERO,), add=(plus(2, modifiers.Inflict("wound")),)),
        Perk(remove=(PLUS_ZERO,), add=(plus(2, modifiers.Inflict("poison")),)),
        Perk(remove=(PLUS_ZERO,), add=(plus(2, modifiers.Inflict("curse")),)),
        Perk(remove=(PLUS_ZERO,), add=(plus(3, modifiers.Inflict("muddle")),)),
        Perk(remove=(MINUS_ONE,), add=(plus(0, modifiers.Inflict("stun")),)),
        Perk(add=(rolling(value=1),) * 3),
        Perk(add=(rolling(modifiers.Inflict("curse")),) * 2, boxes=2),
    ),
    wanted=(
        "captivating-performance", "booming-proclamation", "provoke-terror", "mobilizing-measure", "disorienting-dirge",
        "inspiring-anthem", "crippling-chorus", "soothing-lullaby", "change-tempo", "defensive-ditty", "power-ballad",
        "song-of-speed", "call-to-action", "warding-dagger", "nimble-knife", "throw-voice", "singing-arrow",
        "tuning-the-outcome", "marching-beat",
    ),
)  # fmt: skip
