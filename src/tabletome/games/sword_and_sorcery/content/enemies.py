"""Enemy scrolls, enemy cards, enemy power cards and the two masters. SS-COMP-06

What the book shows is `book`: SS-BEST-01..05, SS-BEST-11, 12, SS-ENEMY-33. Where it prints one number for an
attack its icon is lost; readings: claws and swords roll red dice, stones blue ones.
"""

from __future__ import annotations

from tabletome.games.sword_and_sorcery.content.notation import boons
from tabletome.games.sword_and_sorcery.content.notation.attacks import Spend, always, pay
from tabletome.games.sword_and_sorcery.content.notation.enemies import (
    Behaviour,
    Blow,
    EnemyCard,
    EnemyPower,
    Scroll,
    Trait,
)
from tabletome.games.sword_and_sorcery.content.notation.terms import (
    BLUE,
    CRUSH,
    DEXTERITY,
    FAITH,
    GREEN,
    LEGEND,
    MAGIC,
    MYSTIC,
    PIERCE,
    PURPLE,
    RED,
    SKILL,
    SLASH,
    SORCERY,
    STRENGTH,
    STUNNED,
    Value,
)
from tabletome.games.sword_and_sorcery.content.symbols import lost

MONSTER, HUMANOID = "monster", "humanoid"


def blow(name: str, value: Value, *spends: Spend, damage: str = "") -> Blow:
    return Blow(name, value, spends, damage)


ENGAGE, MAIN, OFF = ("engage",), ("attack", "main"), ("attack", "off")
POISON = always(boons.Poison())
THIEF, MOB, EVIL_FORCES = Trait("thief", "attack"), Trait("mob", "attack"), Trait("evil-forces", "special")
READINESS = Trait("readiness", "reaction", 2)
POTION = Trait("healing-potion", "behavior", 4, charges=1)
SHADOW_STRIKE = Trait("strike-from-the-shadows", "special")
CHARGED_BERSERK = Trait("berserk", "attack", 1, charges=1)  # SS-BEST-10
COUNTERBLOW = Trait("counterblow", "reaction", 1)
FRENZY = Trait("war-frenzy", "special")
WARD = Trait("spirit-ward", "reaction", 1)
CHANT = Trait("dark-chant", "special", 1)
NEAREST_2 = ("move", "2")
VENGEFUL, HUGE = Trait("vengeful", "always"), Trait("huge", "always")
TROLLISH = (
    VENGEFUL,
    HUGE,
    Trait("fire-vulnerability", "always"),
    Trait("regeneration", "always"),
    Trait("ram", "movement"),
)

