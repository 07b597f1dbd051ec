"""The words in which city and road events are declared. GH-EVENT-03, 04, 05, GH-REVENT

    city(
        8,
        a=(gone(OpenScenario(93), Achieve("a-map-to-treasure"), when=PayTogether(20, 15)), back(when=OTHERWISE)),
        b=(gone(),),
    )

An option has outcomes, read from top to bottom. `gone` takes the card out of the game, `back` puts it under its deck,
`also` leaves that to another outcome. What is gained or lost by "each" is gained by every character of the party.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from tabletome.games.gloomhaven.content.notation.sources import Source

Deck: TypeAlias = Literal["city", "road"]
DECKS: tuple[Deck, Deck] = ("city", "road")
GONE, BACK, ELSEWHERE = "gone", "back", ""

# Conditions


class Condition(msgspec.Struct, frozen=True, tag=True):
    """When an outcome, or a part of it, applies."""


class Otherwise(Condition, frozen=True):
    """No condition of an earlier outcome of this option was met. GH-REVENT-06"""


class Classes(Condition, frozen=True):
    """At least one of these classes is in the party. GH-REVENT-03"""

    names: tuple[str, ...]


class ReputationAbove(Condition, frozen=True):
    """The party's reputation is above this value. GH-REVENT-04, GH-REP-02"""

    value: int


class ReputationBelow(Condition, frozen=True):
    """The party's reputation is below this value. GH-REVENT-04, GH-REP-02"""

    value: int


class PayTogether(Condition, frozen=True):
    """The members have so much gold together, and pay it; well-liked ones may pay less. GH-REVENT-05"""

    gold: int
    liked: int = 0
    """What those pay whose reputation is above LIKED; 0: the same."""


LIKED = 9


class PayEach(Condition, frozen=True):
    """Every member has so much gold, and pays it. GH-REVENT-05"""

    gold: int


class PayItem(Condition, frozen=True):
    """Somebody owns this item, and gives it away. GH-REVENT-08"""

    item: int


OTHERWISE = Otherwise()


def classes(*names: str) -> Classes:
    return Classes(names)


# Effects


class Effect(msgspec.Struct, frozen=True, tag=True):
    """Something that an outcome does."""


class GoldEach(Effect, frozen=True):
    """Gold for each character; negative: lost. GH-REVENT-09, 10"""

    gold: int


class GoldTogether(Effect, frozen=True):
    """Gold divided as the players wish; negative: lost. GH-REVENT-08, 10"""

    gold: int


class Experience(Effect, frozen=True):
    """Experience for each character. GH-REVENT-09"""

    xp: int


class Checks(Effect, frozen=True):
    """Checkmarks for each; negative: lost, but never one that has earned a perk. GH-REVENT-09, 11"""

    checks: int


class Reputation(Effect, frozen=True):
    """The party's reputation rises or falls. GH-REP-01"""

    by: int


class Prosperity(Effect, frozen=True):
    """The city's prosperity rises or falls. GH-PROSP-01, GH-REVENT-12"""

    by: int


class Item(Effect, frozen=True):
    """One copy, for a member of the players' choice. GH-REVENT-08"""

    number: int


class Design(Effect, frozen=True):
    """All copies of an item come into the shop. GH-SHOP-05"""

    number: int


class RandomDesign(Effect, frozen=True):
    """A design drawn at random comes into the shop. GH-RITEM-01"""


class AddEvent(Effect, frozen=True):
    """A card joins a deck, which is shuffled. GH-EVENT-07, 08"""

    deck: Deck
    number: int


class OpenScenario(Effect, frozen=True):
    number: int


class Achieve(Effect, frozen=True):
    """A party or global achievement. GH-ACHV-01"""

    name: str


class StartWith(Effect, frozen=True):
    """Every character starts the next scenario with this condition, or with one such modifier card."""

    condition: str


class StartHurt(Effect, frozen=True):
    """Every character suffers damage when the next scenario starts."""

    damage: int


class StartDiscarding(Effect, frozen=True):
    """Every character discards cards of the hand when the next scenario starts."""

    cards: int


class StartClumsy(Effect, frozen=True):
    """One character of the players' choice adds so many -1 cards for the next scenario."""

    cards: int


class UseUp(Effect, frozen=True):
    """Every character, or one of the players' choice, uses up a small item: it is no help in the next scenario."""

    each: bool


class Either(Effect, frozen=True):
    """The players choose one of these."""

    effects: tuple[Effect, ...]


class If(Effect, frozen=True):
    """Only if the condition is met."""

    condition: Condition
    effect: Effect


class AsOption(Effect, frozen=True):
    """The outcomes of this other option follow."""

    option: str


# Cards


class Outcome(msgspec.Struct, frozen=True):
    effects: tuple[Effect, ...] = ()
    when: Condition | None = None
    """None: always. GH-REVENT-07"""
    goes: str = ELSEWHERE
    """Where the card goes afterwards. GH-EVENT-05"""


Option: TypeAlias = tuple[Outcome, ...]


class EventCard(msgspec.Struct, frozen=True):
    deck: Deck
    number: int
    options: dict[str, Option]
    front: dict[str, Condition] = {}
    """What the front says an option will cost; a price of 0 is not named there. GH-EVENT-01"""
    source: Source = "public"


def gone(*effects: Effect, when: Condition | None = None) -> Outcome:
    return Outcome(effects, when, GONE)


def back(*effects: Effect, when: Condition | None = None) -> Outcome:
    return Outcome(effects, when, BACK)


def also(*effects: Effect, when: Condition | None = None) -> Outcome:
    return Outcome(effects, when)
