"""The terminal client: draws any scene as text and plays any game by its choices. It knows no rule and no game."""
