"""What can happen. Figures are numbers, hexes are numbers; `name` and `number` say who a monster was."""

from __future__ import annotations

from tabletome.engine import Event


class Swapped(Event):
    name: str
    card: str
    other: str


class Placed(Event):
    name: str
    hex: int


class RoundBegan(Event):
    number: int


class Revealed(Event):
    """A character's two cards; `other` is empty for a long rest."""

    name: str
    lead: str
    other: str
    initiative: int


class MonsterCardDrawn(Event):
    deck: str
    card: int
    initiative: int


class DoorOpened(Event):
    name: str
    monsters: int


class TurnBegan(Event):
    name: str
    number: int


class Focused(Event):
    name: str
    number: int
    on: str
    on_number: int


class Moved(Event):
    name: str
    number: int
    start: int
    to: int


class Attacked(Event):
    name: str
    number: int
    target: str
    target_number: int
    value: int
    cards: tuple[str, ...]
    damage: int


class Suffered(Event):
    name: str
    number: int
    damage: int
    left: int


class Negated(Event):
    name: str
    card: str


class Died(Event):
    name: str
    number: int


class Exhausted(Event):
    name: str


class Healed(Event):
    name: str
    number: int
    by: int


class Conditioned(Event):
    name: str
    number: int
    condition: str


class Recovered(Event):
    name: str
    number: int
    condition: str


class Pushed(Event):
    name: str
    number: int
    to: int


class TrapSprung(Event):
    name: str
    number: int
    hex: int


class Looted(Event):
    name: str
    money: int
    treasure: str


class Used(Event):
    """A character uses half a card: `half` is top, bottom, basic-attack or basic-move."""

    name: str
    card: str
    half: str


class GainedXp(Event):
    name: str
    xp: int


class Infused(Event):
    element: str


class Consumed(Event):
    name: str
    element: str


class Rested(Event):
    name: str
    long: bool
    lost: str


class Summoned(Event):
    name: str
    number: int
    hex: int


class ScenarioDecided(Event):
    won: bool


class ScenarioEnded(Event):
    won: bool
