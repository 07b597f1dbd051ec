"""What each of the 60 Lore cards is played on and does, by the Lore Master whose it is.

`targets` and `effects` are what several cards have in common. Importing this room registers all cards with
rules/casting.py; what is printed on them is in content/lore_cards.py.
"""

from tabletome.games.battlelore.cards import cleric, rogue, warrior, wizard

__all__ = ["cleric", "rogue", "warrior", "wizard"]
