"""What abilities are worth that are neither attack nor movement: heals, shields, conditions, summons; for bots.

Everything is asked of an `Outlook` (outlook.py) and counted in points of damage dealt.
"""

from __future__ import annotations

from tabletome.games.gloomhaven.bots.evaluate import rounds_left, stamina
from tabletome.games.gloomhaven.bots.outlook import A_TRIFLE, Danger, Outlook, standing
from tabletome.games.gloomhaven.content.notation.abilities import (
    ALL_BESIDE_MARKS,
    ALL_BESIDE_PATH,
    ALL_IN_AREA,
    ALLIES_IN_AREA,
    BESIDE_MARKS,
    POISON,
    SELF,
    Ability,
    AllyPerforms,
    AllyRecovers,
    Augment,
    Charm,
    Command,
    Counter,
    Give,
    Heal,
    HealAll,
    HealBonus,
    Hurt,
    LayTrap,
    Loot,
    MoreTargets,
    Negate,
    Rally,
    RecoverLost,
    Retaliate,
    Shield,
    Stronger,
    Suffer,
    Summon,
    Ward,
)
from tabletome.games.gloomhaven.content.summons import SUMMONS
from tabletome.games.gloomhaven.rules.abilities.cards_in_use import active_act
from tabletome.games.gloomhaven.rules.abilities.targets import concerned_by
from tabletome.games.gloomhaven.state import HERO

A_SLOT: dict[type[Ability], float] = {Negate: 1.3, Ward: 0.7, Counter: 1.2, MoreTargets: 2.0, HealBonus: 0.8}
"""What one use of a lasting bonus is worth."""
A_BONUS = 0.6
"""What a point added to one attack is worth."""
SUMMONED_STRIKE, SUMMONED_HEALTH = 2.0, 0.5
NOBODY_THERE = 0.3
"""What a summons is worth, as a share, while there is nobody to fight."""
LAST_CARDS, TOO_EARLY = 4, -20.0
"""Lost cards are taken back when no more than these are left."""
FORGONE = 3.0
"""What the turn would have brought in which lost cards are taken back."""
AUGMENT_ROUNDS, MOST_ROUNDS = 0.5, 6.0
"""In how many of the rounds to come an augment works."""
ANOTHER_AUGMENT = -1.0
STRUCK_BACK, SHIELDED_ALLY = 0.8, 0.4
A_TRAP_POINT = 0.4
ANOTHERS_ATTACK = 2.0
A_POISON_CURED = 1.2
BY_THE_ACTION = (ALL_IN_AREA, ALLIES_IN_AREA, BESIDE_MARKS, ALL_BESIDE_MARKS, ALL_BESIDE_PATH)
"""Words that mean those who have to do with what the action did before: nobody knows them beforehand."""
TIRED_HAND, FULL_PILE = 2, 4
"""An ally with so few cards in hand and so many discarded is about to rest."""


def benefit(outlook: Outlook, at: int, ability: Ability) -> float:
    """What an ability is worth if it is performed here."""
    match ability:
        case Heal():
            return heal_worth(outlook, at, ability)
        case HealAll():
            return sum(outlook.reserves.gain(n, ability.by) for n in heroes_near(outlook, at, 1))
        case Shield():
            danger = outlook.danger(at)
            return min(ability.by * danger.hits * cost_of_a_point(outlook, danger), danger.mine)
        case Retaliate():
            return STRUCK_BACK * ability.by * outlook.danger(at).melee
        case Rally():
            return rally_worth(outlook, at, ability)
        case Give():
            return give_worth(outlook, at, ability)
        case Loot():
            return outlook.heading.loot_worth(at, ability.range)
        case RecoverLost():
            return recovery_worth(outlook)
        case AllyRecovers():
            return max((saved_rest(outlook, n) for n in heroes_near(outlook, at, 1)), default=0.0)
        case Summon():
            stat = SUMMONS[ability.name]
            worth = SUMMONED_STRIKE * stat.attack + SUMMONED_HEALTH * stat.health
            return worth if outlook.foes else NOBODY_THERE * worth
        case Augment():
            return augment_worth(outlook, ability)
        case Suffer():
            return -outlook.reserves.loss(outlook.hero, ability.by)
        case Hurt():
            return hurt_worth(outlook, at, ability)
        case _:
            return worth_against_foes(outlook, at, ability) if outlook.foes else 0.0


def worth_against_foes(outlook: Outlook, at: int, ability: Ability) -> float:
    """What is worth something only while there is somebody to fight."""
    match ability:
        case Stronger():
            return A_BONUS * max(ability.by, 1)
        case LayTrap():
            coming = any(menace.away[at] <= menace.far_later for menace in outlook.menaces)
            return A_TRAP_POINT * (ability.damage + len(ability.conditions)) if coming else 0.0
        case Command() | AllyPerforms() | Charm():
            figures = outlook.g.figures
            near = any(outlook.board.reaches(at, figures[n].at, ability.range) for n in outlook.foes)
            return ANOTHERS_ATTACK if near else 0.0
        case _:
            return A_SLOT.get(type(ability), A_TRIFLE)


