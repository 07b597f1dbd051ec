"""The phases of a game, in the order of the book: of a scenario first, then of a campaign between scenarios.

The module that has a phase's chapter runs it (`@runs(phases.SELECT_CARDS)`); the others name it to say what comes next.
"""

from __future__ import annotations

from typing import Final

from tabletome.engine import Phase

# Before a scenario

TRAIN: Final = Phase("train")
"""Characters of a higher level learn cards and mark perks; modifier decks are shuffled. GH-LVLUP-03, 04"""
BUILD_HAND: Final = Phase("build_hand")
"""Each character takes cards of the pool into the hand. GH-HAND-01"""
OUTFIT: Final = Phase("outfit")
"""Each character buys and puts on items. GH-ITEM-03"""
CHOOSE_GOALS: Final = Phase("choose_goals")
"""Everyone keeps one of two battle goals. GH-BGOAL-01"""
PLACE_HEROES: Final = Phase("place_heroes")
"""Each character is put on a starting hex. GH-SETUP-05"""

# A round

BEGIN_ROUND: Final = Phase("begin_round")
"""Whoever can neither play two cards nor rest is exhausted. GH-SELECT-09"""
SELECT_CARDS: Final = Phase("select_cards")
"""Everyone chooses two cards or a long rest. GH-SELECT-01"""
DETERMINE_INITIATIVE: Final = Phase("determine_initiative")
"""Cards are revealed, monsters draw theirs, and the order of the round is fixed. GH-INIT-01, 02"""
NEXT_PLACE: Final = Phase("next_place")
"""The next class or monster type in the order. GH-INIT-02"""
NEXT_FIGURE: Final = Phase("next_figure")
"""The next figure that acts at this place of the order. GH-INIT-03"""
BEGIN_TURN: Final = Phase("begin_turn")
"""Wounds bleed; a monster finds its focus. GH-COND-08, GH-FOCUS-01"""
HERO_TURN: Final = Phase("hero_turn")
"""A character chooses the next action. GH-TURN-01"""
PERFORM: Final = Phase("perform")
"""The next ability of an action, or the next attack of an attack ability, of a character or a monster. GH-TURN-02"""
ESCORT_TURN: Final = Phase("escort_turn")
"""An ally that the scenario moves by rules of its own. GH-SPECIAL-07"""
END_OF_TURN: Final = Phase("end_of_turn")
"""Loot, infusions, conditions that run out. GH-LOOT-04, GH-ELEM-02, GH-COND-11"""
CLEANUP: Final = Phase("cleanup")
"""What the end of a round brings. GH-ENDRND-01"""
SHORT_RESTS: Final = Phase("short_rests")
"""One character after the other may rest. GH-REST-02"""
FINISH: Final = Phase("finish")
"""The scenario ends. GH-FINISH-01"""

# Between the scenarios of a campaign

LEAVE_SCENARIO: Final = Phase("leave_scenario")
"""What was gained is written down. GH-FINISH-09"""
CHOOSE_WAY: Final = Phase("choose_way")
"""Back to Gloomhaven, or at once to another scenario. GH-TRAVEL-01"""
COME_TO_TOWN: Final = Phase("come_to_town")
"""A new visit to Gloomhaven; empty places in the party are filled. GH-CITY-02"""
VISIT: Final = Phase("visit")
"""What one character does in the city. GH-CITY-01"""
LEAVE_TOWN: Final = Phase("leave_town")
"""The party sets out for a scenario. GH-TRAVEL-04"""
ON_THE_ROAD: Final = Phase("on_the_road")
"""A road event, if there is a way to go. GH-TRAVEL-02"""
BEGIN_SCENARIO: Final = Phase("begin_scenario")
"""The scenario is laid out; it goes on with `train`. GH-SETUP-01"""
ARRIVE: Final = Phase("arrive")
"""What events hold in store for the start of the scenario, once everyone is placed. GH-REVENT-01"""
END_CAMPAIGN: Final = Phase("end_campaign")
"""The players end the campaign, or nothing is left to play. GH-PARTY-02"""

ALL: Final = (
    TRAIN, BUILD_HAND, OUTFIT, CHOOSE_GOALS, PLACE_HEROES,
    BEGIN_ROUND, SELECT_CARDS, DETERMINE_INITIATIVE, NEXT_PLACE, NEXT_FIGURE, BEGIN_TURN, HERO_TURN, PERFORM,
    ESCORT_TURN, END_OF_TURN, CLEANUP, SHORT_RESTS, FINISH,
    LEAVE_SCENARIO, CHOOSE_WAY, COME_TO_TOWN, VISIT, LEAVE_TOWN, ON_THE_ROAD, BEGIN_SCENARIO, ARRIVE, END_CAMPAIGN,
)  # fmt: skip
