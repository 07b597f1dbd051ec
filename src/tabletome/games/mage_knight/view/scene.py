"""The table as a seat may see it.

Things are called: `country-3.ne` a space, `edge:1:0` a position where a tile may be laid, `hero:0` a figure, `foe:1` an
enemy in combat, `strike:1` one of its attacks, `hand:0:march` a card in the hand of seat 0, `unit:0:1` its first Unit,
`offer:peasants` a card on offer, `tactic:planning` a Tactic.
"""

from __future__ import annotations

from collections.abc import Iterator

from tabletome.games.mage_knight.content.box import BLACK, COLOURS, GOLD
from tabletome.games.mage_knight.content.scenarios import SCENARIOS
from tabletome.games.mage_knight.content.tactics import TACTICS
from tabletome.games.mage_knight.rules.deeds.mana import is_dark
from tabletome.games.mage_knight.rules.scenario import optional_rules, special_rules
from tabletome.games.mage_knight.rules.scenario.scoring import reckoning
from tabletome.games.mage_knight.state import DUMMY, Duel, State
from tabletome.games.mage_knight.view import enemies, heroes, icons, levels, places
from tabletome.games.mage_knight.view.cards import hue
from tabletome.games.mage_knight.view.combat import panel
from tabletome.games.mage_knight.view.map import board, dangers
from tabletome.games.mage_knight.view.offers import zones
from tabletome.games.mage_knight.view.players import fame_track, mat, reputation_track
from tabletome.games.mage_knight.view.wording import colour_name, enemy_name, seat_name
from tabletome.scene import Badge, Die, Look, Mark, Scene, Score, Stat, Turn, listed, t


def scene(g: State, seat: int | None) -> Scene:
    """The whole table."""
    return Scene(
        game="mage_knight",
        name=t("game"),
        aim=t(f"aim-{SCENARIOS[g.scenario].goal}"),
        look=Look(palette="bronze", light="night" if g.tiles and g.night else "day"),
        status=[*status(g, seat), *secrets(g, seat)],
        order=list(order(g)),
        shared=list(shared(g)),
        boards=[board(g, seat), fame_track(g), reputation_track(g)] if g.tiles else [],
        overlays=dangers(g) if g.tiles else [],
        zones=list(zones(g)),
        mats=[mat(g, player, seat) for player in g.players],
        dice=[*(die(g, number, colour) for number, colour in enumerate(g.source)), *used_dice(g)],
        sheets=[*enemies.sheets(g, seat), *heroes.sheets(g), *(places.sheets(g, seat) if g.tiles else ())],
        key=enemies.key() if g.tiles else [],
        panels=[panel(g, g.combat)] if g.combat is not None and g.combat.foes else list(levels.panels(g)),
        scores=list(scores(g)) if g.outcome is not None else [],
    )


def status(g: State, seat: int | None) -> Iterator[Badge]:
    if g.outcome is not None:
        yield Badge(icon="trophy", text=t("status-over"), tone="gold")
        return
    yield Badge(icon=icons.TILE, text=t(f"scenario-{g.scenario}"))
    if not g.tiles:
        return
    time = t("night" if g.night else "day")
    said = t("status-round", round=g.round, of=special_rules.last_round(g), time=time)
    yield Badge(icon=icons.NIGHT if g.night else icons.DAY, text=said)
    done, all_ = special_rules.progress(g)
    if all_:
        yield Badge(icon="checkered-flag", text=t(f"status-{SCENARIOS[g.scenario].goal}", done=done, all=all_))
    yield Badge(icon=icons.TILE, text=t("status-tiles", left=len(g.stack) + len(g.hidden)))
    if g.combat is not None and g.combat.pool and seat != g.active:
        played = listed(t(f"points-{each.kind}-{each.element}", points=each.value) for each in g.combat.pool)
        yield Badge(icon=icons.ATTACK, text=t("pool-so-far", points=played), tone="good")
    if g.combat is not None and g.combat.duel is not None:
        yield from duel_status(g.combat.duel)
    if g.end_announced:
        yield Badge(icon="ringing-bell", text=t("status-announced"), tone="bad")
    if g.end_met:
        yield Badge(icon="medieval-gate", text=t("status-ending"), tone="gold")


