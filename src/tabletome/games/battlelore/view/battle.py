"""A battle as it goes on: who against whom, the dice and what each of them does, what comes next. BL-COMBAT"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tabletome.engine import Decision
from tabletome.games.battlelore.content.board import NAMES
from tabletome.games.battlelore.content.moments import Moment
from tabletome.games.battlelore.content.notation import FACE_NAMES, FLAG, LORE, STRIKE
from tabletome.games.battlelore.content.troops import MOUNTED
from tabletome.games.battlelore.rules.combat import is_melee
from tabletome.games.battlelore.rules.morale import flags_to_ignore
from tabletome.games.battlelore.state import NOBODY, State
from tabletome.games.battlelore.view import colours, icons
from tabletome.games.battlelore.view.foretelling import foretold
from tabletome.games.battlelore.view.odds import odds
from tabletome.games.battlelore.view.sheets import ground_number, unit_sheet
from tabletome.games.battlelore.view.wording import unit_name
from tabletome.scene import Die, Panel, Prospect, Step, Text, Tone, t

STEPS = ("roll", "flags", "battle-back", "follow-on")
HAND_TO_HAND = ("battle-back", "follow-on")
"""What comes only after a melee."""
OF_KIND = {
    "use-powers": "roll",
    "ignore-flags": "flags",
    "retreat": "flags",
    "battle-back": "battle-back",
    "gain-ground": "follow-on",
    "pursue": "follow-on",
    "bonus-attack": "follow-on",
}
"""Which part of a battle asks what."""
IN_BATTLE = {
    Moment.IN_BATTLE,
    Moment.IN_MELEE,
    Moment.IN_RANGED,
    Moment.DEFENDING,
    Moment.BEFORE_ROLL,
    Moment.AFTER_ROLL,
}


def panels(g: State, asked: Sequence[Decision], seat: int | None) -> list[Panel]:  # noqa: ARG001 - all can see it
    """The battle that is being fought, if there is one."""
    for decision in asked:
        step = step_of(decision)
        if step:
            return [panel(g, step, decision)]
    return [last_roll(g)] if g.turn.dice and asked else []


def last_roll(g: State) -> Panel:
    """The dice lie where they fell until others are rolled."""
    dice = [die(g, place, face, None, None) for place, face in enumerate(g.turn.dice)]
    return Panel(id="last-roll", kind="summary", title=t("last-roll"), icon=icons.DIE, dice=dice)


def step_of(decision: Decision) -> str:
    """The part of a battle that a decision belongs to; none where there is no battle."""
    if decision.kind == "lore":
        return "roll" if IN_BATTLE & set(decision.about["moments"]) and has_sides(decision.about) else ""
    return OF_KIND.get(decision.kind, "")


def has_sides(about: Mapping[str, Any]) -> bool:
    return NOBODY not in (about.get("attacker", NOBODY), about.get("defender", NOBODY))


def sides(decision: Decision) -> tuple[int | None, int | None]:
    """Who attacks and who is attacked, as far as the decision says so."""
    about = decision.about
    if has_sides(about):
        return about["attacker"], about["defender"]
    match decision.kind:
        case "battle-back":
            return about["target"], about["unit"]
        case "use-powers":
            return about["unit"], about["target"]
        case "ignore-flags" | "retreat":
            return None, about["unit"]
    return about["unit"], None


def panel(g: State, step: str, decision: Decision) -> Panel:
    attacker, defender = sides(decision)
    present = [unit for unit in (attacker, defender) if unit is not None and g.alive(unit)]
    rolled = bool(g.turn.dice) and not is_before_the_roll(decision)
    return Panel(
        id="battle",
        kind="combat",
        title=title(g, attacker, defender),
        icon=icons.EVENTS["attacked"],
        steps=steps(step, hand_to_hand=defender is None or bool(g.adjacent_enemies(defender))),
        sheets=[unit_sheet(g, unit, ground_number(g)) for unit in present],
        dice=[die(g, place, face, attacker, defender) for place, face in enumerate(g.turn.dice)] if rolled else [],
        prospects=list(prospects(g, decision, attacker, defender)),
    )


def is_before_the_roll(decision: Decision) -> bool:
    """What lies there then is left from an earlier roll."""
    return decision.kind == "lore" and Moment.AFTER_ROLL not in decision.about["moments"]


def title(g: State, attacker: int | None, defender: int | None) -> Text:
    if attacker is not None and defender is not None and g.alive(attacker) and g.alive(defender):
        kind = "battle-melee" if is_melee(g, attacker, defender) else "battle-shooting"
        return t(kind, at=NAMES[g.at[defender]])
    unit = defender if attacker is None else attacker
    return t("battle-of", unit=unit_name(g, NOBODY if unit is None else unit))


def steps(step: str, *, hand_to_hand: bool) -> list[Step]:
    """The parts of a battle; nobody battles back or follows on where nobody stands beside the target. BL-BACK-02"""
    now = STEPS.index(step)
    return [
        Step(name=t(f"battle-step-{each}"), state="done" if place < now else "now" if place == now else "next")
        for place, each in enumerate(STEPS)
        if hand_to_hand or each not in HAND_TO_HAND
    ]


def die(g: State, place: int, face: int, attacker: int | None, defender: int | None) -> Die:
    """A battle die, with what it does here or why it does nothing. BL-HIT-01..13"""
    effect, tone = effect_of(g, place, face, attacker, defender)
    return Die(
        id=f"die:{place}",
        kind="battle",
        face=FACE_NAMES[face],
        icon=icons.FACES[face],
        hue=colours.FACE_HUES[face],
        name=t(f"face-{FACE_NAMES[face]}"),
        effect=effect,
        tone=tone,
    )


def effect_of(g: State, place: int, face: int, attacker: int | None, defender: int | None) -> tuple[Text | None, Tone]:
    if defender is None:
        return None, "plain"
    if face == FLAG:
        ignored = flags_to_ignore(g, defender)
        earlier = g.turn.dice[:place].count(FLAG)
        return (t("effect-flag-ignored"), "dim") if earlier < ignored else (t("effect-flag"), "good")
    if face == LORE:
        return t("effect-lore") if g.with_lore else t("effect-no-lore"), "magic" if g.with_lore else "dim"
    if face == STRIKE:
        if attacker is None:
            return t("effect-strike-unknown"), "plain"
        return effect_of_strike(g, place, attacker, defender)
    if face == g.troop(defender).colour:
        return t("effect-hit"), "good"
    return t("effect-miss"), "dim"


def effect_of_strike(g: State, place: int, attacker: int, defender: int) -> tuple[Text, Tone]:
    """A Bonus Strike by the attacker's weapon. BL-WEAP-06..21"""
    weapon = g.troop(attacker).weapon
    if not (weapon.strikes_in_melee if is_melee(g, attacker, defender) else weapon.strikes_at_range):
        return t("effect-strike-by-weapon"), "dim"
    spared = weapon.spared_by_mounted if g.troop(defender).troop_class == MOUNTED else 0
    if g.turn.dice[:place].count(STRIKE) < spared:
        return t("effect-strike-spared"), "dim"
    return t("effect-hit"), "good"


def prospects(g: State, decision: Decision, attacker: int | None, defender: int | None) -> Iterator[Prospect]:
    """What the coming roll may bring: of the attack, or of those who battle back. BL-BACK-01"""
    if attacker is None or defender is None or not (g.alive(attacker) and g.alive(defender)):
        return
    if is_before_the_roll(decision):
        yield coming(g, attacker, defender, "roll-attack")
    elif decision.kind == "battle-back":
        yield coming(g, defender, attacker, "roll-battle-back")


def coming(g: State, roller: int, target: int, message: str) -> Prospect:
    text = t(message, dice=odds(g, roller, target).dice, unit=unit_name(g, target))
    return Prospect(name=text, icon=icons.DIE, forecast=foretold(g, roller, target))
