"""Which pieces of Gloomhaven have been used in play: card halves, items, monsters' cards, special rules, events.

    python -m scripts.used_gloomhaven --minutes 5

plays games over all scenarios and classes, preferring what nobody has used yet, until everything has been used or the
time is over. It lists what was never used, and fails if there is anything.
"""

from __future__ import annotations

import argparse
import functools
import itertools
import random
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from msgspec.structs import replace

from tabletome.engine import Decision, Event, Run, seeded
from tabletome.engine.state import listen
from tabletome.games.gloomhaven import GAME
from tabletome.games.gloomhaven import actions as a
from tabletome.games.gloomhaven import events as e
from tabletome.games.gloomhaven.campaign.event_cards import EVENT_CARDS
from tabletome.games.gloomhaven.campaign.setup import new_game
from tabletome.games.gloomhaven.content.bosses import TYPES
from tabletome.games.gloomhaven.content.classes import CLASSES
from tabletome.games.gloomhaven.content.items import ITEMS, Always
from tabletome.games.gloomhaven.content.layout import layout, layout_numbers
from tabletome.games.gloomhaven.content.monster_cards import PRINTED_DECKS
from tabletome.games.gloomhaven.content.notation.packs import PACKS
from tabletome.games.gloomhaven.content.scenarios import SCENARIOS, page
from tabletome.games.gloomhaven.rules.setup import SEATS, GloomhavenOptions
from tabletome.games.gloomhaven.sheets import Party
from tabletome.games.gloomhaven.state import State

LONG_ENOUGH, UNDER_WAY = 500, 100
"""Decisions of one game, after which another is begun, and after which its rules count as used."""


def all_pieces() -> Iterator[str]:
    """Everything that can be used, by its name in this list."""
    for kind in CLASSES.values():
        for card in kind.cards:
            yield from (f"{half} {card}" for half in ("top", "bottom"))
    yield from (f"item {name}" for name in ITEMS)
    yield from (f"monsters {deck} {number}" for deck, cards in PRINTED_DECKS.items() for number in range(len(cards)))
    yield from sorted({f"rule {type(rule).__name__}" for scenario in SCENARIOS.values() for rule in scenario.rules})
    yield from (f"event {deck} {number}" for deck, number in EVENT_CARDS)


def quiet_items() -> set[str]:
    """Items that are not seen to be used here: they let more be carried, take cards out of a deck, or need wounds."""
    always = {name: item.effect for name, item in ITEMS.items() if isinstance(item.effect, Always)}
    return {
        name
        for name, effect in always.items()
        if effect.small or effect.minus_cards or effect.last_focus or effect.last_stand
    }


class Tally:
    """Counts what is used."""

    def __init__(self) -> None:
        self.used: Counter[str] = Counter()

    def hear(self, event: Event) -> None:
        match event:
            case e.Used():
                self.used[f"{event.half} {event.card.partition('+')[0]}"] += 1
            case e.ItemUsed():
                self.used[f"item {event.item}"] += 1
            case e.MonsterCardDrawn():
                self.used[f"monsters {event.deck} {event.card}"] += 1
            case e.EventDrawn():
                self.used[f"event {event.happening} {event.number}"] += 1
            case _:
                pass

    def enter(self, g: State) -> None:
        """The rules of the page are in force, and what is worn without being used."""
        for rule in page(g.scenario).rules:
            self.used[f"rule {type(rule).__name__}"] += 1
        quiet = quiet_items()
        for worn in (worn.name for hero in g.heroes for worn in hero.items):
            if worn in quiet:
                self.used[f"item {worn}"] += 1

    def unused(self) -> list[str]:
        packs = {f"{half} {card}" for card in PACKS for half in ("top", "bottom")}
        return [piece for piece in all_pieces() if not self.used[piece] and piece not in packs]


# Games


def options_for(dice: random.Random, unused: list[str]) -> GloomhavenOptions:
    """A scenario and classes of which much has not been used yet."""
    left = set(unused)
    worth = {each.number: sum(piece in left for piece in pieces_on(each.number)) for each in SCENARIOS.values()}
    scenario = SCENARIOS[max(worth, key=lambda each: (worth[each], dice.random()))]
    halves = {piece.split()[1] for piece in unused if piece.startswith(("top", "bottom"))}
    missing = {name: sum(card in halves for card in kind.cards) for name, kind in CLASSES.items()}
    if scenario.alone:
        return GloomhavenOptions.read({"players": 1, "scenario": scenario.name, "items": "free", "first_level": 9})
    first = sorted(CLASSES, key=lambda name: (-missing[name], dice.random()))[:3]
    options: dict[str, Any] = {"players": 3, "scenario": scenario.name, "items": "free", "hands": "chosen"}
    options |= dict(zip(SEATS, first, strict=False)) | {f"{seat}_level": 9 for seat in SEATS}
    return GloomhavenOptions.read(options)


