"""The rulebook, a module for each chapter.

`setup` and `council` lead to the first turn; `flow` is a turn with its phases. A turn goes through `command`,
`movement`, `combat` with `follow_on`, `retreat` and `morale`, and in Lore adventures through `lore`. What happens to
units on the way is in `units`; `decks`, `landmarks`, `creatures`, `lasting_effects` and `victory` are what their names
say, and `casting` is where the cards' own code is asked.
"""
