"""What pushes and pulls without an attack are worth to a bot: a little."""

from __future__ import annotations

from tabletome.games.gloomhaven.bots.abilities.words import little_against_foes, worth
from tabletome.games.gloomhaven.content.notation.abilities import Drag, Pull, PullToward, Push

worth(Push, Pull, PullToward, Drag)(little_against_foes)
