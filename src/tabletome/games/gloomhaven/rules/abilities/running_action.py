"""What is written down about the running action, for later abilities of the same action to ask. GH-TURN-02"""

from __future__ import annotations

from typing import Any

import msgspec

from tabletome.games.gloomhaven.content.notation.abilities import Ability, Along, Branch, Lasting
from tabletome.games.gloomhaven.content.notation.actions import Act
from tabletome.games.gloomhaven.content.printed_actions import printed
from tabletome.games.gloomhaven.state import Bonus, RunningAction, State


def running_ability(g: State) -> Ability:
    """The ability that is being performed."""
    assert g.action is not None
    return printed(g.action.source).abilities[g.action.step - 1]


def is_only_part(g: State) -> bool:
    """Whether the action is nothing but the ability that is being performed: who does not want it chooses another.

    A lasting bonus is left out by ending it at once, so it is no part; nor is a branch that was not taken. GH-TURN-04
    """
    action = g.action
    if action is None:
        return False
    act = printed(action.source)
    parts = sum(
        not isinstance(ability, Along | Branch | Lasting) and is_possible(act, place, action)
        for place, ability in enumerate(act.abilities)
    )
    return parts <= 1


def is_possible(act: Act, place: int, action: RunningAction) -> bool:
    """Whether an ability is part of the running action, or may still become one: its branch is not yet decided."""
    undecided = bool(act.guards) and abs(act.guards[place]) > action.step
    return undecided or act.is_open(place, action.gates)


def card_in_use(g: State) -> str:
    """The card whose action is being performed."""
    return "" if g.action is None else g.action.source.card


def note_performed(g: State) -> None:
    """The ability that is being performed has done something. GH-XP-02"""
    action = g.action
    if action is not None:
        steps = action.performed_steps | 1 << max(action.step - 1, 0)
        if steps != action.performed_steps or not action.performed:
            g.action = msgspec.structs.replace(action, performed=True, performed_steps=steps)


def note_left_out(g: State) -> None:
    """The player leaves out the part that would be performed now. GH-TURN-04"""
    assert g.action is not None
    g.action = msgspec.structs.replace(g.action, left_out=g.action.left_out | 1 << g.action.step - 1)


def note_bonus(g: State, bonus: Bonus) -> None:
    """The card of the running action answers for it as long as it lies there. GH-ACTIVE-08"""
    assert g.action is not None
    g.action = msgspec.structs.replace(g.action, given=(*g.action.given, bonus))


def note_in_action(g: State, **notes: Any) -> None:
    """Remember something until the action is over."""
    assert g.action is not None
    g.action = msgspec.structs.replace(g.action, notes=msgspec.structs.replace(g.action.notes, **notes))


def mark(g: State, *hexes: int) -> None:
    """The action has changed something here."""
    assert g.action is not None
    g.action = msgspec.structs.replace(g.action, marks=(*g.action.marks, *hexes))


def note_path(g: State, *hexes: int) -> None:
    """Remember the way of the running action."""
    if g.action is not None:
        g.action = msgspec.structs.replace(g.action, path=(*g.action.path, *hexes))


def note_moved_through(g: State, who: int) -> None:
    """The running action has led through the hex of this figure."""
    if g.action is not None:
        g.action = msgspec.structs.replace(g.action, moved_through=(*g.action.moved_through, who))


def was_performed(action: RunningAction, barred_by: int) -> bool:
    """Whether the action has had an ability that these conditions bar: an attack, or a move. GH-COND-11, 12"""
    return any(
        ability.barred_by == barred_by and action.performed_steps >> place & 1
        for place, ability in enumerate(printed(action.source).abilities)
    )
