"""A position in few numbers, for the network of the learned bot: both armies in sums, the turn, the cards in hand.

`features.py` tells everything, hex by hex; a network that sees what every option changes learns from a thousandth of
the games if it is told what matters.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from tabletome.engine import Features
from tabletome.games.battlelore.bots.attack_odds import stake
from tabletome.games.battlelore.bots.evaluate import attacks_to_come, best_of, ground_to_cover, prospects
from tabletome.games.battlelore.bots.features import MOST_BANNERS, MOST_CARDS, MOST_TURNS, PHASES
from tabletome.games.battlelore.content.command_cards import COMMAND_CARDS
from tabletome.games.battlelore.content.notation import COLOURS, LORE_TOKENS
from tabletome.games.battlelore.content.troops import CREATURE, MOUNTED, TROOPS
from tabletome.games.battlelore.rules.morale import has_support
from tabletome.games.battlelore.state import State

KINDS: Final = tuple(dict.fromkeys(card.kind for card in COMMAND_CARDS.values()))
MOST_UNITS: Final = 12.0
MOST_FIGURES: Final = 40.0
A_FEW: Final = 4.0
"""Units that have the same happen to them at once."""
_OF_A_SIDE: Final = (
    "banners", "banners to go", "lore", "command cards", "lore cards", "units", "figures", "single figures", *COLOURS,
    "mounted", "creatures", "bows", "stakes", "best attack", "three attacks", "six attacks", "ground to cover",
    "in contact", "supported", "webbed", "ordered", "moved", "may still battle",
)  # fmt: skip


def _names() -> Iterator[str]:
    yield from (f"phase: {phase}" for phase in PHASES)
    yield from ("own turn", "turn", "with lore", "attacks of this turn")
    for who in ("own", "rival"):
        yield from (f"{who}: {what}" for what in _OF_A_SIDE)
    yield from (f"own command cards: {kind}" for kind in KINDS)


def outline_of(g: State, seat: int) -> list[float]:
    """What a seat sees; of the rival's hands only how many cards they hold."""
    near, promise = prospects(g)
    attacks = attacks_to_come(g, g.active, promise)
    values = [
        *(float(g.phase == phase) for phase in PHASES),
        float(g.active == seat),
        g.turn_number / MOST_TURNS,
        float(g.with_lore),
        attacks if g.active == seat else -attacks,
    ]
    values += _side(g, seat, near, promise)
    values += _side(g, 1 - seat, near, promise)
    hand = [COMMAND_CARDS[card].kind for card in g.hands[seat]]
    return values + [float(hand.count(kind)) for kind in KINDS]


def _side(g: State, seat: int, near: Sequence[int], promise: Sequence[float]) -> list[float]:
    units, turn = g.units_of(seat), g.turn
    troops, figures = [TROOPS[g.troops[unit]] for unit in units], [g.figures[unit] for unit in units]
    attacks = [promise[unit] for unit in units]
    bits = sum(1 << unit for unit in units)
    ready = turn.ordered & ~turn.battled & ~turn.spent
    return [
        g.banners[seat] / MOST_BANNERS,
        (g.scenario.victory[seat] - g.banners[seat]) / MOST_BANNERS,
        g.tokens[seat] / LORE_TOKENS,
        len(g.hands[seat]) / MOST_CARDS,
        len(g.lore_hands[seat]) / MOST_CARDS,
        len(units) / MOST_UNITS,
        sum(figures) / MOST_FIGURES,
        sum(count == 1 for count in figures) / A_FEW,
        *(sum(troop.colour == colour for troop in troops) / A_FEW for colour in range(len(COLOURS))),
        sum(troop.troop_class == MOUNTED for troop in troops) / A_FEW,
        float(sum(troop.troop_class == CREATURE for troop in troops)),
        sum(troop.weapon.reach > 1 for troop in troops) / A_FEW,
        sum(stake(troop.name, count) for troop, count in zip(troops, figures, strict=True)) / MOST_UNITS,
        best_of(attacks, 1),
        best_of(attacks),
        best_of(attacks, 6),
        ground_to_cover(g, seat, near),
        sum(near[unit] == 1 for unit in units) / A_FEW,
        sum(near[unit] <= 2 and has_support(g, unit) for unit in units) / A_FEW,
        (g.webbed & bits).bit_count() / A_FEW,
        (turn.ordered & bits).bit_count() / A_FEW,
        (turn.moved & bits).bit_count() / A_FEW,
        (ready & bits).bit_count() / A_FEW,
    ]


OUTLINE: Final = Features(tuple(_names()), outline_of)
