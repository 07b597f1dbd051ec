"""Personal quests: dealing, counting, and when one is fulfilled. Rulebook: "Personal quests". GH-PQUEST

`Member.progress` has a number for each requirement of the quest; what the sheet itself shows (gold, items) is read from
there. Kills, exhaustion and scenarios are counted when a scenario ends, won or lost; also in casual mode. GH-CAMP-05
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabletome.engine import ByType
from tabletome.games.gloomhaven.campaign.sheet_changes import change_member, open_scenario
from tabletome.games.gloomhaven.content.bosses import BOSSES
from tabletome.games.gloomhaven.content.dungeons import DUNGEONS, printed_number
from tabletome.games.gloomhaven.content.items import ITEMS
from tabletome.games.gloomhaven.content.layout import layout
from tabletome.games.gloomhaven.content.personal_quests import (
    PERSONAL_QUESTS,
    Complete,
    Conclude,
    Deed,
    Did,
    HaveGold,
    Kill,
    KillElites,
    KillKinds,
    Own,
    OwnItem,
    Requirement,
)
from tabletome.games.gloomhaven.content.regions import CRYPTS, FIRST_SIDE_SCENARIO, REGIONS
from tabletome.games.gloomhaven.content.scenarios import ALONE, IN_THE_BOX
from tabletome.games.gloomhaven.events import QuestAdvanced, QuestFulfilled
from tabletome.games.gloomhaven.sheets import Member, Party
from tabletome.games.gloomhaven.state import WON, Hero, State

DEALT = 2

progresses: ByType[Callable[[State, int, Any], int]] = ByType("progresses")
"""How much of a requirement a scenario has brought."""
stands: ByType[Callable[[Member, Any], int]] = ByType("stands by")
"""What a requirement reads from the sheet itself, not from what was counted."""


# Dealing


def draw(g: State) -> tuple[str, ...]:
    """Two of the quests that nobody has and that are still in the game, or the last one. GH-PQUEST-01, GH-RETIRE-03"""
    party = g.campaign
    held = {member.quest for member in (*party.members, *party.reserve, *party.elsewhere)} | set(party.quests_out)
    left = [quest for quest in PERSONAL_QUESTS if quest not in held]
    drawn: list[str] = []
    while left and len(drawn) < DEALT:
        drawn.append(g.rng.pick(left))
        left.remove(drawn[-1])
    return tuple(drawn)


def begun(quest: str) -> tuple[int, ...]:
    """Nothing has been done yet."""
    return (0,) * len(PERSONAL_QUESTS[quest].wants)


def reward_of(quest: str) -> str:
    """The sealed box or envelope that it opens. GH-RETIRE-03"""
    return PERSONAL_QUESTS[quest].opens


# Judging


def is_fulfilled(party: Party, member: int) -> bool:
    """Whether all that the quest asks for has been done, and still holds. GH-PQUEST-02, GH-RETIRE-01"""
    sheet = party.members[member]
    return bool(sheet.quest) and all(
        done >= wanted.number for done, wanted in zip(standing(sheet), PERSONAL_QUESTS[sheet.quest].wants, strict=True)
    )


def standing(sheet: Member) -> list[int]:
    """How far each requirement is met; never further than it asks. GH-PQUEST-02"""
    wants = PERSONAL_QUESTS[sheet.quest].wants
    return [min(_done(sheet, place, wanted), wanted.number) for place, wanted in enumerate(wants)]


def _done(sheet: Member, place: int, wanted: Requirement) -> int:
    """What the sheet shows, or what was counted."""
    if type(wanted) in stands:
        return stands[type(wanted)](sheet, wanted)
    return sheet.progress[place]


@stands(HaveGold)
def gold_had(sheet: Member, wanted: HaveGold) -> int:  # noqa: ARG001 - all requirements are asked alike
    return sheet.gold


@stands(Own)
def items_owned(sheet: Member, wanted: Own) -> int:
    return sum(ITEMS[item].slot in wanted.slots for item in sheet.items)


@stands(OwnItem)
def item_owned(sheet: Member, wanted: OwnItem) -> int:
    return int(wanted.item in sheet.items)


# Counting


def after_scenario(g: State) -> None:
    """What has happened in the scenario counts for every character who took part. GH-PQUEST-02, 04, GH-CAMP-05"""
    for member in range(g.first_member, g.first_member + len(g.heroes)):
        sheet = g.campaign.members[member]
        if sheet.quest:
            for place, wanted in enumerate(PERSONAL_QUESTS[sheet.quest].wants):
                if type(wanted) in progresses:
                    advance(g, member, place, progresses[type(wanted)](g, member, wanted))


def played_by(g: State, member: int) -> Hero:
    """The character of a member in the scenario."""
    return g.heroes[member - g.first_member]


@progresses(Kill)
def kills(g: State, member: int, wanted: Kill) -> int:
    """A word for a kind of monster covers every type with that word in its name, bosses too. GH-PQUEST-04, 05"""
    hero = played_by(g, member)
    slain = [each.monster for each in hero.slain]
    if wanted.item:
        slain = [each.monster for each in hero.slain_with if each.item == wanted.item]
    return sum(any(word in name for word in wanted.words) for name in slain)


@progresses(KillKinds)
def new_kinds(g: State, member: int, wanted: KillKinds) -> int:  # noqa: ARG001
    """Types of monsters that the character had not killed before."""
    return note_new(g, member, [each.monster for each in played_by(g, member).slain])


@progresses(KillElites)
def elites(g: State, member: int, wanted: KillElites) -> int:  # noqa: ARG001
    return sum(each.elite for each in played_by(g, member).slain)


@progresses(Complete)
def completed(g: State, member: int, wanted: Complete) -> int:
    """A scenario of the book of the kind, or any that was not completed before. GH-PQUEST-03"""
    if g.result != WON or (printed_number(g.scenario) > IN_THE_BOX and g.scenario not in ALONE):
        return 0
    if wanted.kind == "different":
        return note_new(g, member, [str(printed_number(g.scenario))])
    return int(g.scenario not in ALONE and is_of_kind(printed_number(g.scenario), wanted.kind))


@progresses(Conclude)
def concluded(g: State, member: int, wanted: Conclude) -> int:  # noqa: ARG001
    return int(g.result == WON and printed_number(g.scenario) == wanted.last)


@progresses(Did)
def did(g: State, member: int, wanted: Did) -> int:
    """What happened to the character in the scenario; other deeds are noted when they are done."""
    match wanted.deed:
        case "exhausted":
            return int(g.is_exhausted(member - g.first_member))
        case "allies-exhausted":
            others = (hero for hero in range(len(g.heroes)) if hero != member - g.first_member)
            return sum(g.is_exhausted(other) for other in others)
        case "checks":
            return played_by(g, member).checks
        case _:
            return 0


def is_of_kind(scenario: int, kind: str) -> bool:
    """Whether a scenario is a crypt, a side scenario, one with a boss, or lies in a region. GH-PQUEST-03"""
    if kind == "crypt":
        return scenario in CRYPTS
    if kind == "side":
        return scenario >= FIRST_SIDE_SCENARIO
    if kind == "boss":
        return scenario not in DUNGEONS and any(spot.monster in BOSSES for spot in layout(scenario).spots)
    return scenario in REGIONS[kind]


def note_new(g: State, member: int, names: list[str]) -> int:
    """Write down what counts only once; gives back how much of it was new."""
    noted = g.campaign.members[member].noted
    new = tuple(name for name in dict.fromkeys(names) if name not in noted)
    if new:
        change_member(g, member, noted=(*noted, *new))
    return len(new)


def note(g: State, member: int, deed: Deed, by: int) -> None:
    """Something done outside a scenario: gold donated, a card enhanced. GH-PQUEST-02"""
    sheet = g.campaign.members[member]
    if sheet.quest:
        for place, wanted in enumerate(PERSONAL_QUESTS[sheet.quest].wants):
            if isinstance(wanted, Did) and wanted.deed == deed:
                advance(g, member, place, by)


def note_retirement(g: State, retired: int) -> None:
    """The others have seen a personal quest achieved. GH-PQUEST-02"""
    for member in range(len(g.campaign.members)):
        if member != retired:
            note(g, member, "retirements", 1)


def advance(g: State, member: int, place: int, by: int) -> None:
    """A requirement comes nearer; what it opens is opened as soon as it is met."""
    sheet = g.campaign.members[member]
    wants = PERSONAL_QUESTS[sheet.quest].wants
    done, wanted = sheet.progress[place], wants[place].number
    now = min(done + by, wanted)
    if now == done:
        return
    progress = (*sheet.progress[:place], now, *sheet.progress[place + 1 :])
    change_member(g, member, progress=progress)
    g.emit(QuestAdvanced, sheet.name, sheet.quest, place + 1, now, wanted, rule="GH-PQUEST-02")
    if now == wanted:
        for following in wants[place + 1 :]:
            if isinstance(following, Conclude):
                open_scenario(g, following.first)
    if is_fulfilled(g.campaign, member):
        g.emit(QuestFulfilled, sheet.name, sheet.quest, rule="GH-PQUEST-02")
