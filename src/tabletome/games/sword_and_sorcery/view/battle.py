"""An attack as it is resolved: who against whom, the dice, what gets through. SS-COMBAT-05"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tabletome.engine import Decision
from tabletome.games.sword_and_sorcery.content.dice import COLOURS, FACES
from tabletome.games.sword_and_sorcery.content.items import FACE
from tabletome.games.sword_and_sorcery.content.notation.terms import SYMBOLS
from tabletome.games.sword_and_sorcery.rules.combat.defence import armor_value, resistance
from tabletome.games.sword_and_sorcery.state import ENEMY, Battle, State
from tabletome.games.sword_and_sorcery.view import icons
from tabletome.games.sword_and_sorcery.view.sheets import hunts_of, sheet
from tabletome.games.sword_and_sorcery.view.wording import die_text, figure_name
from tabletome.scene import Badge, Die, Hue, Panel, Step, Sum, t

DIE_HUES: dict[str, Hue] = {"red": "red", "blue": "blue"}
BUYING = ("spend", "enemy-spends", "defend")
"""Decisions in the middle of an attack that tell what it comes to so far."""
STEPS = ("roll", "spend", "defence", "damage")


def panels(g: State, asked: Sequence[Decision], seat: int | None) -> list[Panel]:  # noqa: ARG001 - open to all
    """The attack that is being resolved; how far it has come is told by who is asked what to buy in it."""
    if g.battle is None:
        return []
    about = next((decision.about for decision in asked if decision.kind in BUYING), None)
    return [battle_panel(g, g.battle, about or {})]


def battle_panel(g: State, battle: Battle, about: Mapping[str, Any]) -> Panel:
    """Who against whom, the dice, and what gets through as it stands."""
    known = [figure for figure in (battle.attacker, battle.target) if figure >= 0 and g.figures[figure].at >= 0]
    hunts = hunts_of(g, [g.figures[figure].owner for figure in known if g.figures[figure].side == ENEMY])
    return Panel(
        id="battle",
        kind="combat",
        title=t(
            "status-attack",
            who=figure_name(g, battle.attacker),
            target=figure_name(g, battle.target),
            weapon=t(f"weapon-{battle.weapon}"),
        ),
        icon=icons.COMBAT,
        steps=list(steps(battle)),
        sheets=[sheet(g, figure, hunts) for figure in known],
        dice=list(dice(battle)),
        sums=list(sums(g, battle, about)),
    )


def steps(battle: Battle) -> Iterator[Step]:
    """How far the attack has come: rolled, symbols spent, defended."""
    now = 2 if battle.step == "defence" else 1 if battle.dice else 0
    for number, step in enumerate(STEPS):
        yield Step(name=t(f"battle-step-{step}"), state="done" if number < now else "now" if number == now else "next")


def sums(g: State, battle: Battle, about: Mapping[str, Any]) -> Iterator[Sum]:
    """What the attack comes to now: while symbols are spent, once hits are counted, while the target defends itself."""
    hits: int = about.get("hits", battle.hits)
    if "shields" in about:
        yield parrying(g, battle, hits, about["shields"])
    elif hits or about:
        yield reckoning(g, battle, hits, about.get("sources", ()))


def parrying(g: State, battle: Battle, hits: int, shields: int) -> Sum:
    """Hits that armor and magic shields have let through, less the shields of the defence so far. SS-COMBAT-24"""
    stopped = min(hits, shields)
    terms = [Badge(icon=icons.WOUND, value=hits, text=t("sum-hits", n=hits))]
    if stopped:
        terms.append(Badge(icon=icons.SHIELD, value=-stopped, text=t("sum-parried")))
    return Sum(terms=terms, total=hits - stopped, against=max(g.hp_left(battle.target), 0), name=t("sum-so-far"))


def reckoning(g: State, battle: Battle, hits: int, sources: Sequence[tuple[str, int]]) -> Sum:
    """Hits with what changes them, less armor and magic shields, against the life of the target; its dice are still to

    be thrown. SS-COMBAT-15, SS-COMBAT-17, SS-COMBAT-19
    """
    it = g.figures[battle.target]
    resisted = max(-hits, resistance(g, battle.target, damage_of(battle)))
    left = hits + resisted
    armor = min(left, max(0, armor_value(g, battle.target)))
    shields = min(left - armor, it.magic_shields)
    terms = list(hit_terms(sources, hits))
    if resisted:
        terms.append(Badge(icon=icons.ARMOR, value=resisted, text=t("sum-resisted")))
    if armor:
        terms.append(Badge(icon=icons.ARMOR, value=-armor, text=t("stat-armor")))
    if shields:
        terms.append(Badge(icon=icons.SHIELD, value=-shields, text=t("stat-shields")))
    total = left - armor - shields
    return Sum(terms=terms, total=total, against=max(g.hp_left(battle.target), 0), name=t("sum-damage"))


def hit_terms(sources: Sequence[tuple[str, int]], hits: int) -> Iterator[Badge]:
    """Where hits come from: the dice, the weapon, Focus, supremacy, night and effects. SS-COMBAT-14"""
    if not any(n for _, n in sources):
        yield Badge(icon=icons.WOUND, value=hits, text=t("sum-hits", n=hits))
        return
    for why, n in sources:
        if n:
            icon = icons.DICE if why == "rolled" else icons.COMBAT
            yield Badge(icon=icon, value=n, text=t(f"source-{why}"), tone="plain" if why == "rolled" else "gold")


def damage_of(battle: Battle) -> str:
    """The type of damage of a weapon's attack; of others nothing is known before. SS-COMBAT-27"""
    return FACE[battle.weapon].damage if battle.weapon in FACE else ""


def dice(battle: Battle) -> Iterator[Die]:
    """The dice of the attack."""
    for number, (colour, face, _) in enumerate(battle.dice):
        yield drawn_die(f"die:{number}", colour, face)


def drawn_die(id: str, colour: int, face: int) -> Die:
    """A die with all symbols of the face that it shows."""
    symbols = FACES[colour][face]
    return Die(
        id=id,
        kind=f"{COLOURS[colour]}-d10",
        face="-".join(SYMBOLS[symbol] for symbol in symbols),
        icon=icons.SYMBOLS[symbols[0]],
        icons=[icons.SYMBOLS[symbol] for symbol in symbols],
        hue=DIE_HUES.get(COLOURS[colour]),
        name=die_text(colour, face),
    )
