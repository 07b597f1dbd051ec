"""What poison and curses do beside what they always do. GH-COND-06, 16"""

from __future__ import annotations

from tabletome.engine import Asking
from tabletome.games.gloomhaven.content.notation.abilities import Blight, FeedOn, Fester
from tabletome.games.gloomhaven.content.notation.conditions import POISON
from tabletome.games.gloomhaven.content.notation.phrases import Targets
from tabletome.games.gloomhaven.rules.abilities.running_action import note_bonus
from tabletome.games.gloomhaven.rules.abilities.targets import choose_one, targets_of, within
from tabletome.games.gloomhaven.rules.abilities.words import bears, performs
from tabletome.games.gloomhaven.rules.characters.experience import gain_xp
from tabletome.games.gloomhaven.rules.combat.conditions import add_until_end_of_round, cure, give
from tabletome.games.gloomhaven.rules.combat.damage import suffer
from tabletome.games.gloomhaven.state import Bonus, State


@performs(Fester)
def fester(g: State, hero: int, ability: Fester) -> Asking[bool]:
    """Any one poisoned enemy, however far away; its poison may be what hurts it."""
    chosen = yield from choose_one(g, hero, "fester", targets_of(g, hero, Targets.POISONED_ENEMIES))
    if chosen is None:
        return False
    if ability.cures:
        cure(g, chosen, "poison")
    yield from suffer(g, chosen, ability.by)
    return True


@performs(Blight)
@bears(Blight)
def blight(g: State, hero: int, ability: Blight) -> Asking[bool]:
    """One ally is poisoned, or hurt if it is so already."""
    chosen = yield from choose_one(g, hero, "blight", within(g, hero, g.allies_of(hero), ability.range))
    if chosen is None:
        return False
    if g.figures[chosen].conditions & POISON:
        yield from suffer(g, chosen, ability.by)
    else:
        give(g, chosen, "poison")
    return True


@performs(FeedOn)
def feed_on(g: State, hero: int, ability: FeedOn) -> Asking[bool]:
    """Only those who have really suffered count. GH-DMG-02"""
    targets, hurt = targets_of(g, hero, ability.to), 0
    for who in targets:
        before = g.figures[who].health
        yield from suffer(g, who, ability.by)
        hurt += g.figures[who].health < before
    if hurt // 2 and g.figures[hero].is_on_map:
        add_until_end_of_round(g, hero, attack=hurt // 2)
        note_bonus(g, Bonus(hero, attack=hurt // 2))
        gain_xp(g, hero, hurt // 2)
    return bool(targets)
