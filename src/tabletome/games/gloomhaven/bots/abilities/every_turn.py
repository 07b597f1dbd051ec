"""What it is worth to a bot that a card does something every turn: a little."""

from __future__ import annotations

from tabletome.games.gloomhaven.bots.abilities.words import little_against_foes, worth
from tabletome.games.gloomhaven.content.notation.abilities import EveryTurn

worth(EveryTurn)(little_against_foes)
