"""Every monster's every card is performed, every boss's special actions, and every scenario is played to its end."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tabletome.engine import Event, Run, seeded
from tabletome.engine.ledger import rule
from tabletome.engine.state import listen
from tabletome.engine.table import Table
from tabletome.games.gloomhaven import GAME
from tabletome.games.gloomhaven import actions as a
from tabletome.games.gloomhaven.campaign.setup import new_game
from tabletome.games.gloomhaven.content.bosses import BOSSES, TYPES
from tabletome.games.gloomhaven.content.classes import CLASSES
from tabletome.games.gloomhaven.content.monster_cards import DECKS
from tabletome.games.gloomhaven.content.monsters import MONSTERS
from tabletome.games.gloomhaven.content.named import NAMED
from tabletome.games.gloomhaven.content.notation.conditions import ELEMENTS
from tabletome.games.gloomhaven.content.scenarios import PLAYABLE
from tabletome.games.gloomhaven.knowledge import check_figures
from tabletome.games.gloomhaven.rules.setup import GloomhavenOptions
from tabletome.games.gloomhaven.state import BOSS, ELITE, NORMAL, STRONG, State
from tests.games.gloomhaven.changes import Before, Told
from tests.games.gloomhaven.dungeon import Dungeon, dungeon
from tests.words import assert_written, names_in

MELEE = """
    . . . . . . .
     . Brute guard1 guard2 . . .
    . Scoundrel . ^ . . .
     . . . . % . .
"""
FAR = """
    . . . . . . .
     Brute . . . guard1 guard2 .
    . Scoundrel . ! . . .
     . . . . % . .
