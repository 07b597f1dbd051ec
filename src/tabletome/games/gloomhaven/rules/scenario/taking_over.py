"""Taking over what another character carries. GH-SPECIAL-08"""

from __future__ import annotations

from tabletome.engine import Decision, Script, ask
from tabletome.games.gloomhaven.actions import APPLY, SKIP, Apply, Skip
from tabletome.games.gloomhaven.events import TookOver
from tabletome.games.gloomhaven.rules.scenario.bearers import BEARER, bearer
from tabletome.games.gloomhaven.state import State


def take_over(g: State, hero: int, reach: int) -> Script:
    """By a Loot action a character may take over what another within range carries."""
    other = bearer(g)
    if other < 0 or other == hero or not g.board.reaches(g.figures[hero].at, g.figures[other].at, reach):
        return
    options: list[Apply | Skip] = [APPLY, SKIP]
    chosen = yield from ask(Decision(g.seat_of(hero), "take-thing", options, {"hero": hero, "figure": other}))
    if isinstance(chosen, Apply):
        g.tally[BEARER] = hero
        g.emit(TookOver, g.heroes[hero].name, g.heroes[other].name, rule="GH-SPECIAL-08")
