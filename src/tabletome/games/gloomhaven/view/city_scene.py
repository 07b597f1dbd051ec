"""The table between scenarios: the campaign board, the party's sheets, the shop. GH-BOARD, GH-PARTY-03, GH-SHEET-01

Things are called: `item:winged-shoes` a card in the shop, `own:winged-shoes:0` one
that the first character owns, `aside:1` the second of the characters put aside.
"""

from __future__ import annotations

from collections.abc import Iterator

from tabletome.games.gloomhaven.campaign.party import MOST_CHECKS
from tabletome.games.gloomhaven.campaign.prosperity import (
    BOXES_FOR_LEVEL,
    LEAST_REPUTATION,
    MOST_REPUTATION,
    price_change,
    prosperity_level,
)
from tabletome.games.gloomhaven.campaign.sheet_changes import SANCTUARY
from tabletome.games.gloomhaven.campaign.shop import in_stock, price
from tabletome.games.gloomhaven.content.envelopes import ENVELOPES
from tabletome.games.gloomhaven.content.items import ITEMS
from tabletome.games.gloomhaven.content.scenarios import all_scenarios
from tabletome.games.gloomhaven.rules import phases
from tabletome.games.gloomhaven.rules.characters.hand import as_enhanced, hand_of
from tabletome.games.gloomhaven.rules.characters.levels import MIN_XP, TOP_LEVEL
from tabletome.games.gloomhaven.sheets import Member, Party
from tabletome.games.gloomhaven.state import State
from tabletome.games.gloomhaven.view import colours, icons
from tabletome.games.gloomhaven.view.city_board import city_board, is_in_town, scenario_map, scenario_sheets
from tabletome.games.gloomhaven.view.event_scene import event_zones, quest_card
from tabletome.games.gloomhaven.view.items.effects import describe_item
from tabletome.games.gloomhaven.view.level_scene import class_card, perk_cards, perk_sheet
from tabletome.games.gloomhaven.view.wording import achievement_name, item_name, name_of, scenario_name
from tabletome.scene import Badge, Board, Card, CardPart, Cell, Look, Mat, Scene, Score, Sheet, Stat, Text, Zone, t


def town_scene(g: State) -> Scene:
    """Sheets and board; nothing of it is hidden but the order of the event decks."""
    party = g.campaign
    return Scene(
        game="gloomhaven",
        name=t("game"),
        aim=t("aim-campaign"),
        look=Look(palette="ember"),
        status=list(status(g)),
        shared=list(counted(party)),
        boards=[
            *([city_board(g)] if is_in_town(g) else ()),
            scenario_map(g),
            prosperity_track(party),
            reputation_track(party),
        ],
        zones=[*event_zones(g), *shop_zone(g), *achievement_zones(party), *aside_zone(party)],
        sheets=[*perk_sheets(g), *scenario_sheets(g)],
        mats=[mat(g, member) for member, sheet in enumerate(party.members) if sheet.name],
        scores=list(scores(g)),
    )


def scores(g: State) -> Iterator[Score]:
    """What was completed together, once the campaign is over."""
    if g.outcome is not None:
        for seat in range(g.seats):
            yield Score(seat=seat, name=t("score-completed"), points=len(g.campaign.completed))


def status(g: State) -> Iterator[Badge]:
    party = g.campaign
    if g.outcome is not None:
        yield Badge(icon=icons.END, text=t("status-campaign-over", completed=len(party.completed)), tone="gold")
        return
    where = t("gloomhaven") if not party.location else scenario_name(all_scenarios()[party.location])
    yield Badge(icon=icons.TOWN, text=t("status-where", where=where))
    yield Badge(icon=icons.SCENARIO, text=t("status-completed", completed=len(party.completed)))


def counted(party: Party) -> Iterator[Stat]:
    """What belongs to the party and the city. GH-DONATE-02, GH-EVENT-06"""
    yield Stat(id="donated", name=t("stat-donated"), icon=icons.SANCTUARY, value=party.donated, most=SANCTUARY)
    for kind, cards in (("city", party.city), ("road", party.road)):
        yield Stat(id=f"deck:{kind}", name=t(f"stat-{kind}-events"), icon=icons.EVENT_DECKS[kind], value=len(cards))


# The board


def prosperity_track(party: Party) -> Board:
    """Nine levels; the boxes marked stand on the present one. GH-BOARD-04, GH-PROSP-01"""
    level = prosperity_level(party.prosperity)
    cells = [
        Cell(
            id=f"prosperity:{number}",
            name=t("prosperity-step", level=number, boxes=boxes),
            label=str(number),
            badges=[Badge(icon=icons.PROSPERITY, value=party.prosperity, tone="gold")] if number == level else [],
        )
        for number, boxes in enumerate(BOXES_FOR_LEVEL, start=1)
    ]
    return Board(id="prosperity", kind="track", name=t("board-prosperity"), cells=cells)


def reputation_track(party: Party) -> Board:
    """One step for each change of prices, which it is called by. GH-PARTY-03, GH-REP-03"""
    steps: dict[int, list[int]] = {}
    for reputation in range(LEAST_REPUTATION, MOST_REPUTATION + 1):
        steps.setdefault(price_change(reputation), []).append(reputation)
    cells = [
        Cell(
            id=f"reputation:{change}",
            name=t("reputation-step", least=values[0], most=values[-1], change=f"{change:+d}"),
            label=f"{change:+d}",
            badges=[Badge(icon=icons.REPUTATION, value=party.reputation, tone="gold")]
            if party.reputation in values
            else [],
        )
        for change, values in steps.items()
    ]
    return Board(id="reputation", kind="track", name=t("board-reputation"), cells=cells)


