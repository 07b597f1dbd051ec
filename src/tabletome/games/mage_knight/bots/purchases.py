"""What the locals sell, and what of it a hand can pay for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tabletome.games.mage_knight.bots.uses import INFLUENCE, Cover, Purse, Thing, card_rank, cover, points_worth
from tabletome.games.mage_knight.bots.worth import HEALED, turns_to_come
from tabletome.games.mage_knight.content.box import WOUND
from tabletome.games.mage_knight.content.deeds import CARDS
from tabletome.games.mage_knight.content.tiles import CAMP, CITY, MONASTERY, TOWER
from tabletome.games.mage_knight.content.units import UNITS
from tabletome.games.mage_knight.rules.deeds.mana import can_pay
from tabletome.games.mage_knight.rules.interaction.interact import HEALING_COST, LEARNING_COST, SPELL_COST
from tabletome.games.mage_knight.rules.interaction.recruit import unit_price
from tabletome.games.mage_knight.state import Player, State, Unit

UNIT_WORTH = (0.0, 4.6, 8.0, 12.6, 16.0)
RANK, MOST_FOR_A_CARD = 0.44, 6.0
"""What a card to learn is worth by its rank, and at most."""
DISBANDING = 1.0
WOUNDED_SHARE = 0.4
"""Of a Unit's worth while it is Wounded."""
TURNS_TO_HEAL_FOR = 10
"""With fewer turns to come healing is worth less."""


class Bargain(NamedTuple):
    """Something the locals sell."""

    price: int
    worth: float
    what: str
    name: str = ""


def bargains(g: State, p: Player, space: str) -> list[Bargain]:
    """What could be had here, were there Influence enough."""
    site = g.board[space].site
    found: list[Bargain] = []
    worst = min((unit_worth(unit) for unit in p.units), default=0.0)
    room = wants_unit(p)
    for name in dict.fromkeys(g.units_offer):
        card = UNITS[name]
        if site in card.sites or site == CAMP or (site == CITY and "white" in g.board[space].city):
            worth = UNIT_WORTH[card.level] - (0.0 if room else worst + DISBANDING)
            found.append(Bargain(unit_price(g, p, name), worth, "recruit", name))
    if site == MONASTERY:
        found += [Bargain(LEARNING_COST, card_worth(name), "learn", name) for name in g.monastery_offer]
    if site == TOWER:
        found += [
            Bargain(SPELL_COST, card_worth(name), "buy-spell", name)
            for name in g.spells_offer
            if can_pay(g, p, CARDS[name].colours[0])
        ]
    if site in HEALING_COST:
        found += healing(p, HEALING_COST[site], min(1.0, turns_to_come(g, p) / TURNS_TO_HEAL_FOR))
    return [each for each in found if each.worth > 0]


def unit_worth(unit: Unit) -> float:
    return UNIT_WORTH[UNITS[unit.name].level] * (WOUNDED_SHARE if unit.wounds else 1.0)


def healing(p: Player, price: int, use: float) -> Iterator[Bargain]:
    """For a Wound in hand, or for a Unit that is back in the fight with it."""
    if WOUND in p.hand:
        yield Bargain(price, use * HEALED, "buy-healing")
    for unit in p.units:
        level = UNITS[unit.name].level
        if unit.wounds == 1 and level > p.turn.heal:
            yield Bargain(price * (level - p.turn.heal), use * (1 - WOUNDED_SHARE) * UNIT_WORTH[level], "buy-healing")


def card_worth(name: str) -> float:
    return min(MOST_FOR_A_CARD, RANK * card_rank(name))


def best_bargain(
    found: Sequence[Bargain], has: int, things: Sequence[Thing], used: int, purse: Purse
) -> tuple[float, Bargain, Cover] | None:
    """The one that is worth most beyond what it takes."""
    best: tuple[float, Bargain, Cover] | None = None
    covers: dict[int, Cover | None] = {}
    for each in found:
        need = each.price - has
        if need not in covers:
            covers[need] = cover(2 * need, things, used, purse, points_worth(INFLUENCE))
        paid = covers[need]
        if paid is not None and each.worth > paid.loss and (best is None or each.worth - paid.loss > best[0]):
            best = (each.worth - paid.loss, each, paid)
    return best


def wants_unit(p: Player) -> bool:
    return len(p.units) < p.row.command
