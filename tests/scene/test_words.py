"""Texts: what says the same is one and the same, wherever it was made; and reads as Fluent would say it."""

from __future__ import annotations

import pickle
import random
from textwrap import dedent

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from tabletome.engine.registry import find_game, game_names
from tabletome.scene.patterns import saying
from tabletome.scene.words import LANGUAGES, SHARED_TEXT, Text, t, text_files


def test_texts_that_say_the_same_are_one() -> None:
    said = t("patrols", seat=t("seat-red"), count=2)
    assert Text("patrols", {"seat": Text("seat-red", {}), "count": 2}) is said
    assert t("patrols", seat=t("seat-red"), count=3) is not said
    assert t("patrols", seat=t("seat-blue"), count=2) is not said


def test_a_text_stays_one_though_it_is_made_anew_or_comes_from_elsewhere() -> None:
    said = t("patrols", seat=t("seat-red"))
    t.cache_clear()
    assert t("patrols", seat=t("seat-red")) is said
    assert pickle.loads(pickle.dumps(said)) is said


ARGUMENTS: tuple[str | int, ...] = (0, 1, 2, 5, 11, 21, -3, 999, 1000, 12345, "Ann", "")
"""What goes into messages: numbers of all forms, and names that people have."""


class Variables(Visitor):
    """What a message is told, and by which values it chooses its words."""

    def __init__(self) -> None:
        self.values: dict[str, list[str | int]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - named after the node
        self.values.setdefault(node.id.name, [])

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - named after the node
        keys = [variant.key for variant in node.variants]
        named = [key.name if isinstance(key, ast.Identifier) else int(float(key.value)) for key in keys]
        if isinstance(node.selector, ast.VariableReference):
            self.values.setdefault(node.selector.id.name, []).extend(named)
        self.generic_visit(node)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_every_message_reads_as_fluent_says_it(game: str, language: str) -> None:
    files = [*text_files(SHARED_TEXT, language), *text_files(find_game(game).folder / "text", language)]
    bundle, dice = FluentBundle([language], use_isolating=False), random.Random(game)
    resources = [FluentResource(file.read_text("utf-8")) for file in files]
    for resource in resources:
        bundle.add_resource(resource, allow_overrides=True)
    messages = [each for resource in resources for each in resource.body if isinstance(each, ast.Message)]
    assert messages
    for message in messages:
        variables, name = Variables(), message.id.name
        variables.visit(message)
        said = saying(bundle, name)
        assert said is not None
        for _ in range(4):
            args = {each: dice.choice([*values, *ARGUMENTS]) for each, values in variables.values.items()}
            assert said(args) == as_fluent_says(bundle, name, args), (name, args)


def as_fluent_says(bundle: FluentBundle, name: str, args: dict[str, str | int]) -> str:
    pattern = bundle.get_message(name).value
    assert pattern is not None
    return str(bundle.format_pattern(pattern, args)[0])


def test_what_is_not_expected_is_left_to_fluent() -> None:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(
        FluentResource(
            dedent(
                """
                counted = { NUMBER($count, minimumFractionDigits: 1) } left
                circle = round { circle }
                many = { $count ->
                    [one] one
                    [1] the only
                   *[other] { $count } of them
                }
                """
            )
        )
    )
    said = {name: saying(bundle, name) for name in ("counted", "circle", "many", "unknown")}
    assert said["unknown"] is None
    told: list[tuple[str, dict[str, str | int]]] = [("counted", {"count": 2}), ("circle", {}), ("many", {"count": 1})]
    for name, args in [*told, ("many", {})]:
        say = said[name]
        assert say is not None
        assert say(args) == as_fluent_says(bundle, name, args)