_SCROLLS = (
    Scroll(
        name="gremlin-green", kind="gremlin", rank=GREEN, race=MONSTER, style=DEXTERITY, target="richest",
        main=blow("claws", (0, 2, 0), damage=SLASH), off=blow("stone", (0, 0, 2), damage=CRUSH),
        traits=(THIEF, MOB, EVIL_FORCES),
        behaviours=(
            Behaviour((0,), (MAIN,)), Behaviour((1, 2), (ENGAGE, MAIN)),
            Behaviour((3, 4), (OFF, ("move", "2"))), Behaviour((), (NEAREST_2,)),
        ), source="mixed",
    ),
    Scroll(
        name="gremlin-blue", kind="gremlin", rank=BLUE, race=MONSTER, style=DEXTERITY, difficulty=2, target="richest",
        main=blow("claws", (0, 2, 0), pay(lost("gremlin-claws.pierce"), boons.Pierce()), damage=SLASH),
        off=blow("stone", (0, 0, 2), damage=CRUSH),
        traits=(THIEF, MOB, Trait("thorns", "reaction", 2), EVIL_FORCES),
        behaviours=(
            Behaviour((0,), (MAIN,)), Behaviour((1, 2, 3), (ENGAGE, MAIN)),
            Behaviour((4,), (("attack", "off", "2"), ("move", "1"))), Behaviour((), (NEAREST_2,)),
        ), source="mixed",
    ),
    Scroll(
        name="gremlin-red", kind="gremlin", rank=RED, race=MONSTER, style=DEXTERITY, difficulty=3, target="richest",
        main=blow("claws", (1, 2, 1), pay(lost("gremlin-claws.pierce"), boons.Pierce(2)), damage=SLASH),
        off=blow("stone", (1, 0, 2), damage=CRUSH),
        traits=(THIEF, MOB, Trait("thorns", "reaction", 2), Trait("leadership", "behavior"), EVIL_FORCES),
        behaviours=(
            Behaviour((0,), (MAIN, ("use", "leadership"))), Behaviour((1, 2, 3), (ENGAGE, MAIN)),
            Behaviour((4, 5), (("attack", "off", "2"), ("move", "2"))), Behaviour((), (("move", "3"),)),
        ),
    ),
    Scroll(
        name="gremlins-pack", kind="gremlins-pack", rank=GREEN, race=MONSTER, style=DEXTERITY, target="richest",
        main=blow("bite", (0, 2, 0), always(boons.Lethal(2)), damage=PIERCE), off=blow(
            "stones", (0, 0, 2),
            damage=CRUSH,
        ),
        traits=(Trait("horde", "always", 2), THIEF, Trait("pack-attack", "attack"), Trait("coward", "reaction")),
        behaviours=(
            Behaviour((0, 1), (ENGAGE, MAIN)), Behaviour((2, 3), (OFF, ("move", "2"))),
            Behaviour((), (NEAREST_2, ("shoot", "off", "2"))),
        ), source="mixed",
    ),
    Scroll(
        name="gremlins-warband", kind="gremlins-pack", rank=BLUE, race=MONSTER, style=DEXTERITY, difficulty=2,
            target="nearest",
        main=blow("bite", (0, 2, 0), always(boons.Lethal(2)), damage=PIERCE), off=blow(
            "stones", (1, 0, 1),
            damage=CRUSH,
        ),
        traits=(Trait("horde", "always", 2), THIEF, Trait("pack-attack", "attack"), MOB),
        behaviours=(
            Behaviour((0, 1, 2), (ENGAGE, MAIN)), Behaviour((3, 4), (OFF, ("move", "2"))),
            Behaviour((), (NEAREST_2, ("shoot", "off", "2"))),
        ),
    ),
    Scroll(
        name="raider-green", kind="raider", rank=GREEN, race=HUMANOID, style=STRENGTH, target="most-wounded",
        main=blow("sword", (0, 2, 0), damage=SLASH), off=blow("knife", (1, 0, 1), damage=PIERCE),
        traits=(Trait("healing-potion", "behavior", 2, charges=1),),
        behaviours=(
            Behaviour((0, 1), (ENGAGE, MAIN, ("wounded", "healing-potion"))), Behaviour((2, 3), (OFF, ("move", "2"))),
            Behaviour((), (NEAREST_2, ("shoot", "off", "2"))),
        ),
    ),
    Scroll(
        name="raider-blue", kind="raider", rank=BLUE, race=HUMANOID, style=STRENGTH, difficulty=2,
            target="most-wounded",
        main=blow("sword", (1, 2, 0), pay(lost("raider-sword.grip"), boons.Grip()), damage=SLASH),
        off=blow("knife", (2, 0, 0), POISON, damage=PIERCE),
        traits=(READINESS, Trait("double-grip", "attack"), POTION, SHADOW_STRIKE),
        behaviours=(
            Behaviour((0, 1), (ENGAGE, MAIN, ("wounded", "healing-potion"))), Behaviour((2, 3, 4), (OFF, ("move",
                "2"))),
            Behaviour((), (NEAREST_2, ("shoot", "off", "2"))),
        ), source="mixed",
    ),
    Scroll(
        name="raider-red", kind="raider", rank=RED, race=HUMANOID, style=STRENGTH, difficulty=3, target="most-wounded",
        main=blow("sword", (3, 1, 0), pay(lost("raider-sword.blinded"), boons.Blinded()), damage=SLASH),
        off=blow("knife", (2, 0, 0), POISON, damage=PIERCE),
        traits=(READINESS, Trait("double-strike", "attack"), POTION, Trait("leadership", "behavior")),
        behaviours=(
            Behaviour((0, 1, 2), (ENGAGE, MAIN, ("use", "leadership"), ("wounded", "healing-potion"))),
            Behaviour((3, 4), (OFF, ("move", "2"))), Behaviour((), (NEAREST_2, ("shoot", "off", "2"))),
        ), source="mixed",
    ),
    Scroll(
        name="orc-warrior-green", kind="orc-warrior", rank=GREEN, race=HUMANOID, style=STRENGTH, target=STRENGTH,
        main=blow("axe", (0, 2, 1), pay((SKILL, SKILL), boons.Hits()), damage=SLASH),
        traits=(Trait("mob", "attack"),),
        behaviours=(
            Behaviour((0, 1), (ENGAGE, MAIN)), Behaviour((2, 3), (("move", "2"),)), Behaviour((), (NEAREST_2,)),
        ),
    ),
    Scroll(
        name="orc-warrior-blue", kind="orc-warrior", rank=BLUE, race=HUMANOID, style=STRENGTH, difficulty=2,
            target=STRENGTH,
        main=blow("battle-axes", (1, 2, 1), pay((SKILL, SKILL), boons.Hits()), damage=SLASH),
        traits=(CHARGED_BERSERK, FRENZY),
        behaviours=(
            Behaviour((0, 1), (ENGAGE, MAIN, ("use", "berserk"))), Behaviour((2, 3), (ENGAGE, MAIN)),
            Behaviour((), (NEAREST_2,)),
        ), source="mixed",
    ),
    Scroll(
        name="orc-warrior-red", kind="orc-warrior", rank=RED, race=HUMANOID, style=STRENGTH, difficulty=3,
            target=STRENGTH,
        main=blow("great-axe", (2, 2, 1), pay((SKILL,), boons.Knockdown()), damage=SLASH),
        traits=(Trait("berserk", "attack", 2, charges=2), COUNTERBLOW, FRENZY),
        behaviours=(
            Behaviour((0, 1), (ENGAGE, MAIN, ("use", "berserk"))), Behaviour((2, 3), (ENGAGE, MAIN)),
            Behaviour((), (("move", "3"),)),
        ),
    ),
    Scroll(
        name="orc-shaman-green", kind="orc-shaman", rank=GREEN, race=HUMANOID, style=SORCERY, target=FAITH,
        main=blow("bone-rod", (0, 1, 2), damage=MYSTIC),
        traits=(Trait("curse", "behavior", 1), CHANT),
        behaviours=(
            Behaviour((0, 1), (MAIN, ("retreat", "1"))), Behaviour((2, 3), (("use", "curse"), MAIN)),
            Behaviour((), (("move", "1"), ("shoot", "main", "2"))),
        ),
    ),
    Scroll(
        name="orc-shaman-blue", kind="orc-shaman", rank=BLUE, race=HUMANOID, style=SORCERY, difficulty=2, target=FAITH,
        main=blow("ember-rod", (1, 1, 2), pay((MAGIC,), boons.Fire()), damage=MYSTIC),
        traits=(Trait("curse", "behavior", 1), WARD, CHANT),
        behaviours=(
            Behaviour((0, 1), (MAIN, ("retreat", "1"))), Behaviour((2, 3), (("use", "curse"), MAIN)),
            Behaviour((), (NEAREST_2, ("shoot", "main", "3"))),
        ),
    ),
    Scroll(
        name="orc-shaman-red", kind="orc-shaman", rank=RED, race=HUMANOID, style=SORCERY, difficulty=3, target=FAITH,
        main=blow(
            "magma-rod", (2, 1, 4),
            pay(lost("magma-rod.aoe"), boons.Aoe(0)), pay(lost("magma-rod.fire"), boons.Fire(2)), damage=MYSTIC,
        ),
        traits=(Trait("curse", "behavior", 2), WARD, CHANT),
        behaviours=(
            Behaviour((0, 1), (MAIN, ("retreat", "1"))), Behaviour((2, 3), (("use", "curse"), MAIN)),
            Behaviour((), (NEAREST_2, ("shoot", "main", "3"))),
        ), source="mixed",
    ),
    # ------------------------------------------------------------------ masters, both sides of their cards
    Scroll(
        name="troll", kind="troll", rank=PURPLE, race=MONSTER, style="any", difficulty=4, target="priority",
        main=blow(
            "chains", (2, 1, 2),
            pay(lost("troll-chains.aoe"), boons.Aoe(0)), pay(lost("troll-chains.trip"), boons.Trip()), damage=CRUSH,
        ),
        off=blow(
            "sharp-claws", (0, 2, 2),
            pay(lost("troll-claws.crit"), boons.Crit()), pay(lost("troll-claws.lethal"), boons.Lethal(2)),
            damage=SLASH,
        ),
        traits=(*TROLLISH, Trait("impale", "behavior", 3), Trait("trip", "attack", 1)),
        behaviours=(
            Behaviour((0,), (("downed", "impale", "main"),)), Behaviour((1,), (ENGAGE, MAIN)),
            Behaviour((2, 3), (ENGAGE, OFF)), Behaviour((), (NEAREST_2, ("shoot", "main", "1"))),
        ), source="mixed",
    ),
    Scroll(
        name="enraged-troll", kind="troll", rank=PURPLE, race=MONSTER, style="any", difficulty=4, target="priority",
        main=blow(
            "horns", (1, 2, 2),
            always(boons.Bash()), pay(lost("troll-horns.pierce"), boons.Pierce(2)), damage=PIERCE,
        ),
        off=blow(
            "sharp-claws", (0, 2, 2),
            pay(lost("troll-claws.crit"), boons.Crit()), pay(lost("troll-claws.lethal"), boons.Lethal(2)),
            damage=SLASH,
        ),
        traits=(*TROLLISH, Trait("fury", "reaction"), Trait("stomp", "behavior", 2, charges=1)),
        behaviours=(
            Behaviour((0,), (("engaged", "2", "stomp"), ENGAGE, OFF)), Behaviour((1, 2, 3), (ENGAGE, MAIN)),
            Behaviour((), (NEAREST_2, ("use", "stomp"), ("charge",))),
        ), source="mixed",
    ),
    Scroll(
        name="orc-king", kind="orc-king", rank=PURPLE, race=HUMANOID, style="any", difficulty=4, target="priority",
        main=blow(
            "kings-cleaver", (2, 1, 2),
            pay((SKILL,), boons.Crit()), pay((LEGEND,), boons.Aoe(0)), damage=SLASH,
        ),
        off=blow("gauntlet", (1, 2, 1), pay((SKILL,), boons.Bash()), damage=CRUSH),
        traits=(VENGEFUL, Trait("call-the-guard", "behavior", 1, charges=2), Trait("royal-curse", "behavior", 2)),
        behaviours=(
            Behaviour((0,), (MAIN,)), Behaviour((1, 2), (ENGAGE, OFF)),
            Behaviour((3, 4, 5), (("use", "call-the-guard"), ("use", "royal-curse"), ENGAGE)),
            Behaviour((), (NEAREST_2, ("use", "call-the-guard"))),
        ),
    ),
    Scroll(
        name="orc-king-unbound", kind="orc-king", rank=PURPLE, race=HUMANOID, style="any", difficulty=4,
        target="most-wounded",
        main=blow("hungry-crown", (2, 2, 1), pay((MAGIC,), boons.Slowed()), damage=MYSTIC),
        off=blow(
            "kings-cleaver", (1, 2, 2),
            pay((SKILL,), boons.Lethal(2)), pay((LEGEND,), boons.Crit()), damage=SLASH,
        ),
        traits=(Trait("crown-of-blood", "attack"), Trait("dread-roar", "behavior", 1)),
        behaviours=(
            Behaviour((0, 1), (ENGAGE, OFF, ("use", "dread-roar"))), Behaviour((2, 3), (ENGAGE, MAIN)),
            Behaviour((), (NEAREST_2, ("shoot", "main", "2"))),
        ),
    ),
)  # fmt: skip

