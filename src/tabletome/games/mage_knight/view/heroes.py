"""A hero on one sheet: what the level gives and what the next one will, cards, Skills and the Tactic in words."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from tabletome.games.mage_knight.content.box import LEVELS, REPUTATION_BONUS, WOUND
from tabletome.games.mage_knight.rules.end_of_turn import hand_limit
from tabletome.games.mage_knight.state import Player, State
from tabletome.games.mage_knight.view import icons
from tabletome.games.mage_knight.view.wording import seat_name, skill_text, unit_name
from tabletome.scene import Badge, Note, Row, Sheet, Stat, Tone, listed, t
from tabletome.scene.memory import SOME, frozen, remembered


def sheet_id(seat: int) -> str:
    return f"hero-sheet:{seat}"


def sheets(g: State) -> Iterator[Sheet]:
    for p in g.players:
        if p.hero:
            yield sheet(g, p, hand_limit(g, p) if g.tiles else p.row.hand)


def state_of(p: Player) -> tuple[Hashable, ...]:
    """All that a hero's sheet tells, but for the hand limit."""
    numbers = (p.seat, p.hero, p.fame, p.level, p.reputation, wounds_shown(p), p.round.tactic, p.round.tactic_spent)
    return (*numbers, p.skills, p.skills_spent, p.skills_flipped, frozen(p.units))


def wounds_shown(p: Player) -> int:
    """Wounds that lie open."""
    return p.discard.count(WOUND) + p.play_area.count(WOUND)


@remembered(lambda g, p, limit: (limit, *state_of(p)), most=SOME)  # noqa: ARG005 - of g only the hero is told
def sheet(g: State, p: Player, limit: int) -> Sheet:
    """Everything that lies open before a player. MK-AREA"""
    return Sheet(
        id=sheet_id(p.seat),
        name=seat_name(g, p.seat),
        icon=icons.HEROES[p.hero],
        label=str(p.level),
        stats=list(stats(p, limit)),
        columns=[
            Badge(icon=icons.ARMOR, text=t("stat-armor")),
            Badge(icon=icons.HAND, text=t("stat-limit")),
            Badge(icon=icons.COMMAND, text=t("stat-command")),
        ],
        rows=list(levels(p)),
        notes=list(notes(p)),
    )


def stats(p: Player, limit: int) -> Iterator[Stat]:
    following = LEVELS[p.level].fame if p.level < len(LEVELS) else None
    yield Stat(f"hero-fame:{p.seat}", t("stat-fame"), icons.FAME, p.fame, following, show="bar", tone="gold")
    bonus = REPUTATION_BONUS.get(p.reputation)
    told = t("reputation-none") if bonus is None else t("reputation-step", bonus=bonus)
    yield Stat(f"hero-reputation:{p.seat}", t("stat-reputation"), icons.REPUTATION, p.reputation, text=told)
    yield Stat(f"hero-limit:{p.seat}", t("stat-limit"), icons.HAND, limit, base=p.row.hand)
    wounds = wounds_shown(p)
    if wounds:
        yield Stat(f"hero-wounds:{p.seat}", t("stat-wounds-discarded"), icons.WOUND, wounds)


def levels(p: Player) -> Iterator[Row]:
    """What this level gives, and the next one. MK-LEVEL-07"""
    for number in (p.level, p.level + 1):
        if number <= len(LEVELS):
            row = LEVELS[number - 1]
            yield Row(
                name=t("sheet-level", level=number, fame=row.fame),
                values=[Badge(value=row.armor), Badge(value=row.hand), Badge(value=row.command)],
                state="" if number == p.level else "dim",
            )


def notes(p: Player) -> Iterator[Note]:
    """The Tactic, Skills and Units in words."""
    if p.round.tactic:
        tactic = p.round.tactic
        text = t("trait-told", name=t(f"tactic-{tactic}"), text=t(f"tactic-{tactic}-help"))
        yield Note(text=text, icon="chess-knight", tone="dim" if p.round.tactic_spent else "plain")
    for skill in p.skills:
        used = skill in p.skills_spent or skill in p.skills_flipped
        text = t("trait-told", name=t(f"skill-{skill}"), text=listed(skill_text(skill), "sentences"))
        yield Note(text=text, icon=icons.SKILL, tone="dim" if used else "plain")
    for unit in p.units:
        state = "wounded" if unit.wounds else "ready" if unit.ready else "spent"
        yield Note(text=t(f"unit-is-{state}", unit=unit_name(unit.name)), icon=icons.UNIT, tone=UNIT_TONES[state])


UNIT_TONES: dict[str, Tone] = {"wounded": "bad", "ready": "plain", "spent": "dim"}
