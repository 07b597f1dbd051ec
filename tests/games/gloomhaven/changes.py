"""What has changed in a position since it was set up: what a row of a table leaves unsaid, and what nobody was told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, Protocol

from tabletome.engine import Event
from tabletome.engine.copying import each_copied
from tabletome.games.gloomhaven.content.classes import CLASSES
from tabletome.games.gloomhaven.content.notation.conditions import BIT, ELEMENTS
from tabletome.games.gloomhaven.events import (
    Conditioned,
    Consumed,
    Died,
    DoorOpened,
    Exhausted,
    Found,
    GainedXp,
    Healed,
    Moved,
    Placed,
    Pushed,
    Recovered,
    Saved,
    ScenarioEnded,
    Spawned,
    Suffered,
    Summoned,
)
from tabletome.games.gloomhaven.knowledge import cards_of
from tabletome.games.gloomhaven.state import INERT, OBJECTIVE, OFF, WANING, Figure, RoundEffects, State
from tests.games.gloomhaven.dungeon import Dungeon

ROUND_EFFECTS = {"attack": "might", "move": "haste", "charmer": "charmed", "attacks_on_death": "vengeful"}
"""The words for what a figure has until the end of the round, where they are not those of the state."""

WAYS, COMING = (Moved, Pushed, Placed), (Summoned, Spawned)
COME_AND_GO = {"curse", "bless", *(card for kind in CLASSES.values() for card in kind.supply)}


class Played(Protocol):
    """A position, and what has been told of it."""

    g: State
    events: list[Event]


class Told:
    """A position as it is now: whether players are told of everything that comes about."""

    def __init__(self, game: Played) -> None:
        g = game.g
        self._played = game
        self._live = [*g.figures]
        self._figures = each_copied(g.figures)
        self._heroes = each_copied(g.heroes)

    def untold(self, plays: str = "", *, gives_away: bool = False) -> list[str]:
        """What has come about without an event that says so; hit points that are given away are no damage."""
        return [*self._harm_untold(gives_away=gives_away), *self._gains_untold(plays)]

    def _told(self, before: Figure) -> list[Any]:
        return [
            event
            for event in self._played.events
            if getattr(event, "name", None) == before.name and getattr(event, "number", 0) == before.number
        ]

    def _harm_untold(self, *, gives_away: bool) -> Iterator[str]:
        for before, figure in zip(self._figures, self._live, strict=True):
            name, told = f"{before.name} {before.number}", self._told(before)
            if figure.at == OFF:
                out = before.at == OFF or any(isinstance(event, Died | Exhausted | Saved) for event in told)
                yield from [] if out else [f"{name} dies"]
                continue
            change = sum(event.by for event in told if isinstance(event, Healed))
            change -= sum(event.damage for event in told if isinstance(event, Suffered))
            if change != figure.health - before.health and not gives_away:
                yield f"{name} has {figure.health} hit points"
            ways = [event.hex if isinstance(event, Placed) else event.to for event in told if isinstance(event, WAYS)]
            if figure.at != (ways or [before.at])[-1]:
                yield f"{name} is at {figure.at}"
            gained = {event.condition for event in told if isinstance(event, Conditioned)}
            lost = {event.condition for event in told if isinstance(event, Recovered)}
            for condition, bit in BIT.items():
                had, has = before.conditions & bit, figure.conditions & bit
                if had != has and condition not in (gained if has else lost):
                    yield f"{name} {condition}"

    def _gains_untold(self, plays: str) -> Iterator[str]:
        g, events = self._played.g, self._played.events
        for place, hero in enumerate(g.heroes):
            gained = sum(event.xp for event in events if isinstance(event, GainedXp) and event.name == hero.name)
            found = [event for event in events if isinstance(event, Found) and event.name == hero.name]
            gained += sum(event.amount for event in found if event.what == "xp")
            over = any(isinstance(event, ScenarioEnded) for event in events)
            if hero.xp - self._heroes[place].xp != gained and g.figures[place].is_on_map and not over:
                yield f"{hero.name} has {hero.xp} experience"
        told = {event.element for event in events if isinstance(event, Consumed)}
        yield from (
            f"{element} is consumed" for element in ELEMENTS if f"consume {element}" in plays and element not in told
        )
        known = {id(figure) for figure in self._live}
        come = sum(id(figure) not in known and figure.kind != OBJECTIVE for figure in g.figures)
        if come > sum(
            event.monsters if isinstance(event, DoorOpened) else isinstance(event, COMING) for event in events
        ):
            yield "somebody has come"


class Before(Told):
    """A drawn position as it is now, to be compared with later in the words of the rows."""

    def __init__(self, game: Dungeon) -> None:
        super().__init__(game)
        g = game.g
        self._game = game
        self._names: dict[int, list[str]] = {}
        for name, who in game.names.items():
            self._names.setdefault(who, []).append(name)
        self._decks = [(deck.count("curse"), deck.count("bless")) for deck in g.decks]
        self._traps, self._obstacles, self._elements = g.traps, g.obstacles, [*g.elements]
        self._cards = self._all_cards()

    def unsaid(self, facts: Iterable[str], plays: str) -> list[str]:
        """The facts that should stand in the row, too."""
        said = [fact.split() for fact in facts]
        found = [*self._figures_unsaid(said), *self._decks_unsaid(said), *self._ground_unsaid(said)]
        found += [*self._cards_unsaid(said), *self._cards_made_or_lost()]
        if "later" not in plays and "end-turn" not in plays:
            found += self._elements_unsaid(said, plays)
        return found

    def _figures_unsaid(self, said: list[list[str]]) -> Iterator[str]:
        game = self._game
        back = {at: name for name, at in game.places.items()}
        for who, names in self._names.items():
            about = [fact[1:] for fact in said if fact[0] in names]
            known = {word for fact in about for word in fact}
            name, before = names[-1], self._figures[who]
            if game.is_gone(name):
                yield from [] if "dead" in known else [f"{name} dead"]
                continue
            figure = game.figure(name)
            change = figure.health - before.health
            if change and not any(len(fact) == 1 and fact[0][0] in "+-" for fact in about):
                yield f"{name} {change:+}"
            if figure.at != before.at and "at" not in known:
                yield f"{name} at {back[figure.at]}"
            for condition, bit in BIT.items():
                if figure.conditions & ~before.conditions & bit and condition not in known:
                    yield f"{name} {condition}"
                if before.conditions & ~figure.conditions & bit and not {"healthy", condition} & known:
                    yield f"{name} loses {condition}"
            for field in RoundEffects.__struct_fields__:
                word, value = ROUND_EFFECTS.get(field, field), getattr(figure.effects, field)
                if value != getattr(before.effects, field) and word not in known:
                    yield f"{name} {word} {_in_words(value)}".rstrip()

    def _decks_unsaid(self, said: list[list[str]]) -> Iterator[str]:
        decks = self._game.g.decks
        for place, (before, deck) in enumerate(zip(self._decks, decks, strict=True)):
            names = self._names[place] if place < len(decks) - 1 else []
            for kind, card, count in (("curses", "curse", before[0]), ("blessings", "bless", before[1])):
                about = [
                    fact for fact in said if kind in fact and (set(fact) & set(names) or (not names and len(fact) == 2))
                ]
                if deck.count(card) != count and not about:
                    yield " ".join([*names[-1:], kind, str(deck.count(card))])

    def _cards_unsaid(self, said: list[list[str]]) -> Iterator[str]:
        """The money of all, and the cards of those who do not act."""
        for place, (hero, before) in enumerate(zip(self._game.g.heroes, self._heroes, strict=True)):
            names = self._names[place]
            if hero.money != before.money and not any(fact[0] == "money" for fact in said):
                yield f"money {hero.money}"
            if "hero" in names or any(set(fact) & {"discards", "gone", "hand", "bestowed"} for fact in said):
                continue
            for pile in ("hand", "discard", "lost", "chosen", "active", "items"):
                if getattr(hero, pile) != getattr(before, pile) and not any(fact[0] == "ready" for fact in said):
                    yield f"{names[-1]} {pile} {getattr(hero, pile)}"

    def _all_cards(self) -> Counter[str]:
        """Where they lie is no matter; those that come and go are left out."""
        g = self._game.g
        cards = [card for hero in range(len(g.heroes)) for card in cards_of(g, hero)]
        cards += [card for pile in (*g.decks, *g.played) for card in pile]
        return Counter(card for card in cards if card not in COME_AND_GO)

    def _cards_made_or_lost(self) -> Iterator[str]:
        now = self._all_cards()
        for card in sorted({*now, *self._cards}):
            if now[card] != self._cards[card]:
                yield f"{card} is there {now[card]} times instead of {self._cards[card]}"

    def _ground_unsaid(self, said: list[list[str]]) -> Iterator[str]:
        game = self._game
        g = game.g
        for kind, before, now in (("trap", self._traps, g.traps), ("obstacle", self._obstacles, g.obstacles)):
            for at in sorted(before ^ now):
                names = {name for name, place in game.places.items() if place == at}
                if not any(kind in fact and names & set(fact) for fact in said) and ["no", f"{kind}s"] not in said:
                    yield f"{'' if at in now else 'no '}{kind} {min(names)}"
        for figure in g.figures[len(self._figures) :]:
            if not any(fact[:2] == ["summon", figure.name] for fact in said):
                yield f"summon {figure.name}"

    def _elements_unsaid(self, said: list[list[str]], plays: str) -> Iterator[str]:
        for element, before, now in zip(ELEMENTS, self._elements, self._game.g.elements, strict=True):
            consumed = now == INERT and (f"consume {element}" in plays or ["consumed", element] in said)
            if now != before and not consumed and ["waning", element] not in said:
                yield f"waning {element}" if now == WANING else f"consumed {element}"


def _in_words(value: int | tuple[tuple[int, int], ...]) -> str:
    """The value of something that lasts until the end of the round; of several the last, and nothing where it is so."""
    if isinstance(value, bool):
        return ""
    return " ".join(map(str, value[-1])) if isinstance(value, tuple) else str(value)
