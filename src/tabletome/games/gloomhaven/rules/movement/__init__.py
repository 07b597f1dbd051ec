"""The map underfoot: moving (`move.py`), entering a hex, doors and the rooms behind them, obstacles, loot."""
