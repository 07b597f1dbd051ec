"""Moving and exploring, the sites of the map, Cities and mazes."""
