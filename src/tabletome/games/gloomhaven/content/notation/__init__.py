"""The words in which content is declared: abilities of cards, scenarios, events, and classes made of cards."""
