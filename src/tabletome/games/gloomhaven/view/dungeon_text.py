"""Random dungeons in words: the cards of their rooms, penalties and treasures. GH-RDUN-04, 09, 11, 12"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from tabletome.engine import ByType
from tabletome.games.gloomhaven.content.dungeon_dwellers import DWELLERS
from tabletome.games.gloomhaven.content.dungeon_rooms import ROOM_CARDS
from tabletome.games.gloomhaven.content.dungeons import RANDOM_DUNGEON, Room, Severity, dungeon
from tabletome.games.gloomhaven.content.notation import dungeons as n
from tabletome.games.gloomhaven.content.notation.special_rules import SpecialRule
from tabletome.games.gloomhaven.state import State
from tabletome.games.gloomhaven.view import icons
from tabletome.games.gloomhaven.view.special_rule_text import reads as reads_rule
from tabletome.games.gloomhaven.view.wording import effect_name, name_of
from tabletome.scene import Card, CardPart, Text, Zone, listed, t

reads: ByType[Callable[[Any], Text]] = ByType("reads")
"""A penalty."""


def title(card: str, dwellers: str) -> Text:
    """Both halves of a room's title. GH-RDUN-04, 11"""
    return t("dungeon-title", half=t(f"dungeon-dwellers-{dwellers}"), room=t(f"dungeon-room-{card}"))


def dungeon_zone(g: State) -> Iterator[Zone]:
    """The rooms that have been made, with what opening them has cost and what their treasures hold."""
    if g.scenario >= RANDOM_DUNGEON:
        cards = [room_made(order, room) for order, room in enumerate(dungeon(g.scenario).rooms)]
        yield Zone(id="dungeon", kind="row", role="offer", name=t("zone-dungeon"), cards=cards)


def room_made(order: int, room: Room) -> Card:
    """A room of the dungeon that is played."""
    said = [t("dungeon-no-penalty")]
    if room.severity is not Severity.NONE:
        said = [penalty_text(room.card, major=room.severity is Severity.MAJOR)]
    said += treasure_text(room.dwellers)
    return Card(
        id=f"dungeon:{order}",
        name=title(room.card, room.dwellers),
        icon=icons.SCENARIO,
        parts=[CardPart(id=f"dungeon:{order}:text", text=said)],
        source=ROOM_CARDS[room.card].source,
    )


def penalty_text(card: str, *, major: bool) -> Text:
    """The minor or the major penalty of a room card. GH-RDUN-09"""
    penalties = ROOM_CARDS[card].major if major else ROOM_CARDS[card].minor
    words = listed([reads[type(each)](each) for each in penalties])
    return t("dungeon-major" if major else "dungeon-minor", penalty=words)


def treasure_text(dwellers: str) -> list[Text]:
    """What the treasure tiles of a monster card hold, if there are any. GH-RDUN-12"""
    inside = DWELLERS[dwellers].treasure
    held = [
        t(f"dungeon-chest-{what}", number=number)
        for what, number in (
            ("gold", inside.gold),
            ("recover", inside.recover),
            ("heal", inside.heal),
            ("cure", int(inside.cure)),
            ("refresh", inside.refresh),
            ("damage", inside.damage),
        )
        if number
    ]
    if inside.condition:
        held.append(t("dungeon-chest-condition", condition=effect_name(inside.condition)))
    return [t("dungeon-treasure", inside=listed(held))] if held else []


# The shelves of the card browser


def dungeon_shelves() -> Iterator[Zone]:
    """All room cards and all monster cards. GH-RDUN-03"""
    rooms = [room_card(each) for each in ROOM_CARDS.values()]
    yield Zone(id="dungeon-rooms", kind="row", name=t("shelf-dungeon-rooms"), cards=rooms)
    dwellers = [dwellers_card(each) for each in DWELLERS.values()]
    yield Zone(id="dungeon-dwellers", kind="row", name=t("shelf-dungeon-dwellers"), cards=dwellers)


def room_card(card: n.RoomCard) -> Card:
    """A room card with both penalties."""
    text = [penalty_text(card.name, major=False), penalty_text(card.name, major=True)]
    return Card(
        id=f"shelf:room:{card.name}",
        name=t(f"dungeon-room-{card.name}"),
        label=str(card.number),
        parts=[CardPart(id=f"shelf:room:{card.name}:text", text=text)],
        source=card.source,
    )


