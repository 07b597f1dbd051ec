"""What Units can be activated for. MK-UNIT-08

Where published tables differ: an ability costs mana if one table says so (most costs stand in one of them only); Ice
Golems strike without ice unless they are paid.
"""

from __future__ import annotations

from collections.abc import Callable

from tabletome.engine import Decision, Script
from tabletome.games.mage_knight.actions import Done, Pick, PickPile, PickSpace
from tabletome.games.mage_knight.content import changes, notes
from tabletome.games.mage_knight.content.box import (
    BASIC,
    BLACK,
    BLUE,
    COLD_FIRE,
    ENEMY_COLOURS,
    FIRE,
    FOREST,
    GOLD,
    GREEN,
    HILLS,
    ICE,
    PHYSICAL,
    RED,
    SWAMP,
    WHITE,
)
from tabletome.games.mage_knight.rules.choosing import one_of
from tabletome.games.mage_knight.rules.combat.defeat import when_defeated
from tabletome.games.mage_knight.rules.combat.effects_on_enemies import (
    blunt,
    choose_foe,
    choose_strike,
    hold_foe,
    keep_from_attacking,
    reachable_foes,
    strikes_to_reduce,
)
from tabletome.games.mage_knight.rules.combat.enemies import open_strikes
from tabletome.games.mage_knight.rules.combat.points import Use, add_points
from tabletome.games.mage_knight.rules.deeds import mana
from tabletome.games.mage_knight.rules.deeds.effects import UNIT_ABILITIES, paid, unit
from tabletome.games.mage_knight.rules.deeds.lasting import add, drop
from tabletome.games.mage_knight.rules.deeds.notation import (
    Attack,
    Block,
    Both,
    Crystal,
    Effect,
    Heal,
    Influence,
    Mana,
    Move,
    Ranged,
    ReadyUnit,
    Reputation,
    Siege,
    Special,
    ThisTurn,
)
from tabletome.games.mage_knight.rules.scenario import tracks
from tabletome.games.mage_knight.state import (
    ATTACK,
    BLOCK,
    COMBAT,
    INTERACTION,
    OPEN,
    RANGED,
    Foe,
    Player,
    State,
)

DONE = Done()
_ANY = (*BASIC, GOLD, BLACK)

# Effects with their own code


def wound_itself(g: State, p: Player, use: Use) -> None:  # noqa: ARG001
    """The Unit that is used becomes Wounded; one that is only borrowed goes back as it was."""
    if use.unit >= 0:
        p.units[use.unit].wounds += 1


def hold(*, unfortified: bool, armor: int, colour: int) -> Effect:
    """One enemy does not attack in this combat, and may lose Armor."""
    use = Use(colour=colour)

    def requires(g: State, p: Player) -> bool:  # noqa: ARG001
        return bool(reachable_foes(g, use, unfortified=unfortified))

    def run(g: State, p: Player, use: Use) -> Script:
        foe = yield from choose_foe(g, p, reachable_foes(g, use, unfortified=unfortified))
        keep_from_attacking(g, foe)
        foe.armor -= armor

    name = "hold-unfortified" if unfortified else "hold-and-weaken"
    return Special(name, run, requires, COMBAT if armor else RANGED | BLOCK, armor)


def resist_everything(g: State, p: Player, use: Use) -> None:  # noqa: ARG001
    """All own Units resist everything until the end of the turn."""
    for each in p.units:
        each.boost = (PHYSICAL, FIRE, ICE)


def cold_fire(g: State, p: Player, use: Use) -> Script:
    """Cold Fire Attack or Block 5, 7 for a blue or a red mana, 9 for both."""
    prices: list[tuple[int, tuple[int, ...]]] = [(5, ()), (7, (BLUE,)), (7, (RED,)), (9, (BLUE, RED))]
    payable = [price for price in prices if not price[1] or mana.can_pay(g, p, *price[1])]
    value, cost = yield from one_of(p.seat, "cold-fire", payable, lambda price: Pick(prices.index(price) + 1))
    yield from mana.pay_mana(g, p, *cost)
    add_points(g, p, "block" if g.stage == BLOCK else "attack", COLD_FIRE, value, use)


# Units of the expansions


