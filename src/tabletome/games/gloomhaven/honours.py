"""How parties of different tables are compared, the daily challenge, and what can be achieved."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabletome.engine import Achievement, Challenge, Finished, Mark, Rng
from tabletome.engine.honours import PERSON
from tabletome.games.gloomhaven.content.classes import CLASSES
from tabletome.games.gloomhaven.events import (
    CampaignEnded,
    DoorOpened,
    Exhausted,
    Looted,
    Negated,
    Suffered,
    TrapSprung,
)
from tabletome.games.gloomhaven.state import Hero, State

DAILY_SCENARIOS = (
    "black-barrow", "barrow-lair", "inox-encampment", "crypt-of-the-damned", "ruinous-crypt", "decaying-crypt",
    "vibrant-grotto", "gloomhaven-warehouse", "diamond-mine", "plane-of-elemental-power",
)  # fmt: skip
"""Those in which a new party has a chance."""
KILLS, COINS, EXPERIENCE, DOORS, CARDS_GIVEN, SWIFT_ROUNDS, CHAPTERS = 6, 5, 12, 2, 3, 8, 10
HARD = ("hard", "very-hard")


def marks(g: State, seat: int) -> list[Mark]:
    """A victory and how soon it came, or how long the party stood; then all experience. GH-FINISH-02"""
    assert g.outcome is not None
    won = seat in g.outcome.winners
    return [
        Mark("won", float(won)),
        Mark("rounds", g.round, fewer=won),
        Mark("experience", sum(hero.xp for hero in g.heroes)),
    ]


def options_of_the_day(rng: Rng) -> Mapping[str, Any]:
    """One of the first scenarios, and two classes that are drawn."""
    first, second = rng.sample(tuple(CLASSES), 2)
    return {"scenario": rng.pick(DAILY_SCENARIOS), "first": first, "second": second}


CHALLENGE = Challenge(options_of_the_day, (PERSON, "adept"))


def heroes_of(g: State, seat: int) -> list[Hero]:
    """The characters that a seat plays."""
    return [hero for number, hero in enumerate(g.heroes) if g.seat_of(number) == seat]


def names_of(g: State, seat: int) -> set[str]:
    """The classes that a seat plays."""
    return {hero.name for hero in heroes_of(g, seat)}


def won_unhurt(game: Finished[State], seat: int) -> bool:
    """Won, and none of the own characters has suffered any damage."""
    names = names_of(game.state, seat)
    return game.won(seat) and not any(each.damage for each in game.all(Suffered) if each.name in names)


def own(game: Finished[State], seat: int, kind: type[Any]) -> list[Any]:
    """What happened to the own characters, or was done by them."""
    names = names_of(game.state, seat)
    return [each for each in game.all(kind) if each.name in names]


def won_with_all_cards(game: Finished[State], seat: int) -> bool:
    """Won, and no card of the own characters is lost."""
    return game.won(seat) and not any(hero.lost for hero in heroes_of(game.state, seat))


def looted(game: Finished[State], seat: int) -> int:
    """Money tokens that the own characters have looted."""
    return sum(each.money for each in own(game, seat, Looted))


ACHIEVEMENTS = (
    Achievement("scenario-won", lambda game, seat: game.won(seat)),
    Achievement("hard-won", lambda game, seat: game.won(seat) and game.options.difficulty in HARD),
    Achievement("nobody-left-behind", lambda game, seat: game.won(seat) and not game.all(Exhausted)),
    Achievement("swift-party", lambda game, seat: game.won(seat) and game.state.round <= SWIFT_ROUNDS),
    Achievement("reaper", lambda game, seat: any(hero.kills >= KILLS for hero in heroes_of(game.state, seat))),
    Achievement("chest-opened", lambda game, seat: any(hero.treasures for hero in heroes_of(game.state, seat))),
    Achievement("full-purse", lambda game, seat: looted(game, seat) >= COINS),
    Achievement("goal-met", lambda game, seat: any(hero.checks for hero in heroes_of(game.state, seat))),
    Achievement("experienced", lambda game, seat: any(hero.xp >= EXPERIENCE for hero in heroes_of(game.state, seat))),
    Achievement("unhurt", won_unhurt),
    Achievement("all-cards", won_with_all_cards),
    Achievement("doorkeeper", lambda game, seat: len(own(game, seat, DoorOpened)) >= DOORS),
    Achievement("hard-to-kill", lambda game, seat: game.won(seat) and len(own(game, seat, Negated)) >= CARDS_GIVEN),
    Achievement("trap-tester", lambda game, seat: bool(own(game, seat, TrapSprung))),
    Achievement("saga", lambda game, _: any(each.completed >= CHAPTERS for each in game.all(CampaignEnded))),
)
