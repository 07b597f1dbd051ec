"""Where the cards of a character are, written in words: `holds(hero, hand="trample skewer", lost="whirlwind")`."""

from __future__ import annotations

from tabletome.games.gloomhaven.state import Hero

PILES = ("hand", "chosen", "later", "discard", "lost")


def holds(hero: Hero, **piles: str) -> Hero:
    """The character has these cards and no others, but for active ones."""
    for pile in PILES:
        setattr(hero, pile, tuple(piles.get(pile, "").split()))
    return hero


def piles(hero: Hero) -> dict[str, str]:
    """All cards of the character, those of empty piles left out."""
    found = {pile: " ".join(getattr(hero, pile)) for pile in PILES}
    found["active"] = " ".join(active.card for active in hero.active)
    return {pile: cards for pile, cards in found.items() if cards}
