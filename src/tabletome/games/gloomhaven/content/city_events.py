"""The 81 city events: what each option brings. Facts are public. GH-EVENT-03, 06, GH-COMP-01"""

from __future__ import annotations

from tabletome.games.gloomhaven.content.notation.events import (
    OTHERWISE,
    Achieve,
    AddEvent,
    AsOption,
    Checks,
    Condition,
    Design,
    Either,
    EventCard,
    Experience,
    GoldEach,
    GoldTogether,
    If,
    Item,
    OpenScenario,
    Option,
    PayTogether,
    Prosperity,
    RandomDesign,
    Reputation,
    ReputationAbove,
    ReputationBelow,
    StartWith,
    also,
    back,
    classes,
    gone,
)


def city(number: int, a: Option, b: Option, front: dict[str, Condition] | None = None) -> EventCard:
    return EventCard("city", number, {"a": a, "b": b}, front or {})


EVENTS: tuple[EventCard, ...] = (
    city(1, a=(back(Experience(10), Either((GoldEach(-5), Reputation(-1)))),), b=(back(Reputation(1)),)),
    city(2, a=(back(when=PayTogether(10)), back(when=OTHERWISE)), b=(back(),), front={"a": PayTogether(10)}),
    city(
        3,
        a=(gone(Item(125), Achieve("ancient-technology"), when=PayTogether(10)), back(when=OTHERWISE)),
        b=(back(),),
        front={"a": PayTogether(10)},
    ),
    city(4, a=(gone(),), b=(gone(Checks(-1), Reputation(1)),)),
    city(
        5,
        a=(gone(Checks(-1), Reputation(1), Prosperity(1)),),
        b=(gone(GoldEach(5), If(ReputationBelow(-4), GoldEach(5))),),
    ),
    city(6, a=(gone(Experience(5), Prosperity(1)),), b=(gone(RandomDesign(), If(ReputationAbove(4), Reputation(-1))),)),
    city(
        7,
        a=(gone(GoldEach(5), If(ReputationAbove(9), Reputation(-1)), If(ReputationBelow(-4), Reputation(1))),),
        b=(gone(If(ReputationAbove(4), Reputation(1)), If(ReputationBelow(-9), Reputation(-1))),),
    ),
    city(
        8,
        a=(gone(OpenScenario(93), Achieve("a-map-to-treasure"), when=PayTogether(20, 15)), back(when=OTHERWISE)),
        b=(gone(),),
    ),
    city(9, a=(gone(GoldEach(10), If(ReputationBelow(-9), GoldEach(5))),), b=(gone(Prosperity(1)),)),
    city(
        10,
        a=(gone(GoldEach(-5), when=ReputationAbove(-5)), back(GoldEach(5), when=OTHERWISE)),
        b=(gone(Reputation(1)),),
    ),
    city(
        11,
        a=(
            gone(RandomDesign(), If(ReputationAbove(9), Reputation(-1)), when=PayTogether(5)),
            gone(Reputation(-1), when=OTHERWISE),
        ),
        b=(gone(If(ReputationBelow(-4), Reputation(1))),),
        front={"a": PayTogether(5)},
    ),
    city(12, a=(gone(Reputation(-1)),), b=(gone(Checks(-1), GoldEach(10), Reputation(1)),)),
    city(13, a=(back(StartWith("bless"), GoldEach(-3)),), b=(back(),)),
    city(14, a=(gone(Experience(10)),), b=(gone(Reputation(2)),)),
    city(
        15,
        a=(gone(when=ReputationAbove(5)), gone(Reputation(-2), when=OTHERWISE)),
        b=(gone(when=PayTogether(15)), gone(Checks(-1), when=OTHERWISE)),
    ),
    city(16, a=(gone(AddEvent("city", 70), when=PayTogether(10)), gone(when=OTHERWISE)), b=(gone(),)),
    city(17, a=(gone(GoldTogether(10)),), b=(gone(OpenScenario(81)),)),
    city(18, a=(back(Reputation(-1)),), b=(back(GoldEach(2)),)),
    city(
        19,
        a=(
            gone(GoldTogether(-20), Reputation(2), when=ReputationAbove(9)),
            gone(GoldTogether(-20), when=ReputationBelow(10)),
        ),
        b=(gone(GoldTogether(-5), Reputation(-1), when=ReputationBelow(-4)), gone(GoldTogether(-5), when=OTHERWISE)),
    ),
    city(
        20,
        a=(back(GoldTogether(10), when=ReputationAbove(9)), gone(Experience(5), GoldTogether(10), when=OTHERWISE)),
        b=(gone(Prosperity(-1)),),
    ),
    city(
        21,
        a=(gone(GoldTogether(5), AddEvent("road", 65), when=ReputationAbove(7)), gone(when=OTHERWISE)),
        b=(gone(AddEvent("road", 65)),),
    ),
    city(22, a=(gone(Reputation(2)),), b=(back(Checks(1)),)),
    city(23, a=(gone(Reputation(1)),), b=(gone(StartWith("bless")),)),
    city(24, a=(back(Experience(10)),), b=(back(Prosperity(1)),)),
    city(
        25,
        a=(
            gone(GoldTogether(5), when=classes("brute", "cragheart", "berserker")),
            gone(GoldTogether(-10), when=OTHERWISE),
        ),
        b=(gone(),),
    ),
    city(
        26,
        a=(gone(Reputation(2), when=classes("tinkerer")), gone(when=OTHERWISE)),
        b=(
            gone(GoldTogether(10), when=classes("scoundrel", "mindthief", "nightshroud")),
            gone(Reputation(-1), when=OTHERWISE),
        ),
    ),
    city(
        27,
        a=(
            gone(Prosperity(1), when=classes("spellweaver", "doomstalker", "soothsinger")),
            gone(Reputation(-1), when=OTHERWISE),
        ),
        b=(gone(AddEvent("city", 60)),),
    ),
    city(
        28,
        a=(
            gone(GoldEach(10), when=classes("scoundrel", "mindthief", "nightshroud")),
            gone(Reputation(-3), when=OTHERWISE),
        ),
        b=(gone(),),
    ),
    city(
        29,
        a=(gone(Prosperity(1), when=classes("cragheart", "elementalist")), back(when=OTHERWISE)),
        b=(gone(Prosperity(1), when=classes("scoundrel", "sawbones", "soothsinger")), back(when=OTHERWISE)),
    ),
    city(
        30,
        a=(gone(GoldEach(5), Item(105), when=classes("mindthief")), back(GoldEach(-5), when=OTHERWISE)),
        b=(gone(Reputation(-1)),),
    ),
    city(
        31,
        a=(gone(GoldTogether(20), OpenScenario(83), Achieve("bad-business")),),
        b=(also(AsOption("a"), when=classes("sunkeeper")), gone(GoldEach(-10), when=OTHERWISE)),
    ),
    city(
        32,
        a=(gone(GoldTogether(15), Reputation(1), when=classes("quartermaster")), gone(Reputation(1), when=OTHERWISE)),
        b=(gone(GoldTogether(15)),),
    ),
    city(33, a=(gone(Reputation(2), when=classes("summoner", "nightshroud")), gone(when=OTHERWISE)), b=(gone(),)),
    city(34, a=(gone(OpenScenario(78), when=classes("nightshroud")), back(when=OTHERWISE)), b=(gone(Reputation(1)),)),
    city(35, a=(gone(GoldTogether(1)),), b=(gone(Prosperity(1), when=classes("plagueherald")), gone(when=OTHERWISE))),
    city(
        36,
        a=(gone(Experience(5), Reputation(-2), when=classes("berserker")), gone(Reputation(-1), when=OTHERWISE)),
        b=(gone(GoldTogether(-10), when=classes("berserker")), gone(Reputation(1), when=OTHERWISE)),
    ),
    city(
        37,
        a=(gone(Prosperity(1), when=classes("soothsinger")), gone(Reputation(-1), when=OTHERWISE)),
        b=(
            gone(Prosperity(1), when=classes("quartermaster", "spellweaver", "tinkerer", "elementalist", "summoner")),
            gone(when=OTHERWISE),
        ),
    ),
    city(
        38,
        a=(
            gone(Prosperity(1), Reputation(-1), when=classes("spellweaver", "doomstalker")),
            gone(Prosperity(1), when=OTHERWISE),
        ),
        b=(gone(Reputation(-1), when=classes("spellweaver", "doomstalker")), gone(when=OTHERWISE)),
    ),
    city(
        39,
        a=(
            gone(If(classes("scoundrel", "mindthief", "nightshroud", "sawbones", "soothsinger"), AddEvent("city", 65))),
        ),
        b=(gone(),),
    ),
    city(
        40,
        a=(
            gone(Reputation(2), when=classes("tinkerer", "sawbones", "sunkeeper")),
            gone(Prosperity(1), when=classes("spellweaver", "elementalist", "summoner")),
            gone(when=OTHERWISE),
        ),
        b=(gone(Item(102), Reputation(1)),),
    ),
    city(
        41,
        a=(
            gone(GoldTogether(-10), Item(34), when=classes("beast-tyrant")),
            gone(Item(34), when=PayTogether(25)),
            back(when=OTHERWISE),
        ),
        b=(gone(),),
    ),
    city(42, a=(gone(Prosperity(1), Reputation(1)),), b=(gone(Reputation(-1)),)),
    city(
        43,
        a=(gone(AddEvent("city", 61), when=PayTogether(5)), also(AsOption("b"), when=OTHERWISE)),
        b=(gone(Item(126)),),
        front={"a": PayTogether(0)},
    ),
    city(
        44,
        a=(
            gone(Reputation(1), GoldTogether(10), when=classes("spellweaver", "elementalist", "summoner")),
            gone(Reputation(-1), when=OTHERWISE),
        ),
        b=(gone(Reputation(1)),),
    ),
    city(45, a=(gone(Reputation(1)),), b=(gone(AddEvent("city", 62)),)),
    city(46, a=(back(Reputation(1), GoldEach(-5)),), b=(gone(),)),
    city(
        47, a=(gone(Reputation(-1), OpenScenario(87), Achieve("the-poisons-source")),), b=(gone(AddEvent("city", 63)),)
    ),
    city(
        48,
        a=(gone(Achieve("sun-blessed"), when=PayTogether(5)), gone(when=OTHERWISE)),
        b=(gone(GoldTogether(3)),),
        front={"a": PayTogether(0)},
    ),
    city(
        49,
        a=(gone(Prosperity(1)),),
        b=(
            gone(GoldTogether(15), AsOption("a"), when=classes("scoundrel", "sawbones", "soothsinger")),
            gone(when=OTHERWISE),
        ),
    ),
    city(50, a=(gone(Experience(5), Reputation(1)),), b=(gone(GoldEach(10)),)),
    city(
        51,
        a=(gone(Reputation(1), AddEvent("city", 64)),),
        b=(gone(when=classes("scoundrel", "sawbones", "soothsinger")), gone(Reputation(-1), when=OTHERWISE)),
    ),
    city(52, a=(gone(Reputation(-2)),), b=(gone(Prosperity(1)),)),
    city(53, a=(gone(Reputation(-1), Item(117)),), b=(gone(),)),
    city(
        54,
        a=(gone(Reputation(1)),),
        b=(gone(GoldTogether(20), when=classes("scoundrel", "mindthief", "nightshroud")), gone(when=OTHERWISE)),
    ),
    city(55, a=(gone(Prosperity(1)),), b=(gone(Reputation(1)),)),
    city(56, a=(gone(Prosperity(1)),), b=(gone(AddEvent("city", 66)),)),
    city(
        57,
        a=(gone(Design(118), when=PayTogether(10)), gone(when=OTHERWISE)),
        b=(gone(GoldTogether(3)),),
        front={"a": PayTogether(0)},
    ),
    city(58, a=(gone(Reputation(1)),), b=(gone(OpenScenario(91)),)),
    city(59, a=(gone(Reputation(-1)),), b=(gone(Prosperity(-1)),)),
    city(
        60,
        a=(gone(Reputation(1), when=classes("spellweaver", "doomstalker", "soothsinger")), gone(when=OTHERWISE)),
        b=(gone(GoldEach(5), Prosperity(-1)),),
    ),
    city(61, a=(gone(Item(127)),), b=(gone(GoldTogether(30)),)),
    city(62, a=(gone(Item(109)),), b=(gone(Reputation(3)),)),
    city(63, a=(gone(OpenScenario(86)),), b=(gone(Prosperity(-1), Reputation(-1)),)),
    city(64, a=(gone(OpenScenario(89), Achieve("sin-ra")),), b=(gone(AddEvent("road", 64)),)),
    city(65, a=(gone(Reputation(2)),), b=(gone(Prosperity(1), Reputation(2), If(classes("sawbones"), Reputation(1))),)),
    city(
        66,
        a=(gone(Item(55), when=PayTogether(40)), also(AsOption("b"), when=OTHERWISE)),
        b=(gone(AddEvent("city", 67)),),
        front={"a": PayTogether(0)},
    ),
    city(
        67,
        a=(gone(when=PayTogether(60)), also(AsOption("b"), when=OTHERWISE)),
        b=(gone(OpenScenario(92), Achieve("debt-collection")),),
        front={"a": PayTogether(0)},
    ),
    city(
        68,
        a=(
            gone(OpenScenario(88), Achieve("water-staff"), when=classes("summoner", "nightshroud")),
            gone(GoldTogether(-15), OpenScenario(88), Achieve("water-staff"), when=OTHERWISE),
        ),
        b=(gone(),),
    ),
    city(69, a=(gone(Reputation(1)),), b=(gone(Reputation(-1)),)),
    city(70, a=(gone(Prosperity(1), when=ReputationAbove(9)), gone(Reputation(-1), when=OTHERWISE)), b=(gone(),)),
    city(71, a=(gone(AddEvent("city", 72)),), b=(back(Checks(-1)),)),
    city(72, a=(gone(OpenScenario(79), Achieve("fishs-aid")),), b=(gone(),)),
    city(73, a=(gone(GoldTogether(-5), OpenScenario(84), Achieve("tremors")),), b=(gone(Prosperity(-1)),)),
    city(74, a=(gone(Reputation(1)),), b=(gone(StartWith("curse"), Experience(2)),)),
    city(75, a=(back(Reputation(-1)),), b=(gone(Reputation(-2)),)),
    city(
        76,
        a=(gone(OpenScenario(74), Achieve("high-sea-escort"), when=ReputationAbove(14)), back(when=OTHERWISE)),
        b=(back(),),
    ),
    city(
        77,
        a=(gone(OpenScenario(75), Achieve("grave-job"), when=ReputationBelow(-14)), back(when=OTHERWISE)),
        b=(back(),),
    ),
    city(78, a=(gone(OpenScenario(94)),), b=(also(GoldTogether(5), AsOption("a")),)),
    city(79, a=(gone(Prosperity(-1)),), b=(gone(Reputation(-1)),)),
    city(
        80,
        a=(gone(when=classes("scoundrel", "sawbones", "soothsinger")), gone(Reputation(-1), when=OTHERWISE)),
        b=(gone(Reputation(-2)),),
    ),
    city(81, a=(back(Reputation(2)),), b=(back(Reputation(-2)),)),
)