SCROLLS: dict[str, Scroll] = {each.name: each for each in _SCROLLS}
"""Every rank of a kind has its own: behaviour, weapons and powers. SS-ENEMY-01"""
MASTER_SCROLLS = tuple(each.name for each in _SCROLLS if each.rank == PURPLE)


def gremlin(rank: str, copy: int, **stats: object) -> EnemyCard:
    return enemy("gremlin", rank, copy, resists=((SLASH, -1),), **stats)


def enemy(kind: str, rank: str, copy: int, **stats: object) -> EnemyCard:
    return EnemyCard(name=f"{kind}-{rank}-{copy}", scroll=f"{kind}-{rank}", copy=copy, **stats)  # type: ignore[arg-type]


SHIELDED = (pay(lost("orc-warrior.shield"), boons.Shields()),)
TROLL_SHIELD = (pay(lost("troll.shield"), boons.Shields()),)

_CARDS = (  # SS-COMP-07, SS-ENEMY-02
    gremlin(GREEN, 1, hp=3, crowns=5, soul_points=1),
    gremlin(GREEN, 2, hp=3, crowns=5, soul_points=1, power_icons=1),
    gremlin(BLUE, 1, hp=4, crowns=10, soul_points=1, source="mixed"),
    gremlin(BLUE, 2, hp=4, loot=1, soul_points=1, power_icons=1),
    gremlin(RED, 1, hp=8, hp_many=12, armor=1, defence=2, treasures=1, soul_points=3,  # SS-BEST-16
            power_icons=1, source="mixed"),
    EnemyCard(name="gremlins-pack-1", scroll="gremlins-pack", hp=5, crowns=5, soul_points=2, figures=2,
              resists=((SLASH, -1),), source="book"),
    EnemyCard(name="gremlins-pack-2", scroll="gremlins-warband", copy=2, hp=5, loot=1, soul_points=2, figures=2,
              resists=((SLASH, -1),)),
    enemy("raider", GREEN, 1, hp=4, armor=1, crowns=5, resists=((PIERCE, -1),), source="book"),  # SS-BEST-06
    enemy("raider", GREEN, 2, hp=4, armor=1, loot=1, resists=((PIERCE, -1),), power_icons=1, soul_points=1),
    enemy("raider", BLUE, 1, hp=6, armor=1, crowns=10, resists=((PIERCE, -1),), soul_points=2),
    enemy("raider", BLUE, 2, hp=6, armor=1, treasures=1, resists=((PIERCE, -1),), power_icons=1, soul_points=2),
    enemy("raider", RED, 1, hp=10, hp_many=15, armor=1, defence=2, treasures=1, crowns=15, resists=((PIERCE, -1),),
          power_icons=1, soul_points=4),
    enemy("orc-warrior", GREEN, 1, hp=5, armor=1, crowns=5, resists=((MYSTIC, 1),), soul_points=1),
    enemy("orc-warrior", GREEN, 2, hp=5, armor=1, crowns=5, resists=((MYSTIC, 1),), power_icons=1, soul_points=1),
    enemy("orc-warrior", BLUE, 1, hp=7, armor=1, defence=1, crowns=10, resists=((MYSTIC, 1),), soul_points=2),
    enemy("orc-warrior", BLUE, 2, hp=7, armor=1, defence=1, loot=1, resists=((MYSTIC, 1),), power_icons=1,
        soul_points=2),
    enemy("orc-warrior", RED, 1, hp=15, hp_many=20, armor=2, defence=2, defences=SHIELDED, treasures=1,  # SS-BEST-09
          resists=((MYSTIC, 1),), power_icons=1, soul_points=4, source="mixed"),
    enemy("orc-shaman", GREEN, 1, hp=4, shields=2, crowns=5, resists=((MYSTIC, -1),),  # SS-BEST-17
          soul_points=1, source="mixed"),
    enemy("orc-shaman", GREEN, 2, hp=4, shields=2, loot=1, resists=((MYSTIC, -1),), power_icons=1, soul_points=1),
    enemy("orc-shaman", BLUE, 1, hp=6, shields=2, treasures=1, resists=((MYSTIC, -1),),  # SS-BEST-07
          power_icons=1, soul_points=2, source="mixed"),
    enemy("orc-shaman", BLUE, 2, hp=6, shields=2, crowns=15, resists=((MYSTIC, -1),), power_icons=1, soul_points=2,
        source="book"),
    enemy("orc-shaman", RED, 1, hp=10, hp_many=15, armor=1, shields=2, treasures=1,  # SS-BEST-08
          resists=((MYSTIC, -1),), power_icons=1, soul_points=4, source="mixed"),
)  # fmt: skip

