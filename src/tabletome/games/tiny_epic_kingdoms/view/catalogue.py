"""Everything worth reading in the box, for the card browser."""

from __future__ import annotations

from tabletome.games.tiny_epic_kingdoms.content.box import ACTIONS, MAGIC_TOP
from tabletome.games.tiny_epic_kingdoms.content.factions import FACTIONS
from tabletome.games.tiny_epic_kingdoms.view import icons
from tabletome.games.tiny_epic_kingdoms.view.scene import faction_card
from tabletome.games.tiny_epic_kingdoms.view.wording import card_name
from tabletome.scene import Card, CardPart, Zone, t


def catalogue() -> list[Zone]:
    factions = [faction_card(name, 0, (name,) * MAGIC_TOP) for name in FACTIONS]
    return [
        Zone(id="factions", kind="row", name=t("zone-factions"), cards=factions),
        Zone(id="actions", kind="row", name=t("zone-actions"), cards=[_action(action) for action in ACTIONS]),
    ]


def _action(action: str) -> Card:
    text = CardPart(id=f"action:{action}:help", text=[t(f"card-{action}-help")])
    return Card(id=f"action:{action}", name=card_name(action), icon=icons.ACTIONS[action], parts=[text], source="book")
