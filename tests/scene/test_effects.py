"""Events become effects by a table: fields by their names, functions, one after another."""

from __future__ import annotations

from tabletome.engine import Event, State, seeded
from tabletome.scene import Die, Effect, Effects, Narrator, several, show


class Wandered(Event):
    hero: str
    start: str
    to: str


class Struck(Event):
    hero: str
    foe: str
    damage: int


class Slept(Event):
    hero: str


EFFECTS: Effects[State] = {
    Wandered: show("move", thing="hero", path=("start", "to")),
    Struck: several(
        show("strike", thing="hero", target="foe"),
        show("roll", dice=lambda _, event: [Die(id="d", kind="d6", face=str(event.damage))]),
        show("hurt", thing="foe", amount="damage", icon="drop", tone="bad"),
    ),
}
STATE = State(phase="road", rng=seeded("effects"), seats=2)
narrate: Narrator[State] = Narrator(
    fields={}, icons={"wandered": "boot", "struck": "sword", "slept": "bed"}, effects=EFFECTS
)


def test_a_field_is_read_by_its_name_and_a_path_is_made_of_fields() -> None:
    told = narrate(STATE, Wandered("anna", "inn", "ford"))
    assert told.effects == [Effect(kind="move", thing="anna", path=["inn", "ford"])]


def test_several_effects_come_one_after_the_other() -> None:
    strike, roll, hurt = narrate(STATE, Struck("anna", "wolf", 3)).effects
    assert (strike.kind, strike.thing, strike.target) == ("strike", "anna", "wolf")
    assert [die.face for die in roll.dice] == ["3"]
    assert (hurt.thing, hurt.amount, hurt.icon, hurt.tone) == ("wolf", 3, "drop", "bad")


def test_nothing_is_shown_of_an_amount_of_nothing() -> None:
    assert [effect.kind for effect in narrate(STATE, Struck("anna", "wolf", 0)).effects] == ["strike", "roll"]


def test_an_event_without_effects_is_told_in_words_alone() -> None:
    assert narrate(STATE, Slept("anna")).effects == []
