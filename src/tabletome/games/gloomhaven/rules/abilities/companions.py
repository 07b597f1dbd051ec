"""The permanent companion of a character: coming into play, Commands to it, what its character does for it.

GH-SUMMON-01, 05
"""

from __future__ import annotations

from tabletome.engine import Asking, Decision, Script, ask, choose
from tabletome.games.gloomhaven.actions import APPLY, SKIP, Allot, Apply, Place, Skip
from tabletome.games.gloomhaven.content.classes import CLASSES
from tabletome.games.gloomhaven.content.notation.abilities import (
    Ability,
    CommandBonus,
    CompanionFeeds,
    ForgoActions,
    ShareWounds,
)
from tabletome.games.gloomhaven.content.notation.conditions import STUN
from tabletome.games.gloomhaven.content.notation.phrases import Targets
from tabletome.games.gloomhaven.content.notation.special_rules import CompanionApart
from tabletome.games.gloomhaven.content.scenarios import page
from tabletome.games.gloomhaven.content.summons import CREATURES
from tabletome.games.gloomhaven.events import Summoned
from tabletome.games.gloomhaven.rules.abilities.active_cards import lasting_of, use_slots_of
from tabletome.games.gloomhaven.rules.abilities.targets import empty_beside, targets_of
from tabletome.games.gloomhaven.rules.abilities.words import Order, ally_performs, lies_there, performs
from tabletome.games.gloomhaven.rules.combat.conditions import add_until_end_of_round, heal
from tabletome.games.gloomhaven.rules.combat.damage import leave_the_map
from tabletome.games.gloomhaven.rules.scenario.battle_goals import note_hit_points
from tabletome.games.gloomhaven.state import HERO, NOBODY, SUMMON, Figure, State

performs(CommandBonus, CompanionFeeds, ForgoActions)(lies_there)


def companion_of(g: State, hero: int) -> int:
    """The companion of a character, or NOBODY if it has none, or none any more."""
    name = CLASSES[g.heroes[hero].name].companion
    if name:
        for who in range(len(g.heroes), len(g.figures)):
            figure = g.figures[who]
            if figure.kind == SUMMON and (figure.hero, figure.name) == (hero, name) and figure.is_on_map:
                return who
    return NOBODY


# At the beginning of a scenario


def awaits_companion(g: State) -> int:
    """A character whose companion is not there yet, or NOBODY."""
    for hero, cards in enumerate(g.heroes):
        if CLASSES[cards.name].companion and companion_of(g, hero) == NOBODY:
            return hero
    return NOBODY


def place_companion(g: State, hero: int) -> Script:
    """In an adjacent hex, or the nearest that is empty; it acts from the first round on. GH-SUMMON-01, 05"""
    start, cards = g.figures[hero].at, g.heroes[hero]
    apart = [
        at for rule in page(g.scenario).rules if isinstance(rule, CompanionApart) for at in g.plan.marked(rule.place)
    ]
    free = apart or empty_beside(g, hero)
    if not free:
        away = g.board.distances(start)
        empty = [at for at in sorted(g.board.floor) if g.is_empty(at)]
        free = [at for at in empty if away[at] == min(away[each] for each in empty)]
    chosen = yield from ask(Decision(g.seat_of(hero), "companion", [Place(at) for at in free], {"hero": hero}))
    name = CLASSES[cards.name].companion
    creature = CREATURES[name]
    health = creature.stat.health + creature.health_by_level * cards.level
    g.figures.append(Figure(name, SUMMON, hero, 1, chosen.hex, health, health, no_money=True))
    g.emit(Summoned, name, 0, chosen.hex, rule="GH-SUMMON-01")


# Commands


def companion_performs(g: State, hero: int, ability: Ability) -> Asking[bool]:
    """The companion performs an ability of a Command, as its character's player says."""
    who = companion_of(g, hero)
    if who == NOBODY or g.figures[who].conditions & (STUN | ability.barred_by):
        return False
    stronger = sum(bonus.by for _, bonus in lasting_of(g, hero, CommandBonus))
    order = Order(commanded=True, stronger=stronger)
    return (yield from ally_performs[type(ability)](g, hero, who, ability, order))


# What its character does for it


def before_companion_acts(g: State, who: int) -> Script:
    """Its character may forgo actions of the turn to come, so that it attacks harder or goes farther. GH-ACTIVE-01"""
    hero = g.figures[who].hero
    cards = g.heroes[hero]
    if not cards.chosen or cards.resting or g.figures[hero].conditions & STUN:
        return
    for _, rage in lasting_of(g, hero, ForgoActions):
        if not cards.turn.top_done and (yield from forgoes(g, hero, "forgo-top")):
            cards.turn = cards.turn.forgone("top")
            add_until_end_of_round(g, who, attack=rage.attack)
        if not cards.turn.bottom_done and (yield from forgoes(g, hero, "forgo-bottom")):
            cards.turn = cards.turn.forgone("bottom")
            add_until_end_of_round(g, who, move=rage.move)


def forgoes(g: State, hero: int, kind: str) -> Asking[bool]:
    """Whether the player gives up one half of the turn."""
    options: list[Apply | Skip] = [APPLY, SKIP]
    return isinstance((yield from ask(Decision(g.seat_of(hero), kind, options, {"hero": hero}))), Apply)


def feed_after_attack(g: State, who: int) -> None:
    """The companion has attacked, and a card of its character heals it. GH-ACTIVE-02, 04"""
    figure = g.figures[who]
    if not figure.is_on_map or not CREATURES[figure.name].permanent or not g.heroes[figure.hero].active:
        return
    for place, feeding in reversed(lasting_of(g, figure.hero, CompanionFeeds)):
        heal(g, who, feeding.by)
        use_slots_of(g, figure.hero, [place])


@performs(ShareWounds)
def share_wounds(g: State, hero: int, ability: ShareWounds) -> Asking[bool]:  # noqa: ARG001 - all are performed alike
    """Figure by figure, as much damage as the player likes and the others can bear. GH-DMG-01"""
    among = targets_of(g, hero, Targets.SELF_AND_SUMMONS)
    most = [g.figures[who].max_health for who in among]
    left = sum(max(g.figures[who].max_health - g.figures[who].health, 0) for who in among)
    if not left or len(among) == 1:
        return False
    shares: list[int] = []
    for place, who in enumerate(among):
        least = max(left - sum(most[place + 1 :]), 0)
        options = [Allot(damage) for damage in range(least, min(most[place], left) + 1)]
        about = {"hero": hero, "figure": who, "left": left}
        share = (yield from choose(Decision(g.seat_of(hero), "share-wounds", options, about))).damage
        shares.append(share)
        left -= share
    for who, share in zip(among, shares, strict=True):
        bear_share(g, who, share)
    return True


def bear_share(g: State, who: int, damage: int) -> None:
    """The figure has suffered so much of all; whoever has no hit point left is gone. GH-DMG-01"""
    figure = g.figures[who]
    figure.health = figure.max_health - damage
    if figure.kind == HERO:
        note_hit_points(g, who)
    if figure.health <= 0:
        leave_the_map(g, who)
