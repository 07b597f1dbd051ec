"""The enemies: how they come into play, which of them act, and what they do.

Read `encounters.py`, then `activation.py`.
"""
