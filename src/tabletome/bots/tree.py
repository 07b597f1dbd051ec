"""The tree of a search: decisions that were met, by what the seat knows of them."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from tabletome.engine import Action, Decision

E = TypeVar("E")


class Node(Generic[E]):
    """A decision of a seat, with what is known of each of its options and the nodes that followed them."""

    __slots__ = ("children", "edges", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[Any, Node[E]] = {}
        self.edges: dict[Action, E] = {}
        self.total = 0.0
        self.visits = 0

    def after(self, known: Any, decision: Decision) -> Node[E]:
        """The node of the next decision. Dice and hidden things may lead from one option to different decisions."""
        key = (known, decision.seat, decision.kind)
        node = self.children.get(key)
        if node is None:
            node = self.children[key] = Node()
        return node
