"""Personal quests: dealing, counting, and when one is fulfilled. Rulebook: "Personal quests". GH-PQUEST

`Member.progress` has a number for each requirement of the quest; what the sheet itself shows (gold, items) is read from
there. Kills, exhaustion and scenarios are counted when a scenario ends, won or lost; also in casual mode. GH-CAMP-05
"""

from __future__ import annotations

from tabletome.games.gloomhaven.campaign.sheet_changes import change_member, open_scenario
from tabletome.games.gloomhaven.content.bosses import BOSSES
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
from tabletome.games.gloomhaven.events import QuestAdvanced, QuestFulfilled
from tabletome.games.gloomhaven.sheets import Member, Party
from tabletome.games.gloomhaven.state import WON, State

ELITE_MARK = "+"
DEALT = 2


# ------------------------------------------------------------------ dealing


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


# ------------------------------------------------------------------ judging


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
    match wanted:
        case HaveGold():
            return sheet.gold
        case Own():
            return sum(ITEMS[item].slot in wanted.slots for item in sheet.items)
        case OwnItem():
            return int(wanted.item in sheet.items)
        case _:
            return sheet.progress[place]


# ------------------------------------------------------------------ counting


def after_scenario(g: State) -> None:
    """What has happened in the scenario counts for every character who took part. GH-PQUEST-02, 04, GH-CAMP-05"""
    for member, sheet in enumerate(g.campaign.members):
        if sheet.quest:
            for place, wanted in enumerate(PERSONAL_QUESTS[sheet.quest].wants):
                advance(g, member, place, gained(g, member, wanted))


def gained(g: State, member: int, wanted: Requirement) -> int:
    """How much of a requirement this scenario has brought."""
    hero = g.heroes[member]
    match wanted:
        case Kill():
            return kills(hero.slain_with if wanted.item else hero.slain, wanted)
        case KillKinds():
            return note_new(g, member, [name.removesuffix(ELITE_MARK) for name in hero.slain])
        case KillElites():
            return sum(name.endswith(ELITE_MARK) for name in hero.slain)
        case Complete(kind="different"):
            return note_new(g, member, [str(g.scenario)]) if g.result == WON else 0
        case Complete():
            return int(g.result == WON and is_of_kind(g.scenario, wanted.kind))
        case Conclude():
            return int(g.result == WON and g.scenario == wanted.last)
        case Did(deed="exhausted"):
            return int(g.is_exhausted(member))
        case Did(deed="allies-exhausted"):
            return sum(g.is_exhausted(other) for other in range(len(g.heroes)) if other != member)
        case Did(deed="checks"):
            return hero.checks
        case _:
            return 0


def kills(slain: tuple[str, ...], wanted: Kill) -> int:
    """A word for a kind of monster covers every type with that word in its name, bosses too. GH-PQUEST-04, 05"""
    found = [name.removesuffix(ELITE_MARK) for name in slain if name.startswith(wanted.item)]
    return sum(any(word in name for word in wanted.words) for name in found)


def is_of_kind(scenario: int, kind: str) -> bool:
    """GH-PQUEST-03"""
    if kind == "crypt":
        return scenario in CRYPTS
    if kind == "side":
        return scenario >= FIRST_SIDE_SCENARIO
    if kind == "boss":
        return any(spot.monster in BOSSES for spot in layout(scenario).spots)
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
