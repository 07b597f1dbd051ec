"""The six steps of a defence. Rulebook: the combat system, defence."""

from __future__ import annotations

from tabletome.engine import Asking, Decision, ask
from tabletome.games.sword_and_sorcery.actions import BUY, DONE, HELP, Buy, Done, Help
from tabletome.games.sword_and_sorcery.content.dice import BLUE_DIE
from tabletome.games.sword_and_sorcery.content.notation import boons
from tabletome.games.sword_and_sorcery.content.notation.attacks import Spend
from tabletome.games.sword_and_sorcery.content.notation.passives import DefenceReroll, ShieldsInDefence
from tabletome.games.sword_and_sorcery.content.notation.terms import SHIELD
from tabletome.games.sword_and_sorcery.content.powers import PASSIVE
from tabletome.games.sword_and_sorcery.content.tokens import ILLUSION, PROTECTION_RUNE
from tabletome.games.sword_and_sorcery.events import Defended, SymbolsSpent
from tabletome.games.sword_and_sorcery.rules.combat.conditions import blocked_symbols, injury_armor
from tabletome.games.sword_and_sorcery.rules.combat.death import lose_hp
from tabletome.games.sword_and_sorcery.rules.combat.dice import (
    Roll,
    helper_of,
    reroll_bought,
    reroll_some,
    reroll_with_help,
    show,
    throw,
)
from tabletome.games.sword_and_sorcery.rules.enemies.traits import card_power
from tabletome.games.sword_and_sorcery.rules.heroes.gear import armor_of, defence_dice, passive, use_once
from tabletome.games.sword_and_sorcery.state import ENEMY, HERO, NOBODY, State

PARRY = PASSIVE[DefenceReroll].name
"""The talent by which a hero throws a defence die again."""


def defend(
    g: State, target: int, hits: int, lethal: int, damage: str, pierce: int, attacker: int
) -> Asking[int]:  # fmt: skip
    """From the counted hits to the wounds. SS-COMBAT-15..24, SS-EFFECT-25..28"""
    total = max(0, hits + resistance(g, target, damage))
    lethal = min(lethal, total)
    normal = total - lethal
    armor = min(normal, max(0, armor_value(g, target) - pierce))
    normal -= armor
    magic = use_magic_shields(g, target, lethal + normal)
    stopped = min(magic, lethal)
    lethal -= stopped
    normal -= magic - stopped
    parried = min(normal, (yield from parry(g, target, normal))) if normal else 0
    wounds = lethal + normal - parried
    if g.listener is not None:
        g.emit(
            Defended, g.name_of(target), hits, hits - total, armor, magic, parried, lethal, wounds,
            rule="SS-COMBAT-24",
        )  # fmt: skip
    lose_hp(g, target, wounds, attacker)
    return wounds


def resistance(g: State, target: int, damage: str) -> int:
    """Step 1: every fitting line of the enemy card; an attack without a type is changed by none.

    SS-COMBAT-15, SS-COMBAT-27, SS-COMBAT-28
    """
    if not damage or g.figures[target].side != ENEMY:
        return 0
    total = 0
    for kind, by in g.card_of(target).resists:
        if kind in (damage, "any") or (kind.startswith("any-but-") and kind != f"any-but-{damage}"):
            total += by
    return total


def armor_value(g: State, target: int) -> int:
    """Step 2: nothing while knocked down. SS-COMBAT-17, SS-ENEMY-20, SS-COND-06, SS-ECOND-02"""
    defender = g.figures[target]
    if defender.down:
        return 0
    value = defender.armor_bonus - injury_armor(defender)
    if defender.side == ENEMY:
        value += g.card_of(target).armor + card_power(g, defender.owner, "armor") + g.lasting("enemy-armor")
    else:
        value += g.lasting("hero-armor") + g.has_token(PROTECTION_RUNE.name, defender.at)
        value += armor_of(g, target).armor if defender.side == HERO else g.companion_card.armor
    return max(0, value)


def use_magic_shields(g: State, target: int, hits: int) -> int:
    """Step 3: a token for each hit while they last; they cannot be saved. SS-COMBAT-19, SS-ITEM-27"""
    defender = g.figures[target]
    used = min(defender.magic_shields, hits)
    defender.magic_shields -= used
    return used


def parry(g: State, target: int, hits: int) -> Asking[int]:
    """Steps 4 to 6: a blue die for each hit up to the defence value, effects, shields.

    SS-COMBAT-21, SS-COMBAT-23, SS-COMBAT-24
    """
    dice = min(hits, defence_dice(g, target))
    if g.battle is not None:
        g.battle.step, g.battle.target = "defence", target
    roll = throw(g, target, [BLUE_DIE] * dice)
    show(g, roll)
    extra = yield from buy_defences(g, target, roll, hits)
    return roll.count(SHIELD) + extra + standing_guard(g, target)


