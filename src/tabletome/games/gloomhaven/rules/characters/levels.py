"""What a level brings: cards to learn, perks, hit points. Rulebook: "Levelling up", "Additional perks".

Everything here only answers. A campaign's characters level up in campaign/level_up.py, those of a single scenario in
rules/setup.py. GH-LVLUP, GH-PERK, GH-HAND
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from tabletome.games.gloomhaven.content.classes import CLASSES
from tabletome.games.gloomhaven.content.modifier_cards import STANDARD
from tabletome.games.gloomhaven.content.perks import PERKS
from tabletome.games.gloomhaven.rules.abilities.loot import has_loot_action
from tabletome.games.gloomhaven.sheets import CHECKS_FOR_A_PERK, Member

MIN_XP = (0, 45, 95, 150, 210, 275, 345, 420, 500)
"""The experience that each level needs. GH-LVLUP-02"""
TOP_LEVEL = len(MIN_XP)
MOST_PERKS_BY_CHECKS = 6
"""There are boxes for so many times three checkmarks. GH-PERK-03"""


def level_for(xp: int) -> int:
    """The level that so much experience makes. GH-LVLUP-02"""
    return sum(xp >= needed for needed in MIN_XP)


def is_due(member: Member) -> bool:
    """Whether the character must level up, which is done in the city: never in a scenario. GH-LVLUP-01"""
    return member.level < level_for(member.xp)


def learnable(member: Member, level: int) -> list[str]:
    """The cards of the class, of no higher level, that are not in the pool yet. GH-LVLUP-03"""
    cards = CLASSES[member.name].cards.values()
    return [card.name for card in cards if 1 < card.level <= level and card.name not in member.cards]


def perks_due(member: Member) -> int:
    """Perks still to be marked: one for each level gained, one for every third checkmark. GH-LVLUP-04, GH-PERK-02

    And one for each character of the same player that had retired before. GH-RETIRE-05
    """
    by_checks = min(member.checks // CHECKS_FOR_A_PERK, MOST_PERKS_BY_CHECKS)
    return member.level - 1 + by_checks + member.bonus_perks - len(member.perks)


def open_perks(name: str, marked: tuple[int, ...]) -> list[int]:
    """The perks of a class that still have an empty box. GH-LVLUP-05"""
    taken = Counter(marked)
    return [number for number, perk in enumerate(PERKS[name]) if taken[number] < perk.boxes]


def modifier_deck(name: str, perks: Iterable[int]) -> tuple[str, ...]:
    """A character's own deck: the standard one, changed by the perks marked. GH-LVLUP-06, GH-AREA0-05, GH-AMD-11"""
    cards = list(STANDARD)
    for number in perks:
        perk = PERKS[name][number]
        for card in perk.remove:
            if card.name in cards:
                cards.remove(card.name)
        cards += [card.name for card in perk.add]
    return tuple(cards)


def can_have_learned(name: str, level: int, cards: Iterable[str]) -> bool:
    """Whether a character of this level can have these cards above level 1: one for each level gained. GH-LVLUP-03"""
    levels = [CLASSES[name].cards[card].level for card in cards]
    return all(sum(each >= bound for each in levels) <= max(level - bound + 1, 0) for bound in range(2, TOP_LEVEL + 1))


def most_wanted(name: str, cards: Iterable[str]) -> list[str]:
    """These cards of a class, those first that are taken along first."""
    wanted = CLASSES[name].wanted
    return sorted(cards, key=lambda card: wanted.index(card) if card in wanted else len(wanted))


def usual_cards(name: str, level: int) -> tuple[str, ...]:
    """A pool for whoever does not choose: at each level the card that is wanted most."""
    pool: tuple[str, ...] = ()
    for reached in range(2, level + 1):
        pool += (most_wanted(name, learnable(Member(name, level=reached, cards=pool), reached))[0],)
    return pool


def usual_perks(name: str, level: int) -> tuple[int, ...]:
    """Perks for whoever does not choose: the first boxes of the list."""
    boxes = [number for number, perk in enumerate(PERKS[name]) for _ in range(perk.boxes)]
    return tuple(boxes[: level - 1])


def usual_hand(name: str, cards: tuple[str, ...], *, looting: bool = False) -> tuple[str, ...]:
    """A new character takes the cards of level 1; whoever has learned more, what is wanted most. GH-HAND-01, 02

    Where treasure is to be had only by a Loot action, a card that has one comes first.
    """
    kind = CLASSES[name]
    if not cards:
        return kind.starting_hand
    first = [card.name for card in kind.cards.values() if card.level <= 1]
    wanted = most_wanted(name, (*cards, *first))
    if looting:
        wanted = list(dict.fromkeys([card for card in wanted if has_loot_action(name, card)][:1] + wanted))
    return tuple(wanted[: kind.hand])
