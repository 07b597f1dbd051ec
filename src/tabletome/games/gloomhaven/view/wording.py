"""Names of things in a player's words."""

from __future__ import annotations

from tabletome.games.gloomhaven.content.classes import ALL_CARDS
from tabletome.games.gloomhaven.content.notation.conditions import ELEMENTS
from tabletome.games.gloomhaven.content.summons import species
from tabletome.games.gloomhaven.state import ELITE, State
from tabletome.scene import Text, t


def card_name(card: str) -> Text:
    return t(f"card-{ALL_CARDS[card].plain}")


def item_name(item: str) -> Text:
    return t(f"item-{item}")


def goal_name(goal: str) -> Text:
    return t(f"goal-{goal}")


def achievement_name(achievement: str) -> Text:
    return t(f"achievement-{achievement}")


def scenario_name(scenario: str) -> Text:
    return t(f"scenario-{scenario}")


PASSAGE = "empty"


def tile_name(tile: str) -> Text:
    """A map tile by the letters that are printed on it; a bare passage has none."""
    return t("tile-passage") if tile.startswith(PASSAGE) else t("tile", name=tile.upper())


def door_name(door: str) -> Text:
    """The two tiles that a door joins."""
    one, _, other = door.partition("-")
    return t("door-between", one=tile_name(one), other=tile_name(other))


def effect_name(effect: str) -> Text:
    """A condition or an element."""
    return t(f"element-{effect}" if effect in ELEMENTS else f"condition-{effect}")


def name_of(name: str) -> Text:
    return t(f"name-{species(name)}")


def figure_name(g: State, who: int) -> Text:
    """The class, or the monster's type, rank and number."""
    figure = g.figures[who]
    if not figure.is_monster:
        return name_of(figure.name)
    rank = "elite" if figure.kind == ELITE else "normal"
    return t("monster", name=name_of(figure.name), number=figure.number, rank=rank)


def numbered(name: str, number: int) -> Text:
    """Somebody in the log: a character, or a monster with its number."""
    return t("numbered", name=name_of(name), number=number) if number else name_of(name)
