"""How the values of attacks, and what symbols buy, read on a card."""

from __future__ import annotations

from collections import Counter

from tabletome.games.sword_and_sorcery.content.notation.attacks import Boost, Spend
from tabletome.games.sword_and_sorcery.content.notation.terms import SYMBOLS, Cost, Value
from tabletome.games.sword_and_sorcery.view.boons import boon_text
from tabletome.scene import Text, listed, t


def value_text(value: Value) -> Text:
    """Fixed hits and dice of an attack."""
    parts = [t(f"value-{what}", n=n) for what, n in zip(("hits", "red", "blue"), value, strict=True) if n]
    return listed(parts, joint="value-and")


def cost_text(cost: Cost) -> Text:
    """The symbols that pay; of equal ones how many."""
    return listed([symbols_text(SYMBOLS[symbol], n) for symbol, n in Counter(cost).items()], joint="symbols")


def symbols_text(symbol: str, n: int) -> Text:
    """So many symbols of a kind."""
    return symbol_text(symbol) if n == 1 else t("symbol-times", n=n, symbol=symbol_text(symbol))


def symbol_text(symbol: str) -> Text:
    """A symbol of the dice, drawn as it is on them, as a term that explains itself."""
    return t("symbol-term", word=symbol)


def spend_text(spend: Spend) -> Text:
    """What the symbols buy, or what is always given."""
    gives = listed([boon_text(boon) for boon in spend.gives])
    if not spend.cost:
        return t("always", gives=gives)
    return t("spend", cost=cost_text(spend.cost), gives=gives)


def boost_text(boost: Boost) -> list[Text]:
    """Which attacks gain something, and what."""
    when = t(f"when-{boost.attacks.name}")
    lines = [t("boost", when=when, hits=boost.hits, lasts="yes" if boost.lasts else "no")]
    if boost.targets > 1:
        lines.append(t("boost-targets", n=boost.targets))
    return lines + [spend_text(spend) for spend in boost.spends]
