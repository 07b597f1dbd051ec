"""The course of the game: turns and their five phases, and the end. Rulebook: "Player turn", "End of the game".

TEK-INTRO-04, TEK-TURN, TEK-END, TEK-P5
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tabletome.engine import Action, Decision, Script, phase
from tabletome.games.tiny_epic_kingdoms.actions import (
    Build,
    Collect,
    Expand,
    Pass,
    Patrol,
    Quest,
    Research,
    Select,
    StandUp,
    Swap,
    Trade,
    TradeBoth,
)
from tabletome.games.tiny_epic_kingdoms.content.box import ACTIONS, MAGIC_TOP, MEEPLES, SHIELDS, TOWER_TOP
from tabletome.games.tiny_epic_kingdoms.events import Cleared, EndTriggered, Passed, Selected, Skipped
from tabletome.games.tiny_epic_kingdoms.rules import economy, movement, resources
from tabletome.games.tiny_epic_kingdoms.rules.scoring import final_scoring
from tabletome.games.tiny_epic_kingdoms.state import State

COLLECT, PASS = Collect(), Pass()
SELECT = {action: Select(action) for action in ACTIONS}
CHOICES: dict[str, Callable[[State, int], Sequence[Action]]] = {
    "patrol": movement.patrol_choices,
    "quest": movement.quest_choices,
    "build": economy.build_choices,
    "research": economy.research_choices,
    "expand": economy.expand_choices,
    "trade": economy.trade_choices,
}


@phase
def begin_turn(g: State) -> Script:
    """Clear the action card if it is full; then the active player puts a shield on an action. TEK-TURN-01, 02, 03"""
    if len(g.shields) == SHIELDS:
        clear_action_card(g)
        if g.end_triggered:  # TEK-END-05
            g.phase = end_of_game
            return
        if g.seats == 5:
            skip_turn(g)
            return
    chosen = yield Decision(g.active, "select-action", [SELECT[action] for action in g.open_actions()])
    g.selected = chosen.action
    g.shields.append(chosen.action)
    g.emit(Selected, g.active, chosen.action, rule="TEK-TURN-03")
    g.acting = g.active
    g.phase = act_or_collect


def clear_action_card(g: State) -> None:
    """All five shields go back beside the card: every action is open again. TEK-TURN-02"""
    g.shields.clear()
    g.emit(Cleared, g.active, rule="TEK-TURN-02")


def skip_turn(g: State) -> None:
    """With five players whoever clears the card is skipped, so that the first choice goes round. TEK-P5-01, 02"""
    g.emit(Skipped, g.active, rule="TEK-P5-01")
    pass_token(g)


@phase
def act_or_collect(g: State) -> Script:
    """One player takes the selected action, or does nothing (the active player) or collects. TEK-TURN-04, 05, 06"""
    seat = g.acting
    otherwise: Action = PASS if seat == g.active else COLLECT
    chosen = yield Decision(seat, "act", [*action_choices(g, seat), otherwise], {"action": g.selected})
    yield from perform(g, seat, chosen)
    g.acting = (seat + 1) % g.seats
    if g.acting == g.active:
        g.phase = end_of_turn


def action_choices(g: State, seat: int) -> Sequence[Action]:
    """Every way to take the selected action, or what an ability allows in its place. TEK-FACTION-23, 31, 40"""
    choices = CHOICES[g.selected](g, seat)
    for selected, substitute in g.powers(seat).instead:
        if selected == g.selected:
            choices = [*choices, *CHOICES[substitute](g, seat)]
    return choices


def perform(g: State, seat: int, chosen: Action) -> Script:
    """Do what was chosen, to the end, before the next player decides."""
    number = g.board.number
    match chosen:
        case Patrol():
            yield from movement.patrol(g, seat, number[chosen.start], number[chosen.to])
        case StandUp():
            movement.stand_up(g, seat, number[chosen.region])
        case Quest():
            yield from movement.move(g, seat, number[chosen.start], number[chosen.to], "quest")
        case Swap():
            yield from movement.swap(g, seat, number[chosen.start], number[chosen.to])
        case Build():
            yield from economy.build(g, seat)
        case Research():
            yield from economy.research(g, seat)
        case Expand():
            yield from economy.expand(g, seat, number[chosen.region])
        case Trade():
            economy.trade(g, seat, chosen.give, chosen.get, chosen.count)
        case TradeBoth():
            economy.trade_both(g, seat, chosen.ore, chosen.food)
        case Collect():
            yield from resources.collect(g, seat)
        case Pass():
            g.emit(Passed, seat)


@phase
def end_of_turn(g: State) -> None:
    """Check the end-of-game conditions and pass the token to the left. TEK-TURN-07"""
    if not g.end_triggered:
        check_end_conditions(g)
    pass_token(g)


def check_end_conditions(g: State) -> None:
    """Once met, nothing that happens later undoes it. TEK-END-04"""
    for seat in g.clockwise_from(g.active):
        if has_met_condition(g, seat):
            g.end_triggered = True
            g.emit(EndTriggered, seat, rule="TEK-END-04")
            return


def has_met_condition(g: State, seat: int) -> bool:
    """All seven meeples in play, tower level 6, or all five magic levels. TEK-END-01, 02, 03"""
    return g.in_play[seat] == MEEPLES or g.tower[seat] == TOWER_TOP or g.magic[seat] == MAGIC_TOP


def pass_token(g: State) -> None:
    """The next player clockwise is the active player and begins a turn. TEK-INTRO-04, TEK-TURN-08"""
    g.active = (g.active + 1) % g.seats
    g.turn += 1
    g.phase = begin_turn


@phase
def end_of_game(g: State) -> None:
    """The game ends the moment the card is cleared after the trigger; then score."""
    final_scoring(g)
