"""Making others act, in words."""

from __future__ import annotations

from collections.abc import Iterator

from tabletome.games.gloomhaven.content.areas import Area
from tabletome.games.gloomhaven.content.notation.abilities import (
    AllyPerforms,
    Charm,
    Command,
    CommandAll,
    CommandInArea,
    ExtraTurn,
)
from tabletome.games.gloomhaven.view.abilities.words import Reading, areas, areas_of, describe, reads, whom
from tabletome.scene import Text, listed, t


@reads(Command)
def command(ability: Command, _: Reading) -> Iterator[Text]:
    if ability.own:
        yield t("does-command-own-attack", by=f"{ability.attack:+d}", range=ability.range)
        return
    name = "does-command-attack" if ability.attack else "does-command-move"
    yield t(name, by=ability.attack or ability.move, range=ability.range)


@reads(CommandInArea)
def command_in_area(ability: CommandInArea, _: Reading) -> Iterator[Text]:
    yield t("does-command-in-area", by=ability.move)
    yield t("does-range", range=ability.range)
    yield t("does-area", hexes=len(ability.area.hexes))


@areas(CommandInArea)
def commanded_areas(ability: CommandInArea) -> Iterator[Area]:
    yield ability.area


@reads(CommandAll)
def command_all(ability: CommandAll, _: Reading) -> Iterator[Text]:
    if ability.move:
        yield t("does-command-all-move", by=ability.move, to=whom(ability.to))
        return
    yield t("does-command-all", by=ability.attack, to=whom(ability.to))


@reads(Charm)
def charm(ability: Charm, _: Reading) -> Iterator[Text]:
    yield t("does-charm-steered" if ability.steered else "does-charm", range=ability.range)


@reads(AllyPerforms)
def ally_performs(ability: AllyPerforms, reading: Reading) -> Iterator[Text]:
    inner = list(describe(ability.ability, reading._replace(relative=ability.own)))
    inner += [t("gain-augments")] if ability.augmented else []
    inner += [t("does-xp-each-attack", xp=ability.xp_each)] if ability.xp_each else []
    yield t(who_performs(ability), range=ability.range, effect=listed(inner), many=ability.many)


def who_performs(ability: AllyPerforms) -> str:
    """The message that says which allies act."""
    if ability.same:
        return "does-same-ally-performs"
    if ability.everyone:
        return "does-summons-perform" if ability.summons else "does-allies-perform"
    if ability.anywhere:
        return "does-any-summon-performs" if ability.summons else "does-any-ally-performs"
    if ability.many > 1:
        return "does-several-summons-perform" if ability.summons else "does-several-allies-perform"
    return "does-summon-performs" if ability.summons else "does-ally-performs"


@reads(ExtraTurn)
def extra_turn(ability: ExtraTurn, _: Reading) -> Iterator[Text]:
    yield t("does-extra-turn", range=ability.range)


@areas(AllyPerforms)
def ally_areas(ability: AllyPerforms) -> Iterator[Area]:
    yield from areas_of(ability.ability)
