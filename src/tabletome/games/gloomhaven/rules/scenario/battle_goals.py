"""Battle goals: dealing, choosing, counting, and the check marks they earn. Rulebook: "Battle goals". GH-BGOAL"""

from __future__ import annotations

from collections.abc import Callable

from tabletome.engine import Decision, Rng, Script, ask, runs, together
from tabletome.games.gloomhaven.actions import Keep
from tabletome.games.gloomhaven.content.battle_goals import BATTLE_GOALS
from tabletome.games.gloomhaven.rules import phases
from tabletome.games.gloomhaven.rules.abilities.active_cards import active_act
from tabletome.games.gloomhaven.state import HERO, NOBODY, SUMMON, WON, Slain, State

OVERKILL = 4
"""So much more damage than was needed."""

# Deeds that are written down because goals ask for them or forbid them
TRAP = "trap"
DOOR = "door"
ELITE_KILL = "elite-kill"
OVERKILLED = "overkill"
FIRST = "first-kill"
UNHURT = "unhurt-kill"
BELOW_HALF = "below-half"
SHORT_RESTED = "short-rest"
LONG_REST = "long-rest"


# Dealing and choosing


def deal(heroes: int, rng: Rng) -> list[tuple[str, ...]]:
    """Two for each character, from the shuffled deck of all: none is ever used up. GH-BGOAL-01, 05"""
    deck = rng.shuffled(list(BATTLE_GOALS))
    return [tuple(deck[2 * hero : 2 * hero + 2]) for hero in range(heroes)]


@runs(phases.CHOOSE_GOALS)
def choose_goals(g: State) -> Script:
    """Everyone keeps one and discards the other, showing neither. GH-BGOAL-01, 04, GH-SETUP-04"""
    asked = [
        Decision(g.seat_of(number), "goal", [Keep(goal) for goal in hero.goals], {"hero": number})
        for number, hero in enumerate(g.heroes)
    ]
    if g.solo:
        for hero, decision in zip(g.heroes, asked, strict=True):
            kept = yield from ask(decision)
            hero.goals = (kept.goal,)
    else:
        answers = yield together(*asked)
        for number, hero in enumerate(g.heroes):
            hero.goals = (answers[g.seat_of(number)].goal,)
    g.phase = phases.PLACE_HEROES


# Counting


def note(g: State, who: int, deed: str) -> None:
    """A character, or the one whose creature it was, has done what some goals ask for or forbid."""
    figure = g.figures[who]
    if figure.kind in (HERO, SUMMON) and figure.is_players and deed not in g.heroes[figure.hero].deeds:
        g.heroes[figure.hero].deeds |= {deed}


def note_trap(g: State) -> None:
    """A trap is sprung or disarmed in a character's turn, or in that of their creature."""
    if g.turn.acting != NOBODY:
        note(g, g.turn.acting, TRAP)


def note_hit_points(g: State, hero: int) -> None:
    """A character has fallen below half of its hit points, rounded up."""
    figure = g.figures[hero]
    if figure.health < -(-figure.max_health // 2):
        note(g, hero, BELOW_HALF)


def note_kill(g: State, by: int, victim: int) -> None:
    """A monster dies by a character, or by their creature: the kill is theirs. GH-SUMMON-09"""
    figure, dead = g.figures[by], g.figures[victim]
    if figure.kind not in (HERO, SUMMON) or not figure.is_players or not dead.is_monster:
        return
    killer = g.heroes[figure.hero]
    if not any(hero.kills for hero in g.heroes):
        note(g, by, FIRST)
    killer.kills += 1
    if g.party is not None:
        killer.slain += (Slain(dead.name, dead.is_elite),)
    if dead.is_elite:
        note(g, by, ELITE_KILL)
    if dead.health <= -OVERKILL:
        note(g, by, OVERKILLED)


# Judging

Count = Callable[[State, int], int]


def is_met(g: State, hero: int) -> bool:
    """Whether a character's goal is fulfilled, by what holds when the scenario ends. GH-BGOAL-02"""
    if len(g.heroes[hero].goals) != 1:
        return False
    goal = BATTLE_GOALS[g.heroes[hero].goals[0]]
    value = COUNTS[goal.asks](g, hero)
    return (goal.least is None or value >= goal.least) and (goal.most is None or value <= goal.most)


def check_marks(g: State, hero: int) -> int:
    """What the goal earns: nothing in a lost scenario; the exhausted earn it too. GH-BGOAL-02, 03, GH-FINISH-06, 07"""
    if g.result != WON or not is_met(g, hero):
        return 0
    return BATTLE_GOALS[g.heroes[hero].goals[0]].checks


def cards_left(g: State, hero: int) -> int:
    """Hand and discard pile, with the active cards that count as discarded. GH-ACTIVE-08"""
    cards = g.heroes[hero]
    active = sum(not active_act(cards.name, each).lost for each in cards.active)
    return len(cards.hand) + len(cards.discard) + active


def _deed(deed: str) -> Count:
    """1 for whoever has done it."""
    return lambda g, hero: int(deed in g.heroes[hero].deeds)


def allies_exhausted(g: State, hero: int) -> int:
    """How many of the other characters are exhausted."""
    return sum(g.is_exhausted(other) for other in range(len(g.heroes)) if other != hero)


COUNTS: dict[str, Count] = {
    "cards left": cards_left,
    "experience": lambda g, hero: g.heroes[hero].xp,
    "hit points": lambda g, hero: max(g.figures[hero].health, 0),
    "hit points missing": lambda g, hero: g.figures[hero].max_health - g.figures[hero].health,
    "traps": _deed(TRAP),
    "treasures": lambda g, hero: len(g.heroes[hero].treasures),
    "allies exhausted": allies_exhausted,
    "rooms revealed": _deed(DOOR),
    "money": lambda g, hero: g.heroes[hero].money,
    "loot": lambda g, hero: g.heroes[hero].money + len(g.heroes[hero].treasures),
    "kills": lambda g, hero: g.heroes[hero].kills,
    "elite kills": _deed(ELITE_KILL),
    "item uses beyond the level": lambda g, hero: g.heroes[hero].item_uses - g.heroes[hero].level,
    "rounds begun without monsters": lambda g, hero: int(g.quiet),  # noqa: ARG005 - all counts are asked alike
    "overkills": _deed(OVERKILLED),
    "item uses": lambda g, hero: g.heroes[hero].item_uses,
    "first kill": _deed(FIRST),
    "falls below half": _deed(BELOW_HALF),
    "kills of the unhurt": _deed(UNHURT),
    "short rests": _deed(SHORT_RESTED),
    "long rests": _deed(LONG_REST),
}
