"""Positions of Tiny Epic Kingdoms, written down and played from.

    game = kingdoms(
        red="humans of north at north.1 north.1; mana 2 ore 1",
        blue="dwarves of south at south.4 south.5*; tower 2 magic 3",
        action="quest",
    )
    game.plays("red: quest north.1 south.4", "red: bid 3", "blue: bid 3")
    assert game.at("south.4") == ["blue"]

A meeple with a star is searching (knocked over). Without `action` the first seat is about to select one; with it, the
first seat has just selected that action and is the first to take it. Every play must be asked for and offered, or the
test fails.

The five territories of these tests are all laid out alike:

    1 1 1 1 2 2 2 2     1 forest, 2 plains, 3 capital city (inland), 4 mountains, 5 ruins
    1 1 1 3 3 2 2 ~     a river runs between 1 and 2; crags lie between 4 and 5
    4 4 3 3 3 5 5 ~     2 and 5 border on water
    4 4 4 ^ ^ 5 5 5
"""

from __future__ import annotations

from typing import Any

from tabletome.engine import seeded
from tabletome.games.tiny_epic_kingdoms import GAME
from tabletome.games.tiny_epic_kingdoms.content.box import RESOURCES
from tabletome.games.tiny_epic_kingdoms.content.notation import territory
from tabletome.games.tiny_epic_kingdoms.content.territories import TERRITORIES
from tabletome.games.tiny_epic_kingdoms.rules.scoring import points
from tabletome.games.tiny_epic_kingdoms.rules.setup import KingdomOptions, new_game
from tabletome.games.tiny_epic_kingdoms.state import NEUTRAL, State, is_searching, owner
from tests.position import Position

COLOURS = ("red", "blue", "green", "yellow", "purple")
NAMES = ("north", "south", "east", "west", "far")
DRAWING = """
1 1 1 1 2 2 2 2
1 1 1 3 3 2 2 ~
4 4 3 3 3 5 5 ~
4 4 4 ^ ^ 5 5 5
"""
OWN_TERRITORIES = {
    name: territory(name, DRAWING, "forest plains capital mountains ruins", rivers="1|2") for name in NAMES
}
"""In the box only while a test plays on them; see conftest.py."""


def setting_up(seed: str = "test", **options: Any) -> Kingdoms:
    """A game at the first choice of its setup."""
    return Kingdoms(new_game(KingdomOptions(**options), seeded(seed)))


def kingdoms(action: str = "", seed: str = "test", **seats: str) -> Kingdoms:
    """A game in the middle of a position; see the top of this file."""
    assert tuple(seats) == COLOURS[: len(seats)], f"seats are, in order, {COLOURS}"
    TERRITORIES.update(OWN_TERRITORIES)
    g = new_game(KingdomOptions(players=len(seats), first=1), seeded(seed))
    homes = list(NAMES[: len(g.territories)])
    for seat, text in enumerate(seats.values()):
        homes[seat] = _clauses(text)["of"]
    g.territories = homes
    g.map_changed()
    for seat, text in enumerate(seats.values()):
        _place(g, seat, _clauses(text))
    g.phase = "act_or_collect" if action else "begin_turn"
    if action:
        g.selected = action
        g.shields = [action]
    return Kingdoms(g)


def _clauses(text: str) -> dict[str, str]:
    """`humans of north at north.1; mana 2` -> {"faction": "humans", "of": "north", "at": "north.1", "mana": "2"}"""
    kingdom, *rest = text.split(";")
    words = kingdom.split()
    found = {"faction": words[0], "of": words[words.index("of") + 1], "at": " ".join(words[words.index("at") + 1 :])}
    for clause in rest:
        pairs = clause.split()
        found.update(zip(pairs[::2], pairs[1::2], strict=True))
    return found


def _place(g: State, seat: int, clauses: dict[str, str]) -> None:
    g.factions[seat] = clauses.pop("faction")
    clauses.pop("of")
    for place in clauses.pop("at").split():
        region = g.board.number[place.rstrip("*")]
        g.regions[region] = (*g.regions[region], 2 * seat + place.endswith("*"))
        g.in_play[seat] += 1
    g.resources[seat] = [int(clauses.pop(resource, 0)) for resource in RESOURCES]
    g.tower[seat] = int(clauses.pop("tower", 0))
    g.magic[seat] = int(clauses.pop("magic", 0))
    g.captured[seat] = int(clauses.pop("captured", 0))
    if "shapes" in clauses:
        g.shapes[seat] = tuple(clauses.pop("shapes").split(","))
    assert not clauses, f"unknown words: {clauses}"


class Kingdoms(Position[State]):
    """A position and what happens in it."""

    game = GAME
    seats = COLOURS

    # Changing the position before it is played

    def with_token(self, token: str, region: str, *, face_up: bool = False) -> Kingdoms:
        number = self.g.board.number[region]
        self.g.tokens[number], self.g.face_up[number] = token, face_up
        self.g.exploration = True
        return self

    def with_neutrals(self, *regions: str) -> Kingdoms:
        for region in regions:
            self.g.regions[self.g.board.number[region]] += (2 * NEUTRAL,)
        return self

    def with_shields(self, *actions: str) -> Kingdoms:
        self.g.shields = [*actions]
        return self

    def with_crown(self, colour: str) -> Kingdoms:
        self.g.crown = COLOURS.index(colour)
        self.g.exploration = True
        return self

    def end_triggered(self) -> Kingdoms:
        self.g.end_triggered = True
        return self

    def at_the_end(self) -> Kingdoms:
        """The game is over as it stands: the ruins are emptied and the points counted."""
        self.g.phase = "end_of_game"
        assert self.asked() == "over"
        return self

    # Looking

    def at(self, region: str) -> list[str]:
        """Whose meeples are there, as in ["red", "blue*"]; neutral ones are "neutral"."""
        meeples = self.g.regions[self.g.board.number[region]]
        return [self._colour(owner(meeple)) + "*" * is_searching(meeple) for meeple in meeples]

    @staticmethod
    def _colour(seat: int) -> str:
        return "neutral" if seat == NEUTRAL else COLOURS[seat]

    def stock(self, colour: str) -> dict[str, int]:
        """What a player has of each resource, as in {"mana": 1, "ore": 0, "food": 2}."""
        return dict(zip(RESOURCES, self.g.resources[COLOURS.index(colour)], strict=True))

    def meeples(self, colour: str) -> int:
        return self.g.in_play[COLOURS.index(colour)]

    def tower(self, colour: str) -> int:
        return self.g.tower[COLOURS.index(colour)]

    def magic(self, colour: str) -> int:
        return self.g.magic[COLOURS.index(colour)]

    def token(self, region: str) -> str:
        return self.g.tokens[self.g.board.number[region]]

    def score(self, colour: str) -> dict[str, int]:
        """Points by source, once the game is over or as if it were over now (the ruins not yet emptied)."""
        return points(self.g, COLOURS.index(colour))

    def winners(self) -> list[str]:
        assert self.run.outcome is not None, "the game is not over"
        return [COLOURS[seat] for seat in self.run.outcome.winners]
