"""Obstacles in words. GH-OVL-19"""

from __future__ import annotations

from collections.abc import Iterator

from tabletome.games.gloomhaven.content.notation.abilities import (
    CreateBoulder,
    CreateObstacles,
    DestroyObstacle,
    DestroyObstacles,
    MoveObstacle,
)
from tabletome.games.gloomhaven.view.abilities.words import Reading, reads, simply
from tabletome.scene import Text, t

reads(DestroyObstacle)(simply("does-destroy-obstacle"))


@reads(CreateObstacles)
def create_obstacles(ability: CreateObstacles, _: Reading) -> Iterator[Text]:
    name = "does-create-obstacle-there" if ability.at_mark else "does-create-obstacles"
    yield t(name, number=ability.number, range=ability.range)


@reads(CreateBoulder)
def create_boulder(ability: CreateBoulder, _: Reading) -> Iterator[Text]:
    yield t("does-create-boulder", range=ability.range)


@reads(DestroyObstacles)
def destroy_obstacles(ability: DestroyObstacles, _: Reading) -> Iterator[Text]:
    yield t("does-destroy-obstacles", range=ability.range)


@reads(MoveObstacle)
def move_obstacle(ability: MoveObstacle, _: Reading) -> Iterator[Text]:
    yield t("does-move-obstacle", range=ability.range)
