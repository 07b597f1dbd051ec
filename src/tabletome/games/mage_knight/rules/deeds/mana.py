"""Mana: the Source, tokens, crystals, and paying with them. Rulebook: "Using mana". MK-MANA"""

from __future__ import annotations

from collections.abc import Callable

from tabletome.engine import Asking, ByType
from tabletome.games.mage_knight.actions import Pay, PickColour
from tabletome.games.mage_knight.content import changes
from tabletome.games.mage_knight.content.box import BASIC, BLACK, BLUE, COLOURS, GOLD, GREEN, MOST_CRYSTALS, RED, WHITE
from tabletome.games.mage_knight.content.skills import EXPLOIT, SKILLS, SUPPRESSION
from tabletome.games.mage_knight.events import CrystalGained, ManaGained, ManaPaid
from tabletome.games.mage_knight.rules.choosing import one_of
from tabletome.games.mage_knight.rules.deeds.centre import is_hindered
from tabletome.games.mage_knight.rules.deeds.lasting import add, drop
from tabletome.games.mage_knight.rules.deeds.piles import take_wounds
from tabletome.games.mage_knight.rules.scenario.optional_rules import spared_gold
from tabletome.games.mage_knight.state import NOBODY, Die, Player, State

DIE, TOKEN, CRYSTAL, TACTIC, ENDLESS = "die", "token", "crystal", "tactic", "endless"
PAY = {
    (source, colour): Pay(source, COLOURS[colour])
    for source in (DIE, TOKEN, CRYSTAL, TACTIC, ENDLESS)
    for colour in range(6)
}
Way = tuple[str, int]
"""Where mana comes from and the colour it shows there."""
when_spent: ByType[Callable[[State, Player, int], None]] = ByType("follows mana spent by")
"""What follows when a mana of a colour is spent, by the type of a change of this turn; cards add to it."""


def roll_source(g: State, dice: int) -> tuple[int, ...]:
    """At least half must show basic colours; black and gold ones are rolled again together. MK-SETUP-14, MK-ROUND-03"""
    rolled = [g.rng.below(6) for _ in range(dice)]
    while 2 * sum(colour in BASIC for colour in rolled) < dice:
        rolled = [colour if colour in BASIC else g.rng.below(6) for colour in rolled]
    return tuple(sorted(rolled))


def return_dice(g: State) -> None:
    """Used dice are rolled again and go back to the Source. MK-MANA-09, MK-END-02"""
    if g.used_dice:
        back = [g.rng.below(6) if die.reroll else die.colour for die in g.used_dice]
        g.source = tuple(sorted((*g.source, *back)))
        g.used_dice = ()


def take_die(g: State, p: Player, colour: int) -> None:
    """A die leaves the Source until the end of the turn."""
    p.turn.has_used_source = True
    place = g.source.index(colour)
    g.source = g.source[:place] + g.source[place + 1 :]
    g.used_dice += (Die(colour, reroll=True),)


def changed(counts: tuple[int, ...], colour: int, by: int) -> tuple[int, ...]:
    """As many more or fewer of one colour."""
    return (*counts[:colour], counts[colour] + by, *counts[colour + 1 :])


def gain_mana(g: State, p: Player, colour: int) -> None:
    """A token into the Play area. MK-EFF-07"""
    p.mana = changed(p.mana, colour, 1)
    g.emit(ManaGained, p.seat, COLOURS[colour])


def gain_crystal(g: State, p: Player, colour: int) -> None:
    """Into the Inventory; a fourth of a colour becomes a mana token. MK-EFF-08"""
    if p.crystals[colour] >= MOST_CRYSTALS:
        gain_mana(g, p, colour)
    else:
        store_crystal(g, p, colour)


def store_crystal(g: State, p: Player, colour: int) -> None:
    """Into the Inventory if there is room, after the Play area was cleared. MK-END-07, 09"""
    if p.crystals[colour] < MOST_CRYSTALS:
        p.crystals = changed(p.crystals, colour, 1)
        g.emit(CrystalGained, p.seat, COLOURS[colour])


# Paying


def can_pay(g: State, p: Player, *colours: int) -> bool:
    """Whether all this mana can be paid together, with what a rival's Skill takes besides."""
    if g.centre and is_suppressed(g, p):
        return any(_can_pay(g, p, *colours, more) for more in range(len(COLOURS)))
    return _can_pay(g, p, *colours)


