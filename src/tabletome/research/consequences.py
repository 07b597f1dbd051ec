"""What the choices of a decision would lead to, as a row of numbers each: for learners that look one move ahead.

All choices are tried in one imagined position that the seat cannot tell from the real one, with the same dice, so that
nothing is told which the seat may not know.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tabletome.bots.network import SIGNS, see
from tabletome.bots.seat_view import SeatView
from tabletome.engine import Game, Rng
from tabletome.research.encoding import Array, encoding_of


def consequence_names(game: Game[Any, Any]) -> tuple[str, ...]:
    """The names of the entries: how each feature changes, then what the game's own judgement says of the choice."""
    return (*(f"change: {name}" for name in encoding_of(game).feature_names), *SIGNS)


def consequences(view: SeatView, rng: Rng) -> Array:
    """A row for each choice of the decision, in order, in the position that `rng` imagines."""
    verbs = sorted({option.verb for option in view.decision.options})
    sight = see(view, verbs, rng)
    return np.hstack([sight.changes, sight.signs[:, : len(SIGNS)]])
