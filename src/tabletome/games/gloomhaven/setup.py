"""From options and a seed to the first round. Rulebook: "Scenario setup". GH-SETUP, GH-LEVEL, GH-SOLO"""

from __future__ import annotations

import types
from typing import Annotated, Any, Literal

import msgspec

from tabletome.engine import Decision, Options, Rng, Script, phase
from tabletome.engine.errors import BadOptions
from tabletome.games.gloomhaven.actions import Place, Ready, Swap
from tabletome.games.gloomhaven.content.box import TOP_SCENARIO_LEVEL, TRAP_DAMAGE, scenario_level
from tabletome.games.gloomhaven.content.classes import CLASSES
from tabletome.games.gloomhaven.content.layout import layout
from tabletome.games.gloomhaven.content.notation import ELEMENTS
from tabletome.games.gloomhaven.content.scenarios import PLAYABLE
from tabletome.games.gloomhaven.events import Placed, Swapped
from tabletome.games.gloomhaven.flow import begin_round
from tabletome.games.gloomhaven.modifiers import STANDARD
from tabletome.games.gloomhaven.rooms import fill_room
from tabletome.games.gloomhaven.state import HERO, INERT, OFF, Figure, Hero, State

READY = Ready()
MOST_PLAYERS = min(4, len(CLASSES))


class GloomhavenOptions(Options):
    """How a scenario is set up. A lone player runs two characters. GH-SOLO-01"""

    players: Annotated[int, msgspec.Meta(ge=1, le=MOST_PLAYERS)] = 2
    scenario: str = "black-barrow"
    difficulty: Literal["easy", "normal", "hard", "very-hard"] = "normal"
    """GH-LEVEL-04, 05"""
    open_information: bool = False
    """Everything is shared, at the price of stronger monsters. GH-SOLO-03"""
    less_random: bool = False
    """GH-LOWRND-01"""
    hands: Literal["starting", "chosen"] = "starting"
    """The cards of level 1, or a hand built from the pool. GH-SETUP-03, GH-HAND-01"""

    first: str = "brute"
    second: str = "scoundrel"
    third: str = "spellweaver"
    fourth: str = "tinkerer"
    """Who plays which class. GH-CHAR-01"""

    choices = types.MappingProxyType(
        {"scenario": lambda: tuple(PLAYABLE)}
        | dict.fromkeys(("first", "second", "third", "fourth"), lambda: tuple(CLASSES))
    )

    @property
    def party(self) -> tuple[str, ...]:
        """The classes that take part; a lone player runs the first two."""
        return (self.first, self.second, self.third, self.fourth)[: max(self.players, 2)]

    def check(self) -> None:
        """No class twice in a scenario. GH-CHAR-01"""
        for name in self.party:
            if self.party.count(name) > 1:
                raise BadOptions(f"two characters are of the class {name!r}; each class can take part only once")


def new_game(options: GloomhavenOptions, rng: Rng) -> State:
    """Lay out the first room, shuffle every deck; all elements are inert. GH-SETUP-01, 06, GH-AREA0-01, 03, 04, 06"""
    solo = options.players == 1
    names = options.party
    level = scenario_level((1,) * len(names), options.difficulty)
    harder = solo or options.open_information
    number = PLAYABLE[options.scenario]
    size = len(layout(number).hexes)
    heroes = [Hero(name, 1, CLASSES[name].starting_hand) for name in names]
    g = State(
        phase=build_hand if options.hands == "chosen" else place_heroes,
        rng=rng,
        seats=options.players,
        scenario=number,
        level=level,
        monster_level=min(level + harder, TOP_SCENARIO_LEVEL),
        trap_damage=TRAP_DAMAGE[level] + harder,
        solo=solo,
        less_random=options.less_random,
        heroes=heroes,
        figures=[_figure(number, hero) for number, hero in enumerate(heroes)],
        treasures=[""] * size,
        money=[0] * size,
        elements=[INERT] * len(ELEMENTS),
        decks=[tuple(rng.shuffled(STANDARD)) for _ in range(len(names) + 1)],
        played=[()] * (len(names) + 1),
        shuffle_due=[False] * (len(names) + 1),
        ability_decks={},
        ability_played={},
        drawn={},
    )
    plan = layout(number)
    fill_room(g, plan.first_room, plan.start[0])
    return g


def _figure(number: int, hero: Hero) -> Figure:
    """GH-CHAR-05"""
    health = CLASSES[hero.name].health[hero.level - 1]
    return Figure(hero.name, HERO, number, 0, OFF, health, health)


@phase
def build_hand(g: State) -> Script:
    """One character after the other may take level X cards, one for one, into a hand of fixed size. GH-HAND-01, 02"""
    hero = g.place
    if hero == len(g.heroes):
        g.place = 0
        g.phase = place_heroes
        return
    swaps = swap_choices(g.heroes[hero])
    chosen: Any = READY
    if swaps:
        chosen = yield Decision(g.seat_of(hero), "hand", [*swaps, READY], {"hero": hero})
    if isinstance(chosen, Swap):
        cards = g.heroes[hero]
        cards.hand = tuple(chosen.into if card == chosen.out else card for card in cards.hand)
        g.emit(Swapped, cards.name, chosen.into, chosen.out, rule="GH-HAND-01")
    else:
        g.place += 1


def swap_choices(cards: Hero) -> list[Any]:
    """Cards of the pool that are not in the hand, each for any starting card that still is. GH-SETUP-02, GH-ABIL-03"""
    kind = CLASSES[cards.name]
    left = [card for card in kind.pool(cards.level) if card not in cards.hand and kind.cards[card].level != 1]
    return [Swap(out, into) for into in left for out in cards.hand if kind.cards[out].level == 1]


@phase
def place_heroes(g: State) -> Script:
    """Every character starts on an empty starting hex of the players' choice. GH-SETUP-05"""
    hero = next((number for number in range(len(g.heroes)) if g.figures[number].at < 0), None)
    if hero is None:
        g.phase = begin_round
        return
    free = [at for at in g.plan.start if g.standing_at(at) is None]
    chosen = yield Decision(g.seat_of(hero), "place", [Place(at) for at in free], {"hero": hero})
    g.figures[hero].at = chosen.hex
    g.emit(Placed, g.heroes[hero].name, chosen.hex)
