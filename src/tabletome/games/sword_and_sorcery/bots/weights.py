"""How much choices matter to the instinct: every number that it weighs with, and in what it is measured.

Weights are chances in proportion: of two choices, one with weight 30 is taken thirty times as often as one with 1. All
were set by hand, in steps several times apart, and kept while the quests were won as often as
docs/games/sword_and_sorcery.md says; none was fitted.
"""

from __future__ import annotations

# Steps of importance, as weights

NEVER = 0.002  # nobody would
HARDLY = 0.02  # only if nothing else is left
IDLE = 1.0  # ending the turn
USEFUL = 8.0  # better than ending the turn
GOOD = 30.0  # what a turn is for
FIRST = 200.0  # before anything else

# Striking

BLOW = 60.0  # weight of an attack with USUAL_HITS hits to expect; it grows with the square of them
USUAL_HITS = 3.0  # hits
SOAKED = 0.5  # hits less to expect for each armor and magic shield of the target
FAINT = 0.5  # hits that a blow is worth however well the target is armored
FINISHING = 2.5  # times likelier is a blow that kills
NAMED = 1.3  # times likelier is a blow at an enemy whom the story is about
RED_DIE_HITS = 0.8  # hits to expect of a red die: eight on its ten faces
BLUE_DIE_HITS = 0.35  # hits to expect of a blue die: three on its ten faces, and symbols that may buy one
SPEND_HITS = 0.2  # hits that an effect which symbols may buy is worth
CROWD_HITS = 0.5  # hits that striking one more enemy in the area is worth

# When to heal, hide and hurry

BADLY_HURT = 0.5  # part of maximum HP at which healing comes first
HURT = 0.75  # part of maximum HP at which healing comes before idling
WEAK = 0.3  # part of maximum HP at which a hero lets others go first
CHASE = 5  # areas: enemies so near are sought out before the story goes on
ALONE = 3  # areas: nobody goes so far ahead of all others towards enemies
WATCH = 4  # areas: enemies so near are worth a ward
BETTER_ARMS = 0.5  # hits that make changing equipment worth an Action
