"""Three tiny games, complete in every respect, on which the engine and the bots are tested.

NIM is open to all eyes, SEALED hides cards and bids, HEIST is won or lost together.
"""

from __future__ import annotations

import functools
import operator
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, ClassVar, Literal

import msgspec

from tabletome.engine import (
    Achievement,
    Action,
    Challenge,
    Decision,
    Event,
    Game,
    Kind,
    Options,
    Outcome,
    Rng,
    Script,
    State,
    Vocabulary,
    ask,
    phase,
    together,
)
from tabletome.engine.honours import PERSON
from tabletome.engine.registry import game_names, register, unregister
from tabletome.engine.table import Table
from tabletome.scene import Board, Card, Cell, Choice, Die, LogEntry, Mat, Piece, Question, Scene, Stat, Zone, t

FOLDER = Path(__file__).parent / "data" / "toys"


def plain_question(g: State, decision: Decision) -> Question:
    """The same plain question for all three games: the options by their text."""
    choices = [Choice(action=str(option), text=t(option.verb)) for option in decision.options]
    return Question(seat=decision.seat, kind=decision.kind, text=t(decision.kind, seats=g.seats), choices=choices)


def tell(_: State, event: Event) -> LogEntry:
    """The same plain log for all three games: what happened, with the numbers that belong to it."""
    values = {name: getattr(event, name) for name in event.__struct_fields__}
    return LogEntry(text=t(event.kind, **{name: n for name, n in values.items() if isinstance(n, int)}))


# ---------------------------------------------------------------- NIM: whoever takes the last piece wins


LAYOUTS: dict[str, list[int]] = {"classic": [3, 4, 5], "small": [1, 2], "long": [1] * 150}


class NimOptions(Options):
    players: Annotated[int, msgspec.Meta(ge=2, le=2)] = 2
    layout: str = "classic"
    misere: bool = False
    pace: Literal["calm", "brisk"] = "calm"

    choices: ClassVar[dict[str, Callable[[], tuple[str, ...]]]] = {"layout": lambda: tuple(LAYOUTS)}


class NimState(State, kw_only=True):
    heaps: list[int]
    active: int = 0
    misere: bool = False

    def copy(self) -> NimState:
        return NimState(
            phase=self.phase,
            rng=self.rng.copy(),
            seats=self.seats,
            revealed=self.revealed,
            outcome=self.outcome,
            heaps=self.heaps.copy(),
            active=self.active,
            misere=self.misere,
        )


class FromHeap(Action):
    heap: int


class Take(Action):
    count: int


class Taken(Event):
    seat: int
    heap: int
    count: int


def set_up_nim(options: NimOptions, rng: Rng) -> NimState:
    return NimState(phase=take_pieces, rng=rng, seats=2, heaps=list(LAYOUTS[options.layout]), misere=options.misere)


@phase
def take_pieces(g: NimState) -> Script:
    """Choose a heap, then how many to take from it."""
    chosen = yield from ask(Decision(g.active, "choose-heap", [FromHeap(i) for i, size in enumerate(g.heaps) if size]))
    yield from take_from(g, chosen.heap)
    g.phase = next_player


def take_from(g: NimState, heap: int) -> Script:
    taken = yield from ask(
        Decision(g.active, "choose-count", [Take(n) for n in range(1, g.heaps[heap] + 1)], {"heap": heap})
    )
    g.heaps[heap] -= taken.count
    g.emit(Taken, g.active, heap, taken.count)


@phase
def next_player(g: NimState) -> None:
    """Nobody is asked anything here."""
    if not any(g.heaps):
        winner = 1 - g.active if g.misere else g.active
        g.outcome = Outcome((winner,), tuple(float(seat == winner) for seat in range(2)), "last-piece")
    g.active = 1 - g.active
    g.phase = take_pieces


