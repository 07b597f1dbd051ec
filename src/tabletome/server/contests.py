"""What a table is played for beyond the game itself.

In a scored game there are no hints, nothing is taken back beyond what has shown something new, and it is given up
instead of abandoned.
"""

from __future__ import annotations

DAILY, PRACTICE, TOURNAMENT = "daily", "practice", "tournament"
SCORED = (DAILY, TOURNAMENT)
