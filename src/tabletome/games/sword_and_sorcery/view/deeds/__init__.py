"""How deeds read on a card: a module for each family of deeds, as in `content/notation/deeds.py`."""
