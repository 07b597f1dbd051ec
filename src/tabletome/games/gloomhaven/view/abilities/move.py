"""Moves in words. GH-MOVE-01, GH-MABIL-04"""

from __future__ import annotations

from collections.abc import Iterator

from tabletome.games.gloomhaven.content.notation.abilities import (
    Ability,
    Fly,
    Move,
    MoveBonus,
    MovesAsAttacks,
    Spurred,
    SwapPlaces,
    Teleport,
    Way,
)
from tabletome.games.gloomhaven.content.notation.phrases import Targets
from tabletome.games.gloomhaven.content.printed_actions import printed
from tabletome.games.gloomhaven.rules.abilities.running_action import running_ability
from tabletome.games.gloomhaven.state import State
from tabletome.games.gloomhaven.view.abilities.words import Reading, conditions, counted, element, reads, simply, whom
from tabletome.scene import Text, listed, t

reads(MovesAsAttacks)(simply("does-moves-as-attacks"))
reads(Fly)(simply("does-fly"))


@reads(Move)
def move(ability: Move, reading: Reading) -> Iterator[Text]:
    """How far, and what is special about the way."""
    by = counted(ability.by, ability.per, reading)
    if reading.g is not None and reading.who >= 0:
        by = str(max(reading.g.stat(reading.who).move + ability.by, 0))
    yield t("does-jump" if ability.jump else "does-move", by=by)
    if ability.loots:
        yield t("does-move-loots")
    if ability.straight:
        yield t("does-move-straight")
    if ability.beside_obstacle:
        yield t("does-move-beside-obstacle")
    if ability.clears:
        yield t("does-move-clears")
    yield from (gains(way) for way in ability.more)


def gains(way: Way) -> Text:
    """What the move gains by elements. GH-ELEM-05"""
    found = [t("does-move", by=f"{way.by:+d}")] if way.by else []
    found += [t("gain-jump")] if way.jump else []
    if way.give:
        found.append(t("does-give", conditions=conditions(way.give), to=whom(Targets.MOVED_THROUGH)))
    found += [t("does-xp", xp=way.xp)] if way.xp else []
    return t("does-consume", element=listed([element(each) for each in way.consume]), effect=listed(found))


@reads(Spurred)
def spurred(ability: Spurred, _: Reading) -> Iterator[Text]:
    found = [t("does-move", by=f"{ability.by:+d}")]
    found += [t("does-xp", xp=ability.xp)] if ability.xp else []
    effect = t("does-consume", element=element(ability.consume), effect=listed(found))
    yield t("does-spurred", effect=effect)


@reads(SwapPlaces)
def swap_places(ability: SwapPlaces, _: Reading) -> Iterator[Text]:
    yield t(f"does-swap-{ability.other}")


@reads(Teleport)
def teleport(ability: Teleport, _: Reading) -> Iterator[Text]:
    yield t("does-teleport-there" if ability.there else "does-teleport")


@reads(MoveBonus)
def move_bonus(ability: MoveBonus, _: Reading) -> Iterator[Text]:
    yield t("does-move-bonus", by=f"{ability.by:+d}")


def is_jump(ability: Ability) -> bool:
    """Whether it is a move that minds neither figures nor ground on the way."""
    return isinstance(ability, Move) and ability.jump


def running_move(g: State) -> Move | None:
    """The Move ability that is being performed, if it is one of a character's card."""
    if g.action is None or not 0 < g.action.step <= len(printed(g.action.source).abilities):
        return None
    ability = running_ability(g)
    return ability if isinstance(ability, Move) else None