def is_suppressed(g: State, p: Player) -> bool:
    """The first mana of this turn takes another one besides."""
    return is_hindered(g, p, SUPPRESSION) and not p.has(changes.SuppressionPaid)


def _can_pay(g: State, p: Player, colour: int, *rest: int) -> bool:
    ways = ways_to_pay(g, p, colour)
    return any(_leaves_enough(g, p, way, colour, rest) for way in ways) if rest else bool(ways)


def is_dark(g: State) -> bool:
    """Night rules hold. MK-MANA-07, MK-SITE-25"""
    return g.night or (g.combat is not None and g.combat.night)


COUNTS_AS = {
    (dark, colour): (
        (colour, GOLD) if colour in BASIC and not dark else () if colour == (GOLD if dark else BLACK) else (colour,)
    )
    for dark in (False, True)
    for colour in range(6)
}
"""What can be spent as a colour: gold is any basic colour by Day; black is for the Night only. MK-MANA-06, 07, 11"""


def ways_to_pay(g: State, p: Player, colour: int) -> list[Way]:
    """Every different source of one mana of this colour: a crystal counts as mana at any moment. MK-MANA-04, 05"""
    ways: list[Way] = []
    for each in COUNTS_AS[is_dark(g), colour]:
        if p.turn.dice > 0 and each in g.source and not (each == GOLD and g.variants and spared_gold(g, colour)):
            ways.append((DIE, each))
        if p.mana[each]:
            ways.append((TOKEN, each))
        if each in BASIC and p.crystals[each]:
            ways.append((CRYSTAL, each))
        if p.round.tactic_die == each:
            ways.append((TACTIC, each))
    return _changed_ways(g, p, colour, ways) if p.turn.changes else ways


OPPOSITE = {RED: BLUE, BLUE: RED, WHITE: GREEN, GREEN: WHITE}
"""For Polarization; black and gold are opposites too."""


def _changed_ways(g: State, p: Player, colour: int, ways: list[Way]) -> list[Way]:
    """More ways, or fewer, by effects of this turn."""
    if p.turn.dice > 0 and colour in BASIC:
        ways += [(DIE, each) for each in (GOLD, BLACK) if _is_wild(p, each) and each in g.source]
    for each in counts_as(g, p, colour):
        if each not in COUNTS_AS[is_dark(g), colour]:
            ways += _sources(g, p, each)
        if changes.Endless(each) in p.turn.changes:
            ways.append((ENDLESS, each))
    if p.has(changes.Polarized):
        for each in _opposites(g, colour):
            ways += _sources(g, p, each)
            if changes.Endless(each) in p.turn.changes:
                ways.append((ENDLESS, each))
    if p.has(changes.NoDice):
        ways = [way for way in ways if way[0] != DIE]
    return list(dict.fromkeys(ways))


def counts_as(g: State, p: Player, colour: int) -> tuple[int, ...]:
    """What can be spent as a colour: an Amulet brings gold mana into the Night, or black mana into the Day."""
    as_usual = COUNTS_AS[is_dark(g), colour]
    if is_dark(g) and colour in BASIC and p.has(changes.Daylight):
        return (*as_usual, GOLD)
    if not is_dark(g) and colour == BLACK and p.has(changes.Darkness):
        return (BLACK,)
    return as_usual


def _opposites(g: State, colour: int) -> tuple[int, ...]:
    """What Polarization lets stand for a colour: its opposite, by Day black for any, by Night gold for black."""
    if colour in BASIC:
        return (OPPOSITE[colour],) if is_dark(g) else (OPPOSITE[colour], BLACK)
    return (GOLD,) if colour == BLACK and is_dark(g) else ()


def _sources(g: State, p: Player, shown: int) -> list[Way]:
    """Where mana of exactly this colour could come from."""
    ways: list[Way] = []
    if p.turn.dice > 0 and shown in g.source:
        ways.append((DIE, shown))
    if p.mana[shown]:
        ways.append((TOKEN, shown))
    if shown in BASIC and p.crystals[shown]:
        ways.append((CRYSTAL, shown))
    if p.round.tactic_die == shown:
        ways.append((TACTIC, shown))
    return ways