def scout(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
    """A look at a face-down token up to three spaces away or on top of a pile; its defeat this turn brings Fame."""
    choices: list[PickSpace | PickPile] = [PickSpace(name) for name in hidden_nearby(g, p)]
    choices += [PickPile(colour) for colour in unseen_piles(g, p)]
    chosen = yield Decision(p.seat, "scout", choices)
    g.reveal()
    if isinstance(chosen, PickPile):
        p.seen_piles += (chosen.pile,)
        add(p, changes.Scouted("", g.piles[chosen.pile][-1]))
        return
    tokens = list(g.enemies[chosen.space])
    place = next(number for number, token in enumerate(tokens) if not token.is_known(p.seat))
    tokens[place] = tokens[place]._replace(seen=(*tokens[place].seen, p.seat))
    g.enemies[chosen.space] = tuple(tokens)
    add(p, changes.Scouted(chosen.space, tokens[place].name))


@when_defeated(changes.Scouted)
def reward_scout(g: State, p: Player, foe: Foe) -> None:
    """Fame for the defeat of an enemy that was looked at this turn."""
    if any(each.enemy == foe.name and each.space in ("", foe.space) for each in p.lasting(changes.Scouted)):
        drop(p, changes.Scouted)
        tracks.gain_fame(g, p, 1)


def hidden_nearby(g: State, p: Player) -> list[str]:
    """Spaces up to three away with a token that is face down and that the player has not seen."""
    found = g.board.within(p.space, 3)
    return sorted(name for name in found if any(not token.is_known(p.seat) for token in g.enemies.get(name, ())))


def unseen_piles(g: State, p: Player) -> list[str]:
    return [colour for colour in ENEMY_COLOURS if g.piles[colour] and colour not in p.seen_piles]


def has_to_scout(g: State, p: Player) -> bool:
    return bool(p.space) and bool(hidden_nearby(g, p) or unseen_piles(g, p))


def weaken_both(g: State, p: Player, use: Use) -> Script:
    """An enemy loses 1 Armor, and one of its attacks a point."""
    foe = yield from choose_foe(g, p, reachable_foes(g, use))
    foe.armor -= 1
    foe.attack -= 1
    number = g.fight.foes.index(foe)
    strike = next((each for each in g.fight.strikes if each.foe == number and each.fate == OPEN), None)
    if strike is not None:
        blunt(strike, 1)


def has_foe(g: State, p: Player) -> bool:  # noqa: ARG001
    return bool(reachable_foes(g, Use()))


def draw_fire(g: State, p: Player, use: Use) -> Script:
    """An attack is worth 3 less, and must strike this Unit first, if it is there and did not only lend its ability."""
    strike = yield from choose_strike(g, p, open_strikes(g.fight))
    blunt(strike, 3)
    if use.unit >= 0:
        add(p, changes.Bodyguard(g.fight.strikes.index(strike), use.unit))


def strip_one(what: str) -> Callable[[State, Player, Use], Script]:
    """One enemy loses its fortifications, or its resistances."""

    def run(g: State, p: Player, use: Use) -> Script:
        foe = yield from choose_foe(g, p, reachable_foes(g, use))
        if what == "walls":
            foe.fortified = False
            foe.lost += ("fortified",)
        else:
            foe.lost += (PHYSICAL, FIRE, ICE)

    return run


def familiar(kind: Callable[[int], Effect], points: int, colour: int, more: int) -> Effect:
    """Stronger if the mana on the card has this colour."""

    def run(g: State, p: Player, use: Use) -> Script | None:
        bound = use.unit >= 0 and p.units[use.unit].mana == colour
        return kind(points + more * bound).do(g, p, use)

    allowed, useful = kind(points).contexts()
    word = type(kind(points)).__name__.lower()
    return Special(f"familiar-{word}", run, when=allowed & useful, points=points)


def as_guest(g: State, p: Player, use: Use) -> None:  # noqa: ARG001
    """In an interaction their word is remembered."""
    if g.stage == INTERACTION:
        tracks.change_reputation(g, p, 1)


def master(number: int) -> Effect:
    """One of the four arts of the Delphana Masters."""

    def run(g: State, p: Player, use: Use) -> Script:
        foe = yield from choose_foe(g, p, reachable_foes(g, use))
        if number == 0:
            hold_foe(g, foe)
        elif number == 1:
            foe.doomed = True
        elif number == 2:
            foe.armor -= 5
        else:
            foe.fortified = False
            foe.lost += ("fortified", PHYSICAL, FIRE, ICE)

    names = ("master-hold", "master-doom", "master-crack", "master-strip")
    colours = (BLUE, RED, GREEN, WHITE)
    when = (RANGED | BLOCK, RANGED | BLOCK, RANGED | BLOCK | ATTACK, RANGED | ATTACK)

    def requires(g: State, p: Player) -> bool:  # noqa: ARG001
        return bool(reachable_foes(g, Use(colour=colours[number])))

    return Special(names[number], run, requires, when[number])


def stay_ready(g: State, p: Player, use: Use) -> Script:
    """Several of their arts may follow one another, each once."""
    done = [use.ability]
    while use.unit >= 0 and g.combat is not None:
        arts = UNIT_ABILITIES["delphana-masters"]
        open_arts = [
            place
            for place, art in enumerate(arts)
            if place not in done and art.ready.when & g.stage and art.ready.can(g, p) and mana.can_pay(g, p, *art.cost)
        ]
        if not open_arts:
            return
        chosen = yield Decision(p.seat, "masters", [*(Pick(place + 1) for place in open_arts), DONE])
        if isinstance(chosen, Done):
            return
        art = arts[chosen.number - 1]
        done.append(chosen.number - 1)
        yield from mana.pay_mana(g, p, *art.cost)
        first = art.ready.effect.parts[0] if isinstance(art.ready.effect, Both) else art.ready.effect
        script = first.do(g, p, use._replace(colour=art.colour))
        if script is not None:
            yield from script


# fmt: off
unit("peasants", Attack(2) | Block(2), Influence(2), Move(2))
unit("foresters",
     Move(2) & ThisTurn(changes.LowerCost(FOREST, 1)) & ThisTurn(changes.LowerCost(HILLS, 1))
     & ThisTurn(changes.LowerCost(SWAMP, 1)),
     Block(3))
unit("herbalists", paid(GREEN, Heal(2)), ReadyUnit(2), Mana((GREEN,)))
unit("utem-crossbowmen", Attack(3) | Block(3), Ranged(2))
unit("utem-guardsmen", Attack(2), Block(4, note=notes.SwiftTwice()))
unit("utem-swordsmen", Attack(3) | Block(3), (Attack(6) | Block(6)) & Special("wound-itself", wound_itself))
unit("guardian-golems", Attack(2) | Block(2), paid(RED, Block(4, FIRE)), paid(BLUE, Block(4, ICE)))
unit("illusionists", Influence(4), paid(WHITE, hold(unfortified=True, armor=0, colour=WHITE)), Crystal((WHITE,)))
unit("red-cape-monks", Attack(3) | Block(3), paid(RED, Attack(4, FIRE) | Block(4, FIRE)))
unit("northern-monks", Attack(3) | Block(3), paid(BLUE, Attack(4, ICE) | Block(4, ICE)))
unit("savage-monks", Attack(3) | Block(3), paid(GREEN, Siege(4)))

unit("fire-golems", Attack(3) | Block(3), paid(RED, Ranged(4, FIRE)))
unit("ice-golems", Attack(3) | Block(3), paid(BLUE, Attack(6, ICE)))
unit("fire-mages", Ranged(3, FIRE), paid(RED, Attack(6, FIRE) | Block(6, FIRE)), Mana((RED,)) & Crystal((RED,)))
unit("ice-mages", Attack(4, ICE) | Block(4, ICE), paid(BLUE, Siege(4, ICE)), Mana((BLUE,)) & Crystal((BLUE,)))
unit("amotep-gunners", Attack(5) | Block(5), paid(RED, Ranged(6, FIRE)))
unit("amotep-freezers", Attack(5) | Block(5), paid(BLUE, hold(unfortified=False, armor=3, colour=BLUE)))
unit("catapults", Siege(3), paid(RED, Siege(5, FIRE)), paid(BLUE, Siege(5, ICE)))
unit("altem-mages",
     Mana(_ANY) & Mana(_ANY),
     Special("cold-fire", cold_fire, when=BLOCK | ATTACK),
     paid(BLACK, Special("all-cold-fire", ThisTurn(changes.AllColdFire()).do, when=COMBAT)
          | Special("all-siege", ThisTurn(changes.AllSiege()).do, when=COMBAT)))
unit("altem-guardians",
     Attack(5), Block(8, note=notes.SwiftTwice()), paid(GREEN, Special("resist-everything", resist_everything)))

unit("scouts", Siege(1), Special("scout", scout, has_to_scout), Move(2) & ThisTurn(changes.ExploresFurther()))
unit("thugs", Block(3), Attack(3) & Reputation(-1), Influence(4) & Reputation(-1))
unit("shocktroops",
     Ranged(1) & ThisTurn(changes.UnitAttack()),
     Special("weaken-both", weaken_both, has_foe, RANGED | BLOCK | ATTACK),
     Special("draw-fire", draw_fire, strikes_to_reduce, BLOCK))
unit("magic-familiars",
     familiar(Attack, 3, RED, 2), familiar(Block, 4, BLUE, 3),
     familiar(Move, 3, WHITE, 2) | familiar(Influence, 3, WHITE, 2), familiar(Heal, 2, GREEN, 1))
for _colour, _art in (
    ("white", paid(WHITE, Ranged(7))),
    ("green", paid(GREEN, Heal(4))),
    ("blue", paid(BLUE, Block(8, COLD_FIRE))),
    ("red", paid(RED, Attack(6, COLD_FIRE))),
):
    unit(f"heroes-{_colour}",
         Attack(5) | Block(5), _art, Influence(5) & Special("as-guest", as_guest, useful=INTERACTION))
unit("sorcerers",
     Ranged(3), paid(WHITE, Special("strip-walls-one", strip_one("walls"), has_foe, RANGED | ATTACK) & Ranged(3)),
     paid(GREEN, Special("strip-resistances-one", strip_one("resistances"), has_foe, RANGED | ATTACK) & Ranged(3)))
unit("delphana-masters",
     paid(BLUE, master(0) & Special("more-arts", stay_ready)), paid(RED, master(1) & Special("more-arts", stay_ready)),
     paid(GREEN, master(2) & Special("more-arts", stay_ready)),
     paid(WHITE, master(3) & Special("more-arts", stay_ready)))
# fmt: on
