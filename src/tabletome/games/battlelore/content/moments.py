"""When a Lore card can be played: the moments that the cards print. BL-LPHASE"""

from __future__ import annotations

import enum


class Moment(enum.Enum):
    """A moment of a turn at which a seat may be asked for a Lore card."""

    WITH_COMMAND = "with-command"
    """Together with the own Command card. BL-LPHASE-01"""
    INSTEAD_OF_COMMAND = "instead-of-command"
    """In place of the own Command card. BL-LPHASE-02"""
    VS_COMMAND = "vs-command"
    """When the opponent has played a Command card. BL-LPHASE-03"""
    ORDERS = "orders"
    """Before the units of the own Command card are ordered. BL-LPHASE-04"""
    VS_ORDERS = "vs-orders"
    """When the opponent has ordered units. BL-LPHASE-05"""
    MOVEMENT = "movement"
    """In the own Movement phase. BL-LPHASE-06"""
    VS_MOVE = "vs-move"
    """When an enemy unit is about to move. BL-LPHASE-07"""
    IN_BATTLE = "in-battle"
    """When an own unit attacks. BL-LPHASE-08"""
    DEFENDING = "defending"
    """When an own unit is attacked. BL-LPHASE-09"""
    IN_MELEE = "in-melee"
    """When an own unit attacks in melee. BL-LPHASE-11"""
    IN_RANGED = "in-ranged"
    """When an own unit attacks at range. BL-LPHASE-12"""
    BEFORE_ROLL = "before-roll"
    """Before the opponent rolls for an attack. BL-LPHASE-13"""
    AFTER_ROLL = "after-roll"
    """When the opponent has rolled for an attack. BL-LPHASE-14"""
    VS_LORE = "vs-lore"
    """When the opponent has played a Lore card. BL-LPLAY-04, 10"""
    WITH_LORE = "with-lore"
    """Together with another Lore card."""


REACTIONS = frozenset(
    {Moment.VS_COMMAND, Moment.VS_ORDERS, Moment.VS_MOVE, Moment.DEFENDING, Moment.BEFORE_ROLL, Moment.AFTER_ROLL,
     Moment.VS_LORE}
)  # fmt: skip
"""Moments in which one answers the opponent; their cards have a light background. BL-LCARD-05, BL-LPLAY-04"""
