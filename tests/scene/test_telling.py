"""Events and decisions become words by the names of their fields and by their types."""

from __future__ import annotations

from typing import Any

import pytest

from tabletome.engine import Action, Decision, Event, State, seeded
from tabletome.scene import Asker, Barred, Choice, LogEntry, Narrator, Text, action_in_words, fields_in_words, t


class Climbed(Event):
    seat: int
    mountain: str
    height: int
    alone: bool
    companions: tuple[str, ...] = ()


class Rested(Event):
    place: str


class Climb(Action):
    mountain: str


class Rest(Action):
    pass


def mountain_name(_: State, mountain: str) -> Text:
    return t(f"mountain-{mountain}")


FIELDS = {"mountain": mountain_name}
STATE = State(phase="camp", rng=seeded("telling"), seats=2)
EIGER = Climbed(1, "eiger", 3967, True, ("Anna",), rule="AL-CLIMB-01")


def test_a_field_is_said_as_its_name_says_and_numbers_and_words_stand_for_themselves() -> None:
    said = fields_in_words(STATE, EIGER, FIELDS)
    assert said == {"seat": 1, "mountain": t("mountain-eiger"), "height": 3967, "alone": "yes"}


def test_an_event_is_told_by_the_message_of_its_kind() -> None:
    narrate: Narrator[State] = Narrator(fields=FIELDS, icons={"climbed": "peak", "rested": "tent"})
    told = narrate(STATE, EIGER)
    assert told.text == Text("event-climbed", fields_in_words(STATE, EIGER, FIELDS))
    assert (told.seat, told.icon, told.rule, told.tone, told.steps) == (1, "peak", "AL-CLIMB-01", "plain", [])
    assert narrate(STATE, Rested("hut")).seat is None


def test_a_round_or_a_turn_begins_with_a_headline() -> None:
    narrate: Narrator[State] = Narrator(
        fields=FIELDS, icons={"climbed": "peak", "rested": "tent"}, headlines=(Climbed,)
    )
    assert [narrate(STATE, event).kind for event in (EIGER, Rested("hut"))] == ["headline", ""]


def test_what_an_event_tells_in_paragraphs_is_a_page() -> None:
    narrate: Narrator[State] = Narrator(
        fields=FIELDS,
        icons={"climbed": "peak", "rested": "tent"},
        stories={Climbed: lambda _, event: [t("snow"), t("wind")] if event.alone else []},
    )
    told = narrate(STATE, EIGER)
    assert (told.kind, told.steps) == ("story", [LogEntry(text=t("snow")), LogEntry(text=t("wind"))])
    assert narrate(STATE, Climbed(0, "eiger", 1, False)).kind == ""
    assert narrate(STATE, Rested("hut")).kind == ""


def test_a_type_of_event_may_have_more_words_an_icon_of_its_own_and_steps() -> None:
    narrate: Narrator[State] = Narrator(
        fields=FIELDS,
        icons={"climbed": "peak", "rested": "tent"},
        tones={"climbed": "gold"},
        extra={Climbed: lambda _, event: {"feet": event.height * 3}},
        own_icons={Climbed: lambda event: "eagle" if event.alone else None},
        steps={Climbed: lambda _, __: [LogEntry(text=t("step"))]},
    )
    told = narrate(STATE, EIGER)
    assert (told.text.args["feet"], told.icon, told.tone) == (11901, "eagle", "gold")
    assert told.steps == [LogEntry(text=t("step"))]
    assert narrate(STATE, Climbed(0, "eiger", 1, False)).icon == "peak"
    assert narrate(STATE, Rested("hut")).icon == "tent"


def test_whose_doing_it_was_and_its_tone_may_depend_on_the_event() -> None:
    narrate: Narrator[State] = Narrator(
        fields={},
        icons={"rested": "tent"},
        tones={"rested": "dim"},
        message=lambda event: f"told-{event.kind}",
        seat=lambda _, __: 7,
        tone=lambda _, event: "good" if isinstance(event, Rested) and event.place == "hut" else None,
    )
    told = narrate(STATE, Rested("hut"))
    assert (told.text.name, told.seat, told.tone) == ("told-rested", 7, "good")
    assert narrate(STATE, Rested("snow")).tone == "dim"


def choice(g: State, decision: Decision, option: Any) -> Choice:
    text = action_in_words(g, decision, option, FIELDS, {Climb: lambda *_: {"days": 2}})
    things = [f"hero:{decision.seat}", option.mountain] if isinstance(option, Climb) else []
    return Choice(action=str(option), text=text, things=things)


WHERE_TO = Decision(1, "route", [Climb("eiger"), Rest()], {"mountain": "moench", "days": 3, "party": object()})


def test_a_question_is_named_after_its_kind_and_says_what_it_is_about() -> None:
    ask: Asker[State] = Asker(choice=choice, about=FIELDS, extra={"route": lambda _, __: {"food": 4}})
    asked = ask(STATE, WHERE_TO)
    assert (asked.seat, asked.kind) == (1, "route")
    assert asked.text == t("ask-route", mountain=t("mountain-moench"), days=3, food=4)
    assert [each.text for each in asked.choices] == [
        t("action-climb", mountain=t("mountain-eiger"), days=2),
        t("action-rest"),
    ]
    assert asked.barred == []


@pytest.mark.parametrize(
    ("things", "told"),
    [
        (["hero:1"], False),
        (["eiger"], False),
        (["hero:1", "eiger"], False),
        (["eiger", "hero:1"], True),
        (["moench"], True),
        ([], True),
    ],
)
def test_what_is_forbidden_is_told_unless_a_choice_allows_it(things: list[str], told: bool) -> None:
    entry = Barred(t("barred-weather"), "AL-CLIMB-02", things)
    ask: Asker[State] = Asker(choice=choice, barred={"route": lambda _, __: [entry]})
    assert ask(STATE, WHERE_TO).barred == ([entry] if told else [])
