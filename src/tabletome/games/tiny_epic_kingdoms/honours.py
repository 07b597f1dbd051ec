"""How kingdoms of different tables are compared, the daily challenge, and what can be achieved."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabletome.engine import Achievement, Challenge, Finished, Mark, Rng
from tabletome.engine.honours import PERSON
from tabletome.games.tiny_epic_kingdoms.content.box import MAGIC_TOP, MEEPLES, TOWER_TOP
from tabletome.games.tiny_epic_kingdoms.events import (
    AllianceFormed,
    CrownTaken,
    NeutralCaptured,
    Traded,
    TradedBoth,
    WarBegan,
    WarWon,
)
from tabletome.games.tiny_epic_kingdoms.state import State

WARS, ALLIANCES, TRADES, NEUTRALS = 3, 2, 5, 3
LANDSLIDE = 5
HIGH = 4
"""A level of magic or of the tower near the top."""


def marks(g: State, seat: int) -> list[Mark]:
    """A victory, the lead over the best rival, the points. TEK-SCORE-06"""
    assert g.outcome is not None
    return [
        Mark("won", g.outcome.payoff(seat)),
        Mark("lead", lead(g, seat)),
        Mark("points", g.outcome.scores[seat]),
    ]


def lead(g: State, seat: int) -> float:
    """Points more than the best rival has."""
    assert g.outcome is not None
    scores = g.outcome.scores
    return scores[seat] - max(points for other, points in enumerate(scores) if other != seat)


def options_of_the_day(rng: Rng) -> Mapping[str, Any]:
    """Sometimes with exploration tokens, sometimes with a choice of factions."""
    return {"exploration": bool(rng.below(2)), "factions": rng.pick(("dealt", "chosen")), "resources": "chosen"}


CHALLENGE = Challenge(options_of_the_day, (PERSON, "adept", "adept"))


def won_in_peace(game: Finished[State], seat: int) -> bool:
    """A victory of a kingdom that has begun no war."""
    return game.won(seat) and not game.all(WarBegan, seat=seat)


def allied(game: Finished[State], seat: int) -> bool:
    """So many alliances were formed."""
    formed = [each for each in game.all(AllianceFormed) if seat in (each.seat, each.other)]
    return len(formed) >= ALLIANCES


def traded(game: Finished[State], seat: int) -> bool:
    """So often the market was used."""
    return len(game.all(Traded, seat=seat)) + len(game.all(TradedBoth, seat=seat)) >= TRADES


def is_balanced(game: Finished[State], seat: int) -> bool:
    """Tower and magic are both high."""
    return game.state.tower[seat] >= HIGH and game.state.magic[seat] >= HIGH


ACHIEVEMENTS = (
    Achievement("crowned", lambda game, seat: game.won(seat)),
    Achievement("tower-builder", lambda game, seat: game.state.tower[seat] == TOWER_TOP),
    Achievement("archmage", lambda game, seat: game.state.magic[seat] == MAGIC_TOP),
    Achievement("full-house", lambda game, seat: game.state.in_play[seat] == MEEPLES),
    Achievement("warlord", lambda game, seat: len(game.all(WarWon, seat=seat)) >= WARS),
    Achievement("peacemaker", won_in_peace),
    Achievement("diplomat", allied),
    Achievement("merchant", traded),
    Achievement("landslide", lambda game, seat: game.won(seat) and lead(game.state, seat) >= LANDSLIDE),
    Achievement("balanced", is_balanced),
    Achievement("liberator", lambda game, seat: len(game.all(NeutralCaptured, seat=seat)) >= NEUTRALS),
    Achievement("crown-thief", lambda game, seat: bool(game.all(CrownTaken, seat=seat))),
)