@functools.cache
def pieces_on(number: int) -> frozenset[str]:
    """What can be met with in a scenario: the rules of its page, and the cards of those who stand on its map."""
    found = {f"rule {type(rule).__name__}" for rule in page(number).rules}
    spots = layout(number).spots if number in layout_numbers() else ()
    names = {spot.monster for spot in spots} | {spawn.monster for spawn in page(number).spawns}
    for deck in {TYPES[name].deck for name in names}:
        found.update(f"monsters {deck} {card}" for card in range(len(PRINTED_DECKS.get(deck, ()))))
    return frozenset(found)


def preferred(decision: Decision, used: Counter[str], dice: random.Random) -> Any:
    """Something that was never used, if it is offered; else anything, but the hand is not thrown away."""
    new = [option for option in decision.options if any(not used[piece] for piece in pieces_of(option))]
    if new and dice.random() < 0.9:
        return dice.choice(new)
    calm = [option for option in decision.options if not isinstance(option, a.EndTurn | a.LoseCard | a.LoseTwo)]
    return dice.choice(calm or list(decision.options))


def pieces_of(option: Any) -> list[str]:
    """What would be used by this choice, or can be used after it."""
    match option:
        case a.Top() | a.Bottom():
            return [f"{option.verb} {option.card.partition('+')[0]}"]
        case a.Use() | a.Buy() | a.Wear():
            return [f"item {option.item}"]
        case a.Play():
            return [f"{half} {card}" for half in ("top", "bottom") for card in (option.lead, option.other)]
        case a.Learn():
            return [f"{half} {option.card}" for half in ("top", "bottom")]
        case a.Swap():
            return [f"{half} {option.into}" for half in ("top", "bottom")]
        case _:
            return []


def play_one(number: int, tally: Tally) -> None:
    """A part of one game; characters are healed all the time, so that they live to use their cards."""
    dice = random.Random(number)
    state = new_game(options_for(dice, tally.unused()), seeded(f"used {number}"))
    listen(state, tally)
    run = Run(GAME, state)
    for step in range(LONG_ENOUGH):
        if run.decision is None:
            break
        run.play(preferred(run.decision, tally.used, dice))
        for figure in state.figures[: len(state.heroes)]:
            figure.health = max(figure.health, figure.max_health)
        if step == UNDER_WAY:
            tally.enter(state)
    GAME.check(state)


def draw_events(tally: Tally, cards: Iterable[tuple[str, int]] = tuple(EVENT_CARDS)) -> None:
    """Each of these event cards is drawn in a campaign, and resolved as chance will have it."""
    for deck, number in cards:
        dice = random.Random(f"{deck} {number}")
        g = new_game(GloomhavenOptions.read({"campaign": True, "players": 2}), seeded(f"{deck} {number}"))
        g.party = with_next(g, deck, number)
        listen(g, tally)
        run = Run(GAME, g)
        for _ in range(60):
            if run.decision is None or tally.used[f"event {deck} {number}"]:
                break
            wanted = [each for each in run.decision.options if isinstance(each, a.CityEvent | a.Travel)]
            ready = [each for each in run.decision.options if isinstance(each, a.Ready)]
            run.play(
                dice.choice((wanted if deck == "city" else ready or wanted) or ready or list(run.decision.options))
            )


def with_next(g: State, deck: str, number: int) -> Party:
    """The party with this card on top of its deck."""
    party = g.campaign
    rest = tuple(each for each in getattr(party, deck) if each != number)
    return replace(party, **{deck: (number, *rest)}, open=(*party.open, 3), event=None)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=5.0)
    asked = parser.parse_args()
    tally, end = Tally(), time.monotonic() + 60 * asked.minutes
    draw_events(tally)
    for number in itertools.count():
        if time.monotonic() > end or not tally.unused():
            break
        play_one(number, tally)
    unused = tally.unused()
    for piece in unused:
        print(f"never used: {piece}")
    pieces = len(list(all_pieces()))
    print(f"{number} games, {pieces - len(unused)} of {pieces} pieces used")
    return 1 if unused else 0


if __name__ == "__main__":
    sys.exit(main())
