"""What obstacles made, moved and destroyed are worth to a bot: a little."""

from __future__ import annotations

from tabletome.games.gloomhaven.bots.abilities.words import little_against_foes, worth
from tabletome.games.gloomhaven.content.notation.abilities import (
    CreateBoulder,
    CreateObstacles,
    DestroyObstacle,
    DestroyObstacles,
    MoveObstacle,
)

worth(CreateObstacles, CreateBoulder, DestroyObstacle, DestroyObstacles, MoveObstacle)(little_against_foes)