def nim_scene(g: NimState, _: int | None) -> Scene:
    cells = [
        Cell(
            id=f"heap-{i}",
            name=t("heap", number=i),
            pieces=[Piece(id=f"piece-{i}-{n}", icon="stone-block", name=t("piece")) for n in range(size)],
        )
        for i, size in enumerate(g.heaps)
    ]
    mats = [Mat(seat=seat, name=t("player", seat=seat), active=seat == g.active) for seat in range(2)]
    return Scene(
        game="nim", name=t("nim"), boards=[Board(id="heaps", kind="track", name=t("heaps"), cells=cells)], mats=mats
    )


def nim_is_open(g: NimState, seat: int, rng: Rng) -> None:
    """Nothing is hidden, so there is nothing to imagine."""


def nobody_is_ahead(g: NimState, seat: int) -> float:  # noqa: ARG001 - a bot has to search for itself
    return 0.5


def check_nim(g: NimState) -> None:
    assert g.active in (0, 1), "a player who is not there"
    assert all(0 <= size <= 5 for size in g.heaps), "a heap of an impossible size"


def nim_sum(heaps: list[int]) -> int:
    """Zero where the player to move has lost against best play."""
    return functools.reduce(operator.xor, heaps)


NIM: Game[NimState, NimOptions] = Game(
    name="nim",
    version="1",
    folder=FOLDER,
    options=NimOptions,
    state=NimState,
    setup=set_up_nim,
    phases=[take_pieces, next_player],
    actions=Vocabulary(FromHeap, Take),
    scene=nim_scene,
    question=plain_question,
    narrate=tell,
    imagine=nim_is_open,
    evaluate=nobody_is_ahead,
    check=check_nim,
    contents=lambda: [Kind("piece", 12, book=12)],
    challenge=Challenge(lambda rng: {"layout": rng.pick(("classic", "small"))}, (PERSON, "novice")),
    achievements=(
        Achievement("last-piece", lambda game, seat: game.won(seat)),
        Achievement("big-hand", lambda game, seat: any(each.count > 1 for each in game.all(Taken, seat=seat))),
    ),
)


# ---------------------------------------------------------------- SEALED: secret bids, hidden cards, a die


class SealedOptions(Options):
    players: Annotated[int, msgspec.Meta(ge=2, le=4)] = 2
    rounds: Annotated[int, msgspec.Meta(ge=1, le=9)] = 3


CARDS = list(range(1, 13))
HAND = 2
COINS = 4


class SealedState(State, kw_only=True):
    hands: list[list[int]]
    deck: list[int]
    coins: list[int]
    points: list[int]
    shown: list[int] = msgspec.field(default_factory=list)
    prize: int = 0
    winner: int = -1
    """Who has won the prize and not yet taken it."""
    rounds: int = 3

    def copy(self) -> SealedState:
        return SealedState(
            phase=self.phase,
            rng=self.rng.copy(),
            seats=self.seats,
            revealed=self.revealed,
            outcome=self.outcome,
            hands=[hand.copy() for hand in self.hands],
            deck=self.deck.copy(),
            coins=self.coins.copy(),
            points=self.points.copy(),
            shown=self.shown.copy(),
            prize=self.prize,
            winner=self.winner,
            rounds=self.rounds,
        )


class Bid(Action):
    coins: int


class Keep(Action):
    """Take the prize and be content."""


class Duel(Action):
    """Stake the prize: it counts twice if this card beats the one that the other player shows."""

    against: int
    card: int


class Show(Action):
    card: int


class PrizeRolled(Event):
    prize: int


class BidsRevealed(Event):
    bids: tuple[int, ...]
    winner: int


class Duelled(Event):
    seat: int
    card: int
    against: int
    shown: int


class Drew(Event):
    """A card drawn, which only its owner sees; `card` is None for all others."""

    seat: int
    card: int | None

    def seen_by(self, seat: int | None) -> Drew:
        return self if seat == self.seat else Drew(self.seat, None)


class Whispered(Event):
    """Something that nobody but one seat ever hears of."""

    seat: int

    def seen_by(self, seat: int | None) -> Whispered | None:
        return self if seat == self.seat else None


