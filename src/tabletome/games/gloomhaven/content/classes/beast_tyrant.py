"""The Beast Tyrant: a bear that is always there, and Commands to it. Facts are public, the words our own. GH-NAMED-04

GH-SEALED-01
"""

from __future__ import annotations

from tabletome.games.gloomhaven.content import modifier_cards as modifiers
from tabletome.games.gloomhaven.content.areas import ARC
from tabletome.games.gloomhaven.content.modifier_cards import (
    MINUS_ONE,
    PLUS_ONE,
    PLUS_TWO,
    PLUS_ZERO,
    plus,
    rolling,
)
from tabletome.games.gloomhaven.content.notation.abilities import (
    AllyPerforms,
    Attack,
    CommandBonus,
    CompanionFeeds,
    Consume,
    ForgoActions,
    Give,
    Heal,
    Kill,
    Loot,
    More,
    Move,
    Push,
    Rally,
    Recover,
    ShareWounds,
    Summon,
    SummonsMove,
    SwapPlaces,
)
from tabletome.games.gloomhaven.content.notation.actions import act, command
from tabletome.games.gloomhaven.content.notation.classes import X, card, hero_class
from tabletome.games.gloomhaven.content.notation.perks import Perk
from tabletome.games.gloomhaven.content.notation.phrases import Targets, When

