"""Active cards that do something at the start or the end of every turn, or with every attack or move action.

GH-ACTIVE-02, GH-ABIL-05
"""

from __future__ import annotations

from tabletome.games.gloomhaven.content.notation.abilities import EveryTurn, Moment
from tabletome.games.gloomhaven.content.notation.actions import Act
from tabletome.games.gloomhaven.content.notation.conditions import DISARM, IMMOBILIZE
from tabletome.games.gloomhaven.content.printed_actions import EveryTurnAction
from tabletome.games.gloomhaven.rules.abilities.active_cards import active_act
from tabletome.games.gloomhaven.rules.abilities.questions import is_true
from tabletome.games.gloomhaven.rules.abilities.running_action import was_performed
from tabletome.games.gloomhaven.rules.abilities.words import lies_there, performs
from tabletome.games.gloomhaven.state import RunningAction, State

performs(EveryTurn)(lies_there)


TURN_BY_TURN = ("start", "end")
PARTS: dict[int, Moment] = {DISARM: "after-attack", IMMOBILIZE: "after-move"}
"""What cannot be done under these conditions is an attack, or a move. GH-COND-11, 12"""


def works_every_turn(g: State, hero: int, at: Moment) -> tuple[EveryTurnAction, ...]:
    """Active cards that do something at this moment; at the start or the end of turns only those of earlier ones.

    Each is an action of its own beside those of the cards played. GH-ACTIVE-02, GH-ABIL-05
    """
    cards = g.heroes[hero]
    if not cards.active:
        return ()
    return tuple(
        EveryTurnAction(cards.name, active.card, "top" if active.top else "bottom")
        for active in cards.active
        if active.since != g.round or at not in TURN_BY_TURN
        for ability in active_act(cards.name, active).abilities
        if isinstance(ability, EveryTurn)
        and is_time(g, ability.at, at, active.card)
        and (ability.when is None or is_true(g, ability.when, hero, hero))
    )


def is_time(g: State, wanted: Moment, at: Moment, card: str) -> bool:
    """Whether a card does what it does at this moment; what is done once in a turn is offered first and last."""
    return wanted == at or (wanted == "during" and at in TURN_BY_TURN and card not in g.turn.worked)


def works_before(g: State, hero: int, act: Act) -> tuple[EveryTurnAction, ...]:
    """Active cards that do something before an action with an attack. GH-ACTIVE-02"""
    if not any(ability.barred_by == DISARM for ability in act.abilities):
        return ()
    return works_every_turn(g, hero, "before-attack")


def works_after(g: State, action: RunningAction) -> tuple[EveryTurnAction, ...]:
    """Active cards that do something as the last part of an action in which an attack or a move was made."""
    if not g.heroes[action.figure].active:
        return ()
    consumed = works_every_turn(g, action.figure, "after-consuming") if action.notes.consumed else ()
    return consumed + tuple(
        card
        for part, moment in PARTS.items()
        if was_performed(action, part)
        for card in works_every_turn(g, action.figure, moment)
    )  # fmt: skip


def is_used(g: State, action: RunningAction) -> bool:
    """What belongs to turns is used with each of them, what belongs to actions only if something was done."""
    source = action.source
    if action.performed or g.turn.closing:
        g.turn.worked += (source.card,)
        return True
    return not any(
        active.card == source.card and isinstance(ability, EveryTurn) and ability.at not in TURN_BY_TURN
        for active in g.heroes[action.figure].active
        for ability in active_act(g.heroes[action.figure].name, active).abilities
    )