def dwellers_card(card: n.DwellersCard) -> Card:
    """A monster card: who stands in the room, what its traps do and its treasures hold. GH-RDUN-11, 12"""
    monsters = dict.fromkeys(slot.split()[1] for slot in card.slots if slot.startswith("monster"))
    text = [t("dungeon-monsters", names=listed([name_of(each) for each in monsters]))]
    if any(slot.startswith("trap") for slot in card.slots):
        conditions = [effect_name(each) for each in card.trap.conditions]
        damage = [t("dungeon-trap-damage")] if card.trap.damage else []
        text.append(t("dungeon-trap", does=listed([*damage, *conditions])))
    return Card(
        id=f"shelf:dwellers:{card.name}",
        name=t(f"dungeon-dwellers-{card.name}-alone"),
        label=str(card.number),
        parts=[CardPart(id=f"shelf:dwellers:{card.name}:text", text=[*text, *treasure_text(card.name)])],
        source=card.source,
    )


# Penalties


def whom(opener: bool) -> Text:
    return t("dungeon-opener" if opener else "dungeon-everyone")


@reads(n.HeroesGain)
def heroes_gain(penalty: n.HeroesGain) -> Text:
    counted = dict.fromkeys(penalty.conditions)
    names = [
        t("dungeon-condition", condition=effect_name(each), number=penalty.conditions.count(each)) for each in counted
    ]
    return t("penalty-gain", whom=whom(penalty.opener), conditions=listed(names))


@reads(n.HeroesSuffer)
def heroes_suffer(penalty: n.HeroesSuffer) -> Text:
    return t("penalty-suffer", whom=whom(penalty.opener), damage=penalty.damage)


@reads(n.HeroesDiscard)
def heroes_discard(penalty: n.HeroesDiscard) -> Text:
    return t("penalty-discard", cards=penalty.cards)


@reads(n.HeroesLose)
def heroes_lose(penalty: n.HeroesLose) -> Text:
    return t("penalty-lose", whom=whom(penalty.opener), cards=penalty.cards)


@reads(n.ConsumeSmall)
def consume_small(penalty: n.ConsumeSmall) -> Text:  # noqa: ARG001 - all penalties are read alike
    return t("penalty-consume-small")


@reads(n.UseUpItems)
def use_up_items(penalty: n.UseUpItems) -> Text:
    return t("penalty-spend-items" if penalty.spent_only else "penalty-use-up-items")


@reads(n.PutBack)
def put_back(penalty: n.PutBack) -> Text:
    return t("penalty-put-back", enemies=penalty.enemies, rank="elite" if penalty.elite else "normal")


@reads(n.Promote)
def promote(penalty: n.Promote) -> Text:  # noqa: ARG001
    return t("penalty-promote")


@reads(n.ElementsInert)
def elements_inert(penalty: n.ElementsInert) -> Text:  # noqa: ARG001
    return t("penalty-elements-inert")


@reads(n.BlessMonsters)
def bless_monsters(penalty: n.BlessMonsters) -> Text:
    return t("penalty-bless-monsters", cards=penalty.cards)


@reads(n.EnemiesGain)
def enemies_gain(penalty: n.EnemiesGain) -> Text:
    who = "elite" if penalty.elite_only else "all"
    return t("penalty-enemies-gain", who=who, condition=effect_name(penalty.condition))


@reads(n.EnemiesThisRound)
def enemies_this_round(penalty: n.EnemiesThisRound) -> Text:
    bonus = {"shield": penalty.shield, "retaliate": penalty.retaliate, "reach": penalty.reach}
    return t("penalty-enemies-this-round", **bonus)


@reads(n.FromNowOn)
def from_now_on(penalty: n.FromNowOn) -> Text:
    return t("penalty-from-now-on", rule=rule_text(penalty.rule))


def rule_text(rule: SpecialRule) -> Text:
    """A rule that says the same whatever lies on the table."""
    return reads_rule[type(rule)](None, rule)
