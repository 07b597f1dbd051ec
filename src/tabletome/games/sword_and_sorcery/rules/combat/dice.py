"""Throwing dice, spending what they show, rerolls and save rolls. Rulebook: dice, save rolls."""

from __future__ import annotations

from tabletome.engine import Asking, Decision, Script, ask
from tabletome.games.sword_and_sorcery.actions import DONE, HELP, REROLL, Done, Help, Reroll
from tabletome.games.sword_and_sorcery.content.dice import BLUE_DIE, BLUE_FACES, FACES, SIDES
from tabletome.games.sword_and_sorcery.content.notation import boons
from tabletome.games.sword_and_sorcery.content.notation.boons import AnyBoon
from tabletome.games.sword_and_sorcery.content.notation.innates import HelpReroll
from tabletome.games.sword_and_sorcery.content.notation.passives import SaveDice
from tabletome.games.sword_and_sorcery.content.notation.terms import HIT, MISS, Cost
from tabletome.games.sword_and_sorcery.events import DiceRolled, InnateUsed, Rerolled, SaveRolled
from tabletome.games.sword_and_sorcery.rules.heroes.gear import half_level, innate_of, passive, use_once
from tabletome.games.sword_and_sorcery.state import ENEMY, NOBODY, OFF, STUN, State


class Roll:
    """Dice on the table: what each shows, what of it is unspent, and whether it was thrown again.

    SS-GOLD-03, SS-COMBAT-10
    """

    __slots__ = ("again", "colours", "faces", "left")

    def __init__(self, g: State, colours: list[int]) -> None:
        self.colours = colours
        self.faces = [g.rng.below(SIDES) for _ in self.colours]
        self.again = [False] * len(self.colours)
        self.left = [list(FACES[colour][face]) for colour, face in zip(self.colours, self.faces, strict=True)]

    def count(self, symbol: int) -> int:
        """How often the symbol is there and unspent."""
        return sum(each.count(symbol) for each in self.left)

    @property
    def hits(self) -> int:
        return self.count(HIT)

    def shows(self, symbol: int) -> bool:
        """Any die shows it, spent or not."""
        return any(symbol in FACES[colour][face] for colour, face in zip(self.colours, self.faces, strict=True))

    def can_pay(self, cost: Cost) -> bool:
        """Each rolled symbol may be spent once; a double face may be split. SS-COMBAT-10, SS-COMBAT-11"""
        return all(self.count(symbol) >= cost.count(symbol) for symbol in cost)

    def pay(self, cost: Cost) -> None:
        """Symbols come from the dice that show the least else."""
        for symbol in cost:
            die = min((n for n, each in enumerate(self.left) if symbol in each), key=lambda n: len(self.left[n]))
            self.left[die].remove(symbol)

    def rerollable(self) -> list[int]:
        """No die is thrown again twice. SS-GOLD-03"""
        return [die for die, done in enumerate(self.again) if not done]

    def reroll(self, g: State, die: int) -> None:
        """The paying die may be among them: what it shows now is unspent. SS-COMBAT-36"""
        self.again[die] = True
        self.faces[die] = g.rng.below(SIDES)
        self.left[die] = list(FACES[self.colours[die]][self.faces[die]])

    def pairs(self) -> tuple[tuple[int, int], ...]:
        """Colour and face of each die."""
        return tuple(zip(self.colours, self.faces, strict=True))

    def seen(self) -> tuple[tuple[int, int, bool], ...]:
        """Colour and face of each die, and whether it was thrown again."""
        return tuple(zip(self.colours, self.faces, self.again, strict=True))


def throw(g: State, figure: int, colours: list[int]) -> Roll:
    """The dice fall, and all see it. SS-GOLD-03"""
    roll = Roll(g, colours)
    if roll.colours and g.listener is not None:
        g.emit(DiceRolled, g.name_of(figure), roll.pairs())
    return roll


def show(g: State, roll: Roll) -> None:
    """Lay the dice where everybody sees them."""
    if g.battle is not None:
        g.battle.dice = roll.seen()


