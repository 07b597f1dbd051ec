"""Laying Dooms, what happens when their enemy dies, and how they pass to another. GH-ACTIVE-01, 02"""

from __future__ import annotations

from msgspec.structs import replace

from tabletome.engine import Asking, Decision, Script, ask
from tabletome.games.gloomhaven.actions import EndBonus
from tabletome.games.gloomhaven.content.notation.abilities import (
    Doom,
    DoomsPass,
    Harvest,
    MoveDooms,
    NobodyHides,
    TwoDooms,
)
from tabletome.games.gloomhaven.content.notation.conditions import INVISIBLE
from tabletome.games.gloomhaven.events import Doomed
from tabletome.games.gloomhaven.rules.abilities.active_cards import (
    ends,
    lasting_of,
    put_away,
    put_away_card,
    use_up,
)
from tabletome.games.gloomhaven.rules.abilities.dooms import dooms_on
from tabletome.games.gloomhaven.rules.abilities.targets import choose_one, within
from tabletome.games.gloomhaven.rules.abilities.words import at_once, falls_due, lies_there, performs
from tabletome.games.gloomhaven.rules.combat.conditions import cure, give
from tabletome.games.gloomhaven.rules.combat.damage import kill, suffer
from tabletome.games.gloomhaven.rules.items.worn import always, apply
from tabletome.games.gloomhaven.rules.scenario.special_rules import settle, settles
from tabletome.games.gloomhaven.state import NOBODY, DoomFulfilled, State

performs(Harvest, DoomsPass, TwoDooms)(lies_there)


# Laying


@performs(Doom)
def lay_doom(g: State, hero: int, ability: Doom) -> Asking[bool]:
    """On any one enemy; an older Doom is discarded, unless a card allows two on the same enemy. GH-ACTIVE-01"""
    able = [
        who
        for who in g.targets_for(hero)
        if g.figures[who].is_monster and (not ability.fate or g.figures[who].is_normal_or_elite)
    ]
    target = yield from choose_one(g, hero, "doom", able)
    if target is None:
        return False
    both = g.figures[target].marks.doomed_by == hero and bool(lasting_of(g, hero, TwoDooms))
    yield from keep_dooms(g, hero, 1 if both else 0)
    put_token(g, hero, target)
    for name, effect in always(g.heroes[hero]):
        if effect.doom_gives:
            apply(g, hero, name)
            give(g, target, effect.doom_gives)
    return True


def dooms_of(g: State, hero: int) -> list[str]:
    """The cards of Dooms in a hero's active area."""
    return [g.heroes[hero].active[place].card for place, _ in lasting_of(g, hero, Doom)]


def keep_dooms(g: State, hero: int, number: int) -> Script:
    """So many Dooms stay, which ones the player says; the others are discarded."""
    while len(dooms := dooms_of(g, hero)) > number:
        card = dooms[0]
        if number:
            options = [EndBonus(each) for each in dooms]
            card = (yield from ask(Decision(g.seat_of(hero), "doom-discard", options, {"hero": hero}))).card
        put_away_card(g, hero, card)


def doomed_by(g: State, hero: int) -> int:
    """The enemy on whom a hero's Dooms lie, or NOBODY."""
    return next((who for who in g.on_map() if g.figures[who].marks.doomed_by == hero), NOBODY)


def put_token(g: State, hero: int, target: int) -> None:
    """The hero's token lies on this enemy and on no other."""
    lift_token(g, hero)
    figure = g.figures[target]
    figure.marks = replace(figure.marks, doomed_by=hero)
    g.emit(Doomed, figure.name, figure.number)


def lift_token(g: State, hero: int) -> None:
    """The hero's token lies on nobody."""
    for figure in g.figures:
        if figure.marks.doomed_by == hero:
            figure.marks = replace(figure.marks, doomed_by=NOBODY)


@ends(Doom)
def doom_is_lifted(g: State, hero: int, ability: Doom) -> None:  # noqa: ARG001 - all cards are ended alike
    """Without a Doom the token goes."""
    if not dooms_of(g, hero):
        lift_token(g, hero)


