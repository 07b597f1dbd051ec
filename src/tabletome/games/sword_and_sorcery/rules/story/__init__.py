"""What events, traps and the story order. Read `orders.py`; the other modules have the rule for each kind of order."""