def reroll_some(
    g: State, figure: int, roll: Roll, most: int, seat: int, *, must: bool = False, save: bool = False
) -> Script:
    """Up to so many dice of a hero or companion, one after the other: no enemy throws again.

    The dice of a save lie beside those of an attack that may be under way, and do not take their place.
    """
    for _ in range(most):
        dice = roll.rerollable()
        if not dice:
            return
        options: list[Reroll | Done] = [REROLL[die] for die in dice]
        if not must:
            options.append(DONE)
        about = {"figure": figure, "dice": roll.seen(), "save": save}
        chosen = yield from ask(Decision(seat, "reroll", options, about))
        if isinstance(chosen, Done):
            return
        roll.reroll(g, chosen.die)
        g.emit(Rerolled, g.name_of(figure), roll.pairs()[chosen.die], rule="SS-GOLD-03")
        if not save:
            show(g, roll)


def reroll_bought(g: State, figure: int, roll: Roll, gives: tuple[AnyBoon, ...]) -> Script:
    """As many dice as the boons that were just bought allow. SS-COMBAT-36"""
    for boon in gives:
        if isinstance(boon, boons.Reroll):
            yield from reroll_some(g, figure, roll, boon.n, g.seat_for(figure))


# Help from above


def helper_of(g: State, figure: int) -> int:
    """A cleric who can help this hero: in range and sight, once per round, not stunned.

    SS-POWCARD-03, SS-COND-20
    """
    there = g.figures[figure].at
    if g.figures[figure].side == ENEMY or there == OFF:
        return NOBODY
    for hero in g.living():
        sheet = g.heroes[hero]
        helping = innate_of(sheet, HelpReroll)
        if helping is None or helping.name in sheet.used or g.figures[hero].conditions & STUN:
            continue
        if g.board.fly[g.figures[hero].at][there] <= helping.range and g.hero_sees(hero, there):
            return hero
    return NOBODY


def reroll_with_help(g: State, hero: int, figure: int, roll: Roll, *, save: bool = False) -> Script:
    """Up to 1 die per Level / 2. SS-POWCARD-03"""
    sheet = g.heroes[hero]
    helping = innate_of(sheet, HelpReroll)
    assert helping is not None
    use_once(sheet, helping.name)
    g.emit(InnateUsed, sheet.name, helping.name, rule="SS-POWCARD-03")
    yield from reroll_some(g, figure, roll, half_level(sheet.rank), g.seat_for(figure), save=save)


# Save rolls


def save_roll(g: State, figure: int) -> Asking[bool]:
    """One blue die must show the hero's save symbol; the companion saves as its master. SS-HERO-09, SS-HERO-10,
    SS-COMPAN-12

    Lucky heroes roll two dice and keep the better; under a bad omen two are rolled and the worse is kept.
    SS-POWER-28, SS-POWCARD-19
    """
    hero = g.figures[figure].owner
    sheet = g.heroes[hero]
    symbol = sheet.card.save
    luck = passive(sheet, SaveDice) - g.lasting("save-penalty")
    roll = Roll(g, [BLUE_DIE] * (1 + abs(luck)))
    keep = any if luck >= 0 else all
    saved = keep(symbol in BLUE_FACES[face] for face in roll.faces)
    if not saved:
        helper = helper_of(g, figure)
        if helper != NOBODY:
            chosen = yield from ask(Decision(g.seat_of(helper), "help-save", [HELP, DONE], {"figure": figure}))
            if isinstance(chosen, Help):
                yield from reroll_with_help(g, helper, figure, roll, save=True)
                saved = keep(symbol in BLUE_FACES[face] for face in roll.faces)
    g.emit(SaveRolled, g.name_of(figure), roll.pairs(), symbol, saved, rule="SS-HERO-09")
    return saved


def is_miss(roll: Roll) -> bool:
    """Any die shows a miss. SS-ITEM-37"""
    return roll.shows(MISS)
