"""Quests played on from a set position, as texts: what is asked, answered and told, and what has changed in the end.

A play is a file of the folder `plays`. Its position is drawn in `test_plays`; in the file the answers stand after `>`,
and everything else is what the game has to say:

    turn? go 1, attack main 3, attack off 3, end-turn
    > go 1
    evaded ecarus-white-rose 0 SS-MOVE-14
    moved ecarus-white-rose 14a.2
    turn? - attack main 3, attack off 3, go 1; + dash, drop, go 0, go 2, reorganize
    = figures.0.at: 0 -> 1

A question that was asked before tells what is offered no more and what else is. `=` says where something lies
otherwise than in the beginning.

    python -m tests.games.sword_and_sorcery.playing NAME...

plays the answers of these plays, or of all, and writes down anew what the game says. Read what has changed.
"""

from __future__ import annotations

import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from tabletome.engine import Event, Run
from tabletome.engine.state import encode
from tabletome.games.sword_and_sorcery import GAME
from tabletome.games.sword_and_sorcery.actions import VOCABULARY
from tests.games.sword_and_sorcery.questing import Table

PLAYS = Path(__file__).parent / "plays"
ANSWER = "> "
WIDTH = 116
ASIDE = ("rng",)
"""What does not lie on the table."""
NOTHING = ("", "0", "-1", "none", "False", "None")
"""What comes and goes with a figure or a card without a word."""


def answers_of(play: str) -> list[str]:
    """What is answered in a play."""
    return [line.removeprefix(ANSWER) for line in play.splitlines() if line.startswith(ANSWER)]


def played(table: Table, answers: list[str]) -> str:
    """What the game says when these answers are given."""
    before = laid_out(table)
    table.heard.clear()
    run = Run(GAME, table.g)
    offered: dict[str, list[str]] = {}
    lines: list[str] = []
    for answer in (*answers, ""):
        lines += [*map(words, table.heard), question(run, offered)]
        table.heard.clear()
        if answer:
            assert run.decision is not None, f"nothing is asked that {answer!r} could answer"
            assert answer in map(str, run.decision.options), f"{answer!r} is not offered by {run.decision.kind}"
            lines.append(ANSWER + answer)
            run.play(VOCABULARY.parse(answer))
    lines += changes(before, laid_out(table))
    return "".join(f"{line}\n" for each in lines for line in wrapped(each))


def wrapped(line: str) -> list[str]:
    return textwrap.wrap(line, WIDTH, subsequent_indent="    ", break_long_words=False, break_on_hyphens=False)


def question(run: Run[Any], offered: dict[str, list[str]]) -> str:
    """What is asked: all that is offered, or how it differs from when this was asked before."""
    decision = run.decision
    if decision is None:
        return "the quest is over"
    options = [str(option) for option in decision.options]
    before = offered.get(decision.kind, [])
    offered[decision.kind] = options
    gone = [option for option in before if option not in options]
    more = [option for option in options if option not in before]
    if len(gone) + len(more) >= len(options):
        return f"{decision.kind}? {', '.join(options)}"
    said = [f"{sign} {', '.join(changed)}" for sign, changed in (("-", gone), ("+", more)) if changed]
    return f"{decision.kind}? {'; '.join(said) or 'the same'}"


def words(event: Event) -> str:
    """An event as words: its kind, what it says, and the rule."""
    fields = [str(getattr(event, name)) for name in event.__struct_fields__ if name != "rule"]
    said = " ".join([event.kind, *fields, event.rule])
    return " ".join(word for word in said.split() if not word.startswith("test-"))


def laid_out(table: Table) -> dict[str, str]:
    """Everything on the table by where it lies."""
    return dict(flat("", msgspec.msgpack.decode(encode(table.g))))


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
        if was != now and not (path not in before and now in NOTHING) and not (path not in after and was in NOTHING):
            yield f"= {path}: {was or 'nothing'} -> {now or 'nothing'}"


def write_anew(names: list[str]) -> None:
    """The answers stay, and the game says anew what it has to say."""
    from tests.games.sword_and_sorcery.test_plays import POSITIONS

    for name in names or POSITIONS:
        file = PLAYS / f"{name}.txt"
        file.write_text(played(POSITIONS[name](), answers_of(file.read_text(encoding="utf-8"))), encoding="utf-8")


if __name__ == "__main__":
    write_anew(sys.argv[1:])
