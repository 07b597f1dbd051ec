"""What happens to a summoned creature's card, and to the creature when its card leaves. GH-SUMMON-04"""

from __future__ import annotations

from tabletome.games.gloomhaven.content.notation.abilities import Summon
from tabletome.games.gloomhaven.rules.abilities.active_cards import ends, lasting_of, put_away
from tabletome.games.gloomhaven.state import OFF, SUMMON, State


def dismiss(g: State, hero: int, name: str) -> None:
    """The card of a summon leaves the active area when the last creature of it is gone. GH-SUMMON-04"""
    if any(each.kind == SUMMON and each.is_on_map and (each.hero, each.name) == (hero, name) for each in g.figures):
        return
    for place, ability in lasting_of(g, hero, Summon):
        if ability.name == name:
            put_away(g, hero, place)


@ends(Summon)
def creature_leaves(g: State, hero: int, ability: Summon) -> None:
    """A summon leaves with its card. GH-SUMMON-04"""
    for figure in g.figures:
        if figure.kind == SUMMON and figure.hero == hero and figure.name == ability.name:
            figure.at = OFF
