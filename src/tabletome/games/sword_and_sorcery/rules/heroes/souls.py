"""Soulrank, soul points, and the powers that come and go with them. Rulebook: the Soul Gem."""

from __future__ import annotations

from tabletome.engine import Decision, Script, choose
from tabletome.games.sword_and_sorcery.actions import Learn
from tabletome.games.sword_and_sorcery.content.heroes import HEROES, NEXT_RANK_COST, TOP_RANK
from tabletome.games.sword_and_sorcery.content.powers import OF_HERO, POWERS, TALENT
from tabletome.games.sword_and_sorcery.events import PowerGained, PowerLost, Ranked, SoulsChanged
from tabletome.games.sword_and_sorcery.rules.heroes.gear import set_most_hp, suits
from tabletome.games.sword_and_sorcery.state import Hero, State


def gain_souls(g: State, amount: int) -> None:
    """All soul points go to the party's common supply. SS-SOUL-04"""
    if amount:
        g.soul_points = max(0, g.soul_points + amount)
        g.emit(SoulsChanged, amount, g.soul_points, rule="SS-SOUL-04")


def upgrade_cost(hero: Hero) -> int:
    """The next Soulrank, squared. SS-SOUL-05, SS-SOUL-06"""
    return NEXT_RANK_COST[hero.rank + 1]


def resurrection_cost(hero: Hero) -> int:
    """As many soul points as its Soulrank. SS-DEATH-23"""
    return hero.rank


def can_upgrade(g: State, hero: int) -> bool:
    """One step at a time, paid, and nobody of the party may be lower; ghosts count. SS-SOUL-08, 09, 10"""
    it = g.heroes[hero]
    if it.rank == TOP_RANK or g.soul_points < upgrade_cost(it):
        return False
    return all(other.rank >= it.rank for other in g.heroes)


def upgrade(g: State, hero: int) -> Script:
    """Turn the dial: new maximum HP (nothing is healed), perhaps a new power.

    SS-SOUL-13, SS-POWER-06, SS-POWER-08, SS-POWER-09
    """
    it = g.heroes[hero]
    gain_souls(g, -upgrade_cost(it))
    it.rank += 1
    set_most_hp(g, hero)
    g.emit(Ranked, it.name, it.rank, rule="SS-SOUL-05")
    yield from fill_powers(g, hero)


def fill_powers(g: State, hero: int) -> Script:
    """Gain powers until there are as many as the Soul Gem shows: own ones, and a talent for each star.

    SS-POWER-03, SS-POWER-08
    """
    it = g.heroes[hero]
    while choices := learnable(it):
        options = [Learn(name) for name in choices]
        chosen = yield from choose(Decision(g.seat_of(hero), "learn", options, {"hero": hero}))
        gain_power(g, hero, chosen.power)


def counts(powers: tuple[str, ...]) -> tuple[int, int]:
    talents = sum(POWERS[name].owner == TALENT for name in powers)
    return len(powers) - talents, talents


def learnable(hero: Hero) -> list[str]:
    """The cards from which the next one must be chosen; none if the hero has all there are to have.

    SS-POWER-08, SS-POWER-09
    """
    own, talents = counts(tuple([name for name in hero.powers if name not in hero.granted]))
    if own < hero.sector.powers:
        open_cards = [name for name in OF_HERO[hero.card.hero] if may_learn(hero, name)]
        if open_cards:
            return open_cards
    if talents < hero.sector.talents:
        return [name for name in OF_HERO[TALENT] if may_learn(hero, name)]
    return []


def may_learn(hero: Hero, name: str) -> bool:
    """The lowest level must be within reach, and the nature must fit; Soul Storm changes nothing here.

    SS-POWER-10, SS-POWER-12, SS-POWER-13, SS-POWER-14, SS-POWER-15, SS-NATURE-06
    """
    card = POWERS[name]
    if name in hero.powers or card.levels[0].rank > hero.rank:
        return False
    return suits(hero, name)


def gain_power(g: State, hero: int, name: str) -> None:
    """To the right end of the row, ready. SS-POWER-04"""
    it = g.heroes[hero]
    it.powers = (*it.powers, name)
    it.cooling = (*it.cooling, 0)
    set_most_hp(g, hero)
    g.emit(PowerGained, it.name, name, rule="SS-POWER-08")


def lose_rank(g: State, hero: int) -> None:
    """A step down, not below the quest's minimum; the powers of the lost step go, rightmost first.

    SS-DEATH-04, SS-DEATH-07, SS-POWER-07, SS-CAMP-07
    """
    it = g.heroes[hero]
    if it.rank <= g.plan.least_rank:
        return
    it.rank -= 1
    g.emit(Ranked, it.name, it.rank, rule="SS-DEATH-04")
    before = HEROES[it.name].gem[it.rank]
    lost = (before.powers - it.sector.powers, before.talents - it.sector.talents)
    for talent, count in enumerate(lost):
        for _ in range(count):
            lose_last_power(g, hero, bool(talent))
    set_most_hp(g, hero)


def lose_last_power(g: State, hero: int, talent: bool) -> None:
    it = g.heroes[hero]
    for place in range(len(it.powers) - 1, -1, -1):
        name = it.powers[place]
        if (POWERS[name].owner == TALENT) == talent and name not in it.granted:
            it.powers = it.powers[:place] + it.powers[place + 1 :]
            it.cooling = it.cooling[:place] + it.cooling[place + 1 :]
            g.emit(PowerLost, it.name, name, rule="SS-POWER-07")
            return
