"""Everything worth reading in the box, for the card browser."""

from __future__ import annotations

from collections.abc import Iterator

from tabletome.games.battlelore.content.adventures import adventures
from tabletome.games.battlelore.content.command_cards import COMMAND_CARDS
from tabletome.games.battlelore.content.lore_cards import LORE_CARDS, LoreCard
from tabletome.games.battlelore.content.notation import CLASSES, MEMBER_NAMES
from tabletome.games.battlelore.content.troops import TROOPS, Troop
from tabletome.games.battlelore.view import icons
from tabletome.games.battlelore.view.scene import TONES, command_card
from tabletome.games.battlelore.view.wording import card_help, card_name, member_name, troop_name
from tabletome.scene import Badge, Card, CardPart, Zone, in_both, t


def catalogue() -> list[Zone]:
    return [
        Zone(id="command", kind="row", name=t("zone-hand"), cards=[command_card(name) for name in COMMAND_CARDS]),
        *_lore_shelves(),
        Zone(id="troops", kind="row", name=t("shelf-troops"), cards=[_troop(troop) for troop in TROOPS.values()]),
        Zone(id="adventures", kind="row", name=t("shelf-adventures"), cards=list(_adventures())),
    ]


def _lore_shelves() -> Iterator[Zone]:
    """A shelf for each Lore Master. BL-LCARD-01"""
    for member in CLASSES:
        cards = [_printed(card) for card in LORE_CARDS.values() if card.member == member]
        yield Zone(id=f"lore-{member}", kind="row", name=member_name(MEMBER_NAMES[member]), cards=cards)


def _printed(card: LoreCard) -> Card:
    """A Lore card with its printed cost."""
    part = CardPart(id=f"lore:{card.name}:text", text=[t(f"moment-{card.when.value}"), card_help(card.name)])
    return Card(
        id=f"lore:{card.name}",
        name=card_name(card.name),
        icon=icons.MEMBERS[MEMBER_NAMES[card.member]],
        label=str(card.cost),
        parts=[part],
        tone="magic",
        source=card.source,
    )


def _troop(troop: Troop) -> Card:
    """What a banner shows. BL-UNIT-02..05"""
    lines = [
        t("shelf-dice", dice=troop.dice),
        t("shelf-move", move=troop.move, battle=troop.move_and_battle),
        t("shelf-reach", reach=troop.weapon.reach),
    ]
    return Card(
        id=f"troop:{troop.name}",
        name=troop_name(troop.name),
        icon=icons.KINDS[troop.kind],
        parts=[CardPart(id=f"troop:{troop.name}:text", text=lines)],
        tone=TONES[troop.colour],
        source=troop.source,
    )


def _adventures() -> Iterator[Card]:
    for name, adventure in adventures().items():
        sides = CardPart(
            id=f"adventure:{name}:sides",
            text=[
                t("goal", seat=in_both(side), banners=banners)
                for side, banners in zip(adventure.sides, adventure.victory, strict=True)
            ],
        )
        yield Card(
            id=f"adventure:{name}",
            name=in_both(adventure.title),
            icon=icons.BANNER,
            label=str(adventure.number) if adventure.number else "",
            parts=[CardPart(id=f"adventure:{name}:story", text=[in_both(adventure.story)]), sides],
            badges=[Badge(icon=icons.LORE, text=t("shelf-with-lore"), tone="magic")] if adventure.lore else [],
            source=adventure.source,
        )