# ------------------------------------------------------------------ for the party


def allies_near(outlook: Outlook, at: int, reach: int) -> list[int]:
    figures = outlook.g.figures
    return [n for n in outlook.friends if outlook.board.reaches(at, figures[n].at, reach)]


def heroes_near(outlook: Outlook, at: int, reach: int) -> list[int]:
    return [n for n in allies_near(outlook, at, reach) if outlook.g.figures[n].kind == HERO]


def cost_of_a_point(outlook: Outlook, danger: Danger) -> float:
    """What a point of damage costs the hero where so much is to be expected."""
    if not danger.hits:
        return outlook.reserves.loss(outlook.hero, 1)
    return max(danger.mine / (2 * danger.hits), 0.5)


def heal_worth(outlook: Outlook, at: int, ability: Heal) -> float:
    among = [outlook.hero]
    if ability.range:
        among += allies_near(outlook, at, ability.range)
    gains = sorted((heal_of(outlook, n, ability.by) for n in among), reverse=True)
    return sum(gains) if ability.to else sum(gains[: ability.targets])


def heal_of(outlook: Outlook, figure: int, by: int) -> float:
    """Poison is cured instead. GH-COND-07"""
    if outlook.g.figures[figure].conditions & POISON:
        return A_POISON_CURED
    return outlook.reserves.gain(figure, by)


def rally_worth(outlook: Outlook, at: int, ability: Rally) -> float:
    near = heroes_near(outlook, at, ability.range)
    waiting = [n for n in near if outlook.g.heroes[n].chosen]
    danger = outlook.danger(at)
    shielded = danger.hits * cost_of_a_point(outlook, danger) + SHIELDED_ALLY * len(near) * bool(outlook.menaces)
    struck_back = STRUCK_BACK * ability.retaliate * danger.melee
    return A_BONUS * ability.attack * len(waiting) + ability.shield * shielded + struck_back


def recovery_worth(outlook: Outlook) -> float:
    """The rounds that all lost cards bring back."""
    cards, reserves = outlook.g.heroes[outlook.hero], outlook.reserves
    ready = len(cards.hand) + len(cards.chosen)
    if ready + len(cards.discard) > LAST_CARDS:
        return TOO_EARLY
    ready += len(cards.lost) - 1
    then = ready // 2 + rounds_left(ready + len(cards.discard) - 1)
    now = stamina(outlook.g, outlook.hero)
    return reserves.rounds(then) - reserves.rounds(now) + outlook.price - FORGONE


def saved_rest(outlook: Outlook, ally: int) -> float:
    """What it saves somebody who would have to rest soon."""
    cards = outlook.g.heroes[ally]
    if len(cards.hand) > TIRED_HAND or len(cards.discard) < FULL_PILE:
        return 0.0
    return outlook.reserves.price(ally) + 1.0


def augment_worth(outlook: Outlook, ability: Augment) -> float:
    """An augment works in every attack to come; a second one only ends the first."""
    cards = outlook.g.heroes[outlook.hero]
    active = [each for card in cards.active for each in active_act(cards.name, card).abilities]
    if any(isinstance(each, Augment) for each in active):
        return ANOTHER_AUGMENT
    each = ability.attack + 0.5 * (ability.shield + ability.heal + len(ability.give))
    return each * min(AUGMENT_ROUNDS * outlook.reserves.needed, MOST_ROUNDS)


# ------------------------------------------------------------------ against enemies


def give_worth(outlook: Outlook, at: int, ability: Give) -> float:
    if ability.to == SELF and "invisible" in ability.conditions:
        return outlook.danger(at).mine
    if ability.to in BY_THE_ACTION:
        return A_TRIFLE * bool(outlook.foes)
    with standing(outlook, at):
        whom = concerned_by(outlook.g, outlook.hero, ability.to, ability.range)
    worths = sorted((outlook.conditions_worth(n, ability.conditions) for n in whom), reverse=True)
    return sum(worths[: ability.targets] if ability.to.startswith("one") else worths)


def hurt_worth(outlook: Outlook, at: int, ability: Hurt) -> float:
    if ability.to in BY_THE_ACTION:
        return A_TRIFLE * bool(outlook.foes)
    with standing(outlook, at):
        whom = concerned_by(outlook.g, outlook.hero, ability.to, unseen_too=True)
    worth = 0.0
    for n in whom:
        it = outlook.g.figures[n]
        if it.hostile:
            worth += outlook.hit_worth(n, min(ability.by, it.health), float(ability.by >= it.health), 0.0)
        else:
            worth -= outlook.reserves.loss(n, ability.by)
    return worth
