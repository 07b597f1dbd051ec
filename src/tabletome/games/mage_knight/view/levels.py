"""What a new level brings: said when it is reached, and while its Skill and its card are chosen."""

from __future__ import annotations

from collections.abc import Iterator

from tabletome.games.mage_knight.content.box import LEVELS
from tabletome.games.mage_knight.content.skills import SKILLS
from tabletome.games.mage_knight.rules import phases
from tabletome.games.mage_knight.state import Player, State
from tabletome.games.mage_knight.view import icons
from tabletome.games.mage_knight.view.wording import card_name
from tabletome.scene import Note, Panel, Text, t


def brought_by(level: int) -> list[Text]:
    """By turns a Skill with a card, and a token with more of everything. MK-LEVEL-02, 03, 07"""
    if level % 2 == 0:
        return [t("level-brings-skill")]
    row, before = LEVELS[level - 1], LEVELS[level - 2]
    changed = (
        ("command", before.command, row.command),
        ("armor", before.armor, row.armor),
        ("hand", before.hand, row.hand),
    )
    return [t(f"level-brings-{what}", before=old, now=new) for what, old, new in changed if new != old]


def panels(g: State) -> Iterator[Panel]:
    """While somebody chooses what a level brings. MK-LEVEL-03..06"""
    if g.phase != phases.LEVELS_STEP or g.outcome is not None:
        return
    p = g.hero
    yield Panel(
        id="level-panel",
        kind="choice",
        title=t("level-panel", level=p.level),
        text=brought_by(p.level),
        icon=icons.LEVEL,
        notes=list(notes(g, p)),
    )


def notes(g: State, p: Player) -> Iterator[Note]:
    """With an own Skill any card may be taken, with a common one only the lowest; and what comes next."""
    yield Note(text=t("level-own-skill"), icon=icons.SKILL, rule="MK-LEVEL-04")
    if any(SKILLS[name].hero != p.hero for name in g.common_skills):
        lowest = t("level-lowest", card=card_name(g.advanced_offer[-1])) if g.advanced_offer else t("level-no-card")
        common = "level-dummy-skill" if g.dummy is not None else "level-common-skill"
        yield Note(text=t(common, lowest=lowest), icon=icons.DUMMY, rule="MK-LEVEL-05")
    if p.level < len(LEVELS):
        yield Note(text=t("level-next", level=p.level + 1, fame=LEVELS[p.level].fame), icon=icons.FAME, tone="dim")
