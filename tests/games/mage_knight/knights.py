"""Positions of Mage Knight, written down and played from.

    game = knight("tovak at country-2.c", hand="march march rage", source="red green gold")
    game.plays("play march", "move country-2.se")
    assert game.me.space == "country-2.se"

    game = fight("diggers", hand="rage rage", stage="attack")
    game.plays("play rage", "attack 1")

A position has one hero (or several, see `others`) on a map of the starting tile and Countryside tiles 1 and 2, by Day
unless said otherwise; nothing lies on the map but what is said. Every play must be asked for and offered, or the test
fails.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

from tabletome.engine import seeded
from tabletome.games.mage_knight import GAME
from tabletome.games.mage_knight.board import Placed
from tabletome.games.mage_knight.content.box import COLOURS
from tabletome.games.mage_knight.content.heroes import HEROES
from tabletome.games.mage_knight.rules.phases import DRAFT_CARDS, FINISH_MAP, PICK_HEROES
from tabletome.games.mage_knight.rules.setup import MageKnightOptions, new_game
from tabletome.games.mage_knight.state import (
    ATTACK,
    BLOCK,
    DUMMY,
    MOVEMENT,
    RANGED,
    Combat,
    Dummy,
    Foe,
    Player,
    Points,
    State,
    Token,
    Unit,
)
from tests.games.mage_knight.accounts import Books, audit
from tests.position import Position

FIRST_TILES = ("start-a 0 0", "country-1 0 1", "country-2 1 0")
STAGES = {"ranged": RANGED, "block": BLOCK, "attack": ATTACK}


def setting_up(seed: str = "test", **options: Any) -> Knights:
    """A game at the first choice of its setup."""
    return Knights(new_game(MageKnightOptions(**options), seeded(seed)))


def knight(
    who: str = "tovak at start-a.c",
    *others: str,
    hand: str = "",
    deck: str = "march stamina",
    source: str = "",
    crystals: str = "",
    mana: str = "",
    units: str = "",
    tiles: tuple[str, ...] = FIRST_TILES,
    stack: str = "country-3 country-4",
    night: bool = False,
    seed: str = "test",
    scenario: str = "first-reconnaissance",
    options: dict[str, Any] | None = None,
    **enemies: str,
) -> Knights:
    """A hero about to move; see the top of this file. Enemies are given as country_1_nw="diggers"."""
    chosen = {"players": 1 + len(others), "scenario": scenario, **(options or {})}
    g = new_game(MageKnightOptions.read(chosen), seeded(seed))
    g.phase, g.stage, g.picking = "movement_step", MOVEMENT, ()
    g.night = night
    g.tiles = tuple(_placed(text) for text in tiles)
    g.stack = tuple(stack.split())
    g.map_changed()
    for seat, text in enumerate((who, *others)):
        name, _, space = text.partition(" at ")
        player = g.players[seat]
        player.hero, player.space, player.turn.path = name, space, (space,)
        player.deck = HEROES[name].deck
    if not others or g.together:
        g.dummy = Dummy("krang", HEROES["krang"].deck, tactic="great-start")
    g.active, g.order = 0, tuple(range(1 + len(others))) + ((DUMMY,) if g.dummy else ())
    g.turn_of = 0
    g.source = tuple(COLOURS.index(name) for name in source.split())
    me = g.players[0]
    me.hand, me.deck = tuple(sorted(hand.split())), tuple(reversed(deck.split()))
    me.crystals = tuple(crystals.split().count(name) for name in COLOURS[:4])
    me.mana = tuple(mana.split().count(name) for name in COLOURS)
    me.units = [_unit(text) for text in units.split()]
    me.level = max(1, 2 * len(me.units) - 1)
    for place, names in enemies.items():
        tile, _, space = place.rpartition("_")
        g.enemies[f"{tile.replace('_', '-')}.{space}"] = tuple(
            Token(name.lstrip("?"), not name.startswith("?")) for name in names.split()
        )
    return Knights(g)


def _placed(text: str) -> Placed:
    tile, x, y = text.split()
    return Placed(tile, int(x), int(y))


def _unit(text: str) -> Unit:
    """`peasants`, spent `peasants*`, wounded `peasants!`."""
    return Unit(text.rstrip("*!"), ready="*" not in text, wounds=text.count("!"))


def fight(enemies: str, stage: str = "ranged", *, site: str = "", kind: str = "rampaging", **more: Any) -> Knights:
    """A hero in combat with these enemies, drawn for this fight; those before a slash are behind walls."""
    game = knight(**more)
    g = game.g
    walled, _, free = enemies.rpartition("/")
    combat = Combat(kind=kind, space=site or game.me.space)
    combat.foes = [Foe(name, fortified=True) for name in walled.split()] + [Foe(name) for name in free.split()]
    g.combat = combat
    g.stage = STAGES[stage]
    g.phase = "begin_block" if stage == "block" else "attack_step"
    return game


class Knights(Position[State]):
    """A position and what happens in it."""

    game = GAME

    # Changing the position before it is played

    def with_player(self, seat: int = 0, **fields: Any) -> Knights:
        """Fields of the player, or of the player's turn or Round."""
        player = self.g.players[seat]
        for name, value in fields.items():
            part = next(part for part in (player, player.turn, player.round) if name in part.__struct_fields__)
            setattr(part, name, value)
        return self

    def with_dummy(self, **fields: Any) -> Knights:
        for name, value in fields.items():
            assert name in self.dummy.__struct_fields__, f"a Dummy player has no {name}"
            setattr(self.dummy, name, value)
        return self

    def again(self, phase: str = "", **fields: Any) -> Knights:
        """Ask anew after the position was changed: the player about to decide gets these fields."""
        return self.with_player(max(0, self.g.active), **fields).ask_again(phase)

    def with_pool(self, *points: Points) -> Knights:
        """In combat, with these attack or block points already played."""
        self.combat.pool = points
        return self.again()

    # Playing

    def plays(self, *moves: str) -> Knights:
        """Each in turn; whatever is played, the books must be right."""
        for move in moves:
            self.audited(functools.partial(super().plays, move))
        return self

    def audited(self, play: Callable[[], object]) -> None:
        """Whatever this plays, the books must be right."""
        before, heard, phase = self._books(), len(self.events), self.g.phase
        play()
        if phase not in (PICK_HEROES, DRAFT_CARDS, FINISH_MAP):
            audit(self.g, before, self._books(), self.events[heard:])

    def _books(self) -> Books:
        return Books(self.g, self._run.decision if self._run is not None else None)

    # Looking

    @property
    def me(self) -> Player:
        return self.g.players[0]

    @property
    def combat(self) -> Combat:
        assert self.g.combat is not None, "there is no combat"
        return self.g.combat

    @property
    def dummy(self) -> Dummy:
        assert self.g.dummy is not None, "there is no Dummy player"
        return self.g.dummy

    def hand(self) -> list[str]:
        return list(self.me.hand)
