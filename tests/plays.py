"""Games played on from a set position, as texts: what is asked, answered and told, and what has changed in the end.

A play is a file of a game's folder `plays`. Its position is drawn in the game's `test_plays`; in the file the answers
stand after `>`, and everything else is what the game has to say:

    turn? go 1, attack main 3, attack off 3, end-turn (hero: 0)
    > go 1
    evaded ecarus-white-rose 0 SS-MOVE-14
    moved ecarus-white-rose 14a.2
    turn? - attack main 3, attack off 3, go 1; + dash, drop, go 0, go 2, reorganize (hero: 0)
    = figures.0.at: 0 -> 1

In brackets stands what a question is about. One that was asked before tells what is offered no more and what else is.
`=` says where something lies otherwise than in the beginning.

    python -m tests.games.sword_and_sorcery.test_plays NAME...

plays the answers of these plays, or of all, and writes down anew what the game says. Read what has changed.
"""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from tabletome.engine import Event, Game, Run, State
from tabletome.engine.state import encode

ANSWER = "> "
WIDTH = 116
ASIDE = ("rng",)
"""What does not lie on the table."""
EMPTY = ("", "0", "-1", "none", "False", "None")
"""What comes and goes with a figure or a card without a word."""


class Table(NamedTuple):
    """A position to play on from, and the list of what happens."""

    g: State
    heard: list[Event]


class Plays:
    """The plays of a game: their positions, by name, and the folder of their texts."""

    def __init__(self, game: Game[Any, Any], folder: Path) -> None:
        self.game, self.folder = game, folder
        self.positions: dict[str, Callable[[], Table]] = {}
        self.names = sorted(file.stem for file in folder.glob("*.txt"))
        """Of those that are written down."""

    def position(self, draw: Callable[[], Table]) -> Callable[[], Table]:
        """Decorates the function that draws the position of the play of the same name."""
        self.positions[draw.__name__.replace("_", "-")] = draw
        return draw

    def text(self, name: str) -> str:
        return (self.folder / f"{name}.txt").read_text(encoding="utf-8")

    def played(self, name: str) -> str:
        """The play as the game plays it now."""
        return played(self.game, self.positions[name](), answers_of(self.text(name)))

    def write_anew(self, names: Sequence[str]) -> None:
        """The answers stay, and the game says anew what it has to say."""
        for name in names or self.names:
            (self.folder / f"{name}.txt").write_text(self.played(name), encoding="utf-8")


def answers_of(play: str) -> list[str]:
    """What is answered in a play."""
    return [line.removeprefix(ANSWER) for line in play.splitlines() if line.startswith(ANSWER)]


def played(game: Game[Any, Any], table: Table, answers: Sequence[str]) -> str:
    """What the game says when these answers are given."""
    before = laid_out(table.g)
    table.heard.clear()
    run = Run(game, table.g)
    offered: dict[str, list[str]] = {}
    lines: list[str] = []
    for answer in (*answers, ""):
        lines += [*map(words, table.heard), question(run, offered)]
        table.heard.clear()
        if answer:
            assert run.decision is not None, f"nothing is asked that {answer!r} could answer"
            assert answer in map(str, run.decision.options), f"{answer!r} is not offered by {run.decision.kind}"
            lines.append(ANSWER + answer)
            run.play(game.actions.parse(answer))
    lines += changes(before, laid_out(table.g))
    return "".join(f"{line}\n" for each in lines for line in wrapped(each))


def wrapped(line: str) -> list[str]:
    return textwrap.wrap(line, WIDTH, subsequent_indent="    ", break_long_words=False, break_on_hyphens=False)


def question(run: Run[Any], offered: dict[str, list[str]]) -> str:
    """What is asked: all that is offered, or how it differs from when this was asked before."""
    decision = run.decision
    if decision is None:
        return "the game is over"
    options = [str(option) for option in decision.options]
    before = offered.get(decision.kind, [])
    offered[decision.kind] = options
    gone = [option for option in before if option not in options]
    more = [option for option in options if option not in before]
    said = [f"{sign} {', '.join(changed)}" for sign, changed in (("-", gone), ("+", more)) if changed]
    short = "; ".join(said) if len(gone) + len(more) < len(options) else ", ".join(options)
    about = "; ".join(f"{name}: {plain(value)}" for name, value in sorted(decision.about.items()) if is_plain(value))
    seat = f" of seat {decision.seat}" if decision.seat else ""
    return f"{decision.kind}{seat}? {short or 'the same'}" + (f" ({about})" if about else "")


def is_plain(value: Any) -> bool:
    """Whether it can be said in a word or in a row of words."""
    if isinstance(value, (tuple, list, frozenset)):
        return all(map(is_plain, value))
    return isinstance(value, (int, str))


def plain(value: Any) -> str:
    if isinstance(value, frozenset):
        return f"[{' '.join(sorted(map(plain, value)))}]"
    return f"[{' '.join(map(plain, value))}]" if isinstance(value, (tuple, list)) else str(value)


def words(event: Event) -> str:
    """An event as words: its kind, what it says, and the rule."""
    fields = [str(getattr(event, name)) for name in event.__struct_fields__ if name != "rule"]
    said = " ".join([event.kind, *fields, event.rule])
    return " ".join(word for word in said.split() if not word.startswith("test-"))


def laid_out(g: State) -> dict[str, str]:
    """Everything on the table by where it lies."""
    return dict(flat("", msgspec.msgpack.decode(encode(g))))


def flat(path: str, value: Any) -> Iterator[tuple[str, str]]:
    if isinstance(value, dict):
        for name, inner in value.items():
            if path or name not in ASIDE:
                yield from flat(f"{path}.{name}".lstrip("."), inner)
    elif isinstance(value, list) and any(isinstance(inner, (dict, list)) for inner in value):
        for place, inner in enumerate(value):
            yield from flat(f"{path}.{place}", inner)
    elif isinstance(value, list):
        yield path, " ".join(map(str, value)) or "none"
    else:
        yield path, str(value)


def changes(before: dict[str, str], after: dict[str, str]) -> Iterator[str]:
    """Where something else lies than before."""
    for path in sorted({*before, *after}):
        was, now = before.get(path, ""), after.get(path, "")
        came, went = path not in before, path not in after
        if was != now and not (came and now in EMPTY) and not (went and was in EMPTY):
            yield f"= {path}: {was or 'nothing'} -> {now or 'nothing'}"
