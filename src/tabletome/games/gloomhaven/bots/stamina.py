"""How many rounds characters can still play, by the names that bots know it by."""

from __future__ import annotations

from tabletome.games.gloomhaven.rules.characters.stamina import rounds_left, stamina, stamina_of

__all__ = ["rounds_left", "stamina", "stamina_of"]
