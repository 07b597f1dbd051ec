"""The names of things, as texts. Message names are listed at the top of text/en.ftl."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable
from typing import Any

from tabletome.games.battlelore.content.adventures import adventures
from tabletome.games.battlelore.content.board import NAMES, SIDES
from tabletome.games.battlelore.content.command_cards import COMMAND_CARDS
from tabletome.games.battlelore.content.lore_cards import LORE_CARDS
from tabletome.games.battlelore.content.notation import COLOURS, FACE_NAMES, MEMBER_NAMES
from tabletome.games.battlelore.content.troops import CREATURE, TROOPS
from tabletome.games.battlelore.rules.setup import BattleOptions
from tabletome.games.battlelore.state import NOBODY, State
from tabletome.scene import Text, in_both, listed, t


def seat_name(g: State, seat: int) -> Text:
    """A side goes by the name that the adventure gives it."""
    return in_both(g.scenario.sides[seat])


def sides(options: BattleOptions) -> list[Text]:
    """Both sides of an adventure, each with where it sits: the first seat is the south. BL-BOARD-01

    Where one needs more victory banners than the other, that is told before anybody sits down.
    """
    adventure = adventures()[options.adventure]
    equal = len(set(adventure.victory)) == 1
    return [
        t("side-named" if equal else "side-with-goal", side=in_both(name), where=t(f"side-{at}"), banners=banners)
        for name, at, banners in zip(adventure.sides, SIDES, adventure.victory, strict=True)
    ]


@functools.cache
def troop_name(troop: str) -> Text:
    """The kind of a troop, after its colour; Creatures have none."""
    each = TROOPS[troop]
    if each.troop_class == CREATURE:
        return t(f"troop-{each.kind}")
    return t("troop", colour=t(f"colour-{COLOURS[each.colour]}"), kind=t(f"troop-{each.kind}"))


@functools.cache
def card_name(card: str) -> Text:
    """A Command card or a Lore card; a hidden one has no name."""
    if not card:
        return t("card-hidden")
    if card in LORE_CARDS:
        return t(f"lore-{LORE_CARDS[card].title}")
    kind = COMMAND_CARDS[card].kind
    side = card.removeprefix(kind).strip("-")
    return t("card-in-section", card=t(f"card-{kind}"), section=t(f"section-{side}")) if side else t(f"card-{kind}")


@functools.cache
def card_help(card: str) -> Text:
    """What a card does, in our words."""
    if card in LORE_CARDS:
        return t(f"lore-{LORE_CARDS[card].title}-help")
    return t(f"card-{COMMAND_CARDS[card].kind}-help")


def member_name(member: str) -> Text:
    return t(f"member-{member}")


def dice_in_words(dice: Iterable[int]) -> Text:
    return listed(t(f"face-{FACE_NAMES[face]}") for face in dice)


def levels_in_words(levels: Iterable[int]) -> Text:
    """The members of a council that are present."""
    present = [(name, level) for name, level in zip(MEMBER_NAMES, levels, strict=True) if level]
    return listed(t("member-level", member=member_name(name), level=level) for name, level in present)


def unit_name(g: State, unit: int) -> Text:
    """A unit with its hex, as long as it has one."""
    if unit == NOBODY:
        return t("nothing")
    name = troop_name(g.troops[unit])
    return t("unit-at", troop=name, at=NAMES[g.at[unit]]) if g.alive(unit) else name


FIELDS: dict[str, Callable[[State, Any], Text]] = {
    "seat": seat_name,
    "troop": lambda _, troop: troop_name(troop),
    "enemy": lambda _, troop: troop_name(troop),
    "card": lambda _, card: card_name(card),
    "copied": lambda _, card: card_name(card),
    "landmark": lambda _, landmark: t(f"landmark-{landmark}"),
    "power": lambda _, power: t(f"power-{power.value}"),
    "member": lambda _, member: member_name(member),
    "dice": lambda _, dice: dice_in_words(dice),
    "levels": lambda _, levels: levels_in_words(levels),
    "how": lambda _, how: t(f"how-{how}"),
    "why": lambda _, why: t(f"why-{why}"),
    "deck": lambda _, deck: t(f"deck-{deck}"),
    "target": lambda _, target: t("on-target", at=target) if target else t("on-nothing"),
}
"""How a field of an action or event is said; any other is a number or a hex and says itself."""
