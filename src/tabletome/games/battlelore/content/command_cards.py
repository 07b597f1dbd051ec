"""The 60 Command cards: 42 Section cards and 18 Tactic cards in one deck. BL-COMP-03, BL-CMD-06, 07, 10, 16

Names, orders and copies are published; of BattleLore it is not known which face orders a unit of choice.
"""

from __future__ import annotations

import dataclasses

from tabletome.games.battlelore.content.notation import Source
from tabletome.games.battlelore.content.tactics import Tactic

COMMAND = -1
"""As many units as the player holds Command cards, this one included. BL-CMD-08"""
ALL = 99
"""As many units as there are."""


@dataclasses.dataclass(frozen=True)
class CommandCard:
    """A card of the common deck. `sections` are orders for left, center and right; a Tactic card has none."""

    name: str
    kind: str
    copies: int
    sections: tuple[int, int, int] | None = None
    number: int = 0
    """Units that a Tactic card orders, in any section. BL-CMD-11"""
    tactic: Tactic = Tactic.SECTIONS
    """What a Tactic card may order and how those units fight."""
    counters: bool = False
    """It gives the orders of the card that the opponent played last, with left and right exchanged."""
    drawn: int = 1
    """Command cards drawn at the end of the turn; one of them is kept."""
    reshuffles: bool = False
    """At the end of the turn the discards go back into the deck."""
    source: Source = "public"

    @property
    def mirrored(self) -> str:
        """The card that gives the same orders with left and right exchanged."""
        swap = {"left": "right", "right": "left"}
        stem, _, side = self.name.rpartition("-")
        return f"{stem}-{swap[side]}" if side in swap else self.name


COMMAND_CARDS: dict[str, CommandCard] = {}
"""By name."""


def _add(card: CommandCard) -> None:
    COMMAND_CARDS[card.name] = card


def section_cards(kind: str, orders: int, copies: tuple[int, int, int], drawn: int = 1) -> None:
    """Cards for the left flank, for the center and for the right flank, so many of each."""
    for place, side in enumerate(("left", "center", "right")):
        sections = (orders if place == 0 else 0, orders if place == 1 else 0, orders if place == 2 else 0)
        _add(CommandCard(f"{kind}-{side}", kind, copies[place], sections=sections, drawn=drawn))


def section_card(name: str, sections: tuple[int, int, int], copies: int) -> None:
    """A card for several sections at once. BL-CMD-07"""
    _add(CommandCard(name, name, copies, sections=sections))


def tactic_card(
    name: str,
    tactic: Tactic,
    number: int,
    copies: int,
    *,
    counters: bool = False,
    reshuffles: bool = False,
    source: Source = "public",
) -> None:
    """A card that orders so many units of a kind, in any section. BL-CMD-10"""
    _add(
        CommandCard(
            name,
            name,
            copies,
            number=number,
            tactic=tactic,
            counters=counters,
            reshuffles=reshuffles,
            source=source,
        )
    )


section_cards("scout", 1, copies=(2, 2, 2), drawn=2)
section_cards("patrol", 2, copies=(3, 5, 3))
section_cards("attack", 3, copies=(4, 5, 4))
section_cards("advance", COMMAND, copies=(2, 2, 2))
section_card("on-the-march", (1, 1, 1), copies=2)
section_card("forward", (2, 2, 2), copies=2)
section_card("surround", (2, 0, 2), copies=2)

tactic_card("green-banners", Tactic.GREEN, COMMAND, copies=2)  # BL-CMD-14
tactic_card("blue-banners", Tactic.BLUE, COMMAND, copies=2)
tactic_card("red-banners", Tactic.RED, COMMAND, copies=2)
tactic_card("mounted-charge", Tactic.MOUNTED_CHARGE, COMMAND, copies=3)  # BL-CREAT-02
tactic_card("foot-onslaught", Tactic.FOOT_ONSLAUGHT, COMMAND, copies=2)
tactic_card("darken-the-sky", Tactic.DARKEN_THE_SKY, ALL, copies=2)  # BL-CMD-13
tactic_card("leadership", Tactic.LEADERSHIP, 1, copies=2)
tactic_card("counter-attack", Tactic.COUNTER, 0, copies=2, counters=True)
tactic_card("battlelore", Tactic.DICE, COMMAND, copies=1, reshuffles=True, source="mixed")  # BL-CMD-05

DECK: tuple[str, ...] = tuple(name for name, card in COMMAND_CARDS.items() for _ in range(card.copies))
