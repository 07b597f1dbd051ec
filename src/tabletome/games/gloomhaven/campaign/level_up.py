"""Levelling up, as decisions of the player: cards learned, perks marked. Rulebook: "Levelling up". GH-LVLUP, GH-PERK

What a level brings is in rules/characters/levels.py.
"""

from __future__ import annotations

from tabletome.engine import Decision, Script, ask
from tabletome.games.gloomhaven.actions import Learn, Mark
from tabletome.games.gloomhaven.campaign.sheet_changes import change_member
from tabletome.games.gloomhaven.events import Learned, LevelledUp, PerkMarked
from tabletome.games.gloomhaven.rules.characters.levels import MIN_XP, learnable, open_perks, perks_due
from tabletome.games.gloomhaven.state import State


def level_up(g: State, member: int, to: int) -> Script:
    """Level after level, each with its card and its perk; experience is at least what the level needs.

    GH-LVLUP-01, 03, 04, GH-NEWCH-03, GH-PROSP-03
    """
    while (sheet := g.campaign.members[member]).level < to:
        level = sheet.level + 1
        change_member(g, member, level=level, xp=max(sheet.xp, MIN_XP[level - 1]))
        g.emit(LevelledUp, sheet.name, level, rule="GH-LVLUP-01")
        yield from learn(g, member)
        yield from mark_perks_of(g, member)


def learn(g: State, member: int) -> Script:
    """One card of the class, of a level not above the character's, joins the pool. GH-LVLUP-03"""
    sheet = g.campaign.members[member]
    options = [Learn(card) for card in learnable(sheet, sheet.level)]
    chosen = yield from ask(Decision(g.seat_of(member), "learn", options, {"member": member}))
    change_member(g, member, cards=(*sheet.cards, chosen.card))
    g.emit(Learned, sheet.name, chosen.card, rule="GH-LVLUP-03")


def mark_perks(g: State) -> Script:
    """Perks are marked at once, by whomever they are due to. GH-PERK-02"""
    for member in range(len(g.campaign.members)):
        yield from mark_perks_of(g, member)


def mark_perks_of(g: State, member: int) -> Script:
    """As many as are due, while there are empty boxes. GH-LVLUP-04, 05, GH-PERK-02, GH-RETIRE-05"""
    while perks_due(sheet := g.campaign.members[member]) > 0 and (left := open_perks(sheet.name, sheet.perks)):
        options = [Mark(number + 1) for number in left]
        chosen = yield from ask(Decision(g.seat_of(member), "perk", options, {"member": member}))
        change_member(g, member, perks=(*sheet.perks, chosen.perk - 1))
        g.emit(PerkMarked, sheet.name, chosen.perk, rule="GH-LVLUP-04")
