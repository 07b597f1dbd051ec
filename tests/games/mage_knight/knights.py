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

from collections import Counter
from collections.abc import Callable
from typing import Any

from tabletome.engine import seeded
from tabletome.games.mage_knight import GAME
from tabletome.games.mage_knight.board import Placed
from tabletome.games.mage_knight.content.box import COLOURS, MOST_CRYSTALS, WOUND
from tabletome.games.mage_knight.content.heroes import HEROES
from tabletome.games.mage_knight.content.tiles import RUINS
from tabletome.games.mage_knight.events import Disbanded, UnitDestroyed
from tabletome.games.mage_knight.rules.phases import DRAFT_CARDS, FINISH_MAP, PICK_HEROES
from tabletome.games.mage_knight.rules.setup import MageKnightOptions, new_game
from tabletome.games.mage_knight.state import (
    ATTACK,
    BLOCK,
    DUMMY,
    MOVEMENT,
    NOBODY,
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


def pieces(g: State) -> Counter[Any]:
    """Everything of the box there is one of: cards without Wounds, enemies, Units, Skills, tiles, dice."""
    count: Counter[Any] = Counter({"die": len(g.source) + len(g.used_dice)})
    count.update(("tile", tile) for tile in (*g.stack, *g.tiles_in_box, *(each.tile for each in (*g.tiles, *g.hidden))))
    cards: list[str] = [*g.advanced_deck, *g.advanced_offer, *g.monastery_offer, *g.upgrades]
    cards += [*g.spell_deck, *g.spells_offer, *g.artifact_deck]
    units = [*g.regular_deck, *g.elite_deck, *g.units_offer]
    skills = [*g.common_skills]
    enemies = [name for colour, pile in (*g.piles.items(), *g.discards.items()) if colour != RUINS for name in pile]
    enemies += [token.name for tokens in g.enemies.values() for token in tokens]
    if g.combat is not None:
        enemies += [foe.name for foe in g.combat.foes if not (foe.space or foe.defeated) and foe.owner == NOBODY]
    if g.dummy is not None:
        cards += [*g.dummy.deck, *g.dummy.discard]
        skills += g.dummy.skills
    for p in g.players:
        cards += [*p.deck, *p.hand, *p.discard, *p.play_area, *p.thrown_away, *p.dealt, *p.drafted, p.shown_artifact]
        cards += [*p.round.tactic_cards, *p.round.set_aside, *(unit.banner for unit in p.units)]
        units += [unit.name for unit in p.units]
        skills += [*p.skill_stack, *p.skills]
        enemies += p.puppets
        count["die"] += len(p.round.claimed_dice) + (p.round.tactic_die != NOBODY)
    count.update(("card", card) for card in cards if card not in (WOUND, ""))
    for kind, names in (("unit", units), ("skill", skills), ("enemy", enemies)):
        count.update((kind, name) for name in names)
    return count


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
        """Each in turn; whatever is played, nothing of the box is lost, and nothing comes from nowhere."""
        for move in moves:
            self._counted(lambda move=move: super(Knights, self).plays(move))
        return self

    def _counted(self, play: Callable[[], object]) -> None:
        before, gone, round_ = self._pieces(), len(self._out_of_play()), self.g.round
        was_set_up = self.g.phase not in (PICK_HEROES, DRAFT_CARDS, FINISH_MAP)
        play()
        if not was_set_up:
            return
        now = self._pieces()
        for unit in self._out_of_play()[gone:]:
            now["unit", unit] += 1
        if self.g.round != round_:
            before["die"] = now["die"]
        assert now == before, f"lost: {before - now}, from nowhere: {now - before}"
        for player in self.g.players:
            assert 0 <= player.known_on_top <= len(player.deck)
            assert player.hand == tuple(sorted(player.hand))
            assert set(player.crystals) <= set(range(MOST_CRYSTALS + 1))
            assert min(player.mana) >= 0
            assert min(player.turn.move, player.turn.heal, player.turn.dice) >= 0
            assert all(unit.wounds >= 0 for unit in player.units)

    def _pieces(self) -> Counter[Any]:
        """With the Skills that are being chosen from, and the Unit for which another one has to leave."""
        asked = self._run.decision if self._run is not None else None
        count = pieces(self.g)
        if asked is not None and asked.kind == "take-skill":
            count.update(("skill", each.skill) for each in asked.options if each.skill not in self.g.common_skills)
        elif asked is not None and asked.kind == "disband":
            count["unit", asked.about["unit"]] += 1
        return count

    def _out_of_play(self) -> list[str]:
        """Units that were disbanded or destroyed."""
        return [event.unit for event in self.events if isinstance(event, Disbanded | UnitDestroyed)]

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