"""


def acts(drawing: str, name: str, card: int, strong: bool) -> Dungeon:
    """The first guard is a monster of this name and acts by this card; the second is an ally in need."""
    game = dungeon(drawing)
    g = game.g
    deck = TYPES[name].deck
    kind = BOSS if name in BOSSES else ELITE if card % 2 else NORMAL
    for guard, number in (("guard1", 1), ("guard2", 2)):
        it = g.figures[game.names[guard]]
        it.name, it.kind, it.number = name, kind, number
        it.health = it.max_health = g.stat(game.names[guard]).health
    g.figures[game.names["guard2"]].health = 1
    for hero in (0, 1):
        g.figures[hero].health = g.figures[hero].max_health = 40
    if strong:
        g.elements = [STRONG] * len(ELEMENTS)
    g.drawn = {}
    game._draw(deck, card)
    g.order = (*(hero.name for hero in g.heroes), name)
    g.place, g.phase = len(g.order) - 1, "next_place"
    dice = random.Random(card)
    before = Before(game)
    while game.asked() not in ("rest", "select", "over"):
        game.plays(dice.choice(game.offers()))
        check_figures(game.run.state)
    untold = before.untold()
    assert not untold, f"card {card} of the {name}: nobody is told that {untold}"
    return game


@pytest.mark.parametrize("name", sorted(TYPES.keys() - NAMED.keys()))
@rule("GH-MABIL-02")
def test_every_card_of_every_monster_is_performed(name: str) -> None:
    for card in range(len(DECKS[TYPES[name].deck])):
        told = 0
        for drawing in (MELEE, FAR):
            for strong in (False, True):
                told += len(acts(drawing, name, card, strong).events)
        assert told > 4, f"card {card} of the {name} does nothing"


# Scenarios

FULLY_PLAYED = 25
"""The scenarios from which everything is seen; of those above only the first moves are played."""
FIRST_MOVES = 150
BETWEEN_ACTIONS = ("turn", "select", "rest", "place")
SHARED_HIT_POINTS = ("infernal-throne", "temple-of-the-elements")
"""Where a boss lives by its altar, or demons by theirs: nobody tells of their hit points, which are seen."""
SEEN_ON_THE_MAP = (
    "ancient-cistern", "sanctuary-of-gloom", "scorched-summit", "gloomhaven-battlements-a", "shadow-weald",
    "harrower-hive", "harried-village", "back-alley-brawl",
)  # fmt: skip
"""Where figures go with another, lie on several hexes, hide or are set up by the page."""


class Runner:
    """A party that never tires: it plays a scenario until it is over, so that everything in it comes up."""

    g: State

    def __init__(self) -> None:
        self.used: set[str] = set()
        self.events: list[Event] = []
        self.untold: list[str] = []
        self._before: Told | None = None

    def hear(self, event: Event) -> None:
        self.used.add(type(event).__name__)
        self.events.append(event)

    def look(self, g: State) -> None:
        """Between two actions: whether everything since the last look was told."""
        self.g = g
        self.untold += [] if self._before is None else self._before.untold()
        self.events.clear()
        self._before = Told(self)

    def play(self, name: str, players: int, most: int) -> State:
        dice = random.Random(name)
        options = GloomhavenOptions(players=players, scenario=name, battle_goals=False)
        g = new_game(options, seeded(name))
        listen(g, self)
        run = Run(GAME, g)
        rested = 0
        for _ in range(most):
            if run.decision is None:
                break
            if run.decision.kind in BETWEEN_ACTIONS:
                self.look(run.state)
            run.play(choose(run.state, run.decision.options, run.decision.kind, dice))
            g = run.state
            if run.decision is not None and run.decision.kind == "select" and g.round != rested:
                rested = g.round
                refresh(g)
                self._before = None
                run = Run(GAME, g)
        GAME.check(run.state)
        return run.state


def refresh(g: State) -> None:
    for hero, cards in enumerate(g.heroes):
        if g.figures[hero].at >= 0:
            g.figures[hero].health = g.figures[hero].max_health = 60
            cards.hand, cards.lost = cards.hand + cards.lost, ()


def choose(g: State, options: Any, kind: str, dice: random.Random) -> Any:
    """Toward doors, treasure, letters and enemies; strike whoever can be struck; suffer what comes."""
    if kind in ("damage", "strike", "lay"):
        return options[0]
    if kind == "turn":
        return dice.choice([option for option in options if not isinstance(option, a.EndTurn)] or options)
    going = [option for option in options if isinstance(option, a.Go)]
    if kind == "move" and going and dice.random() < 0.85:
        board = g.board
        doors = {h for near in board.ways for h in near if h not in board.floor}
        at_door = [option for option in going if option.hex in doors]
        if at_door:
            return dice.choice(at_door)
        goals = [at for at in board.floor if any(near in doors for near in board.ways[at])]
        goals += [at for at in board.floor if g.treasures[at]]
        goals += [at for _, at in g.plan.markers if at in board.floor]
        if dice.random() < 0.6 or not goals:
            goals += [g.figures[enemy].at for enemy in g.enemies_of(g.turn.acting)]
        if goals:
            return min(going, key=lambda option: min(board.distances(option.hex)[at] for at in goals))
    return dice.choice(options)


@pytest.mark.parametrize("name", [name for name, number in PLAYABLE.items() if number <= FULLY_PLAYED])
def test_a_party_that_never_tires_sees_the_whole_scenario(name: str) -> None:
    runner = Runner()
    g = runner.play(name, players=2, most=1200)
    assert {"TurnBegan", "Moved", "Attacked", "Focused", "DoorOpened"} <= runner.used
    assert not runner.untold or name in SHARED_HIT_POINTS
    assert g.opened
    assert set(CLASSES) >= {hero.name for hero in g.heroes}
    assert set(MONSTERS) | set(BOSSES) >= {figure.name for figure in g.figures if figure.is_monster}


def test_the_first_rounds_of_every_other_scenario_are_played_and_told_in_both_languages() -> None:
    for name, number in PLAYABLE.items():
        if number > FULLY_PLAYED:
            runner = Runner()
            g = runner.play(name, players=2 + number % 3, most=FIRST_MOVES)
            assert {"TurnBegan", "Moved"} <= runner.used, name
            assert not runner.untold or name in SEEN_ON_THE_MAP, name
            assert_written(GAME, names_in(GAME.scene(g, 0)))


@pytest.mark.parametrize("players", [2, 4])
def test_no_scenario_leads_into_an_impossible_position(players: int) -> None:
    """Nobody stands on another, on an obstacle or outside; what a page puts there may."""
    for name in PLAYABLE:
        table: Table[State] = Table(GAME, GAME.options.read({"scenario": name, "players": players}), name)
        dice = random.Random(name)
        for _ in range(40):
            if not table.pending:
                break
            decision = table.pending[0]
            table.play(decision.seat, dice.choice(list(decision.options)))
            GAME.check(table.state)