_MASTERS = (
    EnemyCard(name="troll", scroll="troll", hp=22, hp_many=30, armor=1, defence=2, resists=(("any", -1),),
        soul_points=5,
              treasures=1, immune=(STUNNED,), source="mixed"),
    EnemyCard(name="enraged-troll", scroll="enraged-troll", copy=2, hp=18, hp_many=25, armor=1, defence=2,
              defences=TROLL_SHIELD, resists=(("any", -1),), soul_points=4, treasures=2, immune=(STUNNED,),
                  source="mixed"),
    EnemyCard(name="orc-king", scroll="orc-king", hp=14, hp_many=20, armor=1, defence=1,
              resists=((SLASH, -1), (MYSTIC, 1)), soul_points=4, treasures=1, flip="orc-king-unbound",
              immune=(STUNNED,)),
    EnemyCard(name="orc-king-unbound", scroll="orc-king-unbound", copy=2, hp=12, hp_many=18, shields=2, defence=1,
              resists=(("any-but-mystic", -1),), soul_points=4, treasures=2, immune=(STUNNED,)),
)  # fmt: skip

ENEMY_CARDS: dict[str, EnemyCard] = {each.name: each for each in _CARDS}
"""The 22 cards of the enemy deck."""
MASTERS: dict[str, EnemyCard] = {each.name: each for each in _MASTERS}
CARD: dict[str, EnemyCard] = ENEMY_CARDS | MASTERS

