"""The browser client's types follow the vocabulary."""

from __future__ import annotations

import msgspec

from scripts import protocol_types
from tabletome.scene import vocabulary


def test_the_clients_types_are_what_the_vocabulary_says() -> None:
    assert not protocol_types.stale(), "run python -m scripts.protocol_types"


def test_every_part_of_the_vocabulary_has_a_type() -> None:
    types = protocol_types.written()["protocol.ts"]
    parts = [
        value
        for value in vars(vocabulary).values()
        if isinstance(value, type) and issubclass(value, msgspec.Struct) and value.__struct_fields__
    ]
    assert parts
    for part in parts:
        assert f"export interface {part.__name__} " in types
