"""From options and a seed to the first turn. Rulebook: "Setup". BL-SETUP

The book's own notes about its edition (BL-META-01, 02) ask nothing of us.
"""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

import msgspec

from tabletome.engine import Decision, Deck, Options, Rng, Script, ask, phase
from tabletome.games.battlelore import actions
from tabletome.games.battlelore.content.adventures import Adventure, adventures
from tabletome.games.battlelore.content.board import NAMED, NAMES, SIZE
from tabletome.games.battlelore.content.command_cards import DECK
from tabletome.games.battlelore.content.notation import MEMBERS
from tabletome.games.battlelore.events import AdventureBegan
from tabletome.games.battlelore.rules import council
from tabletome.games.battlelore.rules.decks import draw_command
from tabletome.games.battlelore.rules.flow import begin_turn
from tabletome.games.battlelore.rules.landmarks import landmarks_to_place, places_for, put_landmark, settle
from tabletome.games.battlelore.state import NOBODY, State

Levels = Annotated[int, msgspec.Meta(ge=1, le=council.MOST_LEVELS)]


class BattleOptions(Options):
    """How a game is set up."""

    players: Annotated[int, msgspec.Meta(ge=2, le=2)] = 2
    adventure: str = "agincourt"
    """The battle that is played. BL-SETUP-01"""
    councils: Literal["prescribed", "custom"] = "prescribed"
    """War Councils as the adventure has them, or of the players' own. BL-CUSTOM-01"""
    south_levels: Levels = council.RECOMMENDED_LEVELS
    """The greatest sum of levels of a chosen council. BL-CUSTOM-02, 03"""
    north_levels: Levels = council.RECOMMENDED_LEVELS
    medieval_lore: bool = False
    """Medieval adventures are played with some of the Lore cards, each at the first level and 3 Lore dearer."""
    reactions: Literal["auto", "open", "sealed"] = "auto"
    """Who is asked for a Lore card: whoever can play one, which tells the opponent so; or whoever might hold one. Left
    to itself it is sealed between people, and open where bots play, who do not watch for pauses."""

    choices: ClassVar[Any] = {"adventure": lambda: tuple(adventures())}

    def for_people(self, people: int) -> BattleOptions:
        if self.reactions != "auto":
            return self
        return msgspec.structs.replace(self, reactions="sealed" if people > 1 else "open")


def new_game(options: BattleOptions, rng: Rng) -> State:
    """Board, terrain, pieces and units as the adventure shows; the Command deck is shuffled. BL-SETUP-02..09"""
    adventure = adventures()[options.adventure]
    units = adventure.units
    on = [NOBODY] * SIZE
    for number, unit in enumerate(units):
        on[unit.hex] = number
    levels = levels_to_choose(adventure, options)
    return State(
        phase=call_councils,
        rng=rng,
        seats=2,
        adventure=adventure.name,
        landmarks=adventure.landmarks,
        owner=tuple(unit.side for unit in units),
        full=tuple(unit.figures for unit in units),
        troops=[unit.troop for unit in units],
        at=[unit.hex for unit in units],
        figures=[unit.figures for unit in units],
        on=on,
        stored=[0] * len(units),
        active=adventure.first,
        command_deck=Deck.shuffled(DECK, rng),
        hands=[(), ()],
        last_command=["", ""],
        councils=[(0,) * len(MEMBERS), (0,) * len(MEMBERS)] if levels else list(adventure.councils),
        levels=levels,
        medieval_lore=options.medieval_lore and not adventure.lore,
        tokens=[0, 0],
        lore_hands=[(), ()],
        always_ask_for_lore=options.reactions == "sealed",
        banners=[0, 0],
        captured=(NOBODY,) * len(adventure.objectives),
    )


def levels_to_choose(adventure: Adventure, options: BattleOptions) -> tuple[int, ...]:
    """The sums of levels that the players may spend on councils of their own; none where councils are prescribed.

    The adventure's own sums come before those of the options. BL-CUSTOM-01, 02, 03
    """
    if adventure.levels or not adventure.lore:
        return adventure.levels
    return (options.south_levels, options.north_levels) if options.councils == "custom" else ()


@phase
def call_councils(g: State) -> Script:
    """Councils, Command cards, the Lore deck and the starting Lore. BL-SETUP-08, BL-CSETUP-01, 02"""
    g.emit(AdventureBegan)
    if g.levels:
        yield from council.choose_councils(g)
    for seat in range(g.seats):
        for _ in range(council.command_cards(g, seat)):
            draw_command(g, seat, "BL-SETUP-08")
    if g.with_lore:
        council.build_lore_deck(g)
    if g.scenario.lore:
        council.deal_lore(g)
        g.phase = keep_starting_lore
    else:
        g.phase = first_turn


@phase
def keep_starting_lore(g: State) -> Script:
    """Each player keeps some of the Lore cards dealt; then it is known who places which landmarks. BL-LORE-05"""
    yield from council.choose_starting_cards(g)
    g.to_place = landmarks_to_place(g)
    g.phase = place_landmark


@phase
def place_landmark(g: State) -> Script:
    """Landmarks are placed one after the other, the first player's first. BL-LMLAND-04, 05, BL-CUSTOM-06"""
    if not g.to_place:
        g.phase = first_turn
        return
    (seat, landmark), *rest = g.to_place
    g.to_place = tuple(rest)
    options = [actions.Place(landmark, NAMES[h]) for h in places_for(g, seat, landmark)]
    if options:
        chosen = yield from ask(Decision(seat, "place", options, {"landmark": landmark}))
        put_landmark(g, seat, landmark, NAMED[chosen.hex])


@phase
def first_turn(g: State) -> Script:
    """The player whom the adventure names begins. BL-SETUP-11"""
    yield from settle(g)
    begin_turn(g, g.scenario.first)
