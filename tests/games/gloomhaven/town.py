"""A party between scenarios, written down in one line, and events that befall it.

    party = town("brute gold=5", "tinkerer gold=20 items=minor-stamina-potion", reputation=3)
    party.resolves("city", 8, "decide a", "share 0")
    assert party.gold == [5, 0]

A word after a character's class is a field of the sheet. Every play must be asked for and offered, or the test fails.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tabletome.engine import Event, seeded
from tabletome.engine.state import listen
from tabletome.games.gloomhaven.actions import VOCABULARY
from tabletome.games.gloomhaven.campaign.event_cards import resolve
from tabletome.games.gloomhaven.campaign.setup import new_game
from tabletome.games.gloomhaven.rules.characters.levels import MIN_XP
from tabletome.games.gloomhaven.rules.setup import GloomhavenOptions
from tabletome.games.gloomhaven.sheets import Member, Party
from tabletome.games.gloomhaven.state import State


def town(*members: str, seed: str = "town", **fields: Any) -> Town:
    """A party in Gloomhaven; see the top of this file."""
    sheets = tuple(member(each) for each in members or ("brute", "tinkerer"))
    g = new_game(GloomhavenOptions(players=max(len(sheets), 2)), seeded(seed))
    g.seats, g.scenario, g.heroes, g.figures = len(sheets), 0, [], []
    g.party = Party(sheets, **fields)
    return Town(g)


def member(text: str) -> Member:
    name, *fields = text.split()
    values: dict[str, Any] = dict(each.split("=") for each in fields)
    for key, value in values.items():
        if key == "items":
            values[key] = tuple(value.split(","))
        elif key != "quest":
            values[key] = int(value)
    values.setdefault("xp", MIN_XP[values.get("level", 1) - 1])
    return Member(name, **values)


class Town:
    """A party and what happens to it."""

    def __init__(self, state: State) -> None:
        self.g = state
        self.events: list[Event] = []
        self.asked: list[str] = []
        listen(state, self)

    def hear(self, event: Event) -> None:
        self.events.append(event)

    @property
    def party(self) -> Party:
        return self.g.campaign

    @property
    def gold(self) -> list[int]:
        return [each.gold for each in self.party.members]

    @property
    def xp(self) -> list[int]:
        return [each.xp for each in self.party.members]

    @property
    def checks(self) -> list[int]:
        return [each.checks for each in self.party.members]

    def runs(self, script: Any, *plays: str) -> Town:
        """Run a script, answering with these plays: no more, no fewer."""
        left = [VOCABULARY.parse(each) for each in plays]
        answer = None
        while True:
            try:
                decision = script.send(answer)
            except StopIteration:
                break
            self.asked.append(decision.kind)
            assert left, f"asked without an answer: {decision}"
            answer = left.pop(0)
            assert answer in decision.options, f"{answer} is not offered: {decision}"
        assert not left, f"never asked for: {left}"
        return self

    def resolves(self, deck: Any, number: int, *plays: str) -> Town:
        """This card is the top one of a deck of two and is resolved."""
        self.g.party = replace(self.party, **{deck: (number, 99)})
        return self.runs(resolve(self.g, deck), *plays)

    def deck(self, deck: str) -> tuple[int, ...]:
        return self.party.city if deck == "city" else self.party.road
