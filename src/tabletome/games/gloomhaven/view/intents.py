"""What a character tells the others before a round: how soon it means to act, never a number, and whom it has in mind.

GH-SELECT-02
"""

from __future__ import annotations

from tabletome.engine import Action, Decision
from tabletome.games.gloomhaven.actions import LongRest, Play
from tabletome.games.gloomhaven.content.classes import CLASSES
from tabletome.games.gloomhaven.state import State
from tabletome.games.gloomhaven.view.wording import figure_name
from tabletome.scene import Text, t

EARLY, LATE = 30, 60
"""An initiative up to the first is early, above the second late."""


def intent(g: State, decision: Decision, option: Action) -> Text | None:
    """In words, as far as the rules allow talking about cards that lie face down."""
    match option:
        case LongRest():
            return t("intent-rest")
        case Play():
            hero = decision.about["hero"]
            initiative = CLASSES[g.heroes[hero].name].cards[option.lead].initiative
            soon = "early" if initiative <= EARLY else "late" if initiative > LATE else "between"
            target = nearest_enemy(g, hero)
            if target is None:
                return t("intent-on-the-way", soon=soon)
            return t("intent-for", soon=soon, target=figure_name(g, target))
    return None


def nearest_enemy(g: State, hero: int) -> int | None:
    """Whom a character would come to first."""
    enemies = [enemy for enemy in g.enemies_of(hero) if g.figures[enemy].is_monster]
    away = g.board.distances(g.figures[hero].at)
    return min(enemies, key=lambda enemy: away[g.figures[enemy].at], default=None)