# Cards that belong to nobody


def shop_zone(g: State) -> Iterator[Zone]:
    """What the shop has, at the prices of today, while the party is in the city. GH-SHOP-01, GH-REP-03"""
    party = g.campaign
    if not is_in_town(g):
        return
    goods = [shelf_card(party, item, copies) for item, copies in in_stock(party).items()]
    yield Zone(id="shop", kind="row", role="offer", name=t("zone-shop"), cards=goods)


def shelf_card(party: Party, item: str, copies: int) -> Card:
    printed = ITEMS[item]
    text = [t("shelf-item", price=price(party, item), copies=copies), *describe_item(item)]
    return Card(
        id=f"item:{item}",
        name=item_name(item),
        label=str(printed.number),
        parts=[CardPart(id=f"item:{item}:text", name=t(f"slot-{printed.slot}"), text=text)],
        source=printed.source,
    )


def achievement_zones(party: Party) -> Iterator[Zone]:
    """The world's achievements with their rank, the party's own, and what is unsealed. GH-BOARD-03, GH-ACHV-04"""
    world = [
        Card(id=f"achievement:{name}", name=achievement_name(name), label=ranked(party.world.count(name)))
        for name in dict.fromkeys(party.world)
    ]
    own = [Card(id=f"achievement:{name}", name=achievement_name(name)) for name in party.achievements]
    opened = [Card(id=f"opened:{what}", name=sealed_name(what)) for what in party.opened]
    for what, cards in (("world", world), ("party", own), ("opened", opened)):
        if cards:
            yield Zone(id=f"achievements:{what}", kind="row", name=t(f"zone-{what}-achievements"), cards=cards)


def ranked(count: int) -> str:
    return str(count) if count > 1 else ""


def sealed_name(what: str) -> Text:
    """An envelope, or the class whose box it was. GH-SEALED-01"""
    return t("envelope", letter=what) if what in ENVELOPES else name_of(what)


def aside_zone(party: Party) -> Iterator[Zone]:
    """Characters that have stepped aside. GH-PARTY-02"""
    cards = [
        Card(id=f"aside:{number}", name=name_of(sheet.name), icon=icons.of(sheet.name), label=str(sheet.level))
        for number, sheet in enumerate(party.reserve)
    ]
    if cards:
        yield Zone(id="aside", kind="row", name=t("zone-aside"), cards=cards)


# The sheets


FILLED = ("xp", "checks")
"""What fills up: to the next level, to the last perk."""


def is_visiting(g: State, member: int) -> bool:
    """Whether this character is the one who does something in the city."""
    return g.phase == phases.VISIT and g.place == member


def perk_sheets(g: State) -> Iterator[Sheet]:
    """What each character's modifier deck can still become; of who visits the city it lies open. GH-LVLUP-05"""
    for number, member in enumerate(g.campaign.members):
        if member.name:
            yield perk_sheet(f"member:{number}", member.name, member.perks, always=is_visiting(g, number))


def mat(g: State, member: int) -> Mat:
    """A character sheet. GH-SHEET-01"""
    sheet = g.campaign.members[member]
    next_xp = MIN_XP[sheet.level] if sheet.level < TOP_LEVEL else None
    stats = (
        ("level", icons.LEVEL, sheet.level, TOP_LEVEL),
        ("xp", icons.XP, sheet.xp, next_xp),
        ("gold", icons.MONEY, sheet.gold, None),
        ("checks", icons.GOAL, sheet.checks, MOST_CHECKS),
    )
    return Mat(
        seat=g.seat_of(member),
        hue=colours.CLASS_HUES.get(sheet.name),
        name=name_of(sheet.name),
        icon=icons.of(sheet.name),
        active=is_visiting(g, member),
        stats=[Stat(id=f"{what}:{member}", name=t(f"stat-{what}"), icon=icon, value=value, most=most,
                    show="bar" if what in FILLED else "number", tone="cool" if what in FILLED else "plain")
               for what, icon, value, most in stats],
        sheet=f"member:{member}",
        zones=list(sheet_zones(g, member, sheet)),
    )  # fmt: skip


def sheet_zones(g: State, member: int, sheet: Member) -> Iterator[Zone]:
    """The quest, items owned, the hand and the pool, perks."""

    def row(what: str, cards: list[Card]) -> Zone:
        name = t(f"zone-{what}")
        name = t("zone-of", zone=name, who=name_of(sheet.name)) if g.solo else name
        return Zone(id=f"{what}:{member}", kind="row", name=name, seat=g.seat_of(member), cards=cards)

    if sheet.quest:
        yield row("quest", [quest_card(g, member)])
    if sheet.items:
        yield row("belongings", [owned_card(item, member) for item in sheet.items])
    hand = hand_of(sheet)
    yield row("hand", [class_card(sheet.name, as_enhanced(g.campaign, card)) for card in hand])
    if left := [card for card in sheet.cards if card not in hand]:
        yield row("pool", [class_card(sheet.name, as_enhanced(g.campaign, card)) for card in left])
    yield row("perks", list(perk_cards(sheet.name, sheet.perks)))


def owned_card(item: str, member: int) -> Card:
    printed = ITEMS[item]
    text = [t("sells-for", price=printed.price // 2), *describe_item(item)]
    return Card(
        id=f"own:{item}:{member}",
        name=item_name(item),
        label=str(printed.number),
        parts=[CardPart(id=f"own:{item}:{member}:text", name=t(f"slot-{printed.slot}"), text=text)],
        source=printed.source,
    )
