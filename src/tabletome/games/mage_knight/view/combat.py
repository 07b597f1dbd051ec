"""The enemies in a combat, what they do and what was done about it."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from tabletome.games.mage_knight.content.enemies import ENEMIES
from tabletome.games.mage_knight.rules.combat import enemies
from tabletome.games.mage_knight.rules.combat.attack import attack_sum
from tabletome.games.mage_knight.rules.combat.block import block_total, to_block
from tabletome.games.mage_knight.rules.combat.pvp import unit_armor
from tabletome.games.mage_knight.state import (
    ATTACK,
    BLOCK,
    BLOCKED,
    DAMAGE,
    DEALT,
    NOBODY,
    OPEN,
    RANGED,
    Combat,
    Foe,
    State,
)
from tabletome.games.mage_knight.view import icons
from tabletome.games.mage_knight.view.enemies import TOKEN_HUES
from tabletome.games.mage_knight.view.strikes import to_come, unblocked
from tabletome.games.mage_knight.view.wording import enemy_name
from tabletome.scene import Badge, Card, CardPart, Meter, Note, Panel, Step, Text, Tone, Zone, listed, t

STEPS = ((RANGED, "ranged"), (BLOCK, "block"), (DAMAGE, "damage"), (ATTACK, "attack"))
"""The four phases of a combat. MK-COMBAT"""


def panel(g: State, combat: Combat) -> Panel:
    """The phases of a combat, and what is still needed against each attack and enemy; who they are lies below."""
    return Panel(
        id="combat-panel",
        kind="combat",
        title=t("combat-title"),
        icon=icons.ATTACK,
        steps=list(steps(g)),
        meters=list(meters(g, combat)),
        notes=list(notes(g, combat)),
    )


def steps(g: State) -> Iterator[Step]:
    for stage, name in STEPS:
        yield Step(
            name=t(f"combat-step-{name}"), state="now" if g.stage == stage else "done" if g.stage > stage else "next"
        )


def meters(g: State, combat: Combat) -> Iterator[Meter]:
    """Block played against each attack, or attack against each enemy. MK-BLOCK-08, MK-RANGE-06"""
    if combat.duel is not None:
        return
    if g.stage == BLOCK:
        for place, strike in enumerate(combat.strikes):
            if strike.fate == OPEN:
                total, needed = block_total(g, combat.pool, strike), to_block(g, strike)
                name = t("meter-block", enemy=enemy_name(strike.name))
                shown = meter(name, total, needed, icons.BLOCK, f"strike:{place + 1}")
                yield msgspec.structs.replace(shown, text=unblocked(g, strike))
    elif g.stage in (RANGED, ATTACK):
        for number, foe in enumerate(combat.foes):
            if not foe.defeated:
                total, needed = attack_sum(g, foe)
                name = t("meter-attack", enemy=enemy_name(foe.name))
                yield meter(name, total, needed, icons.ATTACK, f"foe:{number + 1}")


def meter(name: Text, value: int, needed: int, icon: str, thing: str) -> Meter:
    tone: Tone = "good" if value >= needed else "plain"
    return Meter(name=name, value=value, needed=needed, icon=icon, tone=tone, thing=thing)


def notes(g: State, combat: Combat) -> Iterator[Note]:
    """What is to come, what has been played, and the Wounds taken so far."""
    yield from to_come(g, combat)
    if combat.pool:
        played = listed(t(f"points-{each.kind}-{each.element}", points=each.value) for each in combat.pool)
        yield Note(text=t("pool-so-far", points=played), icon=icons.CARD, tone="good")
    if not combat.units_allowed:
        yield Note(text=t("brings-no-units"), icon=icons.UNIT)
    if combat.wounds:
        yield Note(text=t("effect-wound", count=combat.wounds), icon=icons.WOUND, tone="bad")


def combat_zone(g: State, combat: Combat) -> Zone:
    """Every enemy of a combat, those summoned as long as they are there; between heroes their Units.

    MK-ABIL-16, MK-BLOCK-03
    """
    cards = [foe_card(g, number, foe) for number, foe in enumerate(combat.foes) if foe.owner == NOBODY]
    cards += [duel_card(g, number, foe) for number, foe in enumerate(combat.foes) if foe.owner != NOBODY]
    return Zone(id="combat", kind="tableau", name=t("zone-combat"), cards=cards, urgent=True)


def foe_card(g: State, number: int, foe: Foe) -> Card:
    """An enemy in combat: what it has, what it does, and what was done about it."""
    enemy = ENEMIES[foe.name]
    badges = [Badge(icon=icons.ARMOR, value=enemies.armor(g, foe)), Badge(icon=icons.FAME, value=enemy.fame)]
    badges += [Badge(text=t("said-with-term", term=each, name=t(f"ability-{each}"))) for each in enemy.abilities]
    badges += [
        Badge(text=t("said-with-term", term=f"resists-{each}", name=t(f"resists-{each}"))) for each in enemy.resists
    ]
    if foe.fortified:
        badges.append(Badge(text=t("ability-site-fortified")))
    parts = list(strike_parts(g, number)) or list(printed_attacks(foe, number))
    return Card(
        id=f"foe:{number + 1}",
        name=enemy_name(foe.name),
        icon=icons.ENEMIES[enemy.colour],
        parts=parts,
        hue=TOKEN_HUES[enemy.colour],
        badges=badges,
        spent=foe.defeated,
        source=enemy.source,
    )


def duel_card(g: State, number: int, foe: Foe) -> Card:
    """A Unit in combat between heroes: what it takes to Wound it, and what it adds to an attack."""
    assert g.combat is not None
    assert g.combat.duel is not None
    armor = unit_armor(g.combat, g.combat.duel, g.players[foe.owner], foe.unit)
    return Card(
        id=f"foe:{number + 1}",
        name=enemy_name(foe.name),
        icon=icons.HEROES[g.players[foe.owner].hero],
        parts=list(strike_parts(g, number)),
        badges=[Badge(icon=icons.ARMOR, value=armor)],
        spent=foe.defeated,
    )


def printed_attacks(foe: Foe, number: int) -> Iterator[CardPart]:
    """Before the Block phase: what the token shows."""
    enemy = ENEMIES[foe.name]
    for place, (value, element) in enumerate(enemy.attacks):
        text = t(f"points-attack-{element}", points=value)
        yield CardPart(id=f"foe:{number + 1}:{place}", text=[text])
    for place, colour in enumerate(enemy.summons):
        yield CardPart(id=f"foe:{number + 1}:s{place}", text=[t("ability-summon", token=t(f"hidden-{colour}"))])


def strike_parts(g: State, number: int) -> Iterator[CardPart]:
    assert g.combat is not None
    for place, strike in enumerate(g.combat.strikes):
        if strike.foe != number:
            continue
        text = [t(f"points-attack-{strike.element}", points=strike.value)]
        if strike.fate != OPEN or g.stage == DAMAGE:
            fate = {OPEN: "suffered", BLOCKED: "blocked", DEALT: "dealt"}.get(strike.fate, "stopped")
            text.append(t(f"strike-{fate}"))
        total, needed = block_total(g, g.combat.pool, strike), to_block(g, strike)
        yield CardPart(
            id=f"strike:{place + 1}",
            text=text,
            lit=strike.fate == OPEN and g.stage != DAMAGE and total >= needed,
            tone="bad" if strike.fate in (OPEN, DEALT) and g.stage == DAMAGE else "plain",
        )