def _is_wild(p: Player, shown: int) -> bool:
    """An effect lets dice of this colour stand for any basic colour."""
    return changes.WildDice(shown) in p.turn.changes


def _leaves_enough(g: State, p: Player, way: Way, colour: int, rest: tuple[int, ...]) -> bool:
    """Whether the rest could still be paid after one mana of this colour."""
    trial = g.copy()
    purse = trial.players[p.seat]
    if purse.turn.changes:
        _note_polarized(trial, purse, way, colour)
    _spend(trial, purse, way)
    return _can_pay(trial, purse, *rest)


def pay_mana(g: State, p: Player, *colours: int) -> Asking[list[int]]:
    """Pay one mana after the other; where there are several ways the player chooses. The colours shown are returned."""
    if colours and g.centre and is_suppressed(g, p):
        colours = yield from _add_suppressed(g, p, colours)
    paid = []
    for number, colour in enumerate(colours):
        rest = colours[number + 1 :]
        ways = [way for way in ways_to_pay(g, p, colour) if not rest or _leaves_enough(g, p, way, colour, rest)]
        way = yield from one_of(p.seat, "pay", ways, PAY.__getitem__, {"colour": COLOURS[colour]})
        if p.turn.changes:
            _note_polarized(g, p, way, colour)
        _spend(g, p, way)
        g.emit(ManaPaid, p.seat, way[0], COLOURS[way[1]])
        paid.append(way[1])
    return paid


def _add_suppressed(g: State, p: Player, colours: tuple[int, ...]) -> Asking[tuple[int, ...]]:
    """One more mana, of any colour; its colour is marked on the Skill in the centre."""
    choices = [more for more in range(len(COLOURS)) if _can_pay(g, p, *colours, more)]
    more = yield from one_of(p.seat, "choose-colour", choices, lambda colour: PickColour(COLOURS[colour]))
    add(p, changes.SuppressionPaid())
    g.centre = tuple(
        each._replace(mark=more) if SKILLS[each.skill].in_centre == SUPPRESSION and more in BASIC else each
        for each in g.centre
    )
    return (*colours, more)


def _note_polarized(g: State, p: Player, way: Way, colour: int) -> None:
    """Polarization is used up by mana that could not have been spent so without it."""
    source, shown = way
    wild = source == DIE and colour in BASIC and _is_wild(p, shown)
    if shown not in counts_as(g, p, colour) and not wild:
        drop(p, changes.Polarized)


def _spend(g: State, p: Player, way: Way) -> None:
    """A die is taken at the moment its mana is used. MK-MANA-10"""
    source, colour = way
    if g.seats > 1:
        curse(g, p, colour)
    if g.centre:
        exploit(g, p, colour)
    if p.turn.changes:
        for kind, follow in when_spent.items():
            if p.has(kind):
                follow(g, p, colour)
    if source == DIE:
        take_die(g, p, colour)
        p.turn.dice -= 1
    elif source == TOKEN:
        p.mana = changed(p.mana, colour, -1)
    elif source == CRYSTAL:
        p.crystals = changed(p.crystals, colour, -1)
        if p.has(changes.CrystalsReturn):
            add(p, changes.CrystalBack(colour))
    elif source == TACTIC:
        p.round.tactic_die = NOBODY
        g.used_dice += (Die(colour, reroll=True),)


def curse(g: State, p: Player, colour: int) -> None:
    """A Mana Curse wounds whoever else uses its colour, once a turn, team mates too. MK-TEAM-03"""
    if not p.turn.is_cursed and any(colour in other.round.curses for other in g.players if other.seat != p.seat):
        p.turn.is_cursed = True
        take_wounds(g, p, 1)


def exploit(g: State, p: Player, colour: int) -> None:
    """A rival's Skill may wound whoever uses a colour that is not marked on it, once for each colour."""
    for shared in g.centre:
        hostile = SKILLS[shared.skill].in_centre == EXPLOIT and g.are_rivals(shared.owner, p.seat)
        if hostile and colour != shared.mark and colour not in p.exploited:
            p.exploited += (colour,)
            take_wounds(g, p, 1)


def payable_basics(g: State, p: Player) -> list[int]:
    """The basic colours of which one mana could be paid now."""
    return [colour for colour in BASIC if can_pay(g, p, colour)]
