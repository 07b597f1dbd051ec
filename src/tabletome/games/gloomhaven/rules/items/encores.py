"""Items that follow an action: a move or attack after a Song, another card after a Command. GH-USE-01, GH-TURN-08"""

from __future__ import annotations

from msgspec.structs import replace

from tabletome.engine import Decision, Script, ask
from tabletome.games.gloomhaven.actions import AS_ATTACK, AS_MOVE, SKIP, AsAttack, AsMove, Recover, Skip
from tabletome.games.gloomhaven.content.items import ITEMS, AfterAction
from tabletome.games.gloomhaven.content.notation.abilities import Song
from tabletome.games.gloomhaven.content.notation.actions import Act, Half
from tabletome.games.gloomhaven.content.notation.conditions import DISARM, IMMOBILIZE, STUN
from tabletome.games.gloomhaven.content.printed_actions import CardAction, ItemAction, printed
from tabletome.games.gloomhaven.events import Used
from tabletome.games.gloomhaven.rules import phases
from tabletome.games.gloomhaven.rules.items.worn import mark_item, ready, use_up
from tabletome.games.gloomhaven.state import RunningAction, State

BETWEEN = ":"
"""Between the name of an item and the half of the card after which it is due."""


def note_encores(g: State, action: RunningAction, source: CardAction) -> None:
    """The action is over: which items of the character can be used because of it."""
    act = printed(source)
    for item, effect in ready(g, action.figure, AfterAction) if action.performed else ():
        if follows(effect, act):
            mark_item(g, action.figure, f"{item.name}{BETWEEN}{source.half}")


def follows(effect: AfterAction, act: Act) -> bool:
    """Whether an item is used after such an action."""
    return act.commands if effect.kind == "command" else any(isinstance(each, Song) for each in act.abilities)


def due_encores(g: State, hero: int) -> list[str]:
    """What is due, as it was noted."""
    return sorted(mark for mark in g.heroes[hero].turn.item_marks if BETWEEN in mark)


def encore(g: State, hero: int, mark: str) -> Script:
    """The player uses the item, or does not; either way it is not due any more."""
    cards = g.heroes[hero]
    cards.turn = replace(cards.turn, item_marks=cards.turn.item_marks - {mark})
    name, _, half = mark.partition(BETWEEN)
    if g.figures[hero].conditions & STUN:
        return
    effect = ITEMS[name].effect
    assert isinstance(effect, AfterAction)
    if effect.kind == "song":
        yield from attack_or_move(g, hero, name)
    elif cards.hand:
        yield from play_card(g, hero, name, "top" if half == "top" else "bottom")


def attack_or_move(g: State, hero: int, name: str) -> Script:
    """Attack 2, or Move 2. GH-ATK-01, GH-MOVE-01"""
    conditions = g.figures[hero].conditions
    options: list[AsAttack | AsMove | Skip] = [] if conditions & DISARM else [AS_ATTACK]
    options += [] if conditions & IMMOBILIZE else [AS_MOVE]
    if not options:
        return
    chosen = yield from ask(Decision(g.seat_of(hero), "encore", [*options, SKIP], {"hero": hero, "item": name}))
    if isinstance(chosen, Skip):
        return
    use_up(g, hero, name)
    g.action = RunningAction(hero, ItemAction(name, "top" if isinstance(chosen, AsAttack) else "bottom"))
    g.phase = phases.PERFORM


def play_card(g: State, hero: int, name: str, half: Half) -> Script:
    """One more card from hand, the same half of it. GH-TURN-03"""
    cards = g.heroes[hero]
    options: list[Recover | Skip] = [*(Recover(card) for card in cards.hand), SKIP]
    chosen = yield from ask(Decision(g.seat_of(hero), "one-more", options, {"hero": hero}))
    if isinstance(chosen, Skip):
        return
    use_up(g, hero, name)
    cards.hand = tuple(card for card in cards.hand if card != chosen.card)
    g.emit(Used, cards.name, chosen.card, half)
    g.action = RunningAction(hero, CardAction(cards.name, chosen.card, half))
    g.phase = phases.PERFORM
