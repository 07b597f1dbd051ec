"""What the players decide about a character with a part of its own, and about what is carried. GH-SPECIAL-08"""

from __future__ import annotations

from tabletome.engine import Asking, Decision, Script, ask, choose
from tabletome.games.gloomhaven.actions import SKIP, Choose, Skip, Use
from tabletome.games.gloomhaven.content.items import NUMBERED
from tabletome.games.gloomhaven.content.notation.scenarios import Deliver
from tabletome.games.gloomhaven.content.notation.special_rules import (
    Carried,
    GiveAway,
    Protagonist,
    Staff,
    UntilLooted,
)
from tabletome.games.gloomhaven.content.scenarios import page
from tabletome.games.gloomhaven.content.treasures import TREASURES
from tabletome.games.gloomhaven.rules.abilities.words import at_once
from tabletome.games.gloomhaven.rules.items import worn
from tabletome.games.gloomhaven.rules.scenario.bearers import (
    BEARER,
    DELIVERED,
    PROTAGONIST,
    has_quest,
    is_charged,
    protagonist,
)
from tabletome.games.gloomhaven.rules.scenario.circumstances import GIVEN_AWAY
from tabletome.games.gloomhaven.rules.scenario.goals import check_goals
from tabletome.games.gloomhaven.rules.scenario.standing_rules import begins_round, ends_turn
from tabletome.games.gloomhaven.rules.scenario.treasures import GOAL_TREASURE
from tabletome.games.gloomhaven.state import State

# Who it is


@begins_round(Protagonist)
def choose_protagonist(g: State, rule: Protagonist) -> Script:
    """The character on the personal quest has the part; where there is none, the players say who. GH-PQUEST-02"""
    if PROTAGONIST not in g.tally:
        heroes = [hero for hero in range(len(g.heroes)) if has_quest(g, hero, rule)]
        g.tally[PROTAGONIST] = yield from choose_hero(g, "protagonist", heroes or list(range(len(g.heroes))))


@begins_round(Carried)
def choose_bearer(g: State, rule: Carried) -> Script:
    """One character has the thing from the start, unless it is still to be won."""
    if g.round == 1 and not rule.dropped_by and BEARER not in g.tally:
        g.tally[BEARER] = yield from choose_hero(g, "bearer", list(range(len(g.heroes))))


def choose_hero(g: State, kind: str, heroes: list[int]) -> Asking[int]:
    """One of these characters, as the players say."""
    chosen = yield from choose(Decision(g.speaker(), kind, [Choose(hero) for hero in heroes]))
    return chosen.figure


# Where a turn ends


@ends_turn(Staff)
@at_once
def end_beside_altar(g: State, hero: int, rule: Staff) -> None:  # noqa: ARG001 - all rules are asked alike
    """It is noted that the bearer of the charged staff has ended a turn where the page wants it."""
    goals = [at for goal in places_of_delivery(g) for at in g.plan.marked(goal)]
    if hero == protagonist(g) and is_charged(g) and any(at in g.board.near[g.figures[hero].at] for at in goals):
        g.note(DELIVERED)


def places_of_delivery(g: State) -> list[str]:
    """The letters of the places where something has to be brought."""
    return [goal.at for goal in page(g.scenario).goals if isinstance(goal, Deliver)]


@ends_turn(GiveAway)
def give_item_away(g: State, hero: int, rule: GiveAway) -> Script:
    """Who has looted the treasure may give one of its items away, on the place for it."""
    if g.figures[hero].at not in g.plan.marked(rule.place) or str(rule.treasure) not in g.heroes[hero].treasures:
        return
    names = [NUMBERED[number] for number in TREASURES[rule.treasure].items if number in g.heroes[hero].found]
    options: list[Use | Skip] = [*(Use(name) for name in names), SKIP]
    chosen = yield from ask(Decision(g.seat_of(hero), "give-away", options, {"hero": hero}))
    if isinstance(chosen, Use):
        cards = g.heroes[hero]
        cards.found = tuple(number for number in cards.found if NUMBERED[number] != chosen.item)
        g.note(GIVEN_AWAY)
        check_goals(g)


# Items that nobody may use yet


@begins_round(UntilLooted)
@at_once
def stow_items(g: State, rule: UntilLooted) -> None:  # noqa: ARG001
    """Items lie aside until their owner has looted a treasure."""
    for hero, cards in enumerate(g.heroes):
        if g.round == 1 and GOAL_TREASURE not in cards.treasures:
            cards.stowed, cards.items = cards.items, ()
            g.heroes[hero].flying = worn.flies_by_item(cards)


@ends_turn(UntilLooted)
@at_once
def take_up_items(g: State, hero: int, rule: UntilLooted) -> None:  # noqa: ARG001
    """Who has looted one has its items again."""
    cards = g.heroes[hero]
    if cards.stowed and GOAL_TREASURE in cards.treasures:
        cards.items, cards.stowed = cards.stowed, ()
        cards.flying = worn.flies_by_item(cards)