@ends(TwoDooms)
def keep_one_doom(g: State, hero: int, ability: TwoDooms) -> None:  # noqa: ARG001
    """Without it only the last Doom stays."""
    for card in dooms_of(g, hero)[:-1]:
        put_away_card(g, hero, card)


@performs(MoveDooms)
def move_dooms(g: State, hero: int, ability: MoveDooms) -> Asking[bool]:
    """All Dooms go to another enemy within range."""
    if not dooms_of(g, hero):
        return False
    near = within(g, hero, g.targets_for(hero), ability.range)
    able = [who for who in near if g.figures[who].is_monster and g.figures[who].marks.doomed_by != hero]
    target = yield from choose_one(g, hero, "doom-passes", able)
    if target is None:
        return False
    put_token(g, hero, target)
    return True


@performs(NobodyHides)
@at_once
def expose_all(g: State, hero: int, ability: NobodyHides) -> bool:  # noqa: ARG001 - all abilities are performed alike
    """Enemies that are invisible are so no more. GH-COND-21"""
    for who in g.enemies_of(hero):
        if g.figures[who].conditions & INVISIBLE:
            cure(g, who, "invisible")
    return True


# At the beginning of a turn


def suffer_dooms(g: State, who: int) -> Script:
    """A doomed enemy suffers damage as its turn begins."""
    damage = sum(doom.bleeds for doom in dooms_on(g, who))
    if damage:
        yield from suffer(g, who, damage, by=g.figures[who].marks.doomed_by)


def advance_fate(g: State, hero: int) -> Script:
    """A Doom that kills after some turns of its hero comes one turn nearer. GH-ACTIVE-02"""
    cards = g.heroes[hero]
    for place, doom in reversed(lasting_of(g, hero, Doom)):
        if not doom.fate:
            continue
        active, target = cards.active[place], doomed_by(g, hero)
        if active.used + 1 < doom.fate:
            advanced = replace(active, used=active.used + 1)
            cards.active = (*cards.active[:place], advanced, *cards.active[place + 1 :])
            continue
        put_away(g, hero, place)
        if target != NOBODY and g.figures[target].is_normal_or_elite:
            kill(g, target)
    yield from settle(g)


# When the enemy has died


@settles(DoomFulfilled)
def fulfil(g: State, due: DoomFulfilled) -> Script:
    """First what the Dooms say, then what other cards do at every such death; then the Dooms pass on or go."""
    hero, at = due.hero, due.at
    if not g.figures[hero].is_on_map:
        return
    for ability in [ability for _, doom in lasting_of(g, hero, Doom) for ability in doom.dies]:
        yield from falls_due[type(ability)](g, hero, ability, at)
    for card, harvest in [(g.heroes[hero].active[place].card, each) for place, each in lasting_of(g, hero, Harvest)]:
        for ability in harvest.then:
            yield from falls_due[type(ability)](g, hero, ability, at)
        use_up(g, hero, card)
    if g.figures[hero].is_on_map:
        yield from pass_on(g, hero, at)


def pass_on(g: State, hero: int, at: int) -> Script:
    """To another enemy near the dead one: all of them by a Doom that says so, one by another card; or they are gone."""
    all_pass = [doom.passes for _, doom in lasting_of(g, hero, Doom) if doom.passes]
    by_card = lasting_of(g, hero, DoomsPass)
    reaches = all_pass or [each.range for _, each in by_card]
    near = [
        who
        for who in g.targets_for(hero)
        if g.figures[who].is_monster and any(g.board.reaches(at, g.figures[who].at, reach) for reach in reaches)
    ]
    if not near or not dooms_of(g, hero):
        yield from keep_dooms(g, hero, 0)
        return
    target = yield from choose_one(g, hero, "doom-passes", near, must=True)
    assert target is not None
    if not all_pass:
        helping = g.heroes[hero].active[by_card[0][0]].card
        yield from keep_dooms(g, hero, 1)
        use_up(g, hero, helping)
    put_token(g, hero, target)
