"""How Mage Knights of different tables are compared, the daily challenge, and what can be achieved."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabletome.engine import Achievement, Challenge, Finished, Mark, Rng
from tabletome.engine.honours import PERSON
from tabletome.games.mage_knight.content.deeds import ARTIFACT, CARDS, SPELL
from tabletome.games.mage_knight.content.enemies import ENEMIES
from tabletome.games.mage_knight.events import (
    CardGained,
    CityFell,
    Conquered,
    EnemyDefeated,
    KnockedOut,
    Recruited,
    TileRevealed,
    Wounded,
)
from tabletome.games.mage_knight.state import State

DRACONUM = "red"
"""The colour of the tokens of draconum."""
ARTIFACTS, SPELLS, TILES, SITES, UNITS, FOES = 2, 3, 6, 5, 4, 10
HIGH_LEVEL, GREAT_FAME = 7, 100
BELOVED, FEARED = 5, -5
DAILY_SCENARIOS = ("solo-conquest", "first-reconnaissance")


def marks(g: State, seat: int) -> list[Mark]:
    """The mission or the victory, then all points of the reckoning. MK-SCORE-01, MK-SOLO-06"""
    assert g.outcome is not None
    return [
        Mark("won", g.outcome.payoff(seat)),
        Mark("points", g.outcome.scores[seat]),
        Mark("fame", g.players[seat].fame),
    ]


def options_of_the_day(rng: Rng) -> Mapping[str, Any]:
    """A journey of one's own, with a hero that is drawn."""
    return {"scenario": rng.pick(DAILY_SCENARIOS), "heroes": "random"}


CHALLENGE = Challenge(options_of_the_day, (PERSON,))


def gained(game: Finished[State], seat: int, kind: str) -> int:
    """How many cards of a kind were gained."""
    return sum(CARDS[each.card].kind == kind for each in game.all(CardGained, seat=seat) if each.card in CARDS)


def slew_a_draconum(game: Finished[State], seat: int) -> bool:
    """An enemy of the red tokens was defeated."""
    return any(ENEMIES[each.enemy].colour == DRACONUM for each in game.all(EnemyDefeated, seat=seat))


def never_fell(game: Finished[State], seat: int) -> bool:
    """Won, and was never knocked out."""
    return game.won(seat) and not game.all(KnockedOut, seat=seat)


ACHIEVEMENTS = (
    Achievement("mission", lambda game, seat: game.won(seat)),
    Achievement("city-taken", lambda game, seat: bool(game.all(CityFell, leader=seat))),
    Achievement("draconum-slayer", slew_a_draconum),
    Achievement("high-level", lambda game, seat: game.state.players[seat].level >= HIGH_LEVEL),
    Achievement("treasure-hunter", lambda game, seat: gained(game, seat, ARTIFACT) >= ARTIFACTS),
    Achievement("spell-book", lambda game, seat: gained(game, seat, SPELL) >= SPELLS),
    Achievement("trailblazer", lambda game, seat: len(game.all(TileRevealed, seat=seat)) >= TILES),
    Achievement("conqueror", lambda game, seat: len(game.all(Conquered, seat=seat)) >= SITES),
    Achievement("commander", lambda game, seat: len(game.all(Recruited, seat=seat)) >= UNITS),
    Achievement("ten-foes", lambda game, seat: len(game.all(EnemyDefeated, seat=seat)) >= FOES),
    Achievement("beloved", lambda game, seat: game.state.players[seat].reputation >= BELOVED),
    Achievement("feared", lambda game, seat: game.state.players[seat].reputation <= FEARED),
    Achievement("never-fell", never_fell),
    Achievement("not-a-scratch", lambda game, seat: game.won(seat) and not game.all(Wounded, seat=seat)),
    Achievement("great-fame", lambda game, seat: game.state.outcome.scores[seat] >= GREAT_FAME),
)
