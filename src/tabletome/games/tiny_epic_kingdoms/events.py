"""What can happen. Seats are numbers, regions are written territory.number, a war cost of 0 is the white flag."""

from __future__ import annotations

from tabletome.engine import Event


class FactionChosen(Event):
    seat: int
    faction: str


class SideChosen(Event):
    seat: int
    territory: str


class Stocked(Event):
    seat: int
    mana: int
    ore: int
    food: int


class Settled(Event):
    seat: int
    region: str


class LostKingdomLaid(Event):
    territory: str


class TokensPlaced(Event):
    count: int


class Selected(Event):
    seat: int
    action: str


class Cleared(Event):
    seat: int


class Skipped(Event):
    seat: int


class Moved(Event):
    """`how` is patrol, quest, swap, retreat, flee or shelter."""

    seat: int
    start: str
    to: str
    how: str


class StoodUp(Event):
    seat: int
    region: str


class Built(Event):
    seat: int
    level: int


class Learned(Event):
    seat: int
    faction: str
    level: int


class Expanded(Event):
    seat: int
    region: str


class Traded(Event):
    seat: int
    give: str
    count: int
    get: str
    gained: int


class TradedBoth(Event):
    seat: int
    ore: int
    food: int
    gained: int


class Collected(Event):
    seat: int


class Passed(Event):
    seat: int


class Gained(Event):
    seat: int
    resource: str
    count: int


class WarBegan(Event):
    seat: int
    other: int
    region: str


class BidsRevealed(Event):
    seat: int
    cost: int
    other: int
    other_cost: int


class Raised(Event):
    seat: int
    cost: int


class WarWon(Event):
    seat: int
    other: int
    region: str


class Paid(Event):
    seat: int
    mana: int
    ore: int
    food: int


class AllianceFormed(Event):
    seat: int
    other: int
    region: str


class AllianceBroken(Event):
    seat: int
    other: int


class MeepleLost(Event):
    seat: int
    region: str


class NeutralCaptured(Event):
    seat: int
    region: str


class CrownTaken(Event):
    seat: int
    other: int


class LairUsed(Event):
    seat: int
    other: int
    level: int


class TokenFound(Event):
    seat: int
    region: str
    token: str


class EndTriggered(Event):
    seat: int


class RuinsEmptied(Event):
    count: int


class GameEnded(Event):
    winners: tuple[int, ...]