def set_up_sealed(options: SealedOptions, rng: Rng) -> SealedState:
    deck = rng.shuffled(CARDS)
    return SealedState(
        phase=roll_prize,
        rng=rng,
        seats=options.players,
        hands=[[deck.pop() for _ in range(HAND)] for _ in range(options.players)],
        deck=deck,
        coins=[COINS] * options.players,
        points=[0] * options.players,
        rounds=options.rounds,
    )


@phase
def roll_prize(g: SealedState) -> None:
    g.rounds -= 1
    g.prize = g.rng.roll(6)
    g.emit(PrizeRolled, g.prize)
    g.phase = bid_for_prize


@phase
def bid_for_prize(g: SealedState) -> Script:
    """All bid in secret; the highest bid pays and wins, the lower seat where bids tie."""
    bids = yield together(
        *(Decision(seat, "bid", [Bid(coins) for coins in range(g.coins[seat] + 1)]) for seat in range(g.seats))
    )
    g.winner = max(bids, key=lambda seat: (bids[seat].coins, -seat))
    g.coins[g.winner] -= bids[g.winner].coins
    g.emit(BidsRevealed, tuple(bid.coins for bid in bids.values()), g.winner)
    g.emit(Whispered, g.winner)
    yield from keep_or_duel(g)
    g.phase = end_of_round


def keep_or_duel(g: SealedState) -> Script:
    """The winner keeps the prize or stakes it on one card against another player."""
    duels = [Duel(seat, card) for seat in range(g.seats) if seat != g.winner for card in g.hands[g.winner]]
    choice = yield from ask(Decision(g.winner, "keep-or-duel", [Keep(), *duels]))
    if isinstance(choice, Duel):
        yield from duel(g, choice)
    else:
        g.points[g.winner] += g.prize


def duel(g: SealedState, challenge: Duel) -> Script:
    """The challenger's card lies open before the other player chooses one."""
    defender = challenge.against
    show_card(g, g.winner, challenge.card)
    answer = yield from ask(Decision(defender, "show-card", [Show(card) for card in g.hands[defender]]))
    show_card(g, defender, answer.card)
    g.emit(Duelled, g.winner, challenge.card, defender, answer.card)
    if challenge.card > answer.card:
        g.points[g.winner] += 2 * g.prize
    for seat in (g.winner, defender):
        draw_card(g, seat)


def show_card(g: SealedState, seat: int, card: int) -> None:
    g.hands[seat].remove(card)
    g.shown.append(card)
    g.reveal()


def draw_card(g: SealedState, seat: int) -> None:
    if g.deck:
        g.hands[seat].append(g.deck.pop())
        g.emit(Drew, seat, g.hands[seat][-1])
        g.reveal()


@phase
def end_of_round(g: SealedState) -> None:
    g.winner = -1
    g.phase = roll_prize
    if g.rounds == 0 or not all(g.hands):
        best = max(g.points)
        winners = tuple(seat for seat, points in enumerate(g.points) if points == best)
        g.outcome = Outcome(winners, tuple(map(float, g.points)), "most-points")


def sealed_scene(g: SealedState, seat: int | None) -> Scene:
    return Scene(
        game="sealed",
        name=t("sealed"),
        zones=[Zone(id="deck", kind="pile", name=t("deck"), count=len(g.deck)), _cards("shown", g.shown, True)],
        mats=[_sealed_mat(g, each, each == seat) for each in range(g.seats)],
        dice=[Die(id="prize", kind="d6", face=str(g.prize))],
    )


def _sealed_mat(g: SealedState, seat: int, own: bool) -> Mat:
    coins = Stat(id=f"coins-{seat}", name=t("coins"), icon="coins", value=g.coins[seat])
    hand = _cards(f"hand-{seat}", g.hands[seat], own)
    return Mat(seat=seat, name=t("player", seat=seat), stats=[coins], zones=[hand], score=g.points[seat])


