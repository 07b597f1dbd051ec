"""The Brute: strong, slow, and in the way. Facts are public, the words our own."""

from __future__ import annotations

from tabletome.games.gloomhaven.content import modifier_cards as modifiers
from tabletome.games.gloomhaven.content.areas import ARC, SKEWER, TWO_ADJACENT
from tabletome.games.gloomhaven.content.modifier_cards import MINUS_ONE, PLUS_ONE, PLUS_THREE, plus, rolling
from tabletome.games.gloomhaven.content.notation.abilities import (
    Attack,
    Give,
    Heal,
    If,
    Kill,
    Loot,
    More,
    Move,
    MovesAsAttacks,
    Negate,
    Protect,
    Push,
    Retaliate,
    Shield,
    Stronger,
    Ward,
)
from tabletome.games.gloomhaven.content.notation.actions import act
from tabletome.games.gloomhaven.content.notation.classes import X, card, hero_class
from tabletome.games.gloomhaven.content.notation.perks import Perk
from tabletome.games.gloomhaven.content.notation.phrases import Per, Targets, When

BRUTE = hero_class(
    "brute",
    card(
        "trample", 1, 72,
        circles=("attack attack.pierce", "move attack attack"),
        top=act(Attack(3, pierce=2)),
        bottom=act(Move(4, jump=True), Attack(2, to=Targets.MOVED_THROUGH), lost=True, xp=2),
    ),
    card(
        "eye-for-an-eye", 1, 18,
        circles=("retaliate", "heal heal"),
        top=act(Retaliate(2, xp=1), stays="round"),
        bottom=act(Heal(2, range=1), infuse=("earth",)),
    ),
    card(
        "sweeping-blow", 1, 64,
        circles=("attack hex:0:-1", "push"),
        top=act(Attack(2, area=ARC)),
        bottom=act(Move(3), Push(1, Targets.ADJACENT_ENEMIES)),
    ),
    card(
        "provoking-roar", 1, 10,
        circles=("attack", ""),
        top=act(Attack(2, give=("disarm",))),
        bottom=act(Protect(), stays="round"),
    ),
    card(
        "overwhelming-assault", 1, 61,
        circles=("attack attack", "push"),
        top=act(Attack(6), lost=True, xp=2),
        bottom=act(Move(3), Push(2, Targets.ONE_ADJACENT_ENEMY)),
    ),
    card(
        "grab-and-go", 1, 87,
        circles=("", "move move"),
        top=act(Loot(1)),
        bottom=act(Move(4)),
    ),
    card(
        "warding-strength", 1, 32,
        circles=("attack attack.push", ""),
        top=act(Attack(3, push=2)),
        bottom=act(Ward(1), slots=(0, 1, 0, 1, 0, 1)),
    ),
    card(
        "shield-bash", 1, 15,
        circles=("attack attack", "shield shield"),
        top=act(Attack(4, give=("stun",)), lost=True, xp=2),
        bottom=act(Shield(1), stays="round"),
    ),
    card(
        "leaping-cleave", 1, 54,
        circles=("attack hex:0:1", "move"),
        top=act(Attack(3, area=TWO_ADJACENT), xp=1),
        bottom=act(Move(3, jump=True), infuse=("air",)),
    ),
    card(
        "spare-dagger", 1, 27,
        circles=("attack", "attack"),
        top=act(Attack(3, range=3), xp=1),
        bottom=act(Attack(2)),
    ),
    card(
        "skewer", X, 35,
        circles=("attack hex:3:-3", "move move"),
        top=act(Attack(3, area=SKEWER, more=(More(consume=("air",), attack=1, pierce=1),)), xp=1),
        bottom=act(Move(6), lost=True, xp=1),
    ),
    card(
        "balanced-measure", X, 77,
        top=act(Attack(0, per=Per.HEXES_MOVED), xp=1),
        bottom=act(Move(0, per=Per.DAMAGE_DEALT)),
    ),
    card(
        "wall-of-doom", X, 20,
        circles=("retaliate shield", ""),
        top=act(Retaliate(2), Shield(2), lost=True, xp=2, stays="round"),
        bottom=act(Stronger(1), stays="round"),
    ),
    card(
        "fatal-advance", 2, 40,
        circles=("", "move"),
        top=act(Kill(When.NORMAL), lost=True, xp=2),
        bottom=act(Move(4)),
    ),
    card(
        "juggernaut", 2, 34,
        circles=("move attack", ""),
        top=act(Move(2), Attack(2)),
        bottom=act(Negate(), slots=(1, 1, 1)),
    ),
    card(
        "hook-and-chain", 3, 42,
        circles=("attack attack", ""),
        top=act(Attack(3, range=3, pull=2)),
        bottom=act(
            Move(4, stepwise=True),
            If(When.WENT_STRAIGHT, then=(Attack(0, per=Per.HEXES_OF_ACTION),)),
        ),
    ),
    card(
        "brute-force", 3, 51,
        circles=("attack hex:0:-1 hex:-1:1", "shield"),
        top=act(Attack(2, area=ARC, give=("muddle",)), xp=1),
        bottom=act(Move(2), Shield(1), stays="round"),
    ),
    card(
        "unstoppable-charge", 4, 86,
        circles=("attack", "move"),
        top=act(Attack(5), xp=1),
        bottom=act(Move(4), Give(("stun",), Targets.ADJACENT_ENEMIES), lost=True),
    ),
    card(
        "devastating-hack", 4, 27,
        circles=("attack attack", ""),
        top=act(Attack(8), lost=True, xp=3),
        bottom=act(Loot(1)),
    ),
    card(
        "whirlwind", 5, 28,
        circles=("attack", "move push"),
        top=act(Attack(4, to=Targets.ADJACENT_ENEMIES, xp_each=1), lost=True),
        bottom=act(Move(4), Push(3, Targets.ONE_ADJACENT_ENEMY)),
    ),
    card(
        "skirmishing-maneuver", 5, 29,
        circles=("move", "attack"),
        top=act(Attack(2), Move(2), Attack(2)),
        bottom=act(Attack(3, range=3), xp=1),
    ),
    card(
        "quietus", 6, 57,
        circles=("", "move"),
        top=act(Kill(When.NORMAL_AND_STUNNED), xp=1),
        bottom=act(Move(3), Stronger(1), stays="round"),
    ),
    card(
        "immovable-phalanx", 6, 17,
        circles=("attack shield", ""),
        top=act(Attack(4), Shield(1), stays="round"),
        bottom=act(MovesAsAttacks(), stays="persistent", lost=True),
    ),
    card(
        "defensive-tactics", 7, 26,
        circles=("attack attack.target", ""),
        top=act(Attack(2, range=3, targets=2, give=("immobilize",)), xp=1),
        bottom=act(Retaliate(1), Shield(1), lost=True, xp=2, stays="persistent"),
    ),
    card(
        "crippling-offensive", 7, 33,
        circles=("attack attack", "move"),
        top=act(Attack(6, give=("wound", "stun")), lost=True, xp=3),
        bottom=act(Move(3), Give(("immobilize",), Targets.ONE_ADJACENT_ENEMY, push=1)),
    ),
    card(
        "frenzied-onslaught", 8, 41,
        circles=("attack attack2", ""),
        top=act(Move(2), Attack(2), Move(2), Attack(2)),
        bottom=act(Stronger(3, when=When.HELD), xp=1, stays="round"),
    ),
    card(
        "selfish-retribution", 8, 12,
        circles=("move", "move retaliate"),
        top=act(Move(1), Loot(2), lost=True),
        bottom=act(Move(3), Retaliate(2), xp=1, stays="round"),
    ),
    card(
        "king-of-the-hill", 9, 39,
        circles=("attack attack", "heal"),
        top=act(Attack(6, to=Targets.ADJACENT_ENEMIES, push=1, xp_each=1), lost=True),
        bottom=act(Heal(5)),
    ),
    card(
        "face-your-end", 9, 67,
        circles=("attack attack.target", ""),
        top=act(Attack(2, range=4, targets=3, pull=3), xp=1),
        bottom=act(Kill(When.NORMAL_OR_ELITE), lost=True, xp=2),
    ),
    health=(10, 12, 14, 16, 18, 20, 22, 24, 26),
    hand=10,
    perks=(
        Perk(remove=(MINUS_ONE,) * 2),
        Perk(remove=(MINUS_ONE,), add=(PLUS_ONE,)),
        Perk(add=(PLUS_ONE,) * 2, boxes=2),
        Perk(add=(PLUS_THREE,)),
        Perk(add=(rolling(modifiers.Push(1)),) * 3, boxes=2),
        Perk(add=(rolling(modifiers.Pierce(3)),) * 2),
        Perk(add=(rolling(modifiers.Inflict("stun")),), boxes=2),
        Perk(add=(rolling(modifiers.Inflict("disarm")), rolling(modifiers.Inflict("muddle")))),
        Perk(add=(rolling(modifiers.Target(1)),), boxes=2),
        Perk(add=(plus(1, modifiers.Shield(1)),)),
        Perk(add=(PLUS_ONE,), ignores="items"),
    ),
    wanted=(
        "face-your-end", "frenzied-onslaught", "defensive-tactics", "immovable-phalanx", "skirmishing-maneuver",
        "unstoppable-charge", "hook-and-chain", "spare-dagger", "leaping-cleave", "trample", "fatal-advance",
        "sweeping-blow", "overwhelming-assault", "skewer", "provoking-roar", "warding-strength", "grab-and-go",
    ),
)  # fmt: skip
