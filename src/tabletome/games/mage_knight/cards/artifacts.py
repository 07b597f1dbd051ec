"""What the Artifacts do: each is played, or thrown away for more. MK-DEED-05

Where published tables differ: the text of a card was taken over a table that only approximates it (the rings give an
endless supply, not three tokens; the Banner of Fortitude heals Units and does not ready them; the Sword of Justice and
the Bow of Starsdawn count discarded cards).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabletome.engine import Asking, Decision, Script
from tabletome.games.mage_knight.actions import (
    Decline,
    DiscardCard,
    Done,
    Pick,
    PickCard,
    PickUnit,
    TakeCard,
    TakeSkill,
)
from tabletome.games.mage_knight.actions import Move as MoveTo
from tabletome.games.mage_knight.cards.advanced_actions import actions_in_hand, throw_action, train
from tabletome.games.mage_knight.cards.spells import call_to_glory, has_offer
from tabletome.games.mage_knight.content import changes, notes
from tabletome.games.mage_knight.content.box import (
    BASIC,
    BLACK,
    BLUE,
    COLD_FIRE,
    DESERT,
    FIRE,
    FOREST,
    GOLD,
    GREEN,
    ICE,
    PHYSICAL,
    RED,
    WHITE,
)
from tabletome.games.mage_knight.content.deeds import CARDS
from tabletome.games.mage_knight.content.enemies import ENEMIES
from tabletome.games.mage_knight.content.skills import ROUND, SKILLS, TURN
from tabletome.games.mage_knight.content.units import UNITS
from tabletome.games.mage_knight.events import ArtifactShown
from tabletome.games.mage_knight.rules.choosing import one_of
from tabletome.games.mage_knight.rules.combat import enemies
from tabletome.games.mage_knight.rules.combat.attack import after_attack
from tabletome.games.mage_knight.rules.combat.effects_on_enemies import (
    choose_foe,
    choose_strike,
    hold_foe,
    reachable_foes,
)
from tabletome.games.mage_knight.rules.combat.points import Use, add_points
from tabletome.games.mage_knight.rules.deeds import banners, mana, piles
from tabletome.games.mage_knight.rules.deeds.banners import BANNER_USES, BannerUse
from tabletome.games.mage_knight.rules.deeds.effects import CARD_EFFECTS, SKILL_EFFECTS, card
from tabletome.games.mage_knight.rules.deeds.lasting import add
from tabletome.games.mage_knight.rules.deeds.notation import (
    PEACE,
    Attack,
    Block,
    Crystal,
    Effect,
    Fame,
    Heal,
    Influence,
    Mana,
    Ready,
    ReadyUnit,
    Special,
    ThisTurn,
    choose_colour,
    choose_unit,
)
from tabletome.games.mage_knight.rules.deeds.skills import gain_skill
from tabletome.games.mage_knight.rules.interaction import offers
from tabletome.games.mage_knight.rules.map import sites
from tabletome.games.mage_knight.rules.map.movement import is_safe, move_directly
from tabletome.games.mage_knight.rules.scenario import tracks
from tabletome.games.mage_knight.state import (
    ATTACK,
    BLOCK,
    COMBAT,
    MOVEMENT,
    RANGED,
    STOPPED,
    Foe,
    Player,
    PointKind,
    State,
    Unit,
)

DONE, DECLINE = Done(), Decline()
ANY_COLOUR = (*BASIC, GOLD, BLACK)


# Banners


def banner(name: str, strong: Effect) -> None:
    """Its basic effect lies in being assigned to a Unit. MK-UNIT-12"""

    def run(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
        yield from banners.assign_banner(g, p, name)

    card(name, Special(name, run, has_bearer), strong)


def has_bearer(g: State, p: Player) -> bool:  # noqa: ARG001
    return bool(banners.units_to_assign(p))


def may_scare(g: State, unit: Unit) -> bool:
    """A Ready, unwounded Unit under a Banner of Fear, in the Block phase."""
    fit = unit.ready and not unit.wounds and banners.may_join(g, unit)
    return fit and g.stage == BLOCK and g.combat is not None and bool(enemies.open_strikes(g.combat))


def scare_off(g: State, p: Player, unit: Unit) -> Script:
    """A Banner of Fear stops one attack, and brings Fame."""
    unit.ready = False
    g.fight.units_used = True
    (yield from choose_strike(g, p, enemies.open_strikes(g.fight))).fate = STOPPED
    tracks.gain_fame(g, p, 1)


def may_encourage(g: State, unit: Unit) -> bool:
    """A Spent Unit under a Banner of Courage, outside combat."""
    return not unit.banner_spent and not unit.ready and not g.stage & COMBAT


def encourage(g: State, p: Player, unit: Unit) -> None:  # noqa: ARG001
    """A Banner of Courage readies its Unit, once a Round."""
    unit.banner_spent = True
    unit.ready = True


BANNER_USES["banner-of-fear"] = BannerUse(may_scare, scare_off)
BANNER_USES["banner-of-courage"] = BannerUse(may_encourage, encourage)


def frighten_three(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
    """Up to three enemies do not attack."""
    for count in range(3):
        numbers = [number for number in reachable_foes(g, Use()) if not g.fight.foes[number].held]
        if not numbers:
            return
        if count and isinstance((yield Decision(p.seat, "one-more", [DONE, DECLINE])), Decline):
            return
        hold_foe(g, (yield from choose_foe(g, p, numbers)))


def has_foe(g: State, p: Player) -> bool:  # noqa: ARG001
    return bool(reachable_foes(g, Use()))


def ready_all(g: State, p: Player, use: Use) -> None:  # noqa: ARG001
    for unit in p.units:
        unit.ready = True


def heal_all(g: State, p: Player, use: Use) -> None:  # noqa: ARG001
    for unit in p.units:
        unit.wounds = 0


def command(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
    """It may stand in for the Command token of a Unit recruited this turn, before or after it is played."""
    numbers = [n for n, unit in enumerate(p.units) if unit.recruited and not unit.banner and not unit.loyal]
    if numbers:
        chosen = yield Decision(p.seat, "command", [*(PickUnit(n + 1) for n in numbers), DECLINE])
        if isinstance(chosen, PickUnit):
            banners.place_banner(g, p, p.units[chosen.unit - 1], "banner-of-command")
            return
    add(p, changes.BannerCommands())


# Weapons


def discard_any(g: State, p: Player) -> Asking[int]:
    """Any number of cards that are no Wounds; how many is returned."""
    count = 0
    while cards := piles.others_in_hand(p):
        chosen = yield Decision(p.seat, "discard-any", [*(DiscardCard(name) for name in cards), DONE])
        if isinstance(chosen, Done):
            break
        piles.discard_card(g, p, chosen.card)
        count += 1
    return count


def for_discarded(kind: PointKind, points: int) -> Callable[[State, Player, Use], Script]:
    def run(g: State, p: Player, use: Use) -> Script:
        count = yield from discard_any(g, p)
        if count:
            add_points(g, p, kind, PHYSICAL, points * count, use)

    return run


def justice(g: State, p: Player, use: Use) -> None:  # noqa: ARG001
    """Physical attacks of the Attack phase count twice, and nobody resists them."""
    add(p, changes.DoublePhysical())
    for number in reachable_foes(g, Use()):
        g.fight.foes[number].lost += (PHYSICAL,)


def fame_this_phase(g: State, p: Player, use: Use) -> None:  # noqa: ARG001
    add(p, changes.FameInPhase(g.stage))


def souls_this_phase(g: State, p: Player, use: Use) -> None:  # noqa: ARG001
    add(p, changes.HarvestsSouls(g.stage))


@after_attack(notes.TakesSoul)
def harvest_soul(g: State, p: Player, fallen: list[Foe]) -> Script:
    """A crystal: white, or of a colour that one of the fallen resisted."""
    resisted = {each for foe in fallen for each in ENEMIES[foe.name].resists}
    colours = {FIRE: RED, ICE: BLUE, PHYSICAL: GREEN}
    choices = (*(colours[each] for each in (FIRE, ICE, PHYSICAL) if each in resisted), WHITE)
    mana.gain_crystal(g, p, (yield from choose_colour(p, choices)))


@after_attack(changes.HarvestsSouls)
def harvest_souls(g: State, p: Player, fallen: list[Foe]) -> Script:
    """A crystal for each enemy defeated in the right phase."""
    if changes.HarvestsSouls(g.stage) in p.turn.changes:
        for foe in fallen:
            yield from harvest_soul(g, p, [foe])


def roll_for_wounds(g: State, p: Player, count: int) -> None:
    """A Wound for every black or red."""
    rolled = [g.rng.below(6) for _ in range(count)]
    g.reveal()
    piles.take_wounds(g, p, sum(colour in (BLACK, RED) for colour in rolled))


def horn(g: State, p: Player, use: Use) -> None:
    add_points(g, p, "siege", PHYSICAL, 5, use)
    roll_for_wounds(g, p, 1)


def great_horn(g: State, p: Player, use: Use) -> Script:
    """Up to five more, a roll for each."""
    more = (yield Decision(p.seat, "horn", [Pick(number + 1) for number in range(6)])).number - 1
    add_points(g, p, "siege", PHYSICAL, 5 + more, use)
    if more:
        roll_for_wounds(g, p, more)


# Mana and crystals


def ring(name: str, colour: int) -> None:
    """A little at once, or an endless supply for one turn."""
    card(
        name,
        Mana((colour,)) & Crystal((colour,)) & Fame(1),
        ThisTurn(changes.Endless(colour)) & ThisTurn(changes.Endless(BLACK)) & ThisTurn(changes.FameForSpells(colour)),
    )


def gem_pouch(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
    """Two rolls: a crystal each, Fame for black."""
    for _ in range(2):
        colour = g.rng.below(6)
        g.reveal()
        if colour == BLACK:
            tracks.gain_fame(g, p, 1)
            continue
        if colour == GOLD:
            colour = yield from choose_colour(p, BASIC)
        mana.gain_crystal(g, p, colour)


def every_mana(g: State, p: Player, use: Use) -> None:  # noqa: ARG001
    for colour in (*BASIC, BLACK if mana.is_dark(g) else GOLD):
        mana.gain_mana(g, p, colour)


def sunlight(g: State, p: Player, use: Use) -> None:  # noqa: ARG001
    """By Night: forests cost 3, gold mana works, what Day would show is seen."""
    if mana.is_dark(g):
        add(p, changes.Daylight(), changes.TerrainCosts(FOREST, 3))
        for space in list(g.ruins):
            sites.turn_up_ruins(g, space)
        sites.look_around(g)


def darkness(g: State, p: Player, use: Use) -> None:  # noqa: ARG001
    """By Day: deserts cost 3, black mana works."""
    if not mana.is_dark(g):
        add(p, changes.Darkness(), changes.TerrainCosts(DESERT, 3))


# Cards and Skills


def grail(g: State, p: Player, use: Use) -> None:  # noqa: ARG001
    add(p, changes.HealingFame(2))


def wise_spell(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
    """An action card is thrown away for a Spell of its colour and a crystal."""
    thrown = yield from throw_action(g, p)
    spells = spells_of(g, thrown.colours)
    if spells:
        name = yield from one_of(p.seat, "take-spell", spells, TakeCard)
        offers.take_spell(g, name)
        piles.into_hand(p, name)
    mana.gain_crystal(g, p, (yield from choose_colour(p, thrown.colours)))


def spells_of(g: State, colours: tuple[int, ...]) -> list[str]:
    return [name for name in g.spells_offer if set(CARDS[name].colours) & set(colours)]


def knows_spell(g: State, p: Player) -> bool:
    return any(spells_of(g, each.colours) for each in actions_in_hand(p))


def tome(*, strong: bool) -> Effect:
    """A card is discarded for a Spell of its colour on offer, free of mana; it stays there."""

    def cast(name: str) -> Ready:
        return CARD_EFFECTS[name].strong if strong else CARD_EFFECTS[name].basic

    def castable(g: State, p: Player, colours: tuple[int, ...]) -> list[str]:
        found = []
        for name in spells_of(g, colours):
            ready = cast(name)
            if ready.when & g.stage and (not ready.requires or ready.can(g, p)):
                found.append(name)
        return found

    def payable(g: State, p: Player) -> list[str]:
        return [name for name in piles.others_in_hand(p) if castable(g, p, CARDS[name].colours)]

    def run(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
        cards = payable(g, p)
        name = yield from one_of(p.seat, "discard-for", cards, DiscardCard)
        piles.discard_card(g, p, name)
        spells = castable(g, p, CARDS[name].colours)
        spell = yield from one_of(p.seat, "choose-spell", spells, PickCard)
        script = cast(spell).do(g, p, CARD_EFFECTS[spell].use)
        if script is not None:
            yield from script

    return Special("tome-strong" if strong else "tome", run, lambda g, p: bool(payable(g, p)))


def usable_skills(g: State, p: Player) -> list[str]:
    """Skills in the common offer that could be used now."""
    return [
        name
        for name in g.common_skills
        if SKILLS[name].often in (TURN, ROUND)
        and SKILL_EFFECTS[name].ready.when & g.stage
        and SKILL_EFFECTS[name].ready.can(g, p)
    ]


def proficiency(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
    """A Skill of the common offer is used, twice if it is one for every turn."""
    names = usable_skills(g, p)
    name = yield from one_of(p.seat, "take-skill", names, TakeSkill)
    skill = SKILL_EFFECTS[name]
    for _ in range(2 if SKILLS[name].often == TURN else 1):
        if skill.ready.when & g.stage and skill.ready.can(g, p):
            script = skill.ready.do(g, p, skill.use)
            if script is not None:
                yield from script


def gain_proficiency(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
    """A Skill of the common offer for the rest of the game."""
    names = [name for name in g.common_skills if name not in p.skills]
    name = yield from one_of(p.seat, "take-skill", names, TakeSkill)
    g.common_skills = piles.without(g.common_skills, name)
    gain_skill(g, p, name)


def open_box(g: State, p: Player, use: Use) -> None:  # noqa: ARG001
    """The top Artifact is shown; this turn the Box is that Artifact, or goes back to hand."""
    p.shown_artifact = g.artifact_deck[-1]
    g.artifact_deck = g.artifact_deck[:-1]
    p.play_area = piles.without(p.play_area, "mysterious-box")
    piles.into_hand(p, "mysterious-box")
    g.reveal()
    g.emit(ArtifactShown, p.seat, p.shown_artifact)


# The Druidic Staff


def staff_targets(g: State, p: Player) -> list[str]:
    return sorted(name for name in g.board.within(p.space, 2) if name != p.space and is_safe(g, p, name))


def staff_move(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
    chosen = yield Decision(p.seat, "portal", [MoveTo(name) for name in staff_targets(g, p)])
    move_directly(g, p, chosen.space)


def staff_crystals(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
    colour = yield from choose_colour(p, BASIC)
    for _ in range(2):
        mana.gain_crystal(g, p, colour)


def staff_ready(g: State, p: Player, use: Use) -> Script:  # noqa: ARG001
    spent = [n for n, unit in enumerate(p.units) if not unit.ready and UNITS[unit.name].level <= 3]
    (yield from choose_unit(p, spent)).ready = True


STAFF: dict[int, Effect] = {
    WHITE: Special("staff-move", staff_move, lambda g, p: bool(staff_targets(g, p)), MOVEMENT),
    BLUE: Special("staff-crystals", staff_crystals),
    RED: Special("staff-ready", staff_ready, ReadyUnit(3).can),
    GREEN: Heal(3),
}


def staff_open(g: State, p: Player) -> list[int]:
    """The colours whose effect could be used now."""
    return [colour for colour, word in STAFF.items() if word.contexts()[0] & g.stage and word.can(g, p)]


def staff_cards(g: State, p: Player) -> list[str]:
    colours = set(staff_open(g, p))
    return [name for name in piles.others_in_hand(p) if colours & set(CARDS[name].colours)]


def staff(g: State, p: Player, use: Use) -> Script:
    """What it does depends on the colour of the card discarded."""
    cards = staff_cards(g, p)
    name = yield from one_of(p.seat, "discard-for", cards, DiscardCard)
    colours = tuple(colour for colour in CARDS[name].colours if colour in staff_open(g, p))
    piles.discard_card(g, p, name)
    yield from follow_staff(g, p, use, (yield from choose_colour(p, colours)))


def great_staff(g: State, p: Player, use: Use) -> Script:
    """Two different ones, without a discard."""
    done: list[int] = []
    for _ in range(2):
        colours = tuple(colour for colour in staff_open(g, p) if colour not in done)
        if not colours:
            return
        done.append((yield from choose_colour(p, colours)))
        yield from follow_staff(g, p, use, done[-1])


def follow_staff(g: State, p: Player, use: Use, colour: int) -> Script:
    script = STAFF[colour].do(g, p, use)
    if script is not None:
        yield from script


def _never(g: State, p: Player) -> bool:  # noqa: ARG001
    return False


def _nothing(g: State, p: Player, use: Use) -> Any:  # noqa: ARG001
    return None


# fmt: off
banner("banner-of-glory",
       Special("glory",
               (ThisTurn(changes.UnitArmor()) & ThisTurn(changes.UnitPoints()) & ThisTurn(changes.FameForUnits())).do,
               when=COMBAT))
banner("banner-of-fear", Special("fear", frighten_three, has_foe, RANGED | BLOCK))
banner("banner-of-protection", ThisTurn(changes.NewWoundsGo()))
banner("banner-of-courage", Special("ready-all", ready_all, when=PEACE))
banner("banner-of-fortitude", Special("heal-all", heal_all, when=PEACE))
card("banner-of-command",
     Influence(4) & Special("command", command), Fame(2) & Special("call-to-glory", call_to_glory, has_offer))

ring("ruby-ring", RED)
ring("sapphire-ring", BLUE)
ring("diamond-ring", WHITE)
ring("emerald-ring", GREEN)

card("sword-of-justice",
     ThisTurn(changes.FamePerEnemy()) & Special("sword", for_discarded("attack", 3), when=ATTACK),
     ThisTurn(changes.FamePerEnemy()) & Special("justice", justice, when=COMBAT))
card("horn-of-wrath",
     Special("horn", horn, when=RANGED | ATTACK), Special("great-horn", great_horn, when=RANGED | ATTACK))
card("bow-of-starsdawn",
     Special("fame-in-phase", fame_this_phase, when=RANGED | ATTACK)
     & Special("bow", for_discarded("ranged", 2), when=RANGED | ATTACK),
     Special("starsdawn", ThisTurn(changes.StrongerShots()).do, when=COMBAT))
card("soul-harvester", Attack(3, note=notes.TakesSoul()), Attack(8) & Special("souls", souls_this_phase, when=ATTACK))
card("shield-of-the-fallen-kings",
     Block(6) | Block(4, note=notes.Again(1)), Block(8, COLD_FIRE) | Block(4, COLD_FIRE, note=notes.Again(2)))

card("amulet-of-the-sun",
     Mana((GOLD,)) & Special("sunlight", sunlight),
     Mana((GOLD,)) & Mana((GOLD,)) & Mana((GOLD,)) & Special("sunlight", sunlight))
card("amulet-of-darkness",
     Mana(ANY_COLOUR) & Special("darkness", darkness),
     Mana(ANY_COLOUR) & Mana(ANY_COLOUR) & Mana(ANY_COLOUR) & Special("darkness", darkness))
card("endless-bag-of-gold", Influence(4) & Fame(2), Influence(9) & Fame(3))
card("endless-gem-pouch", Special("gem-pouch", gem_pouch), Special("every-mana", every_mana))
card("golden-grail", Heal(2) & Special("grail", grail), Heal(6) & ThisTurn(changes.HealingDraws()))
card("book-of-wisdom", train("hand"), Special("wise-spell", wise_spell, knows_spell))
card("druidic-staff",
     Special("staff", staff, lambda g, p: bool(staff_cards(g, p))),
     Special("great-staff", great_staff, lambda g, p: bool(staff_open(g, p))))
card("circlet-of-proficiency",
     Special("proficiency", proficiency, lambda g, p: bool(usable_skills(g, p))),
     Special("gain-proficiency", gain_proficiency,
             lambda g, p: any(name not in p.skills for name in g.common_skills)))
card("tome-of-all-spells", tome(strong=False), tome(strong=True))
card("mysterious-box",
     Special("box", open_box, lambda g, p: not p.shown_artifact and bool(g.artifact_deck)),
     Special("boxed", _nothing, _never))
# fmt: on
