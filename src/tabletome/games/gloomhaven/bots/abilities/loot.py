"""What loot is worth to a bot, in points of damage dealt."""

from __future__ import annotations

from tabletome.games.gloomhaven.bots.abilities.words import little_against_foes, worth
from tabletome.games.gloomhaven.bots.outlook import Outlook
from tabletome.games.gloomhaven.bots.printed_value import OTHER, Printed, counts
from tabletome.games.gloomhaven.content.notation.abilities import GainMoney, Loot, LootSome

worth(LootSome, GainMoney)(little_against_foes)


@counts(Loot)
def printed_loot(ability: Loot) -> Printed:  # noqa: ARG001 - all abilities are counted alike
    return Printed(other=OTHER / 2)


@worth(Loot)
def loot(outlook: Outlook, at: int, ability: Loot) -> float:
    return outlook.destination.loot_worth(at, ability.range)
