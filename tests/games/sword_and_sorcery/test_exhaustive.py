"""Games are played until every piece of content has been used; what was not is listed."""

from __future__ import annotations

import random
from typing import Any

from tabletome.engine import Event, Run, seeded
from tabletome.engine.state import listen
from tabletome.games.sword_and_sorcery import GAME
from tabletome.games.sword_and_sorcery import actions as sword_actions
from tabletome.games.sword_and_sorcery import events as e
from tabletome.games.sword_and_sorcery.content.encounters import ENCOUNTERS
from tabletome.games.sword_and_sorcery.content.enemies import ENEMY_CARDS, ENEMY_POWERS, MASTERS
from tabletome.games.sword_and_sorcery.content.events import EVENTS
from tabletome.games.sword_and_sorcery.content.heroes import HEROES
from tabletome.games.sword_and_sorcery.content.items import FACE, SIDES, TREASURES
from tabletome.games.sword_and_sorcery.content.powers import POWERS
from tabletome.games.sword_and_sorcery.content.quests import quest, quest_names
from tabletome.games.sword_and_sorcery.content.traps import TRAPS

MOST_GAMES = 500
PARTIES = (
    ("ecarus-white-rose", "thorgar-cleric", "laegon-archer", "shae-rogue", "auriel-wizard"),
    ("ecarus-black-rose", "thorgar-runemaster", "laegon-ranger", "shae-assassin", "auriel-warlock"),
)
SEATS = ("first", "second", "third", "fourth", "fifth")


BOLD = {
    "attack", "open-door", "break-door", "unlock-door", "unlock-chest", "open-chest", "quest-act", "pick-up", "take",
}  # fmt: skip
"""What drives a story on."""


def choose(dice: random.Random, options: Any) -> Any:
    """At random, but rather something bold; and these heroes are strong and never tire."""
    bold = [option for option in options if option.verb in BOLD]
    return dice.choice(bold if bold and dice.random() < 0.6 else options)


class Used:
    """Everything that has been used so far, each as kind and name."""

    def __init__(self) -> None:
        self.things: set[tuple[str, str]] = set()

    def hear(self, event: Event) -> None:
        self.things.add(("event", type(event).__name__))
        match event:
            case e.EventDrawn():
                self.things.add(("event card", event.card))
            case e.EncounterDrawn():
                self.things.add(("encounter", event.card))
            case e.TrapDrawn():
                self.things.add(("trap", event.card))
            case e.EnemyAppeared():
                self.things.add(("enemy", event.who))
            case e.EnemyPowerGained():
                self.things.add(("enemy power", event.power))
            case e.PowerGained():
                self.things.add(("power", event.power))
            case e.CardFlipped():
                self.things.add(("enemy", event.into))
            case e.Took():
                self.things.add(("item", event.thing))

    def play(self, number: int) -> None:
        dice = random.Random(number)
        names = quest_names()
        party = list(PARTIES[number % 2])
        dice.shuffle(party)
        options = {"players": 1, "heroes": 2 + number % 2, "quest": names[number % len(names)], "soul_storm": True}
        state = GAME.setup(GAME.options.read(options | dict(zip(SEATS, party, strict=True))), seeded(f"all {number}"))
        state.soul_points += 60
        listen(state, self)
        run = Run(GAME, state)
        self.things |= {("quest", state.quest)} | {("hero", sheet.name) for sheet in state.heroes}
        for _ in range(800):
            if run.decision is None:
                return
            for figure in state.figures[: len(state.heroes)]:
                figure.wounds, figure.hit_bonus = 0, 5
            action: Any = choose(dice, run.decision.options)
            self.things.add(("action", type(action).__name__))
            run.play(action)


def everything() -> set[tuple[str, str]]:
    locked_chest = any(chest.locked for name in quest_names() for chest in quest(name).chests)
    impossible = set() if locked_chest else {("action", "UnlockChest")}
    between_quests = {("event", name) for name in ("CarriedOn", "LeftInStash", "TriedAgain")} | {("action", "TryAgain")}
    findable = {card for card in TREASURES if FACE[card].kind != "crowns" and not FACE[card].quest}
    return (
        (
            {("event card", name) for name in EVENTS}
            | {("encounter", name) for name in ENCOUNTERS}
            | {("trap", name) for name in TRAPS}
            | {("enemy", name) for name in (*ENEMY_CARDS, *MASTERS)}
            | {("enemy power", name) for name in ENEMY_POWERS}
            | {("power", name) for name in POWERS}
            | {("item", name) for name in findable}
            | {("quest", name) for name in quest_names()}
            | {("hero", name) for name in HEROES}
            | {("action", kind.__name__) for kind in sword_actions.VOCABULARY}
            | {("event", kind.__name__) for kind in Event.__subclasses__() if kind.__module__ == e.__name__}
        )
        - impossible
        - between_quests
    )


def test_every_card_power_item_action_and_event_comes_up_in_play() -> None:
    used, wanted = Used(), everything()
    for number in range(MOST_GAMES):
        used.play(number)
        if wanted <= used.things:
            return
    assert sorted(wanted - used.things) == []
    assert set(TREASURES) <= set(SIDES)
