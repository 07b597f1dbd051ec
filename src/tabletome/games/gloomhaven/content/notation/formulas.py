"""Formulas on statistic cards and scenario pages: `3+X`, `4+CxL`, `2xC+L-2`, `2+LxC/2`. GH-SPECIAL-10"""

from __future__ import annotations

import msgspec

HALF_DOWN, HALF_UP = "/2", "/2^"
"""The last factor of a term that is halved, and rounded down or up."""


class Formula(msgspec.Struct, frozen=True):
    """A sum of products of numbers and letters, some of them halved."""

    terms: tuple[tuple[int | str, ...], ...]

    def value(self, **letters: int) -> int:
        """What it comes to if the letters have these values."""
        total = 0
        for term in self.terms:
            product = 1
            for factor in term:
                if factor in (HALF_DOWN, HALF_UP):
                    product = (product + (factor == HALF_UP)) // 2
                else:
                    product *= letters[factor] if isinstance(factor, str) else factor
            total += product
        return total


def formula(text: str) -> Formula:
    """A formula as it is printed, with `x` for times, `/2` for half rounded down and `/2^` for half rounded up."""
    return Formula(tuple(_term(term) for term in text.replace("-", "+-1x").split("+")))


def _term(text: str) -> tuple[int | str, ...]:
    product, slash, _ = text.partition("/")
    factors = [int(each) if each.lstrip("-").isdigit() else each for each in product.split("x")]
    return (*factors, text[len(product) :]) if slash else tuple(factors)
