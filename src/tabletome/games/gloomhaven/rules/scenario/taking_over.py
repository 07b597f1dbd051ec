"""What a Loot action takes by the page: what another character carries, or water. GH-LOOT-01, GH-SPECIAL-08"""

from __future__ import annotations

from tabletome.engine import Decision, Script, ask
from tabletome.games.gloomhaven.actions import APPLY, SKIP, Apply, Place, Skip
from tabletome.games.gloomhaven.content.notation.special_rules import Flood
from tabletome.games.gloomhaven.events import TookOver, WaterTaken
from tabletome.games.gloomhaven.rules.scenario.bearers import BEARER, bearer, rule_of
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


# Water that is carried away


def bails_mark(hero: int) -> str:
    """Under which name it is noted that a character carries water."""
    return f"bails {hero}"


def is_bailing(g: State, hero: int) -> bool:
    return bails_mark(hero) in g.tally


def take_water(g: State, hero: int, at: int) -> None:
    """A character carries the water of a hex away, one at a time. GH-LOOT-02"""
    g.difficult -= {at}
    g.note(bails_mark(hero))
    g.emit(WaterTaken, g.heroes[hero].name, at, rule="GH-LOOT-02")


def loot_by_page(g: State, hero: int, reach: int) -> Script:
    """What a Loot action takes beside money and treasure. GH-LOOT-01"""
    yield from take_over(g, hero, reach)
    rule = rule_of(g, Flood)
    if rule is None or is_bailing(g, hero):
        return
    start = g.figures[hero].at
    wet = [at for at in sorted(g.plan.hexes_of_tile(rule.tile) & g.difficult) if g.board.reaches(start, at, reach)]
    if wet:
        chosen = yield from ask(Decision(g.seat_of(hero), "bail", [Place(at) for at in wet], {"hero": hero}))
        take_water(g, hero, chosen.hex)