def shared(g: State) -> Iterator[Stat]:
    """Days and Nights one after another, and how many dice of the Source may still be used. MK-ROUND-01, MK-MANA-08"""
    if not g.tiles:
        return
    time, rounds = t("night" if g.night else "day"), special_rules.last_round(g)
    yield Stat(
        id="days",
        name=t("status-round", round=g.round, of=rounds, time=time),
        icon=icons.NIGHT if g.night else icons.DAY,
        value=g.round,
        least=1,
        most=rounds,
        show="arc",
        text=t("days-now", round=g.round, of=rounds, time=time),
        marks=[Mark(at=number, icon=time_of_day(g, number)) for number in range(1, rounds + 1)],
    )
    if 0 <= g.active < len(g.players):
        dice = g.players[g.active].turn.dice
        text = t("source-dice", count=dice)
        yield Stat(id="source", name=t("source"), icon=icons.MANA, value=dice, text=text, help=t("term-source-text"))


def time_of_day(g: State, number: int) -> str:
    """Of a Round that was, is or will be; under Darkness is Coming nobody knows when Night falls. MK-OPT-13, 14"""
    if "darkness" not in g.variants:
        return icons.NIGHT if g.night == (number % 2 == g.round % 2) else icons.DAY
    if number <= g.round - g.nights:
        return icons.DAY
    return icons.NIGHT if g.night else icons.HIDDEN


def duel_status(duel: Duel) -> Iterator[Badge]:
    """The phase of a combat between heroes, and what stands against whoever is attacked. MK-PVP-13"""
    yield Badge(icon=icons.ATTACK, text=t("phase-attack" if duel.melee else "phase-ranged"))
    value = sum(points.value for points in duel.attack)
    if value or duel.damage:
        yield Badge(icon=icons.ATTACK, text=t("status-duel", value=value, damage=duel.damage), tone="bad")


def order(g: State) -> Iterator[Turn]:
    """The Round Order tokens. MK-SETUP-11"""
    for seat in g.order:
        tactic = g.dummy.tactic if g.dummy is not None and seat == DUMMY else g.players[seat].round.tactic
        number = str(TACTICS[tactic].number) if tactic else ""
        yield Turn(
            id=f"order:{seat}",
            name=t("dummy", hero=seat_name(g, DUMMY)) if seat == DUMMY else seat_name(g, seat),
            icon=icons.DUMMY if seat == DUMMY else icons.HEROES.get(g.players[seat].hero, ""),
            label=number,
            seat=None if seat == DUMMY else seat,
            active=seat == g.active,
        )


def secrets(g: State, seat: int | None) -> Iterator[Badge]:
    """What only this seat and its team know: who is to return, tokens seen, a secret die. MK-RETURN-07, MK-OPT-25"""
    if seat is None:
        return
    for each in g.chosen_to_return:
        if g.teams[each] == g.teams[seat]:
            yield Badge(icon=icons.SITES["portal"], text=t("status-returning", hero=seat_name(g, each)), tone="magic")
    for colour in g.players[seat].seen_piles:
        text = t("status-glimpsed", pile=t(f"hidden-{colour}"), enemy=enemy_name(g.piles[colour][-1]))
        yield Badge(icon=icons.ENEMIES[colour], text=text, tone="magic")
    combat = g.combat
    if combat is not None and combat.secret >= 0 and seat == optional_rules.previous_player(g):
        yield Badge(icon=icons.MANA, text=t(f"die-help-{COLOURS[combat.secret]}"), tone="magic")


def die(g: State, number: int, colour: int) -> Die:
    """Gold is depleted by Night, black by Day. MK-MANA-11"""
    depleted = colour == (GOLD if is_dark(g) else BLACK)
    name = COLOURS[colour]
    effect = t("die-depleted") if depleted else None
    return Die(
        id=f"die:{number}",
        kind="mana",
        face=name,
        name=colour_name(name),
        hue=hue(name),
        effect=effect,
        spent=depleted,
    )


def used_dice(g: State) -> Iterator[Die]:
    """Dice of the Source that were used this turn lie beside it. MK-MANA-08"""
    for number, used in enumerate(g.used_dice):
        name = COLOURS[used.colour]
        yield Die(
            id=f"used-die:{number}",
            kind="mana",
            face=name,
            name=colour_name(name),
            hue=hue(name),
            effect=t("die-used"),
            spent=True,
        )


def scores(g: State) -> Iterator[Score]:
    for seat, points in enumerate(reckoning(g)):
        for name, count in points.items():
            if count or name == "fame":
                yield Score(seat=seat, name=t(f"score-{name}"), points=count)