BEAST_TYRANT = hero_class(
    "beast-tyrant",
    card(
        "disorienting-roar", 1, 17,
        top=command(Give(("muddle", "immobilize"), Targets.ENEMIES_IN_RANGE, range=2), xp=1),
        bottom=act(SwapPlaces(Targets.ANYONE, Targets.ANYONE), lost=True),
    ),
    card(
        "spirit-swap", 1, 22,
        circles=("move move", ""),
        top=command(Move(2), xp=1),
        bottom=act(SwapPlaces(Targets.EVERY_ENEMY, Targets.EVERY_ENEMY)),
    ),
    card(
        "venomous-ally", 1, 79,
        circles=("summon.hp summon.move summon.attack", "attack.range"),
        top=act(Summon("green-adder"), lost=True, xp=2, stays="persistent"),
        bottom=act(Attack(2, range=4, give=("poison",))),
    ),
    card(
        "relentless-ally", 1, 81,
        circles=("summon.hp summon.move summon.attack", "move"),
        top=act(Summon("tattered-wolf"), lost=True, xp=2, stays="persistent"),
        bottom=act(Move(5)),
    ),
    card(
        "concentrated-rage", 1, 51,
        circles=("attack attack.range", ""),
        top=act(Attack(1, range=4, give=("disarm",))),
        bottom=act(ForgoActions(attack=3, move=3), lost=True, stays="persistent"),
    ),
    card(
        "disappearing-wounds", 1, 23,
        circles=("heal", "attack attack"),
        top=act(Heal(4, to=Targets.SELF)),
        bottom=command(Attack(2), xp=1),
    ),
    card(
        "patch-fur", 1, 20,
        circles=("", "heal heal"),
        top=act(Rally(shield=1, to=Targets.SUMMONS), stays="round"),
        bottom=command(Heal(4, to=Targets.SELF), xp=1),
    ),
    card(
        "maul", 1, 14,
        circles=("attack attack", "move"),
        top=command(Attack(4)),
        bottom=act(Move(3), Rally(shield=1, to=Targets.ONE_ALLY), stays="round"),
    ),
    card(
        "forceful-swipe", 1, 35,
        circles=("attack hex:0:-1", "move push"),
        top=command(Attack(2, area=ARC), xp=1),
        bottom=command(Move(3), Push(2), xp=1),
    ),
    card(
        "howling-bolts", 1, 47,
        circles=("attack.target", "move"),
        top=act(Attack(1, range=4, targets=3)),
        bottom=command(Move(5), xp=1),
    ),
    card(
        "soaring-ally", X, 77,
        circles=("summon.hp summon.move", ""),
        top=act(Summon("red-falcon"), infuse=("air",), lost=True, xp=2, stays="persistent"),
        bottom=command(Loot(1)),
    ),
    card(
        "focused-aggression", X, 31,
        circles=("attack.range", "attack attack"),
        top=act(Attack(3, range=3)),
        bottom=command(Attack(5), infuse=("earth",), lost=True, xp=2),
    ),
    card(
        "borrowed-essence", X, 56,
        circles=("attack every-heal", ""),
        top=act(
            Attack(2, range=3, more=(More(("air",), attack=2, xp=1),)),
            Consume("earth", then=(Heal(4, to=Targets.SELF),), otherwise=(Heal(2, to=Targets.SELF),), xp=1),
        ),
        bottom=act(ShareWounds()),
    ),
    card(
        "energizing-strike", 2, 29,
        circles=("attack attack", ""),
        top=command(Attack(4), Give(("strengthen",), Targets.SELF), xp=1),
        bottom=act(Heal(1, to=Targets.ALL_ALLIES)),
    ),
    card(
        "earthen-spikes", 2, 11,
        circles=("attack.range", ""),
        top=act(Attack(3, range=2, give=("immobilize",)), infuse=("earth",)),
        bottom=act(
            Rally(shield=2, to=Targets.SUMMONS), Rally(retaliate=2, to=Targets.SUMMONS), lost=True, xp=2, stays="round"
        ),
    ),
    card(
        "vicious-ally", 3, 86,
        circles=("summon.hp summon.move summon.attack", "attack attack.target"),
        top=act(Summon("swamp-alligator"), lost=True, xp=2, stays="persistent"),
        bottom=command(Attack(2, targets=2), xp=1),
    ),
    card(
        "unstoppable-beast", 3, 32,
        circles=("attack hex:0:-1", "move"),
        top=command(Attack(3, area=ARC, more=(More(("earth",), attack=1, xp=1),))),
        bottom=act(Move(5)),
    ),
    card(
        "ancient-ward", 4, 19,
        circles=("attack attack.target", "heal"),
        top=act(Attack(2, range=4, targets=2, give=("disarm",)), xp=1),
        bottom=act(Heal(4, range=4)),
    ),
    card(
        "punch-through", 4, 44,
        circles=("attack attack.pierce", "move"),
        top=command(Attack(3, pierce=4), xp=1),
        bottom=act(Move(3), CommandBonus(1), stays="round"),
    ),
    card(
        "rampage", 5, 34,
        circles=("move move2", ""),
        top=command(Attack(2), Move(2), Attack(2), Move(2), Attack(2), lost=True, xp=2),
        bottom=act(
            AllyPerforms(Move(0), anywhere=True, summons=True, own=True),
            AllyPerforms(Attack(0), summons=True, own=True, same=True),
        ),
    ),
    card(
        "stone-sigil", 5, 95,
        circles=("", "move move"),
        top=act(Summon("monolith"), infuse=("earth",), lost=True, xp=2, stays="persistent"),
        bottom=command(Move(5)),
    ),
    card(
        "primal-blessing", 6, 28,
        circles=("heal.target", "move move2"),
        top=act(Heal(2, range=4, targets=3), xp=1),
        bottom=act(Move(2), SwapPlaces(Targets.SELF, Targets.COMPANION), Move(2)),
    ),
    card(
        "blood-hunger", 6, 42,
        circles=("", "attack heal"),
        top=act(CompanionFeeds(2), slots=(1, 0, 1, 0, 1)),
        bottom=command(Attack(3), Heal(3, to=Targets.SELF), xp=1),
    ),
    card(
        "storm-sigil", 7, 93,
        circles=("", "attack attack"),
        top=act(Summon("wind-totem"), infuse=("air",), lost=True, xp=2, stays="persistent"),
        bottom=command(Attack(4)),
    ),
    card(
        "tyrannical-force", 7, 37,
        circles=("attack.range", ""),
        top=act(Attack(3, range=3, give=("stun",)), infuse=("earth",)),
        bottom=act(SummonsMove(-1, range=3)),
    ),
    card(
        "lash-out", 8, 18,
        circles=("attack", "move push"),
        top=command(Attack(4, to=Targets.ADJACENT_ENEMIES), xp=1),
        bottom=command(Move(3), Push(2, to=Targets.ADJACENT_ENEMIES), xp=1),
    ),
    card(
        "natural-remedy", 8, 25,
        circles=("every-heal", "move"),
        top=act(Consume("air", then=(Heal(6, range=4),), otherwise=(Heal(5, range=3),), xp=1)),
        bottom=act(Move(4), Give(("strengthen",), Targets.ONE_ALLY)),
    ),
    card(
        "jaws-of-death", 9, 48,
        circles=("", "attack attack2"),
        top=command(Kill(When.NORMAL_AT_MOST_6), xp=1),
        bottom=command(Attack(2, push=3), Move(3), Attack(2), xp=1),
    ),
    card(
        "tribal-sigil", 9, 91,
        top=act(Summon("spirit-banner"), lost=True, xp=2, stays="persistent"),
        bottom=act(Recover(2, lost=True, summoning=True), lost=True),
        final=True,
    ),
    health=(6, 7, 8, 9, 10, 11, 12, 13, 14),
    hand=10,
    perks=(
        Perk(remove=(MINUS_ONE,) * 2),
        Perk(remove=(MINUS_ONE,), add=(PLUS_ONE,), boxes=3),
        Perk(remove=(PLUS_ZERO,), add=(PLUS_TWO,), boxes=2),
        Perk(add=(plus(1, modifiers.Inflict("wound")),), boxes=2),
        Perk(add=(plus(1, modifiers.Inflict("immobilize")),), boxes=2),
        Perk(add=(rolling(modifiers.Heal(1)),) * 2, boxes=3),
        Perk(add=(rolling(modifiers.Infuse("earth")),) * 2),
        Perk(ignores="scenario"),
    ),
    wanted=(
        "jaws-of-death", "lash-out", "storm-sigil", "blood-hunger", "rampage", "punch-through", "unstoppable-beast",
        "energizing-strike", "maul", "forceful-swipe", "disappearing-wounds", "venomous-ally", "concentrated-rage",
        "relentless-ally", "howling-bolts", "patch-fur", "disorienting-roar", "spirit-swap", "focused-aggression",
    ),
    companion="bear",
)  # fmt: skip
