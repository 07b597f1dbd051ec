"""How battles of different tables are compared, the daily challenge, and what can be achieved."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabletome.engine import Achievement, Challenge, Finished, Mark, Rng
from tabletome.engine.honours import PERSON
from tabletome.games.battlelore.content.adventures import adventures
from tabletome.games.battlelore.content.troops import CREATURE, TROOPS
from tabletome.games.battlelore.events import (
    Attacked,
    BannerWon,
    Destroyed,
    FlagsIgnored,
    Healed,
    LoreGained,
    LorePlayed,
)
from tabletome.games.battlelore.state import State

OBJECTIVE_RULE = "BL-VICTORY-05"
"""By which a banner is won for a place that is held."""
SHOTS, BATTLES_BACK, SPELLS, LORE, STANDS = 10, 4, 5, 20, 4
SWIFT_TURNS = 20


def marks(g: State, seat: int) -> list[Mark]:
    """A victory, the lead in banners, and how soon it came. BL-VICTORY-06"""
    won = g.outcome is not None and seat in g.outcome.winners
    return [
        Mark("won", float(won)),
        Mark("banners-lead", g.banners[seat] - g.banners[1 - seat]),
        Mark("turns", g.turn_number, fewer=won),
    ]


def options_of_the_day(rng: Rng) -> Mapping[str, Any]:
    """Any adventure of the box."""
    return {"adventure": rng.pick(tuple(adventures()))}


CHALLENGE = Challenge(options_of_the_day, (PERSON, "adept"))


def creature_fell(game: Finished[State], seat: int) -> bool:
    """A creature of the enemy was destroyed."""
    return any(TROOPS[each.troop].troop_class == CREATURE for each in game.all(Destroyed, seat=1 - seat))


def won_at_the_brink(game: Finished[State], seat: int) -> bool:
    """The enemy lacked one banner."""
    needed = game.state.scenario.victory[1 - seat]
    return game.won(seat) and game.state.banners[1 - seat] == needed - 1


def attacks(game: Finished[State], seat: int, how: str) -> int:
    """How often a seat attacked in this way."""
    return len(game.all(Attacked, seat=seat, how=how))


def lore_gained(game: Finished[State], seat: int) -> int:
    """All Lore tokens that a seat has gained."""
    return sum(each.count for each in game.all(LoreGained, seat=seat))


ACHIEVEMENTS = (
    Achievement("victor", lambda game, seat: game.won(seat)),
    Achievement("one-sided", lambda game, seat: game.won(seat) and game.state.banners[1 - seat] <= 1),
    Achievement("at-the-brink", won_at_the_brink),
    Achievement("swift-victory", lambda game, seat: game.won(seat) and game.state.turn_number <= SWIFT_TURNS),
    Achievement("beast-slayer", creature_fell),
    Achievement("spellbinder", lambda game, seat: len(game.all(LorePlayed, seat=seat)) >= SPELLS),
    Achievement("well-of-lore", lambda game, seat: lore_gained(game, seat) >= LORE),
    Achievement("sky-of-arrows", lambda game, seat: attacks(game, seat, "ranged") >= SHOTS),
    Achievement("bold-answer", lambda game, seat: attacks(game, seat, "battle-back") >= BATTLES_BACK),
    Achievement("stand-fast", lambda game, seat: len(game.all(FlagsIgnored, seat=seat)) >= STANDS),
    Achievement("ground-taken", lambda game, seat: bool(game.all(BannerWon, seat=seat, rule=OBJECTIVE_RULE))),
    Achievement("field-healer", lambda game, seat: bool(game.all(Healed, seat=seat))),
)
