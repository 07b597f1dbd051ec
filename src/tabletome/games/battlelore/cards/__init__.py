"""What each of the 60 Lore cards is played on and does, by the Lore Master whose it is.

`targets` and `effects` are what several cards have in common. Each module registers its cards with rules/casting.py
when it is loaded; what is printed on them is in content/lore_cards.py.
"""
