"""What a figure looks like, and the marks on it."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from tabletome.games.sword_and_sorcery.content.heroes import COMPANION_NAME
from tabletome.games.sword_and_sorcery.state import BIT, COMPANION, ENEMY, State
from tabletome.games.sword_and_sorcery.view import colours, icons
from tabletome.games.sword_and_sorcery.view.numerals import ROMAN
from tabletome.scene import Badge, t
from tabletome.scene.memory import frozen


def looks_of(g: State, figure: int) -> tuple[Hashable, ...]:
    """All that is to be seen of a figure by itself: what it is called, what has become of it, the marks on it."""
    it = g.figures[figure]
    enemy = g.enemies[it.owner] if it.side == ENEMY else None
    priority = g.priority_level if figure == g.priority_hero else None
    return frozen(figure, g.quest, g.seats, it, enemy, [hero.name for hero in g.heroes]), priority


def figure_icon(g: State, figure: int) -> str:
    it = g.figures[figure]
    if it.side == ENEMY:
        return icons.KINDS[g.scroll_of(it.owner).kind]
    if it.side == COMPANION:
        return icons.HEROES[COMPANION_NAME]
    return icons.GHOST if it.ghost else icons.HEROES[g.heroes[it.owner].card.hero]


def marks(g: State, figure: int) -> Iterator[Badge]:
    """Rank, conditions, fire, shields and bonuses on a figure. SS-COND-02, SS-ECOND-01"""
    it = g.figures[figure]
    if it.side == ENEMY:
        rank = g.scroll_of(it.owner).rank
        yield Badge(text=t(f"rank-{rank}"), hue=colours.RANK_HUES[rank])
    for name, bit in BIT.items():
        if it.conditions & bit:
            yield Badge(icon=icons.CONDITIONS[name], text=t(f"condition-{name}"), tone="bad")
    for injury in it.injuries:
        yield Badge(text=t(f"condition-{injury}"), tone="bad")
    if it.fire1 or it.fire2:
        yield Badge(icon=icons.FIRE, value=it.fire1 + it.fire2, tone="bad")
    if it.magic_shields:
        yield Badge(icon=icons.SHIELD, text=t("shields-held", n=it.magic_shields), tone="magic")
    for name, bonus in (("hits", it.hit_bonus), ("armor", it.armor_bonus), ("guard", it.shield_bonus)):
        if bonus:
            yield Badge(text=t(f"bonus-{name}"), value=bonus, tone="good" if bonus > 0 else "bad")
    if it.hidden or it.cloaked:
        yield Badge(icon=icons.HIDDEN, text=t("hidden"), tone="dim")
    if figure == g.priority_hero:
        yield Badge(icon=icons.PRIORITY, text=t("priority", level=ROMAN[g.priority_level]), tone="bad")
