"""What deeds are worth to bots: a module for each family of deeds, as in `content/notation/deeds.py`."""
