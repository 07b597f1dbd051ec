"""The scenarios: their numbers, names and goals. Only those that are complete can be chosen."""

from __future__ import annotations

PLAYABLE: dict[str, int] = {"black-barrow": 1}
"""Scenario 1 asks only to kill all enemies; its spike traps deal damage. GH-NAMED-03"""
IN_THE_BOX = 95
