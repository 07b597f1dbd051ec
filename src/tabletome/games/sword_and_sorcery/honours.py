"""How parties of different tables are compared, the daily challenge, and what can be achieved."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabletome.engine import Achievement, Challenge, Finished, Mark, Rng
from tabletome.engine.honours import PERSON
from tabletome.games.sword_and_sorcery.content.heroes import HEROES
from tabletome.games.sword_and_sorcery.content.notation.terms import CHAOS, LAW
from tabletome.games.sword_and_sorcery.content.quests import quest_names
from tabletome.games.sword_and_sorcery.events import (
    BecameGhost,
    ChestOpened,
    EnemyDied,
    Evaded,
    PowerUsed,
    Ranked,
    Resurrected,
    Searched,
    Unlocked,
    Wounded,
)
from tabletome.games.sword_and_sorcery.state import Hero, State

FOES, POWERS, CROWNS, CHESTS, FINDS, SWIFT_ROUNDS, LARGE_PARTY = 12, 6, 50, 2, 1, 6, 5
CAMPAIGN_WON = "campaign-won"


def marks(g: State, seat: int) -> list[Mark]:
    """A victory and how soon it came, or how long the party stood; then the soul points left. SS-END-01"""
    assert g.outcome is not None
    won = seat in g.outcome.winners
    return [
        Mark("won", float(won)),
        Mark("rounds", g.round, fewer=won),
        Mark("souls", g.soul_points),
    ]


def options_of_the_day(rng: Rng) -> Mapping[str, Any]:
    """Any quest, and two heroes of natures that go together."""
    against = rng.pick((LAW, CHAOS))
    first = rng.pick([name for name, card in HEROES.items() if card.nature != against])
    others = [name for name, card in HEROES.items() if card.nature != against and card.hero != HEROES[first].hero]
    return {"quest": rng.pick(quest_names()), "heroes": 2, "first": first, "second": rng.pick(others)}


CHALLENGE = Challenge(options_of_the_day, (PERSON, "adept"))


def heroes_of(g: State, seat: int) -> list[Hero]:
    """The heroes that a seat plays."""
    return [hero for number, hero in enumerate(g.heroes) if g.seat_of(number) == seat]


def own(game: Finished[State], seat: int, kind: type[Any]) -> list[Any]:
    """What happened to the own heroes, or was done by them."""
    names = {hero.name for hero in heroes_of(game.state, seat)}
    return [each for each in game.all(kind) if each.who in names]


def came_back(game: Finished[State], seat: int) -> bool:
    """Won with a hero who had come back from the dead."""
    return game.won(seat) and bool(own(game, seat, Resurrected))


def won_unhurt(game: Finished[State], seat: int) -> bool:
    """Won, and none of the own heroes was wounded."""
    return game.won(seat) and not own(game, seat, Wounded)


def found(game: Finished[State], seat: int) -> int:
    """How often the own heroes have found something."""
    return sum(each.found for each in own(game, seat, Searched))


ACHIEVEMENTS = (
    Achievement("quest-won", lambda game, seat: game.won(seat)),
    Achievement("nobody-fell", lambda game, seat: game.won(seat) and not game.all(BecameGhost)),
    Achievement("back-from-death", came_back),
    Achievement("swift-quest", lambda game, seat: game.won(seat) and game.state.round <= SWIFT_ROUNDS),
    Achievement("dozen-foes", lambda game, _: len(game.all(EnemyDied)) >= FOES),
    Achievement("soul-ascended", lambda game, seat: bool(own(game, seat, Ranked))),
    Achievement("rich-hero", lambda game, seat: any(hero.crowns >= CROWNS for hero in heroes_of(game.state, seat))),
    Achievement("chest-breaker", lambda game, seat: len(own(game, seat, ChestOpened)) >= CHESTS),
    Achievement("sharp-eyes", lambda game, seat: found(game, seat) >= FINDS),
    Achievement("full-of-power", lambda game, seat: len(own(game, seat, PowerUsed)) >= POWERS),
    Achievement("slippery", lambda game, seat: bool(own(game, seat, Evaded))),
    Achievement("unhurt", won_unhurt),
    Achievement("locksmith", lambda game, seat: bool(own(game, seat, Unlocked))),
    Achievement("large-party", lambda game, seat: game.won(seat) and len(game.state.heroes) == LARGE_PARTY),
    Achievement("immortal", lambda game, _: game.state.outcome.reason == CAMPAIGN_WON),
)
