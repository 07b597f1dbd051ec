"""Making others act, in words."""

from __future__ import annotations

from collections.abc import Iterator

from tabletome.games.gloomhaven.content.areas import Area
from tabletome.games.gloomhaven.content.notation.abilities import AllyPerforms, Charm, Command, ExtraTurn
from tabletome.games.gloomhaven.view.abilities.words import Reading, areas, areas_of, describe, reads
from tabletome.scene import Text, listed, t


@reads(Command)
def command(ability: Command, _: Reading) -> Iterator[Text]:
    name = "does-command-attack" if ability.attack else "does-command-move"
    yield t(name, by=ability.attack or ability.move, range=ability.range)


@reads(Charm)
def charm(ability: Charm, _: Reading) -> Iterator[Text]:
    yield t("does-charm-steered" if ability.steered else "does-charm", range=ability.range)


@reads(AllyPerforms)
def ally_performs(ability: AllyPerforms, reading: Reading) -> Iterator[Text]:
    inner = list(describe(ability.ability, reading))
    inner += [t("gain-augments")] if ability.augmented else []
    inner += [t("does-xp-each-attack", xp=ability.xp_each)] if ability.xp_each else []
    name = "does-allies-perform" if ability.everyone else "does-ally-performs"
    yield t(name, range=ability.range, effect=listed(inner))


@reads(ExtraTurn)
def extra_turn(ability: ExtraTurn, _: Reading) -> Iterator[Text]:
    yield t("does-extra-turn", range=ability.range)


@areas(AllyPerforms)
def ally_areas(ability: AllyPerforms) -> Iterator[Area]:
    yield from areas_of(ability.ability)
