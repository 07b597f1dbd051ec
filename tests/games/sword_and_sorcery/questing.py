"""Quests of a few areas, to play single moments of.

    table = quest_table("doors: {oak: door 14a.1 14a.2}", dice="b.shield")
    table.run(open_door(table.g, 0, 0))
    assert table.g.map.opened == {0}

The map is a row of six areas, 14a.1 14a.2 14a.3 16a.1 16a.2 16a.3, and a tile apart, 18a.1 18a.2. All heroes stand in
14a.1 and it is the turn of the first. What a test writes as YAML is added to the quest or replaces a part of it.

Dice are loaded: `b.shield+skill` is a blue die with these symbols, `r.hit` a red one; a die that falls and was not
given fails the test. `top(deck, card)` puts a card on top of a deck. `turn` begins a hero's turn, `offered` lists what
the hero may do in it, `act` does one thing. `things("hammer", "coin:10", "loot:soul")` is what may lie in an area.
"""

from __future__ import annotations

import hashlib
from collections.abc import Generator
from typing import Any

import msgspec
import pytest
import yaml

from tabletome.engine import Decision, Event, Rng, seeded
from tabletome.engine.state import listen
from tabletome.games.sword_and_sorcery.actions import VOCABULARY
from tabletome.games.sword_and_sorcery.content.dice import BLUE_FACES, RED_FACES, SIDES
from tabletome.games.sword_and_sorcery.content.enemies import SCROLLS
from tabletome.games.sword_and_sorcery.content.notation.terms import SYMBOLS
from tabletome.games.sword_and_sorcery.content.quests import ADDED, parse_quest
from tabletome.games.sword_and_sorcery.content.things import COIN_CALLED, KEY, ItemCard, Loot, Thing, Treasure
from tabletome.games.sword_and_sorcery.rules.enemies.spawning import enter_play
from tabletome.games.sword_and_sorcery.rules.flow import begin_turn
from tabletome.games.sword_and_sorcery.rules.hero_turn import hero_turn, turn_options
from tabletome.games.sword_and_sorcery.rules.setup import SwordOptions, new_game
from tabletome.games.sword_and_sorcery.state import State

QUEST = """
title: {en: Test}
number: 990
map: [14a at 0 0, 16a at 6 0, 18a at 20 0]
start: [14a.1]
events: [[war-drums], [tremor]]
enemies: [gremlin green, gremlin green, raider green, raider blue]
shadow-tokens: {enemy: 3, commoner-male: 1}
gates: [hit at 16a.3 open]
shrines: [14a.1 active]
story: {over: {do: [win]}}
"""


class LoadedDice(Rng):
    """Ten-sided dice fall as the test says; all other chance is the seed's."""

    faces: list[int] = msgspec.field(default_factory=list)

    def below(self, n: int) -> int:
        if n == SIDES:
            assert self.faces, "a die falls that the test has not given"
            return self.faces.pop(0)
        return super().below(n)

    def shuffle(self, things: Any) -> None:
        """Decks are no dice."""
        plain = Rng(self.key, self.drawn)
        plain.shuffle(things)
        self.drawn = plain.drawn

    def pick(self, things: Any) -> Any:
        return things[0]

    def copy(self) -> LoadedDice:
        return LoadedDice(self.key, self.drawn, list(self.faces))


def faces(dice: str) -> list[int]:
    found = []
    for word in dice.split():
        colour, _, shown = word.partition(".")
        symbols = tuple(sorted(SYMBOLS.index(symbol) for symbol in shown.split("+")))
        sides = {"b": BLUE_FACES, "r": RED_FACES}[colour]
        found.append(next(number for number, face in enumerate(sides) if tuple(sorted(face)) == symbols))
    return found


