"""An attack as it is resolved: who against whom, the dice, what gets through. SS-COMBAT-05"""

from __future__ import annotations

from collections.abc import Iterator

from tabletome.games.sword_and_sorcery.content.dice import COLOURS, FACES
from tabletome.games.sword_and_sorcery.content.notation.terms import SYMBOLS
from tabletome.games.sword_and_sorcery.rules.combat.defence import armor_value
from tabletome.games.sword_and_sorcery.state import Battle, State
from tabletome.games.sword_and_sorcery.view import icons
from tabletome.games.sword_and_sorcery.view.sheets import sheet
from tabletome.games.sword_and_sorcery.view.wording import die_text, short_name
from tabletome.scene import Badge, Die, Hue, Panel, Step, Sum, t

DIE_HUES: dict[str, Hue] = {"red": "red", "blue": "blue"}
STEPS = ("roll", "spend", "defence", "damage")


def battle_panel(g: State, battle: Battle) -> Panel:
    """The attack that is being resolved."""
    known = [figure for figure in (battle.attacker, battle.target) if figure >= 0 and g.figures[figure].at >= 0]
    return Panel(
        id="battle",
        kind="combat",
        title=t(
            "status-attack",
            who=short_name(g, battle.attacker),
            target=short_name(g, battle.target),
            weapon=t(f"weapon-{battle.weapon}"),
        ),
        icon=icons.COMBAT,
        steps=list(steps(battle)),
        sheets=[sheet(g, figure) for figure in known],
        dice=list(dice(battle)),
        sums=[reckoning(g, battle)] if battle.hits else [],
    )


def steps(battle: Battle) -> Iterator[Step]:
    """How far the attack has come: rolled, symbols spent, defended."""
    now = 2 if battle.step == "defence" else 1 if battle.dice else 0
    for number, step in enumerate(STEPS):
        yield Step(name=t(f"battle-step-{step}"), state="done" if number < now else "now" if number == now else "next")


def reckoning(g: State, battle: Battle) -> Sum:
    """Hits less armor and magic shields, against the life of the target; its dice are still to be thrown."""
    it = g.figures[battle.target]
    armor = min(battle.hits, max(0, armor_value(g, battle.target)))
    shields = min(battle.hits - armor, it.magic_shields)
    terms = [Badge(icon=icons.WOUND, value=battle.hits, text=t("sum-hits"))]
    if armor:
        terms.append(Badge(icon=icons.ARMOR, value=-armor, text=t("stat-armor")))
    if shields:
        terms.append(Badge(icon=icons.SHIELD, value=-shields, text=t("stat-shields")))
    total = battle.hits - armor - shields
    return Sum(terms=terms, total=total, against=max(g.hp_left(battle.target), 0), name=t("sum-damage"))


def dice(battle: Battle) -> Iterator[Die]:
    """The dice of the attack."""
    for number, (colour, face, _) in enumerate(battle.dice):
        yield drawn_die(f"die:{number}", colour, face)


def drawn_die(id: str, colour: int, face: int) -> Die:
    """A die with all symbols of the face that it shows."""
    symbols = FACES[colour][face]
    return Die(
        id=id,
        kind=COLOURS[colour],
        face="-".join(SYMBOLS[symbol] for symbol in symbols),
        icon=icons.SYMBOLS[symbols[0]],
        icons=[icons.SYMBOLS[symbol] for symbol in symbols],
        hue=DIE_HUES.get(COLOURS[colour]),
        name=die_text(colour, face),
    )
