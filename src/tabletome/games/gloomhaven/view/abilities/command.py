"""Making others act, in words."""

from __future__ import annotations

from collections.abc import Iterator

from tabletome.games.gloomhaven.content.areas import Area
from tabletome.games.gloomhaven.content.notation.abilities import AllyPerforms, Charm, Command
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
    yield t("does-ally-performs", range=ability.range, effect=listed(inner))


@areas(AllyPerforms)
def ally_areas(ability: AllyPerforms) -> Iterator[Area]:
    yield from areas_of(ability.ability)
