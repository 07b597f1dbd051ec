"""A campaign between scenarios, played by its own phases.

    visit = visiting("brute gold=40", "tinkerer", reputation=4)
    visit.plays("buy winged-shoes", "ready")
    assert visit.party.members[0].items == ("winged-shoes",)

Characters are written as in town.py. Every play must be offered, or the test fails.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tabletome.engine import Run
from tabletome.games.gloomhaven import GAME
from tabletome.games.gloomhaven.actions import VOCABULARY
from tabletome.games.gloomhaven.sheets import Party
from tests.games.gloomhaven.town import Town, town


def visiting(*members: str, phase: str = "visit", **fields: Any) -> Visit:
    """The first character's turn in the city, or another moment between scenarios."""
    place = town(*members, **fields)
    sheets = place.party.members
    place.g.party = replace(
        place.party,
        members=tuple(
            each if each.quest else replace(each, quest=QUESTS[n], progress=(0,)) for n, each in enumerate(sheets)
        ),
        retirements=place.party.retirements or (0,) * len(sheets),
    )
    place.g.phase = phase
    place.g.decks = place.g.decks[:0]
    return Visit(place)


QUESTS = ("law-bringer", "goliath-toppler", "trophy-hunt", "fearless-stand")
"""Quests that nothing in a test fulfils by chance."""


class Visit:
    """A campaign, decision by decision."""

    def __init__(self, place: Town) -> None:
        self.place = place
        self.run = Run(GAME, place.g)

    @property
    def party(self) -> Party:
        return self.run.state.campaign

    @property
    def kind(self) -> str:
        assert self.run.decision is not None
        return self.run.decision.kind

    @property
    def offers(self) -> list[str]:
        """Every choice there is now."""
        assert self.run.decision is not None
        return [str(option) for option in self.run.decision.options]

    def plays(self, *plays: str) -> Visit:
        for play in plays:
            assert play in self.offers, f"{play} is not offered: {self.offers}"
            self.run.play(VOCABULARY.parse(play))
        return self

    def takes(self, kind: str, play: str | None = None) -> Visit:
        """Answers a question of this kind, with the first choice if none is named."""
        assert self.kind == kind
        return self.plays(play or self.offers[0])
