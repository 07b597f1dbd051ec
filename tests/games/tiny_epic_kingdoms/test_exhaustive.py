"""Games are played until every piece of content has been used; what was not is listed."""

from __future__ import annotations

from collections.abc import Iterator

from tabletome.engine import Event, Options
from tabletome.games.tiny_epic_kingdoms import GAME
from tabletome.games.tiny_epic_kingdoms.content.box import ACTIONS, TOKENS
from tabletome.games.tiny_epic_kingdoms.content.factions import FACTIONS
from tabletome.games.tiny_epic_kingdoms.content.territories import TERRITORIES
from tabletome.games.tiny_epic_kingdoms.events import Learned, Selected, TokenFound
from tabletome.games.tiny_epic_kingdoms.state import State
from tests.exhaustive import Runner, Thing, actions_and_events

MOST_GAMES = 1500


def used_by(event: Event) -> Iterator[Thing]:
    match event:
        case Learned(_, faction, level):
            yield "ability", f"{faction} {level}"
        case TokenFound(_, _, token):
            yield "token", token
        case Selected(_, action):
            yield "card", action


def laid_out(g: State) -> set[Thing]:
    return {("territory", name) for name in g.territories}


def everything() -> set[Thing]:
    return (
        {("ability", f"{name} {level}") for name in FACTIONS if name != "shapeshifters" for level in range(1, 6)}
        | {("token", token) for token in TOKENS}
        | {("card", action) for action in ACTIONS}
        | {("territory", name) for name in TERRITORIES}
        | actions_and_events(GAME)
    )


def games() -> Iterator[Options]:
    for number in range(MOST_GAMES):
        yield GAME.options.read({"players": 2 + number % 4, "exploration": True, "factions": "chosen"})


def test_every_ability_token_territory_action_and_event_comes_up_in_play() -> None:
    assert Runner(GAME, everything(), by_event=used_by, by_state=laid_out).left_after(games()) == []