ENEMY_POWERS: dict[str, EnemyPower] = {
    each.name: each
    for each in (
        EnemyPower(
            name="flaming-weapon", icon="attack", one=0, two=1,
            spends=(always(boons.Fire(2)), pay(lost("flaming-weapon.hit"), boons.Hits())),
            spends_two=(always(boons.Fire(2), boons.Hits()), pay(lost("flaming-weapon.aoe"), boons.Aoe(0))),
                source="mixed",
        ),
        EnemyPower(name="venom", icon="attack", one=1, two=2, spends=(pay((SKILL,), boons.Poison()),),
                   spends_two=(always(boons.Poison()), pay((SKILL,), boons.Poison(2)))),
        EnemyPower(name="savage", icon="attack", one=1, two=2, spends=(always(boons.Hits()),),
                   spends_two=(always(boons.Hits(2)),)),
        EnemyPower(name="crushing", icon="attack", one=1, two=1, spends=(pay((SKILL,), boons.Bash()),),
                   spends_two=(always(boons.Bash()), pay((SKILL,), boons.Knockdown()))),
        EnemyPower(name="vicious", icon="attack", one=1, two=1, spends=(pay((SKILL,), boons.Crit()),),
                   spends_two=(always(boons.Crit()),)),
        EnemyPower(name="vampiric", icon="attack", one=1, two=2, spends=(always(boons.Drain()),),
                   spends_two=(always(boons.Drain()), pay((MAGIC,), boons.Lethal()))),
        EnemyPower(name="swift", icon="movement", does="steps", one=1, two=2),
        EnemyPower(name="thick-hide", icon="always", does="armor", one=1, two=2),
        EnemyPower(name="spell-ward", icon="always", does="shields", one=1, two=2),
        EnemyPower(name="regrowth", icon="always", does="recover", one=1, two=2),
        EnemyPower(name="death-throes", icon="reaction", does="death-throes", one=1, two=2),
        EnemyPower(name="vengeance", icon="reaction", does="vengeance", one=1, two=2),
        EnemyPower(name="war-drum", icon="special", does="evil-forces", one=1, two=1),
    )
}  # fmt: skip
"""SS-ENEMY-27, SS-ENEMY-29, SS-ENEMY-32"""
