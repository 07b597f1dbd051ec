"""Landmarks: entering them, using them, placing them. Rulebook: "Landmarks". BL-LMARK, BL-LMLAND, BL-FORT"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from tabletome.engine import Decision, Script, ask
from tabletome.games.battlelore import actions
from tabletome.games.battlelore.content.adventures import Special
from tabletome.games.battlelore.content.board import NAMED, NAMES, NEIGHBOURS, row_from
from tabletome.games.battlelore.content.lasting_effects import Effect, Until
from tabletome.games.battlelore.content.notation import CLERIC, COMMANDER, RED, ROGUE, WARRIOR, WIZARD
from tabletome.games.battlelore.content.terrain import CAMP, DEN, LAIR, PASSAGE, PENTACLE, POOL, STRONGHOLD, Landmark
from tabletome.games.battlelore.content.troops import CREATURE, Gait, trained
from tabletome.games.battlelore.events import LandmarkPlaced, LandmarkRemoved, Trained
from tabletome.games.battlelore.rules.decks import discard_command, draw_command
from tabletome.games.battlelore.rules.lasting_effects import lay_on
from tabletome.games.battlelore.rules.units import relocate, restore
from tabletome.games.battlelore.rules.victory import settle_objectives
from tabletome.games.battlelore.state import NOBODY, State

LandmarkAction: TypeAlias = actions.OpenPassage | actions.TakePassage | actions.Train | actions.Heal
"""What an ordered unit can do with the landmark that it stands on."""
LANDMARK_LEVEL = 3
"""The level at which a member of a council brings a landmark. BL-LMLAND-01"""
OF_LORE_MASTER = {WIZARD: PENTACLE, ROGUE: DEN, WARRIOR: CAMP, CLERIC: POOL}
"""What a Lore Master of the third level brings. BL-LMLAND-02"""
PLACING_ROWS = (3, 4)
"""The rows, from one's own edge, where landmarks are placed. BL-LMLAND-06"""
PASSAGE_COST = 1
"""Lore for going through the Secret Passage. BL-LMLAND-14"""


# Entering a hex


def enter(g: State, unit: int, start: int) -> Script:
    """A unit that moved has arrived: it may have to stop, may not battle, may take an objective. BL-MOVE-10"""
    board, at, bit = g.board, g.at[unit], 1 << unit
    g.turn.walked |= bit
    heedless = g.troop(unit).gait is Gait.BY_LORE
    if (
        at != start and not heedless and not (board.rampart[at] and board.rampart[start])
    ):  # free from Rampart to Rampart: BL-FORT-10, 11
        if board.binds[at] and (g.troop(unit).gait is not Gait.WOODLAND or board.stops_but_forest[at]):
            g.turn.stopped |= bit
        if board.bans[at]:
            g.turn.spent |= bit
    yield from settle(g)


def carry(g: State, unit: int, to: int) -> None:
    """A card puts a unit into another hex: no move of the unit's own, but it enters the hex. BL-LMARK-05, BL-FORT-11

    Objectives and Strongholds are settled when the card is done.
    """
    board, start, bit = g.board, g.at[unit], 1 << unit
    relocate(g, unit, to, "card")
    g.turn.carried |= bit
    along_the_wall = board.rampart[start] and board.rampart[to] and to in NEIGHBOURS[start]
    if board.bans[to] and not along_the_wall:
        g.turn.spent |= bit


def settle(g: State) -> Script:
    """Units that stand on objectives take or hold banners, and those in enemy Strongholds cost a Command card."""
    if g.scenario.objectives:
        settle_objectives(g)
    for place, (h, owner) in enumerate(g.board.strongholds):
        if owner != NOBODY:
            yield from settle_stronghold(g, place, h, owner)


def settle_stronghold(g: State, place: int, h: int, owner: int) -> Script:
    """Its owner plays with a Command card less while an enemy holds it. BL-FORT-07, 08"""
    unit, bit = g.on[h], 1 << place
    taken = unit >= 0 and g.owner[unit] != owner
    if taken and not g.strongholds_lost & bit:
        g.strongholds_lost |= bit
        if g.hands[owner]:
            options = [actions.Discard(card) for card in sorted(set(g.hands[owner]))]
            chosen = yield from ask(Decision(owner, "discard-command", options))
            discard_command(g, owner, chosen.card)
    elif not taken and g.strongholds_lost & bit:
        g.strongholds_lost &= ~bit
        draw_command(g, owner, "BL-FORT-08")


# Using a landmark, with an ordered unit that stands on it


def landmark_choices(g: State, unit: int) -> Sequence[LandmarkAction]:
    """What a unit can do on its owner's landmark instead of moving. BL-LMLAND-07, 12, 14, 18, 21"""
    at = g.at[unit]
    kind = g.board.landmarks.get(at)
    if kind is None or g.board.owner[at] != g.owner[unit]:
        return []
    name = NAMES[at]
    if kind == DEN:
        return passage_choices(g, unit, name)
    if kind == CAMP and may_train(g, unit):
        return [actions.Train(name)]
    if kind == POOL and g.figures[unit] < g.full[unit]:
        return [actions.Heal(name)]
    return []


