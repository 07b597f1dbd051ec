"""All that has code of its own, gathered: with this module every card of the box has said what it does."""

from __future__ import annotations

from tabletome.games.mage_knight.cards import advanced_actions, artifacts, basic_actions, spells, tactics, units
from tabletome.games.mage_knight.cards.skills import arythea, braevalar, goldyx, krang, norowas, tovak, wolfhawk
from tabletome.games.mage_knight.content.deeds import CARDS
from tabletome.games.mage_knight.content.skills import SKILLS
from tabletome.games.mage_knight.content.tactics import TACTICS
from tabletome.games.mage_knight.content.units import UNITS
from tabletome.games.mage_knight.rules.deeds.effects import CARD_EFFECTS, SKILL_EFFECTS, UNIT_ABILITIES
from tabletome.games.mage_knight.rules.tactics import TACTIC_EFFECTS

MODULES = (
    basic_actions, advanced_actions, spells, artifacts, units, tactics,
    arythea, tovak, goldyx, norowas, wolfhawk, krang, braevalar,
)  # fmt: skip
"""The modules that declare what cards do."""

assert CARD_EFFECTS.keys() == CARDS.keys()
assert UNIT_ABILITIES.keys() == UNITS.keys()
assert SKILL_EFFECTS.keys() == SKILLS.keys()
assert TACTIC_EFFECTS.keys() == TACTICS.keys()
