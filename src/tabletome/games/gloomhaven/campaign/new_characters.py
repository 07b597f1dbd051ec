"""New characters, and those who step aside or come back. Rulebook: "Creating new characters". GH-NEWCH, GH-PARTY"""

from __future__ import annotations

from msgspec.structs import replace

from tabletome.engine import Decision, Script, ask
from tabletome.games.gloomhaven.actions import Join, Pursue
from tabletome.games.gloomhaven.campaign import personal_quests
from tabletome.games.gloomhaven.campaign.level_up import learn, level_up, mark_perks_of
from tabletome.games.gloomhaven.campaign.prosperity import prosperity_level
from tabletome.games.gloomhaven.campaign.sheet_changes import change_member, write_member
from tabletome.games.gloomhaven.content.class_events import STARTING
from tabletome.games.gloomhaven.content.classes import CLASSES
from tabletome.games.gloomhaven.content.items import ITEMS
from tabletome.games.gloomhaven.events import CameBack, Created, PutAside, QuestTaken
from tabletome.games.gloomhaven.rules.characters.equipment import starting_gold
from tabletome.games.gloomhaven.rules.characters.levels import MIN_XP
from tabletome.games.gloomhaven.sheets import Member, Party
from tabletome.games.gloomhaven.state import State

NOBODY = Member("")
"""A place in the party that a new character will take."""


def fill_places(g: State) -> Script:
    """Every place without a character gets a new one, which then finishes its sheet. GH-NEWCH-01, 02, GH-RETIRE-09"""
    for place, sheet in enumerate(g.campaign.members):
        if not sheet.name:
            yield from create(g, place)
    for place in range(len(g.campaign.members)):
        yield from finish_sheet(g, place)


def create(g: State, place: int) -> Script:
    """A class that nobody in the party plays, at any level up to the city's prosperity. GH-NEWCH-02..05, GH-CHAR-01"""
    levels = range(1, prosperity_level(g.campaign.prosperity) + 1)
    options = [Join(name, level) for name in free_classes(g.campaign) for level in levels]
    chosen = yield from ask(Decision(g.seat_of(place), "join", options, {"seat": g.seat_of(place)}))
    write_member(g, place, new_member(g.campaign, place, chosen.name, chosen.level))
    g.emit(Created, chosen.name, chosen.level, rule="GH-NEWCH-03")
    change_member(g, place, level=1)
    yield from level_up(g, place, chosen.level)


def free_classes(party: Party) -> list[str]:
    """The six first classes and those whose boxes are open, but for those in the party. GH-NAMED-01, GH-SEALED-01"""
    taken = [member.name for member in party.members]
    available = (*STARTING, *party.opened)
    return [name for name in CLASSES if name in available and name not in taken]


def new_member(party: Party, place: int, name: str, level: int) -> Member:
    """A fresh sheet, with the gold and experience of its level. GH-NEWCH-04, 05, GH-RETIRE-05, 06"""
    retired = party.retirements[place] if party.retirements else 0
    return Member(name, level, xp=MIN_XP[level - 1], gold=starting_gold(level), bonus_perks=retired)


def finish_sheet(g: State, place: int) -> Script:
    """Cards and perks of the levels, and one of two personal quests. GH-NEWCH-02, 03, GH-PQUEST-01"""
    while len(g.campaign.members[place].cards) < g.campaign.members[place].level - 1:
        yield from learn(g, place)
    yield from mark_perks_of(g, place)
    if not g.campaign.members[place].quest:
        yield from choose_quest(g, place)


def choose_quest(g: State, place: int) -> Script:
    """Two are drawn, one is kept; without any left the character has none. GH-PQUEST-01, GH-RETIRE-10"""
    drawn = personal_quests.draw(g)
    if drawn:
        g.reveal()
        options = [Pursue(quest) for quest in drawn]
        chosen = yield from ask(Decision(g.seat_of(place), "pursue", options, {"member": place}))
        change_member(g, place, quest=chosen.quest, progress=personal_quests.begun(chosen.quest))
        g.emit(QuestTaken, g.campaign.members[place].name, chosen.quest, rule="GH-PQUEST-01")


def put_aside(g: State, place: int) -> None:
    """A player wants to try something else: the character is kept for later. GH-NEWCH-01, GH-PARTY-02"""
    party = g.campaign
    sheet = party.members[place]
    g.party = replace(party, reserve=(*party.reserve, sheet))
    write_member(g, place, NOBODY)
    g.emit(PutAside, sheet.name, rule="GH-PARTY-02")


def returning(party: Party, place: int) -> list[int]:
    """Who can come back in place of this character: no class twice, and a copy for each of the items. GH-SHOP-08, 09"""
    others = [member for number, member in enumerate(party.members) if number != place]
    owned = [item for member in others for item in member.items]
    classes = [member.name for member in others]
    return [
        number
        for number, sheet in enumerate(party.reserve)
        if sheet.name not in classes and all(owned.count(item) < ITEMS[item].copies for item in sheet.items)
    ]


def call_back(g: State, place: int, number: int) -> None:
    """The character comes back as it was, and the present one is put aside. GH-PARTY-02, GH-RETIRE-10"""
    put_aside(g, place)
    reserve = g.campaign.reserve
    sheet = reserve[number]
    g.party = replace(g.campaign, reserve=(*reserve[:number], *reserve[number + 1 :]))
    write_member(g, place, sheet)
    g.emit(CameBack, sheet.name, rule="GH-PARTY-02")
