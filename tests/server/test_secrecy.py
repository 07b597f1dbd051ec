"""On the wire no seat ever receives what `imagine` may change, in a message of any type, before the game ends."""

from __future__ import annotations

import functools
import json
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any, NamedTuple

import msgspec
import pytest

import tabletome.bots
import tabletome.server.bots
from tabletome.engine import Rng, seeded
from tabletome.engine.game import Game
from tabletome.engine.registry import find_game
from tabletome.engine.table import Table
from tabletome.scene import translator
from tabletome.scene.view import log_entry, scene_of
from tabletome.scene.vocabulary import LogEntry
from tabletome.server.bots import weigh
from tabletome.server.log_pages import quiet
from tests.server.conftest import Knock
from tests.server.serving import Person, Seated, Socket
from tests.toys import SEALED, table_of

PLAIN_MESSAGES = {
    "acted": {"id", "step", "revision"},
    "done": {"id"},
    "pong": {"id"},
    "presence": {"connected", "watching"},
    "chat-history": {"lines"},
    "chat": {"line"},
    "clock": {"clocks"},
    "table": {"table"},
    "view": {"revision", "since", "whole", "seat", "claim_from", "view"},
}
"""All that a message of each type may hold."""
FOR_ALL_EYES = {
    *("id", "game", "title", "version", "options", "status", "private", "seats", "you", "played", "owner", "revision"),
    *("step", "waiting_for", "commitment", "created", "requests", "invites", "clock", "seed", "result", "rematch"),
    *("cloned_from", "needs_share", "draw", "retired", "rule_changes", "claim_from", "contest", "delay", "wishes"),
    *("friends", "rated", "cooperative", "hints", "chat_open"),
}
"""What a table's description may hold; the seed is checked apart."""
SEEN = ("scene", "question", "log", "waiting_for")


class Sent(NamedTuple):
    """A view that went over the wire: to whom, at which step, with the log from which step on.

    Or a part of the log alone, that came before a step.
    """

    seat: int | None
    step: int
    since: int
    view: dict[str, Any]
    whole: bool = True
    before: int | None = None

    def moves_at(self, step: int) -> bool:
        """What moved on the table is told with changes, and with the last step of a replay."""
        return not self.whole or (step == self.step and any(entry.get("effects") for entry in self.view["log"]))


