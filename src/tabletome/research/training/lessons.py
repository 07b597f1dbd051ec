"""What a network is fitted to: decisions of whole games, each weighed by a teacher."""

from __future__ import annotations

import io
import random
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt

from tabletome.bots import Bot, SeatView, Weighed, make_bot
from tabletome.bots.network import Sight, see
from tabletome.bots.seat_view import new_rng
from tabletome.engine import Action, Decision, Game
from tabletome.engine.registry import find_game
from tabletome.engine.table import Table

ASTRAY = 0.1
"""How often something else is played than whoever plays would, so that odd positions are met too."""
DOUBT = 0.04
"""How much worse (values from 0 to 1) an option is that the teacher would take e times less often."""
LED = 0.5
"""The share of the target that the teacher's first choice has to itself."""
BAR = "|"
"""Between values of an option that take turns."""
LONGEST = 3000
"""Decisions after which a game is broken off."""

Floats = npt.NDArray[np.float16]


class Plan(msgspec.Struct, frozen=True):
    """Which games are played, who weighs their decisions, and who plays them: the teacher unless told."""

    game: str
    teacher: str
    options: tuple[tuple[str, Any], ...] = ()
    players: tuple[int, ...] = ()
    """Numbers of seats that take turns; as the options have it where there are none."""
    seed: str = "0"
    player: str | None = None

    def options_of(self, number: int) -> dict[str, Any]:
        """The options of the game with this number."""
        return options_of(self.options, self.players, number)


def options_of(options: Sequence[tuple[str, Any]], players: Sequence[int], number: int) -> dict[str, Any]:
    """The options of the game with this number: seats take turns, and values with a bar between them."""
    found: dict[str, Any] = {}
    for name, value in options:
        values = value.split(BAR) if isinstance(value, str) else [value]
        found[name] = values[number % len(values)]
    if players:
        found["players"] = players[number % len(players)]
    return found


class Seen(NamedTuple):
    """Decisions one after the other as a network sees them; those of several games can be put together."""

    position: Floats
    """A row for each decision."""
    counts: npt.NDArray[np.int32]
    """How many options each decision has."""
    changes: Floats
    """A row for each option of each decision, as are `signs`."""
    signs: Floats


class Lessons(NamedTuple):
    """Decisions, and for each of their options how right the teacher finds it."""

    seen: Seen
    target: Floats


def play_number(plan: Plan, number: int) -> bytes:
    """The decisions of the game with this number, packed: most of what changes is nothing."""
    game = find_game(plan.game)
    seed = f"{plan.seed}-{number}"
    table = Table(game, game.options.read(plan.options_of(number)), seed, listening=False)
    dice = random.Random(seed)
    teacher = make_bot(plan.teacher, f"{seed}/teacher")
    player = None if plan.player is None else make_bot(plan.player, f"{seed}/player")
    verbs = verbs_of(game)
    seen: list[tuple[Sight, list[float]]] = []
    while table.pending and len(table.log) < LONGEST:
        decision = table.pending[0]
        view = SeatView.of(table, decision.seat)
        if len(decision.options) > 1:
            weighed = teacher.weigh(view)
            seen.append((see(view, verbs, new_rng(dice)), target_of(decision, weighed)))
            table.play(decision.seat, _chosen(view, weighed[0].action, player, dice))
        else:
            table.play(decision.seat, decision.options[0])
    return pack(seen)


def _chosen(view: SeatView, best: Action, player: Bot | None, dice: random.Random) -> Action:
    if dice.random() < ASTRAY:
        best, player = dice.choice(list(view.decision.options)), None
    return best if player is None else player.choose(view)


def target_of(decision: Decision, weighed: Sequence[Weighed]) -> list[float]:
    """How likely each option is to be the right one by what the teacher found; its first choice counts most."""
    best = weighed[0].value
    shares = {each.action: np.exp((min(each.value, best) - best) / DOUBT) for each in weighed if each.visits}
    total = sum(shares.values())
    if not total:
        return [float(option == weighed[0].action) for option in decision.options]
    return [
        LED * (option == weighed[0].action) + (1 - LED) * float(shares.get(option, 0.0) / total)
        for option in decision.options
    ]


def verbs_of(game: Game[Any, Any]) -> tuple[str, ...]:
    return tuple(kind.verb for kind in game.actions)


# Packing


def laid_out(sights: Sequence[Sight]) -> Seen:
    """One decision after the other, in half precision: it is enough, and half the size."""
    return Seen(
        np.array([sight.position for sight in sights], np.float16),
        np.array([len(sight.signs) for sight in sights], np.int32),
        np.concatenate([sight.changes for sight in sights]).astype(np.float16),
        np.concatenate([sight.signs for sight in sights]).astype(np.float16),
    )


def pack(seen: Sequence[tuple[Sight, Sequence[float]]]) -> bytes:
    packed = io.BytesIO()
    target = np.array([share for _, target in seen for share in target], np.float16)
    np.savez_compressed(packed, target=target, **laid_out([sight for sight, _ in seen])._asdict())
    return packed.getvalue()


def unpack(games: Sequence[bytes]) -> Lessons:
    """The decisions of these games, put together."""
    kept = [np.load(io.BytesIO(packed)) for packed in games]
    together = {name: np.concatenate([each[name] for each in kept]) for name in (*Seen._fields, "target")}
    return Lessons(target=together.pop("target"), seen=Seen(**together))
