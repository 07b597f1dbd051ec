"""The enemies in a combat, what they do and what was done about it."""

from __future__ import annotations

from collections.abc import Iterator

from tabletome.games.mage_knight.content.enemies import ENEMIES
from tabletome.games.mage_knight.rules.combat import enemies
from tabletome.games.mage_knight.rules.combat.attack import attack_sum
from tabletome.games.mage_knight.rules.combat.pvp import unit_armor
from tabletome.games.mage_knight.state import ATTACK, BLOCKED, DAMAGE, DEALT, NOBODY, OPEN, RANGED, Combat, Foe, State
from tabletome.games.mage_knight.view import icons
from tabletome.games.mage_knight.view.wording import enemy_name
from tabletome.scene import Badge, Card, CardPart, Zone, t


def combat_zone(g: State, combat: Combat) -> Zone:
    """Every enemy of a combat; between heroes their Units."""
    cards = [foe_card(g, number, foe) for number, foe in enumerate(combat.foes) if foe.owner == NOBODY]
    cards += [duel_card(g, number, foe) for number, foe in enumerate(combat.foes) if foe.owner != NOBODY]
    return Zone(id="combat", kind="tableau", name=t("zone-combat"), cards=cards, urgent=True)


def foe_card(g: State, number: int, foe: Foe) -> Card:
    """An enemy in combat: what it has, what it does, and what was done about it."""
    enemy = ENEMIES[foe.name]
    badges = [Badge(icon=icons.ARMOR, value=enemies.armor(g, foe)), Badge(icon=icons.FAME, value=enemy.fame)]
    badges += [Badge(text=t(f"ability-{each}")) for each in enemy.abilities]
    badges += [Badge(text=t(f"resists-{each}")) for each in enemy.resists]
    if foe.fortified:
        badges.append(Badge(text=t("ability-site-fortified")))
    parts = list(strike_parts(g, number)) or list(printed_attacks(foe, number))
    return Card(
        id=f"foe:{number + 1}",
        name=enemy_name(foe.name),
        icon=icons.ENEMIES[enemy.colour],
        parts=[*parts, *attack_so_far(g, number, foe)],
        badges=badges,
        spent=foe.defeated,
        source=enemy.source,
    )


def attack_so_far(g: State, number: int, foe: Foe) -> Iterator[CardPart]:
    """What the attacks played are worth against this enemy, and what it takes."""
    assert g.combat is not None
    if foe.defeated or g.combat.duel is not None or g.stage not in (RANGED, ATTACK):
        return
    total, needed = attack_sum(g, foe)
    text = t("attack-so-far", points=total, needed=needed)
    yield CardPart(id=f"foe:{number + 1}:sum", text=[text], lit=total >= needed)


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
        awaited = "suffered" if g.stage == DAMAGE else "open"
        fate = {OPEN: awaited, BLOCKED: "blocked", DEALT: "dealt"}.get(strike.fate, "stopped")
        text = t(f"points-attack-{strike.element}", points=strike.value)
        total, needed = enemies.block_total(g, g.combat.pool, strike), enemies.to_block(g, strike)
        yield CardPart(
            id=f"strike:{place + 1}",
            text=[text, t(f"strike-{fate}", points=total, needed=needed)],
            lit=strike.fate == OPEN and (place == g.combat.suffering if g.stage == DAMAGE else total >= needed),
        )