def passage_choices(g: State, unit: int, name: str) -> Sequence[LandmarkAction]:
    """Open the passage once, or go through it for 1 Lore. BL-LMLAND-12, 13, 14, 15"""
    if not g.passage:
        board = g.board
        wild = [h for h in range(len(g.on)) if (board.forest[h] or board.hill[h]) and h not in board.landmarks]
        return [actions.OpenPassage(name, NAMES[h]) for h in wild if g.on[h] < 0]
    seat = g.owner[unit]
    if g.turn.carried >> unit & 1:
        return []
    ends = [h for h, kind, owner in g.landmarks if kind == PASSAGE and owner == seat and g.on[h] < 0]
    return [actions.TakePassage(name, NAMES[h]) for h in ends] if g.tokens[seat] >= PASSAGE_COST else []


def may_train(g: State, unit: int) -> bool:
    """Green and blue troops; no Creature. BL-LMLAND-18"""
    troop = g.troop(unit)
    return troop.colour != RED and troop.troop_class != CREATURE


def use_landmark(g: State, chosen: LandmarkAction) -> Script:
    """The unit that stands on the landmark does what was chosen."""
    match chosen:
        case actions.OpenPassage(start=name, to=to):
            open_passage(g, g.on[NAMED[name]], NAMED[to])
        case actions.TakePassage(start=name, to=to):
            yield from take_passage(g, g.on[NAMED[name]], NAMED[to])
        case actions.Train(unit=name):
            train(g, g.on[NAMED[name]])
        case actions.Heal(unit=name):
            heal(g, g.on[NAMED[name]])


def open_passage(g: State, unit: int, to: int) -> None:
    """It costs neither move nor battle, but the unit may go nowhere else this turn. BL-LMLAND-12, 13, 16"""
    put_landmark(g, g.owner[unit], PASSAGE, to)
    g.passage = True
    lay_on(g, Effect.TUNNELLING, unit, 1, Until.TURN)


def take_passage(g: State, unit: int, to: int) -> Script:
    """The unit's whole move, which ends in the forest or on the hill; it may battle afterwards. BL-LMLAND-14, 15, 16"""
    seat, start = g.owner[unit], g.at[unit]
    g.tokens[seat] -= PASSAGE_COST
    g.pool += PASSAGE_COST
    relocate(g, unit, to, "passage")
    g.turn.moved |= 1 << unit
    yield from enter(g, unit, start)


def train(g: State, unit: int) -> None:
    """The banner of the next level; neither move nor battle; the Camp is used up. BL-LMLAND-18, 19"""
    g.troops[unit] = trained(g.troops[unit])
    g.emit(Trained, g.owner[unit], g.troops[unit], NAMES[g.at[unit]], rule="BL-LMLAND-18")
    remove_landmark(g, unit)


def heal(g: State, unit: int) -> None:
    """Back to the number of figures it began with; neither move nor battle; the Pool is used up. BL-LMLAND-20, 21"""
    restore(g, unit, g.full[unit])
    remove_landmark(g, unit)


def remove_landmark(g: State, unit: int) -> None:
    """The landmark that a unit has used leaves the game, and the unit has spent its move and battle."""
    bit, at = 1 << unit, g.at[unit]
    g.turn.moved |= bit
    g.turn.spent |= bit
    g.emit(LandmarkRemoved, g.board.landmarks[at], NAMES[at])
    g.landmarks = tuple(landmark for landmark in g.landmarks if landmark.hex != at)
    g.map_changed()


# Placing landmarks before the first turn


def landmarks_to_place(g: State) -> tuple[tuple[int, str], ...]:
    """Who receives what, the first player's first. BL-LMLAND-01, 02, 03, 04, 05, BL-FORT-01, 02, 17

    A Commander of level 3 brings a Stronghold in every adventure that does not forbid it.
    """
    specials = g.scenario.specials
    due: list[tuple[int, str]] = []
    for seat in (g.active, 1 - g.active):
        if Special.LANDMARKS in specials:
            due += [(seat, landmark) for landmark in received(g, seat)]
        if g.councils[seat][COMMANDER] == LANDMARK_LEVEL and Special.NO_STRONGHOLDS not in specials:
            due.append((seat, STRONGHOLD))
        if Special.LAIRS in specials and g.scenario.creatures(seat):
            due.append((seat, LAIR))
    return tuple(due)


def received(g: State, seat: int) -> list[str]:
    """A landmark of each Lore Master of level 3, unless the opponent has him too at that level. BL-LMLAND-02, 03"""
    own, other = g.councils[seat], g.councils[1 - seat]
    return [
        landmark
        for member, landmark in OF_LORE_MASTER.items()
        if own[member] == LANDMARK_LEVEL and other[member] != LANDMARK_LEVEL
    ]


def places_for(g: State, seat: int, landmark: str) -> list[int]:
    """The 3rd or 4th row from one's own edge, with nothing on it; a Stronghold under any unit of one's own.

    The terrain under it does not matter.

    BL-LMLAND-06, BL-FORT-01, 18
    """
    board = g.board
    if landmark == STRONGHOLD:
        return [g.at[unit] for unit in g.units_of(seat) if g.at[unit] not in board.landmarks]
    return [
        h
        for h, unit in enumerate(g.on)
        if unit < 0 and row_from(seat, h) in PLACING_ROWS and board.free_for_landmark(h)
    ]


def put_landmark(g: State, seat: int, landmark: str, h: int) -> None:
    """A landmark of this seat comes onto the map."""
    g.landmarks = (*g.landmarks, Landmark(h, landmark, seat))
    g.map_changed()
    g.emit(LandmarkPlaced, seat, landmark, NAMES[h], rule="BL-LMLAND-06")
