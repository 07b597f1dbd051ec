"""Enhancing ability cards. Rulebook: "Enhancing ability cards". GH-ENH

Stickers are noted on the campaign board (`Party.stickers`), for all characters of the class; in a scenario a card with
stickers goes by a name that says what is on it (content/enhancements.py).
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from tabletome.engine import Decision, Script, ask
from tabletome.games.gloomhaven.actions import STOP, Stick, Stop
from tabletome.games.gloomhaven.campaign import personal_quests
from tabletome.games.gloomhaven.campaign.prosperity import prosperity_level
from tabletome.games.gloomhaven.campaign.sheet_changes import change_member
from tabletome.games.gloomhaven.content.achievements import ENHANCEMENT
from tabletome.games.gloomhaven.content.classes import CLASSES
from tabletome.games.gloomhaven.content.enhancements import cost, dots, stickers
from tabletome.games.gloomhaven.content.notation.actions import HALVES
from tabletome.games.gloomhaven.events import Enhanced
from tabletome.games.gloomhaven.rules.characters.hand import as_enhanced
from tabletome.games.gloomhaven.sheets import Party, Sticker
from tabletome.games.gloomhaven.state import State


def enhanceable(party: Party, member: int) -> list[str]:
    """Cards of the character's pool on which something can be put that it can pay. GH-ENH-01, 02"""
    if ENHANCEMENT not in party.world:
        return []
    return [card for card in pool(party, member) if any(True for _ in sticker_choices(party, member, card))]


def pool(party: Party, member: int) -> list[str]:
    """The cards of level 1 and X, and those learned. GH-HAND-02"""
    sheet = party.members[member]
    return [card.name for card in CLASSES[sheet.name].cards.values() if card.level <= 1 or card.name in sheet.cards]


def sticker_choices(party: Party, member: int, card: str) -> Iterator[Stick]:
    """Every free circle of the card with every sticker that fits and can be paid. GH-ENH-02..12"""
    name = as_enhanced(party, card)
    if name == card and len(enhanced_cards(party, member)) >= prosperity_level(party.prosperity):
        return
    printed = CLASSES[party.members[member].name].cards[name]
    for half in HALVES:
        action = printed.top if half == "top" else printed.bottom
        taken = [stuck.circle for stuck in printed.stickers if stuck.half == half]
        for place, circle in enumerate(dots(card, half)):
            if place in taken:
                continue
            for sticker in stickers(action, circle):
                if cost(name, half, circle, sticker) <= party.members[member].gold:
                    yield Stick(half, place, sticker)


def enhanced_cards(party: Party, member: int) -> set[str]:
    """The cards of the character's class that have stickers, whoever put them there. GH-ENH-12, 13"""
    cards = CLASSES[party.members[member].name].cards
    return {each.card for each in party.stickers if each.card in cards}


def price_of(party: Party, card: str, chosen: Stick) -> int:
    """What a sticker costs on this card, with what is on it already. GH-ENH-10"""
    return cost(as_enhanced(party, card), chosen.half, dots(card, chosen.half)[chosen.circle], chosen.sticker)


def enhance(g: State, member: int, card: str) -> Script:
    """One sticker on this card, for ever; or none after all. GH-ENH-01, 02, 13"""
    options: list[Stick | Stop] = [*sticker_choices(g.campaign, member, card), STOP]
    about = {"member": member, "card": card}
    chosen = yield from ask(Decision(g.seat_of(member), "enhance", options, about))
    if isinstance(chosen, Stick):
        place_enhancement(g, member, card, chosen)


def place_enhancement(g: State, member: int, card: str, chosen: Stick) -> None:
    """The sticker is on the card for ever; the character whose card it is pays. GH-ENH-02, 13"""
    sheet = g.campaign.members[member]
    price = price_of(g.campaign, card, chosen)
    change_member(g, member, gold=sheet.gold - price)
    new = Sticker(card, chosen.half, chosen.circle, chosen.sticker)
    g.party = replace(g.campaign, stickers=(*g.campaign.stickers, new))
    g.emit(Enhanced, sheet.name, card, chosen.sticker, price, rule="GH-ENH-01")
    personal_quests.note(g, member, "enhanced", 1)
