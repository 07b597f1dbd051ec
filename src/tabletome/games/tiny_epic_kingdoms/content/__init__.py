"""What is in the box: territories, factions, exploration tokens, the tower card; and the notation they are written in.

`box` has the counted components and small tables. `notation` says how territories are drawn, `powers` in which words
faction abilities are written; `territories` and `factions` are the cards. `inventory` counts all of it.
"""