def standing_guard(g: State, target: int) -> int:
    """Shields that are there without rolling: counted in the last step. SS-COMBAT-25, SS-ICON-12"""
    defender = g.figures[target]
    if defender.side == ENEMY:
        return max(0, defender.shield_bonus + g.lasting("enemy-shields"))
    guard = defender.shield_bonus + g.lasting("hero-shields") + g.has_token(ILLUSION.name, defender.at)
    if defender.side == HERO:
        guard += passive(g.heroes[defender.owner], ShieldsInDefence)
    return max(0, guard)


# Step 5: effects


def defences(g: State, target: int) -> tuple[Spend, ...]:
    """What the symbols of a defence roll can buy: as the enemy card or the armor says. SS-COMBAT-23"""
    side = g.figures[target].side
    if side == ENEMY:
        return g.card_of(target).defences
    return armor_of(g, target).spends if side == HERO else ()


def buy_defences(g: State, target: int, roll: Roll, hits: int) -> Asking[int]:
    """Heroes spend symbols as they like, enemies as they must: the shields that are bought. SS-COMBAT-23, SS-AI-41"""
    spends = defences(g, target)
    bought: set[int] = set()
    shields = 0
    while True:
        if g.figures[target].side == ENEMY:
            number = dearest_defence(g, target, roll, spends, bought)
        else:
            number = yield from choose_defence(g, target, roll, spends, bought, hits)
        if number is None:
            return shields
        bought.add(number)
        shields += yield from buy_defence(g, target, roll, spends[number], number)


def affordable_defences(g: State, target: int, roll: Roll, spends: tuple[Spend, ...], bought: set[int]) -> list[int]:
    """What the roll can still pay for; some once per round. SS-COND-11"""
    defender = g.figures[target]
    blocked = blocked_symbols(defender)
    return [
        number
        for number, spend in enumerate(spends)
        if number not in bought
        and roll.can_pay(spend.cost)
        and blocked.isdisjoint(spend.cost)
        and not (spend.once and (spend.shared or f"armor.{number}") in g.heroes[defender.owner].used)
    ]


def dearest_defence(g: State, target: int, roll: Roll, spends: tuple[Spend, ...], bought: set[int]) -> int | None:
    """What an enemy must buy next; None for no more. SS-AI-41"""
    numbers = affordable_defences(g, target, roll, spends, bought)
    return max(numbers, key=lambda number: len(spends[number].cost)) if numbers else None


def choose_defence(
    g: State, target: int, roll: Roll, spends: tuple[Spend, ...], bought: set[int], hits: int
) -> Asking[int | None]:
    """What a hero buys next; None for no more. Help and the talent of parrying throw dice again before."""
    while True:
        options: list[Buy | Help | Done] = [
            BUY[number] for number in affordable_defences(g, target, roll, spends, bought)
        ]
        helper = helper_of(g, target) if roll.rerollable() else NOBODY
        if helper != NOBODY:
            options.append(HELP)
        if g.figures[target].side == HERO and can_parry(g, target, roll):
            options.append(BUY[len(spends)])
        if not options:
            return None
        shields = roll.count(SHIELD) + standing_guard(g, target) + sum(map(shields_of, (spends[n] for n in bought)))
        about = {"figure": target, "spends": spends, "hits": hits, "shields": shields}
        chosen = yield from ask(Decision(g.seat_for(target), "defend", [*options, DONE], about))
        if isinstance(chosen, Done):
            return None
        if isinstance(chosen, Help):
            yield from reroll_with_help(g, helper, target, roll)
        elif chosen.effect == len(spends):
            use_once(g.heroes[target], PARRY)
            yield from reroll_some(g, target, roll, 1, g.seat_for(target), must=True)
        else:
            return chosen.effect


def can_parry(g: State, target: int, roll: Roll) -> bool:
    """A talent: once per round one defence die is rolled again."""
    sheet = g.heroes[target]
    return bool(passive(sheet, DefenceReroll)) and PARRY not in sheet.used and bool(roll.rerollable())


def buy_defence(g: State, target: int, roll: Roll, spend: Spend, number: int) -> Asking[int]:
    """The symbols are spent first, then dice are thrown again: the shields that are gained. SS-COMBAT-36"""
    roll.pay(spend.cost)
    if spend.once:
        sheet = g.heroes[g.figures[target].owner]
        use_once(sheet, spend.shared or f"armor.{number}")
    g.emit(SymbolsSpent, g.name_of(target), spend.cost, spend.gives)
    yield from reroll_bought(g, target, roll, spend.gives)
    return shields_of(spend)


def shields_of(spend: Spend) -> int:
    return sum(boon.n for boon in spend.gives if isinstance(boon, boons.Shields))
