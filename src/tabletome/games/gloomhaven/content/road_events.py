"""The 69 road events: what each option brings. Facts are public. GH-EVENT-03, 06, GH-COMP-01"""

from __future__ import annotations

from tabletome.games.gloomhaven.content.notation.events import (
    OTHERWISE,
    AddEvent,
    AsOption,
    Checks,
    Condition,
    EventCard,
    Experience,
    GoldEach,
    GoldTogether,
    If,
    Item,
    OpenScenario,
    Option,
    PayEach,
    PayItem,
    Prosperity,
    Reputation,
    ReputationAbove,
    ReputationBelow,
    StartClumsy,
    StartDiscarding,
    StartHurt,
    StartWith,
    UseUp,
    also,
    back,
    classes,
    gone,
)


def road(number: int, a: Option, b: Option, front: dict[str, Condition] | None = None) -> EventCard:
    return EventCard("road", number, {"a": a, "b": b}, front or {})


EVENTS: tuple[EventCard, ...] = (
    road(1, a=(back(StartWith("poison")),), b=(back(StartHurt(3)),)),
    road(2, a=(back(StartWith("bless")),), b=(back(),)),
    road(3, a=(back(StartWith("poison")),), b=(back(),)),
    road(4, a=(gone(GoldEach(2), If(ReputationAbove(9), GoldEach(1))),), b=(gone(GoldEach(10), Reputation(-2)),)),
    road(5, a=(gone(Item(106)),), b=(gone(StartWith("curse"), Reputation(1)),)),
    road(6, a=(back(Checks(-1)),), b=(back(StartWith("wound")),)),
    road(7, a=(gone(Experience(5), Checks(-1)),), b=(gone(),)),
    road(8, a=(back(GoldEach(-5)),), b=(gone(StartHurt(3)),)),
    road(9, a=(back(UseUp(each=False)),), b=(back(Reputation(-1)),)),
    road(10, a=(gone(StartHurt(1)),), b=(gone(AddEvent("city", 71), StartHurt(1)),)),
    road(
        11,
        a=(back(StartHurt(2)),),
        b=(
            gone(AddEvent("city", 73), when=classes("cragheart", "spellweaver", "elementalist", "summoner")),
            back(StartHurt(4), when=OTHERWISE),
        ),
    ),
    road(12, a=(gone(),), b=(gone(StartClumsy(3), Reputation(1)),)),
    road(13, a=(gone(GoldEach(2)),), b=(gone(StartWith("curse")),)),
    road(14, a=(back(StartWith("bless")),), b=(back(),)),
    road(15, a=(back(StartWith("muddle"), StartHurt(2)),), b=(back(),)),
    road(16, a=(gone(StartWith("curse"), StartHurt(2)),), b=(gone(StartWith("bless")),)),
    road(17, a=(gone(GoldTogether(5)),), b=(gone(Prosperity(1)),)),
    road(18, a=(gone(when=ReputationBelow(-4)), gone(StartWith("curse"), when=OTHERWISE)), b=(gone(StartHurt(3)),)),
    road(
        19,
        a=(gone(when=ReputationBelow(-4)), gone(Reputation(1), when=OTHERWISE)),
        b=(gone(Reputation(-2), If(ReputationBelow(-9), Item(41))),),
    ),
    road(20, a=(gone(StartWith("poison"), StartHurt(2)),), b=(gone(Experience(3)),)),
    road(21, a=(gone(StartWith("wound"), StartHurt(3), Checks(-1)),), b=(gone(StartDiscarding(2)),)),
    road(22, a=(gone(AddEvent("city", 74)),), b=(gone(Experience(2), StartWith("curse")),)),
    road(23, a=(gone(),), b=(gone(GoldEach(2), Reputation(-1)),)),
    road(24, a=(gone(GoldTogether(10), StartDiscarding(2), OpenScenario(82)),), b=(gone(OpenScenario(82)),)),
    road(25, a=(back(when=classes("brute", "berserker")), back(GoldEach(-5), when=OTHERWISE)), b=(gone(StartHurt(3)),)),
    road(
        26,
        a=(gone(StartWith("bless"), Reputation(1), when=classes("tinkerer", "quartermaster")), gone(when=OTHERWISE)),
        b=(gone(GoldTogether(10), Reputation(-1)),),
    ),
    road(
        27,
        a=(gone(when=classes("spellweaver", "elementalist", "summoner")), gone(StartDiscarding(3), when=OTHERWISE)),
        b=(back(StartHurt(2)),),
    ),
    road(
        28,
        a=(
            also(
                GoldTogether(10),
                If(classes("scoundrel", "sawbones", "soothsinger"), GoldTogether(10)),
                when=PayItem(13),
            ),
            gone(),
        ),
        b=(gone(),),
        front={"a": PayItem(13)},
    ),
    road(
        29, a=(gone(when=classes("cragheart")), gone(StartDiscarding(2), when=OTHERWISE)), b=(back(StartWith("wound")),)
    ),
    road(
        30,
        a=(gone(when=classes("mindthief", "beast-tyrant")), gone(UseUp(each=True), Reputation(1), when=OTHERWISE)),
        b=(gone(GoldEach(2)),),
    ),
    road(
        31,
        a=(
            gone(Reputation(2), StartHurt(3), GoldEach(5), when=classes("brute", "tinkerer", "quartermaster")),
            gone(StartHurt(3), GoldEach(5), when=OTHERWISE),
        ),
        b=(gone(StartHurt(1), GoldEach(5)),),
    ),
    road(
        32,
        a=(gone(Reputation(1), when=classes("quartermaster")), gone(GoldEach(-5), Reputation(1), when=OTHERWISE)),
        b=(gone(Reputation(-1)),),
    ),
    road(
        33,
        a=(gone(when=classes("nightshroud", "summoner")), gone(StartHurt(1), StartDiscarding(1), when=OTHERWISE)),
        b=(gone(StartHurt(3)),),
    ),
    road(
        34,
        a=(gone(when=classes("scoundrel", "mindthief", "nightshroud")), gone(StartHurt(4), when=OTHERWISE)),
        b=(gone(when=classes("brute", "berserker")), gone(StartDiscarding(2), when=OTHERWISE)),
    ),
    road(
        35,
        a=(gone(StartHurt(1), when=classes("plagueherald")), gone(StartWith("poison"), StartHurt(3), when=OTHERWISE)),
        b=(gone(when=PayEach(5)), also(AsOption("a"), when=OTHERWISE)),
        front={"b": PayEach(0)},
    ),
    road(
        36,
        a=(
            gone(when=classes("berserker", "beast-tyrant", "doomstalker")),
            back(StartWith("poison"), StartHurt(2), when=OTHERWISE),
        ),
        b=(back(StartDiscarding(1)),),
    ),
    road(
        37,
        a=(gone(when=classes("soothsinger")), gone(StartDiscarding(2), when=OTHERWISE)),
        b=(gone(StartWith("disarm")),),
    ),
    road(
        38,
        a=(
            gone(Prosperity(1), when=classes("berserker", "beast-tyrant", "doomstalker")),
            gone(Checks(-1), StartDiscarding(1), when=OTHERWISE),
        ),
        b=(gone(),),
    ),
    road(
        39,
        a=(
            gone(Reputation(1), when=classes("sawbones")),
            gone(StartWith("poison"), GoldTogether(-10), Reputation(1), when=OTHERWISE),
        ),
        b=(gone(),),
    ),
    road(
        40,
        a=(
            gone(when=classes("spellweaver", "elementalist", "summoner")),
            gone(StartWith("muddle"), StartWith("immobilize"), when=OTHERWISE),
        ),
        b=(gone(StartDiscarding(2)),),
    ),
    road(
        41,
        a=(gone(when=classes("beast-tyrant")), gone(StartWith("wound"), StartHurt(3), when=OTHERWISE)),
        b=(gone(StartHurt(2)),),
    ),
    road(42, a=(gone(StartDiscarding(3)),), b=(gone(AddEvent("road", 60)),)),
    road(43, a=(gone(StartClumsy(3), GoldTogether(10)),), b=(gone(),)),
    road(44, a=(gone(OpenScenario(90)),), b=(gone(),)),
    road(45, a=(gone(StartWith("poison"), StartHurt(2)),), b=(gone(),)),
    road(46, a=(gone(),), b=(back(),)),
    road(47, a=(gone(),), b=(gone(StartWith("poison"), StartHurt(2)),)),
    road(48, a=(gone(AddEvent("road", 61)),), b=(gone(StartWith("muddle"), StartWith("wound"), StartHurt(3)),)),
    road(49, a=(gone(OpenScenario(80)),), b=(gone(OpenScenario(80), StartHurt(4), GoldEach(5)),)),
    road(50, a=(gone(AddEvent("city", 68)),), b=(also(StartDiscarding(2), AsOption("a")),)),
    road(51, a=(gone(Item(129)),), b=(gone(),)),
    road(52, a=(gone(),), b=(gone(StartWith("poison"), StartWith("curse"), GoldTogether(10)),)),
    road(53, a=(gone(StartHurt(3)),), b=(gone(UseUp(each=True), Item(117)),)),
    road(
        54,
        a=(gone(Reputation(1), StartDiscarding(2)),),
        b=(
            gone(Reputation(1), when=classes("berserker", "beast-tyrant", "doomstalker")),
            gone(AddEvent("city", 69), when=OTHERWISE),
        ),
    ),
    road(55, a=(gone(),), b=(gone(StartWith("poison")),)),
    road(56, a=(gone(Reputation(1)),), b=(gone(GoldEach(3)),)),
    road(57, a=(gone(),), b=(gone(StartDiscarding(2), AddEvent("road", 63)),)),
    road(58, a=(gone(),), b=(gone(StartDiscarding(3)),)),
    road(
        59,
        a=(gone(StartHurt(2), StartWith("poison"), StartWith("muddle"), StartWith("bless")),),
        b=(gone(StartDiscarding(2), StartWith("curse")),),
    ),
    road(60, a=(gone(Reputation(1)),), b=(gone(Item(18)),)),
    road(61, a=(gone(AddEvent("road", 62)),), b=(gone(OpenScenario(85)),)),
    road(62, a=(gone(OpenScenario(85)),), b=(gone(StartWith("muddle"), StartWith("wound"), StartHurt(3)),)),
    road(63, a=(gone(),), b=(gone(Item(49)),)),
    road(
        64,
        a=(gone(Checks(-1), StartDiscarding(4), StartHurt(4)),),
        b=(gone(Checks(-1), StartDiscarding(2), StartHurt(2)),),
    ),
    road(65, a=(gone(Reputation(2)),), b=(gone(GoldEach(3)),)),
    road(66, a=(gone(GoldEach(25)),), b=(gone(GoldEach(25), StartWith("wound"), StartHurt(2)),)),
    road(67, a=(back(Prosperity(1)),), b=(gone(GoldEach(20)),)),
    road(68, a=(back(GoldEach(10)),), b=(back(Reputation(2)),)),
    road(69, a=(back(Experience(5)),), b=(back(Checks(-1), Prosperity(1)),)),
)
