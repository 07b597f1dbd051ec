"""A game, as the engine, the clients, the bots and the tools see it."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from tabletome.engine.actions import Action, Vocabulary
from tabletome.engine.decisions import Decision
from tabletome.engine.events import Event
from tabletome.engine.features import Features
from tabletome.engine.honours import Achievement, Challenge, Mark
from tabletome.engine.migrations import Migration
from tabletome.engine.options import Options
from tabletome.engine.phases import Phase
from tabletome.engine.randomness import Rng
from tabletome.engine.state import State

S = TypeVar("S", bound=State)
O = TypeVar("O", bound=Options)  # noqa: E741 - an option type beside a state type


class Kind(msgspec.Struct, frozen=True):
    """One kind of component: how many the box holds, and how many we have from which source."""

    kind: str
    box: int
    book: int = 0
    public: int = 0
    mixed: int = 0
    """Partly printed or published, and partly ours."""
    original: int = 0

    @property
    def have(self) -> int:
        return self.book + self.public + self.mixed + self.original


class Pieces(msgspec.Struct, frozen=True):
    """How many pieces of a box we have, and of how many the facts are printed, published, partly ours or ours."""

    have: int
    book: int
    public: int
    mixed: int
    original: int


def _no_labels(state: State, seat: int) -> Mapping[str, str]:  # noqa: ARG001 - games that have labels override this
    return {}


def _no_panels(state: State, asked: Sequence[Decision], seat: int | None) -> list[Any]:  # noqa: ARG001 - as above
    return []


def _no_aspects(state: State, seat: int) -> Mapping[str, float]:  # noqa: ARG001 - as above
    return {}


def _says_nothing(state: State, decision: Decision, option: Action) -> Any:  # noqa: ARG001 - as above
    return None


def _nothing_impossible(state: State) -> None:
    pass


def _rivals(options: Options) -> bool:  # noqa: ARG001 - games that are won together override this
    return False


def _unmeasured(g: Any) -> None:  # noqa: ARG001 - as a game's own measures
    return None


def _says_nothing_before(options: Any) -> None:  # noqa: ARG001 - as a game's own foretells
    return None


def _sides_not_settled(options: Options) -> Sequence[Any]:  # noqa: ARG001 - games whose sides are settled override this
    return ()


def _plain_marks(state: State, seat: int) -> Sequence[Mark]:
    """By who has won, and the points."""
    outcome = state.outcome
    assert outcome is not None, "only finished games are compared"
    return Mark("won", outcome.payoff(seat)), Mark("points", outcome.scores[seat])


def _rule_of(phase: Phase) -> Callable[[Any], Any]:
    assert hasattr(phase, "run"), f"no rule runs the phase {phase!r}"
    return phase.run


class Preset(msgspec.Struct, frozen=True):
    """A way to start that many people want: options under a name, said as `preset-<name>`."""

    name: str
    options: Mapping[str, Any] = {}
    icon: str = ""


class Progress(NamedTuple):
    """How far a game has come: so much of so much, and what that is, as a text of `tabletome.scene`."""

    value: int
    most: int
    text: Any


class Portrait(NamedTuple):
    """The face by which a hero, a class or a people is chosen."""

    icon: str
    hue: str = ""
    stats: Sequence[Any] = ()
    """What sets it apart: a few numbers with icons, in the words of `tabletome.scene`."""


class Pick(NamedTuple):
    """A word of a list that an option is, told as a card in the words of `tabletome.scene`."""

    word: str
    card: Any
    most: int = 1
    """How often the list may hold it."""


class Picks(NamedTuple):
    """What a list may be put together from; if it is not empty it must have so many words, or any number."""

    cards: Sequence[Pick]
    exactly: int | None = None


class Picking(NamedTuple):
    """How people put together an option that is a list of words with commas between: by cards, not by typing."""

    among: Callable[[str], Picks]
    """What there is to pick, by the value of the option `by`."""
    by: str


@dataclasses.dataclass(frozen=True, kw_only=True, eq=False)
class Game(Generic[S, O]):
    """Everything there is to a game. Each game folder's `__init__` makes one and calls it GAME."""

    name: str
    version: str
    """A whole number, raised when recorded games play differently or what is kept changes its shape."""
    folder: Path
    options: type[O]
    state: type[S]
    setup: Callable[[O, Rng], S]
    phases: Iterable[Phase]
    chapters: Sequence[ModuleType] = ()
    """The modules that register something when they are loaded: rules that run phases, what cards do, how words read.
    Whoever loads the game loads them because they are named here."""
    actions: Vocabulary
    scene: Callable[[S, int | None], Any]
    """The table as a seat may see it (None: as a spectator may), in the words of `tabletome.scene`."""
    question: Callable[[S, Decision], Any]
    """A decision as its seat is asked it, every option in words."""
    panels: Callable[[S, Sequence[Decision], int | None], list[Any]] = _no_panels
    """What is being resolved now, as a seat may see it, in the words of `tabletome.scene`: told from the state and from
    the decisions that are waited for, since a war in the middle of a rule lies nowhere else."""
    narrate: Callable[[S, Event], Any]
    """An event as a log entry."""
    imagine: Callable[[S, int, Rng], None]
    """Change, in place, everything that the seat cannot know, as it might equally well be."""
    evaluate: Callable[[S, int], float]
    """How good the position is for a seat: 0 lost, 1 won."""
    shares_value: bool = False
    """Whether every position and every outcome is worth the same to all seats, so that a search asks only once."""
    aspects: Callable[[S, int], Mapping[str, float]] = _no_aspects
    """What `evaluate` is made of, by name and in one measure, more being better for the seat. Hints give reasons by it,
    in the words `aspect-<name>-up` (more of it) and `aspect-<name>-down`."""
    check: Callable[[S], None] = _nothing_impossible
    """Raise AssertionError where the state is impossible: lost components, two figures in one hex."""
    contents: Callable[[], list[Kind]] = list
    """What is in the box, counted by source."""
    labels: Callable[[S, int], Mapping[str, str]] = _no_labels
    """What sets a seat apart for statistics, such as faction=orcs: balance tables are made by it."""
    catalogue: Callable[[], list[Any]] = list
    """Everything in the box worth reading, as zones of cards in the words of `tabletome.scene`, for a card browser."""
    terms: Callable[[], list[Any]] = list
    """The glossary: every keyword, condition and symbol that texts may name, in the words of `tabletome.scene`."""
    check_file: Callable[[Path], str] | None = None
    """Read a content file that a player wrote: its title, or a TabletomeError that says what is wrong with it."""

    features: Features[S] | None = None
    """A position as numbers, for programs that learn."""
    outline: Features[S] | None = None
    """A position in few numbers, for the network of the learned bot; it sees `features` where there is none."""
    instinct: Callable[[S, Decision], Sequence[float]] | None = None
    """How likely a sensible player is to take each option, in proportion: a search leaves out what nobody would do, and
    plays on by it. Without one every option is as likely as another."""
    playout: int = 10
    """How many random moves a search plays on before it judges a position: none where turns are long and careful, so
    that a few careless moves would spoil what they are meant to test."""
    horizon: frozenset[str] = frozenset()
    """The kinds of decisions that a search does not go into once their phase has yet to begin, but judges what has been
    reached: where everybody plans anew, and what was planned before is over."""
    finish: int = 12
    """The most moves that a search plays on after that to the end of the phase: none where `evaluate` sees what a phase
    that has begun may still bring."""
    curiosity: float = 0.7
    """How much a search is drawn to options it knows less: little where `evaluate` tells small advantages apart, lest a
    search of a few hundred positions waste them on what looked worse at once."""

    lessons: Sequence[Any] = ()
    """Guided first games, in the order in which they are best taken, as `tabletome.scene.lesson` declares them."""

    minutes: tuple[int, int] | None = None
    """How long a game takes people who know it, at least and at most."""
    weight: int | None = None
    """How much there is to think about, from 1 to 5."""
    presets: Sequence[Preset] = ()
    """Ways to start, the usual one first: it is what whoever only wants to play gets."""

    drawings: Mapping[str, Callable[[], str]] = dataclasses.field(default_factory=dict)
    """Drawings that are made when they are asked for, as SVG, by name; others lie in the folder `pictures`. The drawing
    of a value of an option is called by both: `quest-first-breath`."""

    portraits: Mapping[str, Portrait] = dataclasses.field(default_factory=dict)
    """Faces of the heroes, classes or peoples that options name: they are chosen by their faces."""

    pickings: Mapping[str, Picking] = dataclasses.field(default_factory=dict)
    """Options that are lists of words with commas between, and from what each is put together."""

    bot: str = ""
    """The bot that plays where nobody says which, such as `instinct`: the one that is good company in this game and
    quick enough. Without one clients take what they think usual."""

    levels: Mapping[str, str] = dataclasses.field(default_factory=dict)
    """By level (`novice`, `adept`, `expert`, `master`): the bot that plays it, each better than the one below."""
    tempers: Mapping[str, Mapping[str, float]] = dataclasses.field(default_factory=dict)
    """By temper (`aggressive`, `builder`): which aspects of a position somebody of that temper likes, and how much."""

    intent: Callable[[S, Decision, Action], Any] = _says_nothing
    """What somebody who takes this option tells partners about it, as a text, as far as the rules allow; or None."""
    requests: Mapping[str, Mapping[str, float]] = dataclasses.field(default_factory=dict)
    """What partners may ask of a bot (`help`, `go-ahead`, `hold`): which aspects of a position it then cares for, and
    how much more, among what is about as good."""

    progress: Callable[[S], Progress | None] = _unmeasured
    """How far the game has come, for lists of games: from what everybody at the table knows."""

    foretold: Callable[[O], Any] = _says_nothing_before
    """What a game with these options is like, before it begins: a sheet in the words of `tabletome.scene`, or None."""

    cooperative: Callable[[O], bool] = _rivals
    """With these options all players win or lose together: nobody wins because another gives up."""

    secret_hands: bool = False
    """Players hold cards that others do not see for long: whoever watches rivals is shown the game some time later."""

    sides: Callable[[O], Sequence[Any]] = _sides_not_settled
    """Whom each seat plays with these options, as texts, where that is settled before the game begins."""

    marks: Callable[[S, int], Sequence[Mark]] = _plain_marks
    """By what a seat's finished game is compared with others' games of the same kind, what matters most first."""
    course: Sequence[str] = ()
    """The options that decide what was played, such as the scenario and its difficulty: results of games that are won
    or lost together are compared among those that have them alike."""
    challenge: Challenge | None = None
    """The game that everybody may try for a day."""
    achievements: Sequence[Achievement] = ()
    """What can be achieved in a game."""

    migrations: Mapping[str, Migration] = dataclasses.field(default_factory=dict)
    """By version: how what it kept becomes what the next version keeps, where the shape has changed."""

    scripts: Mapping[str, Callable[[S], Any]] = dataclasses.field(init=False, repr=False)

    def __post_init__(self) -> None:
        assert self.version.isdecimal(), f"the version of a game is a whole number, not {self.version!r}"
        object.__setattr__(self, "scripts", {each: _rule_of(each) for each in self.phases})

    def pieces(self) -> Pieces:
        """All that we have of the box, by where its facts come from."""
        kinds = self.contents()
        counts = {name: sum(getattr(kind, name) for kind in kinds) for name in Pieces.__struct_fields__}
        return Pieces(**counts)