def _cards(name: str, cards: list[int], face_up: bool) -> Zone:
    drawn = [
        Card(id=f"{name}-{place}", label=str(card) if face_up else "", face_down=not face_up)
        for place, card in enumerate(cards)
    ]
    return Zone(id=name, kind="hand", name=t("cards"), cards=drawn)


def imagine_sealed(g: SealedState, seat: int, rng: Rng) -> None:
    """Deal anew what the seat has not seen. The cards are sorted first: the truth must not steer what is imagined."""
    others = [hand for owner, hand in enumerate(g.hands) if owner != seat]
    unseen = sorted([*g.deck, *(card for hand in others for card in hand)])
    rng.shuffle(unseen)
    for hand in others:
        hand[:] = [unseen.pop() for _ in hand]
    g.deck[:] = unseen


def evaluate_sealed(g: SealedState, seat: int) -> float:
    expected = [points + g.prize * (owner == g.winner) for owner, points in enumerate(g.points)]
    lead = expected.pop(seat) - max(expected)
    return min(1.0, max(0.0, 0.5 + lead / 40 + g.coins[seat] / 100))


def check_sealed(g: SealedState) -> None:
    assert sorted([*g.deck, *g.shown, *(card for hand in g.hands for card in hand)]) == CARDS, "a card is lost"
    assert len(g.hands) == len(g.coins) == len(g.points) == g.seats, "something is missing before a player"
    assert min(g.coins) >= 0, "a debt"


SEALED: Game[SealedState, SealedOptions] = Game(
    name="sealed",
    version="1",
    folder=FOLDER,
    options=SealedOptions,
    state=SealedState,
    setup=set_up_sealed,
    phases=[roll_prize, bid_for_prize, end_of_round],
    actions=Vocabulary(Bid, Keep, Duel, Show),
    scene=sealed_scene,
    question=plain_question,
    narrate=tell,
    imagine=imagine_sealed,
    evaluate=evaluate_sealed,
    check=check_sealed,
    contents=lambda: [Kind("card", 12, book=12), Kind("coin", 16, original=16)],
    challenge=Challenge(lambda rng: {"rounds": 1 + rng.below(2)}, (PERSON, "novice")),
)


# ---------------------------------------------------------------- HEIST: reach the vault before the alarm, together


class HeistOptions(Options):
    players: Annotated[int, msgspec.Meta(ge=1, le=4)] = 2
    vault: Annotated[int, msgspec.Meta(ge=1, le=30)] = 6


ALARM = 3


class HeistState(State, kw_only=True):
    vault: int
    way: int = 0
    alarm: int = 0
    active: int = 0
    turns: int = 0

    def copy(self) -> HeistState:
        return HeistState(
            phase=self.phase,
            rng=self.rng.copy(),
            seats=self.seats,
            revealed=self.revealed,
            outcome=self.outcome,
            vault=self.vault,
            way=self.way,
            alarm=self.alarm,
            active=self.active,
            turns=self.turns,
        )


class Sneak(Action):
    """One step; the guards notice on a 1 or 2."""


class Dash(Action):
    """Two steps; the guards notice on a 1, 2, 3 or 4."""


class Hide(Action):
    """Nobody moves and the guards calm down."""


class Noticed(Event):
    seat: int
    die: int


def set_up_heist(options: HeistOptions, rng: Rng) -> HeistState:
    return HeistState(phase=creep, rng=rng, seats=options.players, vault=options.vault)


@phase
def creep(g: HeistState) -> Script:
    """The active thief sneaks, dashes or hides."""
    chosen = yield from ask(Decision(g.active, "creep", [Sneak(), Dash(), Hide()]))
    if isinstance(chosen, Hide):
        g.alarm = max(0, g.alarm - 1)
    else:
        advance(g, *((2, 4) if isinstance(chosen, Dash) else (1, 2)))
    g.phase = look_around