class Table:
    """A state, with words for what tests do to it."""

    def __init__(self, g: State) -> None:
        self.g: Any = g
        """A `State`; its type is left open so that tests can ask again what has changed in between."""
        self.heard: list[Event] = []
        listen(g, self)

    def hear(self, event: Event) -> None:
        self.heard.append(event)

    def events(self, kind: type[Event]) -> list[Any]:
        return [event for event in self.heard if isinstance(event, kind)]

    def area(self, name: str) -> int:
        return int(self.g.layout.named[name])

    def put(self, hero: int, name: str) -> None:
        self.g.figures[hero].at = self.area(name)

    def enemy(self, card: str, name: str, tag: str = "") -> int:
        """Comes into play; the number of its first figure."""
        number = enter_play(self.g, card, self.area(name), tag)
        return int(self.g.enemies[number].figures[0])

    def top(self, name: str, *cards: str) -> None:
        """Put cards on top of a deck, the first one to be drawn first."""
        deck = getattr(self.g.decks, name)
        deck.cards = (*(card for card in deck.cards if card not in cards), *reversed(cards))

    def dice(self, dice: str) -> None:
        assert isinstance(self.g.rng, LoadedDice)
        self.g.rng.faces = faces(dice)

    def asked(self, script: Generator[Any, Any, Any] | None, *answers: str) -> Decision:
        """The first decision of a script, or the one that follows these answers."""
        assert script is not None
        decision = next(script)
        for answer in answers:
            decision = script.send(VOCABULARY.parse(answer))
        assert isinstance(decision, Decision)
        return decision

    def run(self, script: Generator[Any, Any, Any] | None, *answers: str) -> Any:
        """Run a script to its end with these answers, all of which must have been offered and asked for."""
        left = list(answers)
        if script is None:
            assert not left
            return None
        try:
            decision = next(script)
            while True:
                offered = [str(option) for option in decision.options]
                assert left, f"asked {decision.kind}: {offered}"
                answer = left.pop(0)
                assert answer in offered, f"{answer!r} is not offered by {decision.kind}: {offered}"
                decision = script.send(VOCABULARY.parse(answer))
        except StopIteration as end:
            assert not left, f"never asked for {left}"
            return end.value


def let_fly(monkeypatch: pytest.MonkeyPatch, scroll: str) -> None:
    """No enemy of the box flies; the book has rules for those that do."""
    monkeypatch.setitem(SCROLLS, scroll, msgspec.structs.replace(SCROLLS[scroll], flying=True))


def things(*words: str) -> tuple[Thing, ...]:
    """What may lie in an area: `coin:10`, `key`, `loot:soul` and `treasure:sentinel` face down, or an item card."""
    return tuple(thing(word) for word in words)


def thing(word: str) -> Thing:
    if word in COIN_CALLED:
        return COIN_CALLED[word]
    kind, _, face = word.partition(":")
    if kind == "loot":
        return Loot(face)
    if kind == "treasure":
        return Treasure(face)
    return KEY if word == "key" else ItemCard(word)


def quest_table(added: str = "", *, heroes: int = 2, dice: str = "", **options: Any) -> Table:
    text = yaml.safe_dump(yaml.safe_load(QUEST) | (yaml.safe_load(added) or {}), allow_unicode=True, sort_keys=False)
    name = "test-" + hashlib.blake2b(text.encode(), digest_size=6).hexdigest()
    ADDED.setdefault(name, parse_quest(text, name))
    g = new_game(SwordOptions(players=1, heroes=heroes, quest=name, **options), seeded("test"))
    g.rng = LoadedDice(g.rng.key, g.rng.drawn, faces(dice))
    for hero in range(heroes):
        g.figures[hero].at = g.plan.start[0]
    g.segment, g.active, g.turn.actions, g.turn.combats = "hero", 0, 2, 1
    return Table(g)


def turn(added: str = "", *, hero: int = 0, dice: str = "", heroes: int = 2, **options: str) -> Table:
    """A hero's turn has just begun."""
    table = quest_table(added, heroes=heroes, dice=dice, **options)
    begin_turn(table.g, hero)
    return table


def offered(table: Table, verb: str = "") -> list[str]:
    """What the active hero may do now, or only what begins with this word."""
    options = [str(option) for option in turn_options(table.g, table.g.active)]
    return [option for option in options if option.split()[0] == verb] if verb else options


def act(table: Table, action: str, *answers: str) -> None:
    """The active hero's next activity."""
    table.run(hero_turn(table.g), action, *answers)
