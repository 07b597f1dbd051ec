"""The 24 personal quests: what each asks for, and which sealed box it opens. Facts are public. GH-PQUEST-02

quest(516, "pounds-of-flesh", "berserker", Kill("vermling", 15))
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from tabletome.games.gloomhaven.content.items import BODY, HAND, HANDS, HEAD, LEGS, SMALL, Slot
from tabletome.games.gloomhaven.content.notation.sources import Source

Deed: TypeAlias = Literal["donated", "enhanced", "exhausted", "allies-exhausted", "checks", "retirements"]


class Requirement(msgspec.Struct, frozen=True, tag=True):
    """Something that must have happened so many times."""

    number: int


class Kill(Requirement, frozen=True):
    """Monsters with one of these words in their names; with the help of an item, if one is named. GH-PQUEST-04"""

    words: tuple[str, ...]
    item: str = ""


class KillKinds(Requirement, frozen=True):
    """Monsters of different types."""


class KillElites(Requirement, frozen=True):
    """Elite monsters of any type."""


class Complete(Requirement, frozen=True):
    """Scenarios of a kind: a region of the board, `crypt`, `side`, `boss`, or `different` ones. GH-PQUEST-03"""

    kind: str


class Conclude(Requirement, frozen=True):
    """A scenario that opens when what stands before is fulfilled, and those that follow, to the last one."""

    first: int
    last: int


class Own(Requirement, frozen=True):
    """Items for these places at the same time."""

    slots: tuple[Slot, ...]


class OwnItem(Requirement, frozen=True):
    item: str


class HaveGold(Requirement, frozen=True):
    """At the moment of retirement."""


class Did(Requirement, frozen=True):
    """Counted as it happens."""

    deed: Deed


class Quest(msgspec.Struct, frozen=True):
    number: int
    name: str
    opens: str
    """A class's box, or an envelope. GH-RETIRE-03"""
    wants: tuple[Requirement, ...]
    source: Source = "public"


def quest(number: int, name: str, opens: str, *wants: Requirement) -> Quest:
    return Quest(number, name, opens, wants)


def kill(number: int, *words: str, item: str = "") -> Kill:
    return Kill(number, words, item)


REGION_ORDER = (
    "gloomhaven", "dagger-forest", "lingering-swamp", "watcher-mountains", "copperneck-mountains", "misty-sea",
)  # fmt: skip

PERSONAL_QUESTS: dict[str, Quest] = {
    each.name: each
    for each in (
        quest(510, "seeker-of-xorn", "plagueherald", Complete(3, "crypt"), Conclude(1, 52, 54)),
        quest(
            511,
            "merchant-class",
            "quartermaster",
            Own(2, (HEAD,)),
            Own(2, (BODY,)),
            Own(2, (LEGS,)),
            Own(3, (HAND, HANDS)),
            Own(4, (SMALL,)),
        ),
        quest(512, "greed-is-good", "quartermaster", HaveGold(200)),
        quest(513, "finding-the-cure", "X", kill(8, "forest-imp"), Conclude(1, 59, 60)),
        quest(514, "a-study-of-anatomy", "sawbones", Did(15, "allies-exhausted")),
        quest(515, "law-bringer", "sunkeeper", kill(20, "bandit", "cultist")),
        quest(516, "pounds-of-flesh", "berserker", kill(15, "vermling")),
        quest(517, "trophy-hunt", "beast-tyrant", KillKinds(20)),
        quest(518, "eternal-wanderer", "summoner", Complete(15, "different")),
        quest(519, "battle-legend", "soothsinger", Did(15, "checks")),
        quest(
            520,
            "implement-of-light",
            "sunkeeper",
            OwnItem(1, "skullbane-axe"),
            kill(7, "living-bones", "living-corpse", "living-spirit", item="skullbane-axe"),
        ),
        quest(521, "take-back-the-trees", "doomstalker", Complete(3, "dagger-forest"), Conclude(1, 55, 56)),
        quest(522, "the-thin-places", "nightshroud", Complete(6, "side")),
        quest(
            523,
            "aberrant-slayer",
            "elementalist",
            *(kill(1, f"{element}-demon") for element in ("flame", "frost", "wind", "earth", "night", "sun")),
        ),
        quest(524, "fearless-stand", "beast-tyrant", KillElites(20)),
        quest(525, "piety-in-all-things", "sawbones", Did(120, "donated")),
        quest(526, "vengeance", "X", Complete(4, "gloomhaven"), Conclude(1, 57, 58)),
        quest(527, "zealot-of-the-blood-god", "berserker", Did(12, "exhausted")),
        quest(528, "goliath-toppler", "doomstalker", Complete(4, "boss")),
        quest(529, "the-fall-of-man", "nightshroud", Complete(2, "lingering-swamp"), Conclude(1, 61, 62)),
        quest(530, "augmented-abilities", "summoner", Did(4, "enhanced")),
        quest(531, "elemental-samples", "elementalist", *(Complete(1, region) for region in REGION_ORDER)),
        quest(532, "a-helping-hand", "soothsinger", Did(2, "retirements")),
        quest(533, "the-perfect-poison", "plagueherald", kill(3, "ooze"), kill(3, "lurker"), kill(3, "spitting-drake")),
    )
}