class Eavesdropper:
    """Plays a game of two with a spectator and notes all that each of them is sent."""

    def __init__(self, table: Seated, others: Seated, spectator: Seated) -> None:
        self.places: dict[int | None, Seated] = {0: table, 1: others, None: spectator}
        self.sockets: dict[int | None, Socket] = {}
        self.views: list[Sent] = []
        self.rest: list[Any] = []
        """Everything that is no view: answers and messages as they came."""

    def play(self, moves: int, rng: Rng) -> None:
        """Moves by whoever is asked, over both doors in turn; after some of them everybody asks for all there is."""
        with ExitStack() as doors:
            for seat, place in self.places.items():
                self.sockets[seat] = doors.enter_context(place.live(changes=seat != 0))
            for move in range(moves):
                seen = self.places[None].look()
                if seen["status"] != "playing":
                    break
                self._move(rng.pick(seen["waiting_for"]), over_socket=move % 2 == 0, rng=rng)
                if move % 5 == 0:
                    self._ask_for_everything()
            self._say_something()
            self._listen_to_the_end()

    def _move(self, seat: int, over_socket: bool, rng: Rng) -> None:
        place = self.places[seat]
        seen = place.look()
        self._note(seat, seen["since"], seen["view"])
        action = rng.pick(seen["view"]["question"]["choices"])["action"]
        if over_socket:
            self.sockets[seat].acts(action, seat, seen["step"])
        else:
            self.rest.append(place.post("actions", {"seat": seat, "step": seen["step"], "action": action}))

    def _ask_for_everything(self) -> None:
        for seat, place in self.places.items():
            seen = place.look()
            self._read_back(seat, place, seen["step"])
            self._note(seat, seen["since"], seen.pop("view"))
            self.rest += [seen, place.person.get("/api/tables", filter="watch")]
            for step in {seen["step"] // 2, seen["step"]}:
                self._replay(seat, place, step)
            self._check_refusals(seat, place)
            if seat in seen["waiting_for"]:
                self._hint(seat, place)

    def _replay(self, seat: int | None, place: Seated, step: int) -> None:
        replayed = place.person.get(f"{place.path}/replay", step=step)
        self._note(seat, replayed["since"], replayed.pop("view"))
        self.rest.append(replayed)

    def _read_back(self, seat: int | None, place: Seated, step: int) -> None:
        """The whole log, part by part."""
        before = step + 1
        while before > 0:
            part = place.person.get(f"{place.path}/log", before=before)
            self.views.append(Sent(seat, step, part["since"], {"log": part["entries"]}, before=before))
            before = part["since"]

    def _check_refusals(self, seat: int | None, place: Seated) -> None:
        """What holds the seed, the dice to come or another's cards is not given out at all."""
        assert place.refused("record", method="GET").code == "not-now"
        assert place.refused("clone", {"step": 0}).code == "not-now"
        for other in {0, 1} - {seat}:
            assert place.refused(f"replay?seat={other}", method="GET").code == "not-allowed"
            assert place.refused(f"?seat={other}", method="GET").code == "not-your-seat"
        assert place.refused("replay?seat=open", method="GET").code == "not-allowed"

    def _hint(self, seat: int | None, place: Seated) -> None:
        """A hint speaks of nothing but the seat's own choices."""
        question = place.look()["view"]["question"]
        offered = {choice["action"]: choice["text"] for choice in question["choices"]}
        hint = place.post("hint", {"seat": seat})
        assert set(hint) == {"step", "choices"}
        for choice in hint["choices"]:
            assert set(choice) == {"action", "text", "value", "visits", "why"}
            assert offered[choice["action"]] == choice["text"]

    def _say_something(self) -> None:
        for socket in self.sockets.values():
            socket.send(type="chat", text="well played")
            socket.next("chat")

    def _listen_to_the_end(self) -> None:
        step = self.places[None].step
        for seat, socket in self.sockets.items():
            if not any(told["type"] == "view" and told["view"]["step"] == step for told in socket.heard):
                socket.view_at(step)
            for told in socket.heard:
                self._note_message(seat, told)

    def _note_message(self, seat: int | None, told: dict[str, Any]) -> None:
        assert set(told) - {"type"} <= PLAIN_MESSAGES[told["type"]]
        if told["type"] == "view":
            assert told["seat"] == seat
            self._note(seat, told["since"], told["view"], told["whole"])
        elif told["type"] == "table":
            assert set(told["table"]) <= FOR_ALL_EYES
            self.rest.append(told["table"])
        else:
            self.rest.append(told)

    def _note(self, seat: int | None, since: int, view: dict[str, Any], whole: bool = True) -> None:
        self.views.append(Sent(seat, view["step"], since, view, whole))


@pytest.mark.parametrize(("game", "moves"), [("sealed", 60), ("battlelore", 60)])
def test_nothing_that_a_seat_was_sent_tells_what_it_may_not_know(
    game: str, moves: int, ann: Person, bob: Person, person: Knock
) -> None:
    """Every view is compared with one made from a position in which all that the seat cannot know lies otherwise."""
    options: dict[str, Any] = {"rounds": 9} if game == "sealed" else {}
    table = ann.makes(game, "me", "open", **options)
    ears = Eavesdropper(table, bob.joins(table), person("Cleo").at(table))
    ears.play(moves, seeded(game))
    if table.look()["status"] == "playing":
        table.post("resign", {"seat": 0})
    seed, steps = str(table.look()["seed"]), person("Dan").get(f"{table.path}/record")["steps"]
    during = [each for each in ears.rest if not (isinstance(each, dict) and each.get("status") == "over")]
    assert seed not in json.dumps(during)
    assert {each.seat for each in ears.views} == {0, 1, None}
    assert ears.sockets[1].kinds.count("change") > ears.sockets[0].kinds.count("change") == 0
    check_all(find_game(game), table.look()["options"], seed, steps, ears.views)


def check_all(game: Game[Any, Any], options: Any, seed: str, steps: list[Any], views: list[Sent]) -> None:
    """Follow the game again, and at every step compare what was sent there with what might have been imagined."""
    table: Table[Any] = Table(game, game.options.read(options), seed)
    compared = 0
    for step in range(len(steps) + 1):
        for sent in [each for each in views if each.step == step]:
            if table.outcome is None:
                assert_could_be_imagined(table, sent)
                compared += 1
        if step < len(steps):
            table.play(steps[step][0], game.actions.parse(steps[step][1]))
    assert compared > len(steps)


def assert_could_be_imagined(table: Table[Any], sent: Sent) -> None:
    """A spectator knows no more than any seat: what they see must hold in what each of them may imagine."""
    for seat in range(table.state.seats) if sent.seat is None else [sent.seat]:
        imagined = dict(imagined_view(table, sent, seat))
        for name in SEEN:
            if (sent.seat is None and name == "question") or (sent.before is not None and name != "log"):
                continue
            assert sent.view.get(name) == imagined[name], f"{name} of seat {sent.seat} at step {sent.step}"


def imagined_view(table: Table[Any], sent: Sent, seat: int) -> Iterator[tuple[str, Any]]:
    run = table.imagine(seat, seeded(f"other {seat} {sent.step}"))
    game, words = table.game, translator("en", table.game.folder)

    def on_the_wire(value: Any) -> Any:
        return json.loads(msgspec.json.encode(value, enc_hook=words.encode_hook))

    asked = [decision for decision in run.pending if decision.seat == sent.seat and sent.seat is not None]
    still = any(decision.seat == sent.seat for decision in table.pending)
    yield "scene", on_the_wire(scene_of(game, run.state, run.pending, sent.seat))
    yield "question", on_the_wire(game.question(run.state, asked[0])) if asked and still else None
    yield "log", on_the_wire(list(imagined_log(table, run.state, sent)))
    yield "waiting_for", [decision.seat for decision in table.pending]


def imagined_log(table: Table[Any], state: Any, sent: Sent) -> Iterator[LogEntry]:
    for step, event in table.events:
        told = sent.since <= step and (sent.before is None or step < sent.before)
        seen = event.seen_by(sent.seat) if told else None
        if seen is not None:
            entry = log_entry(table.game, state, step, seen)
            yield entry if sent.moves_at(step) else quiet(entry)


def test_a_hint_does_not_depend_on_what_the_seat_cannot_know(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two deals in which one seat sees the same and the other holds different cards: the bot says the same."""
    monkeypatch.setattr(tabletome.server.bots, "make_bot", functools.partial(tabletome.bots.make_bot, seed=7))
    deals: dict[Any, Table[Any]] = {}
    for number in range(3000):
        table = table_of(SEALED, f"deal {number}", rounds=2)
        seen = (*table.state.hands[0], table.state.prize)
        twin = deals.setdefault(seen, table)
        if twin.state.hands[1] != table.state.hands[1]:
            break
    else:
        pytest.fail("no two deals look the same")
    for spec in ("greedy:worlds=3", "mcts:iterations=60"):
        assert weigh(table.save(), 0, spec, 9) == weigh(twin.save(), 0, spec, 9)


def test_the_seed_is_not_sent_during_the_game(ann: Person, bob: Person) -> None:
    table = ann.makes("sealed", "me", "open", rounds=1)
    at = bob.joins(table)
    with at.live() as bobs:
        table.plays("bid 3")
        bobs.view_at(1)
        told = json.dumps(bobs.heard) + json.dumps(at.look()) + json.dumps(bob.get("/api/tables", filter="mine"))
    at.plays("bid 0")
    table.plays("keep")
    assert str(table.look()["seed"]) not in told


def test_a_secret_answer_is_told_to_nobody_else(ann: Person, bob: Person, person: Knock) -> None:
    """All that others are sent when Ann has bid is the same whatever she bid, but for what was dealt."""
    table = ann.makes("sealed", "me", "open", rounds=1)
    at, cleos = bob.joins(table), person("Cleo").at(table)
    sent = []
    for bid in ("bid 0", "bid 4"):
        table.plays(bid)
        sent.append([looker.look()["view"] for looker in (at, cleos)])
        table.post("undo", {"seat": 0})
    assert sent[0] == sent[1]
