"""Scenarios on their own maps: enter one, change what stands there, and look at what the rules make of it.

quest = enter("barrow-lair", players=3)
quest.open("b3b-m1a").kill("bandit-commander")
assert quest.result() == UNDECIDED
"""

from __future__ import annotations

from typing import Any

from tabletome.engine import Event, Run, seeded
from tabletome.engine.state import listen
from tabletome.games.gloomhaven import GAME
from tabletome.games.gloomhaven.actions import VOCABULARY
from tabletome.games.gloomhaven.campaign.setup import new_game
from tabletome.games.gloomhaven.content.bosses import TYPES
from tabletome.games.gloomhaven.content.monster_cards import DECKS
from tabletome.games.gloomhaven.content.scenarios import page
from tabletome.games.gloomhaven.rules.combat.damage import leave_the_map
from tabletome.games.gloomhaven.rules.initiative import draw_ability
from tabletome.games.gloomhaven.rules.movement.doors import open_door
from tabletome.games.gloomhaven.rules.scenario.goals import check_goals, end_scenario
from tabletome.games.gloomhaven.rules.setup import GloomhavenOptions
from tabletome.games.gloomhaven.state import ESCORT, UNDECIDED, Figure, State, Turn

QUIET = (
    "curse",
    "damage",
    "place",
    "monster-moves",
    "focus",
    "monster-attacks",
    "monster-chooses",
    "monster-places",
    "first",
    "spawn",
    "shove",
    "consume-any",
    "rest",
    "scatter",
    "gather",
    "event-discard",
    "protagonist",
    "bearer",
    "take-thing",
    "give-away",
    "wind",
    "roll",
    "flood",
    "bail",
)
"""What is answered with the first choice while the monsters act."""


def started(**options: Any) -> Run[State]:
    """Black Barrow, every hero on the first free starting hex."""
    run = Run(GAME, new_game(GloomhavenOptions.read(options), seeded("barrow")))
    while run.decision is not None and run.decision.kind in ("goal", "place"):
        run.play(run.decision.options[0])
    return run


def play(run: Run[State], *moves: str) -> None:
    for move in moves:
        action = VOCABULARY.parse(move)
        assert run.decision is not None
        assert action in run.decision.options, [str(option) for option in run.decision.options]
        run.play(action)


def enter(name: str, players: int = 2, **options: object) -> Quest:
    """The first round of a scenario, everyone placed, before cards are chosen."""
    given = {"players": players, "scenario": name, "battle_goals": False} | options
    g = new_game(GloomhavenOptions(**given), seeded(f"{name}-{players}"))  # type: ignore[arg-type]
    quest = Quest(g)
    quest.go_on()
    return quest


def entered(**options: Any) -> Run[State]:
    """A scenario as far as its first question."""
    options = {"battle_goals": False, **options}
    run = Run(GAME, new_game(GAME.options.read(options), seeded("levels")))
    assert run.decision is not None
    return run


def over(result: int, name: str = "black-barrow", money: tuple[int, int] = (3, 0)) -> State:
    """A scenario that has ended: the first character has looted tokens, and 4 experience was gained by each."""
    g = enter(name).g
    for hero, tokens in zip(g.heroes, money, strict=True):
        hero.money, hero.xp = tokens, 4
    g.result = result
    end_scenario(g)
    return g


class Quest:
    """A scenario being played."""

    def __init__(self, g: State) -> None:
        self.g = g
        self.events: list[Event] = []
        listen(g, self)
        self.run = Run(GAME, g)

    def hear(self, event: Event) -> None:
        self.events.append(event)

    def go_on(self) -> Quest:
        """Answer everything that is none of our business, until the players have to choose."""
        while self.run.decision is not None and self.run.decision.kind in QUIET:
            self.run.play(self.run.decision.options[0])
        self.g = self.run.state
        return self

    def again(self, phase: str) -> Quest:
        """Go on from another point of the rules."""
        self.g.phase = phase
        self.run = Run(GAME, self.g)
        return self.go_on()

    # Changing what is there

    def open(self, door: str) -> Quest:
        """The first character opens all doors between two tiles."""
        for number in sorted(self.g.plan.doors_between(door) - self.g.opened):
            open_door(self.g, number, 0)
        return self

    def open_all(self) -> Quest:
        for door in self.g.plan.doors:
            self.open(door.name)
        return self

    def kill(self, *names: str) -> Quest:
        """All monsters of these names, or every enemy, die."""
        for number in list(self.g.on_map()):
            it = self.g.figures[number]
            if it.name in names or (not names and it.hostile and it.is_monster):
                leave_the_map(self.g, number)
        return self

    def put(self, hero: int, at: int) -> Quest:
        self.g.figures[hero].at = at
        return self

    def exhaust(self, hero: int) -> Quest:
        leave_the_map(self.g, hero)
        return self

    def begins_turn(self, hero: int, *cards: str) -> Quest:
        """This character, first of all, is about to use these two cards."""
        self._in_order()
        self.g.turn, self.g.place = Turn(hero, begun=True), hero
        self.g.heroes[hero].chosen = cards
        return self.again("hero_turn")

    def comes_up(self, hero: int) -> Quest:
        """The place of this character in the round: what they have summoned acts first."""
        self._in_order()
        self.g.place = hero
        return self.again("next_place")

    def ends_turn(self, figure: int) -> Quest:
        """This figure's turn is over, and with it the round."""
        self._in_order()
        self.g.turn.acting, self.g.place = figure, len(self.g.order)
        return self.again("end_of_turn")

    def _in_order(self) -> None:
        """Everyone has a place in this round, the characters first."""
        g = self.g
        kinds = sorted({figure.name for figure in g.figures if figure.is_monster and figure.at >= 0})
        for name in kinds:
            draw_ability(g, name)
        for hero in g.heroes:
            hero.initiative = hero.second_initiative = 1
        escorts = [figure.name for figure in g.figures if figure.kind == ESCORT and figure.at >= 0]
        g.order = (*(hero.name for hero in g.heroes), *kinds, *escorts)
        g.late = g.waiting = ()

    def acts(self, name: str, initiative: int) -> Quest:
        """All monsters of this name act, by the card of their deck with this initiative; nobody else does."""
        g = self.g
        deck = TYPES[name].deck
        g.drawn[deck] = next(number for number, card in enumerate(DECKS[deck]) if card.initiative == initiative)
        g.ability_decks[deck] = ()
        g.ability_played[deck] = tuple(range(len(DECKS[deck])))
        self._in_order()
        g.order = (*(each for each in g.order if each != name), name)
        g.place = len(g.order) - 1
        return self.again("next_place")

    def end_round(self) -> Quest:
        self.g.order = ()
        return self.again("cleanup")

    # Looking

    def result(self) -> int:
        check_goals(self.g)
        return self.g.result

    def is_open(self) -> bool:
        return self.result() == UNDECIDED

    def figures(self, name: str) -> list[Figure]:
        return [figure for figure in self.g.figures if figure.name == name and figure.at >= 0]

    def marked(self, letter: str) -> int:
        return self.g.plan.marked(letter)[0]

    @property
    def page(self) -> object:
        return page(self.g.scenario)
