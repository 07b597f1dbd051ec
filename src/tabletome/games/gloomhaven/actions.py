"""What a player can choose. Hexes and figures are numbers: `go 17`, `strike 5`."""

from __future__ import annotations

from tabletome.engine import Action, Vocabulary


class Swap(Action):
    """swap grab-and-go skewer: leave the first card at home and take the second"""

    out: str
    into: str


class Ready(Action):
    """ready: the hand is chosen"""


class Place(Action):
    """place 12: start on this hex"""

    hex: int


class Play(Action):
    """play trample grab-and-go: choose two cards, the leading one first"""

    lead: str
    other: str


class LongRest(Action):
    """long-rest"""


class Top(Action):
    """top trample: use the card's top action"""

    card: str


class Bottom(Action):
    """bottom trample"""

    card: str


class BasicAttack(Action):
    """basic-attack trample: Attack 2 instead of the card's top action"""

    card: str


class BasicMove(Action):
    """basic-move trample: Move 2 instead of the card's bottom action"""

    card: str


class EndTurn(Action):
    """end-turn"""


class Go(Action):
    """go 17: move to this hex"""

    hex: int


class Stop(Action):
    """stop: move no further"""


class Strike(Action):
    """strike 5: attack this figure; strike 5,7: lay the pattern over these"""

    figures: tuple[int, ...]


class Choose(Action):
    """choose 5: this figure is healed, pushed, given a condition"""

    figure: int


class Shove(Action):
    """shove 17: the pushed or pulled figure goes to this hex"""

    hex: int


class Skip(Action):
    """skip: leave this out"""


class Consume(Action):
    """consume fire"""

    element: str


class Suffer(Action):
    """suffer: take the damage"""


class LoseCard(Action):
    """lose-card trample: lose a card from hand and suffer no damage"""

    card: str


class LoseTwo(Action):
    """lose-two trample skewer: lose two discarded cards and suffer no damage"""

    card: str
    other: str


class Lose(Action):
    """lose trample: the discarded card that a long rest costs"""

    card: str


class ShortRest(Action):
    """short-rest"""


class KeepOn(Action):
    """keep-on: do not rest"""


class Accept(Action):
    """accept: the card drawn at random is lost"""


class Redraw(Action):
    """redraw: suffer 1 damage and lose another card"""


class First(Action):
    """first bandit-guard: acts before those it is tied with"""

    name: str


class Focus(Action):
    """focus 2: the monster focuses on this figure"""

    figure: int


class Does(Action):
    """does 14 - 2,3: the monster goes to hex 14, through no trap, and attacks figures 2 and 3"""

    to: int
    through: tuple[int, ...]
    targets: tuple[int, ...]


VOCABULARY = Vocabulary(
    Swap, Ready, Place, Play, LongRest, Top, Bottom, BasicAttack, BasicMove, EndTurn, Go, Stop, Strike, Choose, Shove,
    Skip, Consume, Suffer, LoseCard, LoseTwo, Lose, ShortRest, KeepOn, Accept, Redraw, First, Focus, Does,
)  # fmt: skip
