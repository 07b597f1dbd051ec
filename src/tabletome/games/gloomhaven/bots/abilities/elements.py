"""What infusing is worth to a bot: a little. Branches are weighed by what they lead to (see turn_plan.py)."""

from __future__ import annotations

from tabletome.games.gloomhaven.bots.abilities.words import little_against_foes, worth
from tabletome.games.gloomhaven.content.notation.abilities import Infuse, InfuseAny

worth(InfuseAny, Infuse)(little_against_foes)
