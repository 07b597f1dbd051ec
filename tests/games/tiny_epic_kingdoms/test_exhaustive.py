"""Games are played until every piece of content has been used; what was not is listed."""

from __future__ import annotations

import random

from tabletome.engine import Event, Run, seeded
from tabletome.engine.state import listen
from tabletome.games.tiny_epic_kingdoms import GAME
from tabletome.games.tiny_epic_kingdoms import actions as kingdom_actions
from tabletome.games.tiny_epic_kingdoms import events as kingdom_events
from tabletome.games.tiny_epic_kingdoms.content.box import ACTIONS, TOKENS
from tabletome.games.tiny_epic_kingdoms.content.factions import FACTIONS
from tabletome.games.tiny_epic_kingdoms.content.territories import TERRITORIES
from tabletome.games.tiny_epic_kingdoms.events import Learned, Selected, TokenFound

MOST_GAMES = 1500


class Used:
    """Everything that has been used so far, each as kind and name."""

    def __init__(self) -> None:
        self.things: set[tuple[str, str]] = set()

    def hear(self, event: Event) -> None:
        self.things.add(("event", type(event).__name__))
        match event:
            case Learned(_, faction, level):
                self.things.add(("ability", f"{faction} {level}"))
            case TokenFound(_, _, token):
                self.things.add(("token", token))
            case Selected(_, action):
                self.things.add(("card", action))

    def play(self, number: int) -> None:
        dice = random.Random(number)
        options = GAME.options.read({"players": 2 + number % 4, "exploration": True, "factions": "chosen"})
        state = GAME.setup(options, seeded(f"exhaustive {number}"))
        listen(state, self)
        run = Run(GAME, state)
        while run.decision is not None:
            action = dice.choice(run.decision.options)
            self.things.add(("action", type(action).__name__))
            run.play(action)
        self.things |= {("territory", name) for name in state.territories}


def everything() -> set[tuple[str, str]]:
    return (
        {("ability", f"{name} {level}") for name in FACTIONS if name != "shapeshifters" for level in range(1, 6)}
        | {("token", token) for token in TOKENS}
        | {("card", action) for action in ACTIONS}
        | {("territory", name) for name in TERRITORIES}
        | {("action", kind.__name__) for kind in kingdom_actions.VOCABULARY}
        | {("event", kind.__name__) for kind in Event.__subclasses__() if kind.__module__ == EVENTS}
    )


EVENTS = kingdom_events.__name__


def test_every_ability_token_territory_action_and_event_comes_up_in_play() -> None:
    used, wanted = Used(), everything()
    for number in range(MOST_GAMES):
        used.play(number)
        if wanted <= used.things:
            return
    assert sorted(wanted - used.things) == []
