# What hints name as reasons: more of it, and less of it.

aspect-goals-up = nearer to the scenario’s goal
aspect-goals-down = farther from the scenario’s goal
aspect-alive-up = everyone stays on their feet
aspect-alive-down = somebody may be exhausted
aspect-health-up = more hit points for the party
aspect-health-down = fewer hit points for the party
aspect-stamina-up = cards left for more rounds
aspect-stamina-down = cards left for fewer rounds
aspect-items-up = items kept ready
aspect-items-down = items used up
aspect-nearness-up = nearer to the enemies or the next door
aspect-nearness-down = farther from the enemies or the next door
aspect-hindrance-up = enemies hindered
aspect-hindrance-down = enemies free to strike
aspect-rooms-up = more rooms opened
aspect-rooms-down = fewer rooms opened
aspect-fronts-up = fewer rooms with enemies at once
aspect-fronts-down = enemies in several rooms at once
aspect-danger-up = less damage to expect
aspect-danger-down = more damage to expect
aspect-round-up = a better outlook for what is left of this round
aspect-round-down = a worse outlook for what is left of this round
aspect-campaign-up = scenarios completed
aspect-campaign-down = fewer scenarios completed
aspect-growth-up = stronger characters
aspect-growth-down = weaker characters
