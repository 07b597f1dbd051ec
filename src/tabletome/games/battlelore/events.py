"""What can happen. Seats and units are numbers, hexes are written a1 to m9."""

from __future__ import annotations

from tabletome.engine import Event
from tabletome.games.battlelore.content.powers import Power

BOTH = -1
"""The reader of what is told to nobody in particular."""


class TurnBegan(Event):
    seat: int
    turn: int


class CommandPlayed(Event):
    seat: int
    card: str
    copied: str


class NobodyToOrder(Event):
    seat: int


class Ordered(Event):
    """`how` is order, order-afar or free."""

    seat: int
    troop: str
    at: str
    how: str


class Moved(Event):
    """`how` is move, rush, retreat, gain-ground, pursue, passage or card."""

    seat: int
    troop: str
    start: str
    to: str
    how: str


class LeftBoard(Event):
    seat: int
    troop: str
    start: str


class Attacked(Event):
    """`how` is melee, ranged, bonus, battle-back or first-strike."""

    seat: int
    troop: str
    start: str
    enemy: str
    to: str
    how: str


class Rolled(Event):
    """`why` is attack, critical, losses, blocked, card or orders."""

    seat: int
    dice: tuple[int, ...]
    why: str


class Hit(Event):
    """A unit lost figures; `why` is hits, blocked, losses, trample or card."""

    seat: int
    troop: str
    at: str
    lost: int
    left: int
    why: str


class CreatureUnharmed(Event):
    seat: int
    troop: str
    at: str


class Destroyed(Event):
    """`seat` is the owner of the lost unit."""

    seat: int
    troop: str
    at: str


class BannerWon(Event):
    seat: int
    banners: int
    needed: int


class BannerLost(Event):
    seat: int
    banners: int


class FlagsIgnored(Event):
    seat: int
    troop: str
    at: str
    ignored: int
    flags: int


class PowerUsed(Event):
    seat: int
    troop: str
    power: Power
    at: str


class LoreStored(Event):
    seat: int
    troop: str
    count: int


class LoreGained(Event):
    """`why` is roll, turn, creature, landmark, source or card."""

    seat: int
    count: int
    why: str


class LorePlayed(Event):
    seat: int
    card: str
    target: str | None
    cost: int


class LoreCancelled(Event):
    seat: int
    card: str


class LoreKept(Event):
    seat: int
    card: str


class Healed(Event):
    seat: int
    troop: str
    at: str
    figures: int


class Trained(Event):
    seat: int
    troop: str
    at: str


class LandmarkPlaced(Event):
    seat: int
    landmark: str
    at: str


class LandmarkRemoved(Event):
    landmark: str
    at: str


class CommandDrawn(Event):
    """The card is known to its seat alone."""

    seat: int
    card: str

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else CommandDrawn(self.seat, "", rule=self.rule)


class CommandDiscarded(Event):
    seat: int
    card: str


class LoreDrawn(Event):
    """The card is known to its seat alone."""

    seat: int
    card: str

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else LoreDrawn(self.seat, "", rule=self.rule)


class LoreDiscarded(Event):
    seat: int
    card: str


class DeckShuffled(Event):
    """`deck` is command or lore."""

    deck: str


class CouncilCalled(Event):
    seat: int
    levels: tuple[int, ...]


class AdventureBegan(Event):
    """The armies face each other; `reader` is the side that is told of it, or nobody in particular."""

    reader: int = BOTH

    def seen_by(self, seat: int | None) -> AdventureBegan:
        """Each side is told its own reasons."""
        return AdventureBegan(BOTH if seat is None else seat)


class Won(Event):
    seat: int
    banners: int
