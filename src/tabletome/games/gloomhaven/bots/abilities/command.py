"""What it is worth to a bot to make others act, in points of damage dealt."""

from __future__ import annotations

from tabletome.games.gloomhaven.bots.abilities.near import heroes_near
from tabletome.games.gloomhaven.bots.abilities.words import A_LITTLE, little_against_foes, worth
from tabletome.games.gloomhaven.bots.outlook import Outlook
from tabletome.games.gloomhaven.bots.printed_value import SOMETHING, Printed, counts
from tabletome.games.gloomhaven.content.notation.abilities import (
    Ability,
    AllyPerforms,
    Charm,
    Command,
    CommandAll,
    CommandInArea,
    ExtraTurn,
)
from tabletome.games.gloomhaven.content.notation.conditions import DISARM
from tabletome.games.gloomhaven.state import SUMMON

# Points of damage; set by hand
OTHERS_ATTACK_VALUE = 2.0  # an attack that somebody else makes
OTHERS_ATTACK_ON_A_CARD = 3
EXTRA_TURN_VALUE = 4.0
SPARE_CARDS = 4  # in the hand of who should take another turn


@counts(Command, Charm)
def printed_command(ability: Command | Charm) -> Printed:
    return Printed(damage=OTHERS_ATTACK_ON_A_CARD, reach=ability.range)


@counts(AllyPerforms)
def printed_ally(ability: AllyPerforms) -> Printed:
    """An attack of an ally counts as such; a move is something."""
    is_attack = ability.ability.barred_by == DISARM
    return Printed(damage=OTHERS_ATTACK_ON_A_CARD, reach=ability.range) if is_attack else SOMETHING


@worth(ExtraTurn)
def extra_turn(outlook: Outlook, at: int, ability: ExtraTurn) -> float:
    """Worth a turn of a hero with cards to spare, while there is somebody to fight."""
    near = [who for who in heroes_near(outlook, at, ability.range) if len(outlook.g.heroes[who].hand) >= SPARE_CARDS]
    return EXTRA_TURN_VALUE if near and outlook.foes else 0.0


worth(CommandAll, CommandInArea)(little_against_foes)


def lets_creatures_act(ability: Ability) -> bool:
    """Whether it is a command to summoned creatures."""
    return isinstance(ability, AllyPerforms) and ability.summons


def creatures_act(outlook: Outlook, at: int, ability: AllyPerforms) -> float:
    """What those creatures do that can do most."""
    g = outlook.g
    near = [
        who
        for who in outlook.friends
        if g.figures[who].kind == SUMMON
        and (ability.anywhere or outlook.board.reaches(at, g.figures[who].at, ability.range))
    ]
    worths = sorted((one_creature_acts(outlook, who, ability) for who in near), reverse=True)
    return sum(worths if ability.everyone else worths[: ability.many])


def one_creature_acts(outlook: Outlook, who: int, ability: AllyPerforms) -> float:
    """The damage of its attack, if an enemy is near enough; a move is worth a little."""
    g, stat = outlook.g, outlook.g.stat(who)
    if ability.ability.barred_by != DISARM:
        return A_LITTLE if outlook.foes else 0.0
    reach = max(stat.range, 1) + (stat.move if ability.same else 0)
    away = g.board.distances(g.figures[who].at)
    near = any(away[g.figures[foe].at] <= reach for foe in outlook.foes)
    value = getattr(ability.ability, "by", 0) + (stat.attack if ability.own else 0)
    return float(value) if near else 0.0


@worth(Command, Charm, AllyPerforms)
def make_others_act(outlook: Outlook, at: int, ability: Command | Charm | AllyPerforms) -> float:
    """Worth an attack if an enemy is in range; creatures may act if they are near."""
    if isinstance(ability, AllyPerforms) and ability.summons:
        return creatures_act(outlook, at, ability)
    figures = outlook.g.figures
    near = any(outlook.board.reaches(at, figures[who].at, ability.range) for who in outlook.foes)
    return OTHERS_ATTACK_VALUE if near else 0.0
