"""Formulas on statistic cards and scenario pages: `3+X`, `4+CxL`. GH-SPECIAL-10"""

from __future__ import annotations

import msgspec


class Formula(msgspec.Struct, frozen=True):
    """A sum of products of numbers and letters."""

    terms: tuple[tuple[int | str, ...], ...]

    def value(self, **letters: int) -> int:
        """What it comes to if the letters have these values."""
        total = 0
        for term in self.terms:
            product = 1
            for factor in term:
                product *= letters[factor] if isinstance(factor, str) else factor
            total += product
        return total


def formula(text: str) -> Formula:
    """A formula as it is printed, with `x` for times."""
    terms = (term.split("x") for term in text.split("+"))
    return Formula(tuple(tuple(int(each) if each.isdigit() else each for each in term) for term in terms))
