"""The notation in which the cards and quests of Sword & Sorcery are declared, a module for each vocabulary.

A word is a frozen type; what it does, how it reads and what it is worth to a bot stands in the module of the same name
in `rules`, `view` and `bots`.

- `terms`: symbols of the dice, natures, styles, ranks and the other terms of the book
- `boons`: what an attack or a defence gains; `attacks`: how symbols pay for it, and what lasts for further attacks
- `deeds`: what using a power or an item does; `needs`: what must be true before it
- `passives`: what a card gives by itself; `innates`: the powers printed on hero cards
- `heroes`: items, powers and hero cards, made of these
- `enemies`: enemies and what they do
- `orders`: what events, traps and the story order
- `quests`: what a quest is made of
"""