def advance(g: HeistState, steps: int, noticed_up_to: int) -> None:
    g.way += steps
    die = g.rng.roll(6)
    if die <= noticed_up_to:
        g.alarm += 1
        g.emit(Noticed, g.active, die)


@phase
def look_around(g: HeistState) -> None:
    """Won at the vault, lost by alarm or at dawn."""
    g.turns += 1
    g.active = (g.active + 1) % g.seats
    g.phase = creep
    if g.way >= g.vault:
        g.outcome = Outcome(tuple(range(g.seats)), (1.0,) * g.seats, "vault", shared=True)
    elif g.alarm >= ALARM or g.turns == 2 * g.vault:
        g.outcome = Outcome((), (0.0,) * g.seats, "caught", shared=True)


def heist_scene(g: HeistState, _: int | None) -> Scene:
    cells = [Cell(id=f"step-{n}", name=t("step", number=n)) for n in range(g.vault + 1)]
    cells[min(g.way, g.vault)].pieces.append(Piece(id="thieves", icon="hood", name=t("thieves")))
    alarm = Stat(id="alarm", name=t("alarm"), icon="ringing-bell", value=g.alarm, most=ALARM)
    mats = [
        Mat(seat=seat, name=t("player", seat=seat), active=seat == g.active, stats=[alarm]) for seat in range(g.seats)
    ]
    return Scene(
        game="heist", name=t("heist"), boards=[Board(id="way", kind="track", name=t("way"), cells=cells)], mats=mats
    )


def heist_is_open(g: HeistState, seat: int, rng: Rng) -> None:
    """Nothing is hidden, so there is nothing to imagine."""


def evaluate_heist(g: HeistState, seat: int) -> float:  # noqa: ARG001 - all thieves are in the same boat
    return 0.5 + 0.45 * min(1, g.way / g.vault) - 0.12 * g.alarm


def check_heist(g: HeistState) -> None:
    assert 0 <= g.alarm <= ALARM, "an impossible alarm"
    assert 0 <= g.active < g.seats, "a thief who is not there"


HEIST: Game[HeistState, HeistOptions] = Game(
    name="heist",
    version="1",
    folder=FOLDER,
    options=HeistOptions,
    state=HeistState,
    setup=set_up_heist,
    phases=[creep, look_around],
    actions=Vocabulary(Sneak, Dash, Hide),
    scene=heist_scene,
    question=plain_question,
    narrate=tell,
    imagine=heist_is_open,
    evaluate=evaluate_heist,
    check=check_heist,
    contents=lambda: [Kind("thief", 4, book=4)],
    course=("vault",),
    challenge=Challenge(lambda rng: {"vault": 4 + rng.below(3)}, (PERSON,)),
    achievements=(Achievement("vault", lambda game, seat: game.won(seat)),),
)

TOYS: tuple[Game[Any, Any], ...] = (NIM, SEALED, HEIST)


# ---------------------------------------------------------------- for tests


@contextmanager
def registered_toys() -> Iterator[None]:
    """Let saves and records find the toys by name, for a while."""
    unknown = [game for game in TOYS if game.name not in game_names()]
    for game in unknown:
        register(game)
    try:
        yield
    finally:
        for game in unknown:
            unregister(game)


def table_of(game: Game[Any, Any], seed: str = "seed", **options: Any) -> Table[Any]:
    """A new table."""
    return Table(game, game.options.read(options), seed)


def play(table: Table[Any], *moves: str) -> Table[Any]:
    """Play moves written as `seat: action`, the first seat being 0."""
    for move in moves:
        seat, _, text = move.partition(": ")
        table.play(int(seat), table.game.actions.parse(text))
    return table


def play_randomly(table: Table[Any], rng: Rng, moves: int = 1000) -> Table[Any]:
    """Play on at random, at most this many moves."""
    for _ in range(moves):
        if table.outcome is not None:
            break
        decision = rng.pick(table.pending)
        table.play(decision.seat, rng.pick(decision.options))
    return table
