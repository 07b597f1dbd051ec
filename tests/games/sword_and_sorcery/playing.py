"""What happens when a quest is played on from a set position, as a text that a test can compare.

    played(table, "attack main 3", "end-turn")

The text has, in their order, all that is asked with everything that may be answered, the answers, and every event; in
the end what is asked then, and whatever lies on the table otherwise than before. Dice are loaded as in `questing`; the
decks of the event, encounter, trap and enemy cards are as `Table.top` has put them.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from typing import Any

import msgspec

from tabletome.engine import Event, Run
from tabletome.engine.state import encode
from tabletome.games.sword_and_sorcery import GAME
from tabletome.games.sword_and_sorcery.actions import VOCABULARY
from tests.games.sword_and_sorcery.questing import Table

WIDTH = 112
UNTOLD = ("rng", "barrier")
"""What is no part of the table."""


def played(table: Table, *answers: str) -> str:
    """All that is asked, answered and told, line by line, and what has changed."""
    before = laid_out(table)
    table.heard.clear()
    run = Run(GAME, table.g)
    lines: list[str] = []
    for answer in (*answers, ""):
        lines += [*map(words, table.heard), *asked(run)]
        table.heard.clear()
        if answer:
            assert run.decision is not None, f"nothing is asked that {answer!r} could answer"
            assert answer in map(str, run.decision.options), f"{answer!r} is not among {run.decision.options}"
            lines.append(f"> {answer}")
            run.play(VOCABULARY.parse(answer))
    lines += changes(before, laid_out(table))
    return "\n".join(line for each in lines for line in wrapped(each))


def text(play: str) -> str:
    """A play as it is written in a test, without the margin."""
    return textwrap.dedent(play).strip()


def wrapped(line: str) -> list[str]:
    return textwrap.wrap(line, WIDTH, subsequent_indent="    ", break_long_words=False, break_on_hyphens=False)


def asked(run: Run[Any]) -> Iterator[str]:
    decision = run.decision
    if decision is None:
        yield "the quest is over"
    else:
        yield f"{decision.kind}? {', '.join(map(str, decision.options))}"


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
            if path or name not in UNTOLD:
                yield from flat(f"{path}.{name}", inner)
    elif isinstance(value, list) and any(isinstance(inner, dict) for inner in value):
        for place, inner in enumerate(value):
            yield from flat(f"{path}.{place}", inner)
    elif isinstance(value, (list, tuple)):
        yield path.removeprefix("."), " ".join(map(str, value)) or "none"
    else:
        yield path.removeprefix("."), str(value)


def changes(before: dict[str, str], after: dict[str, str]) -> Iterator[str]:
    """Where something else lies than before."""
    for path in sorted({*before, *after}):
        was, now = before.get(path, "nothing"), after.get(path, "nothing")
        if was != now:
            yield f"= {path}: {was} -> {now}"
