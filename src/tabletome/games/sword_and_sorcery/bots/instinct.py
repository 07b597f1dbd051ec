"""What a sensible player would do without thinking long: how likely each choice is, for bots.

Every judge gives one weight to each option of a decision; they need only be right in proportion. A hero's turn, the
choice that matters most, is in `turn_plan.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tabletome.engine import Action, Decision
from tabletome.games.sword_and_sorcery import actions as a
from tabletome.games.sword_and_sorcery.bots.boons import worth_of_boon
from tabletome.games.sword_and_sorcery.bots.deeds.entries import worth_learning
from tabletome.games.sword_and_sorcery.bots.evaluate import armor_worth, goals_of
from tabletome.games.sword_and_sorcery.bots.passives import worth_learning_passive
from tabletome.games.sword_and_sorcery.bots.turn import health_of, steps_to
from tabletome.games.sword_and_sorcery.bots.turn_plan import gain_of, judge_turn
from tabletome.games.sword_and_sorcery.bots.weights import FINISHING, WEAK
from tabletome.games.sword_and_sorcery.content.dice import FACES
from tabletome.games.sword_and_sorcery.content.items import FACE
from tabletome.games.sword_and_sorcery.content.layout import FAR
from tabletome.games.sword_and_sorcery.content.notation.attacks import Spend
from tabletome.games.sword_and_sorcery.content.notation.boons import Reroll
from tabletome.games.sword_and_sorcery.content.notation.deeds import Heal
from tabletome.games.sword_and_sorcery.content.notation.terms import HIT, LEGEND, MAGIC, SHIELD, SKILL
from tabletome.games.sword_and_sorcery.content.powers import POWERS
from tabletome.games.sword_and_sorcery.rules.heroes.souls import upgrade_cost
from tabletome.games.sword_and_sorcery.state import HERO, State

Judge = Callable[[State, Decision], list[float]]

NEVER = 0.001
RELUCTANT = 0.03
"""For choosing nothing where something is to be had."""


def instinct(g: State, decision: Decision) -> Sequence[float]:
    """How likely a sensible player is to take each option."""
    judge = JUDGES.get(decision.kind)
    return judge(g, decision) if judge else [1.0] * len(decision.options)


# Within attacks


PARRYING = (Reroll(),)
"""What the talent of parrying gives: it stands behind the effects of the armor."""


def judge_buying(g: State, decision: Decision) -> list[float]:
    """The best effects first; help where dice show nothing."""
    about: Any = decision.about
    spends: tuple[Spend, ...] = about["spends"]
    weights = []
    for option in decision.options:
        if isinstance(option, a.Buy):
            gives = spends[option.effect].gives if option.effect < len(spends) else PARRYING
            weights.append(
                RELUCTANT + 2 * sum(worth_of_boon[type(boon)](g, about["figure"], boon) for boon in gives) ** 2
            )
        else:
            weights.append(blank_dice(g, about["figure"]) if isinstance(option, a.Help) else RELUCTANT)
    return weights


def blank_dice(g: State, target: int) -> float:
    """Dice that would better be thrown again."""
    assert g.battle is not None
    return RELUCTANT + sum(die_worth(g, target, die) == 0 for die in g.battle.dice)


def die_worth(g: State, figure: int, die: tuple[int, int, bool]) -> float:
    """Hits for whoever attacks, shields for whoever defends; other symbols may buy something."""
    assert g.battle is not None
    colour, face, again = die
    if again:
        return 1.0
    wanted = HIT if g.battle.step == "attack" and g.battle.attacker == figure else SHIELD
    shown = FACES[colour][face]
    return shown.count(wanted) + 0.3 * sum(symbol in (SKILL, MAGIC, LEGEND) for symbol in shown)


def judge_reroll(g: State, decision: Decision) -> list[float]:
    """Dice that show nothing of use; the others are left alone. A save that failed is always thrown again."""
    about: Any = decision.about
    if about["save"]:
        return [NEVER if isinstance(option, a.Done) else 1.0 for option in decision.options]
    return [
        max(NEVER, 1 - die_worth(g, about["figure"], about["dice"][option.die]))
        if isinstance(option, a.Reroll)
        else 0.3
        for option in decision.options
    ]


def judge_focus(g: State, decision: Decision) -> list[float]:  # noqa: ARG001 - all judges have one shape
    return [1.0 if isinstance(option, a.Focus) else 0.1 for option in decision.options]


def judge_foe(g: State, decision: Decision) -> list[float]:
    """The weakest enemy, rather than none."""
    return [
        FINISHING / max(g.hp_left(option.figure), 1) if isinstance(option, a.Target) else NEVER
        for option in decision.options
    ]


# Who bears the blow


def endurance(g: State, hero: int) -> float:
    """How much a hero can still take."""
    if g.figures[hero].side != HERO:
        return 1.0
    return max(g.hp_left(hero), 0) + 2 * armor_worth(g.heroes[hero].armor)


def judge_victim(g: State, decision: Decision) -> list[float]:
    """If somebody must be struck, then whoever can best bear it."""
    return [NEVER + endurance(g, option.figure) ** 3 for option in decision.options]


def judge_neediest(g: State, decision: Decision) -> list[float]:
    """Whoever is hurt most."""
    return [0.1 + g.figures[option.figure].wounds ** 2 for option in decision.options]


def judge_standing_in(g: State, decision: Decision) -> list[float]:
    """For a weaker friend."""
    about: Any = decision.about
    friend = about.get("target", about["figure"])
    weights = []
    for option in decision.options:
        if isinstance(option, a.Done):
            weights.append(1.0)
        elif option.hero == friend:
            weights.append(5.0)
        else:
            weights.append(5.0 if endurance(g, option.hero) > endurance(g, friend) else 0.1)
    return weights


def judge_help(g: State, decision: Decision) -> list[float]:  # noqa: ARG001 - all judges have one shape
    return [0.3 if isinstance(option, a.Done) else 1.0 for option in decision.options]


# Things


def judge_nothing(g: State, decision: Decision) -> list[float]:  # noqa: ARG001 - all judges have one shape
    """Rather let it be."""
    return [1.0 if isinstance(option, a.Done) else NEVER for option in decision.options]


def judge_taking(g: State, decision: Decision) -> list[float]:  # noqa: ARG001 - all judges have one shape
    return [RELUCTANT if isinstance(option, a.Done) else 1.0 for option in decision.options]


def judge_equipment(g: State, decision: Decision) -> list[float]:
    """Put on what is better, and nothing else."""
    about: Any = decision.about
    weights = []
    for option in decision.options:
        if isinstance(option, a.Equip):
            weights.append(NEVER + 20 * max(0.0, gain_of(g, about["hero"], option.card)))
        else:
            weights.append(1.0 if isinstance(option, a.Done) else NEVER)
    return weights


HEALING_KEPT = 2
"""Healing potions that a hero likes to carry."""
ENCHANTED = 1.0
"""Hits that the anvil adds, about."""


def judge_shop(g: State, decision: Decision) -> list[float]:
    """Better arms, then healing potions; little else."""
    about: Any = decision.about
    hero = about["hero"]
    return [shop_weight(g, hero, option) for option in decision.options]


def shop_weight(g: State, hero: int, option: Action) -> float:
    match option:
        case a.Done():
            return 0.2
        case a.Equip():
            return NEVER + 50 * max(0.0, gain_of(g, hero, option.card))
        case a.Purchase() | a.FromStash():
            return NEVER + 5 * max(0.0, gain_of(g, hero, option.card)) ** 2 + potion_worth(g, hero, option.card)
        case a.Enchant():
            return ENCHANTED if option.card in g.heroes[hero].equipped() else NEVER
        case _:
            return NEVER


def potion_worth(g: State, hero: int, card: str) -> float:
    """A healing potion, while there are few."""
    inventory = g.heroes[hero].inventory
    return 2.0 if heals(card) and sum(heals(other) for other in inventory) < HEALING_KEPT else 0.0


def heals(card: str) -> bool:
    return FACE[card].kind == "consumable" and any(isinstance(deed, Heal) for deed in FACE[card].deeds)


def judge_treasure(g: State, decision: Decision) -> list[float]:
    about: Any = decision.about
    return [0.2 + max(0.0, gain_of(g, about["hero"], option.name)) for option in decision.options]


# Souls


def judge_learning(g: State, decision: Decision) -> list[float]:  # noqa: ARG001 - all judges have one shape
    """Powers that strike, heal and guard."""
    return [power_worth(option.power) ** 2 for option in decision.options]


def power_worth(name: str) -> float:
    """What the best line of a power is worth to learn."""
    levels = POWERS[name].levels
    does = [worth_learning[type(deed)] for level in levels for deed in level.deeds]
    gives = [worth_learning_passive[type(level.gives)] for level in levels if level.gives is not None]
    return max(does + gives)


def judge_souls(g: State, decision: Decision) -> list[float]:
    """The dead first; a higher Soulrank while enough is left to call back whoever has fallen or soon will."""
    dead = sum(g.heroes[hero].rank for hero in range(len(g.heroes)) if is_falling(g, hero))
    weights = []
    for option in decision.options:
        if isinstance(option, a.Resurrect):
            weights.append(50.0)
        elif isinstance(option, a.Upgrade):
            weights.append(2.0 if g.soul_points - upgrade_cost(g.heroes[option.hero]) >= dead else NEVER)
        else:
            weights.append(RELUCTANT)
    return weights


def is_falling(g: State, hero: int) -> bool:
    return g.figures[hero].ghost or health_of(g, hero) <= WEAK


def judge_ghost(g: State, decision: Decision) -> list[float]:
    """To the shrine from which the story is nearest, with a scream on the way."""
    away = steps_to(g, goals_of(g))
    here = away(g.figures[g.active].at) if g.has_active_shrine(g.figures[g.active].at) else FAR + 1
    weights = []
    for option in decision.options:
        match option:
            case a.Scream():
                weights.append(50.0)
            case a.Rebirth():
                weights.append(20.0 / (1 + away(option.area)) if away(option.area) < here else NEVER)
            case _:
                weights.append(0.1 if isinstance(option, a.EndTurn) else NEVER)
    return weights


# Others


def judge_companion(g: State, decision: Decision) -> list[float]:
    """At them."""
    away = steps_to(g, [g.figures[foe].at for foe in g.foes()])
    here = away(g.figures[g.companion].at)
    weights = []
    for option in decision.options:
        if isinstance(option, a.Attack):
            weights.append(20.0 * FINISHING / max(g.hp_left(option.figure), 1))
        elif isinstance(option, a.Go):
            weights.append(5.0 if away(option.area) < here else NEVER)
        else:
            weights.append(5.0 if isinstance(option, a.StandUp) else 0.1)
    return weights


def judge_retry(g: State, decision: Decision) -> list[float]:  # noqa: ARG001 - all judges have one shape
    """Nobody gives a campaign up."""
    return [1.0 if isinstance(option, a.TryAgain) else NEVER for option in decision.options]


def judge_area(g: State, decision: Decision) -> list[float]:
    """Closer to where the story goes on."""
    away = steps_to(g, goals_of(g))
    return [1.0 / (1 + away(option.area)) for option in decision.options]


JUDGES: dict[str, Judge] = {
    "turn": judge_turn,
    "pause": judge_turn,
    "spend": judge_buying,
    "defend": judge_buying,
    "reroll": judge_reroll,
    "declare": judge_focus,
    "react": judge_standing_in,
    "taunt": judge_standing_in,
    "help-save": judge_help,
    "extra-attack": judge_foe,
    "again": judge_foe,
    "second-target": judge_foe,
    "one-enemy": judge_foe,
    "command": judge_foe,
    "enemy-target": judge_victim,
    "priority": judge_victim,
    "one-hero": judge_neediest,
    "drop": judge_nothing,
    "exchange": judge_nothing,
    "reorganize": judge_equipment,
    "put-on": judge_equipment,
    "pick-up": judge_taking,
    "salvage": judge_taking,
    "keep-treasure": judge_treasure,
    "shop": judge_shop,
    "learn": judge_learning,
    "souls": judge_souls,
    "ghost": judge_ghost,
    "companion": judge_companion,
    "place": judge_area,
    "retry": judge_retry,
    "blink": judge_area,
}
