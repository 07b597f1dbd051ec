# What hints name as reasons: more of it, and less of it.

aspect-heroes-up = healthier heroes
aspect-heroes-down = heroes hurt
aspect-enemies-up = fewer or weaker enemies
aspect-enemies-down = more enemies left
aspect-story-up = the quest moves on
aspect-story-down = the quest moves on more slowly
aspect-arms-up = better weapons and armor
aspect-arms-down = worse weapons and armor
aspect-ranks-up = higher soul ranks
aspect-ranks-down = lower soul ranks
aspect-souls-up = more soul points
aspect-souls-down = fewer soul points
aspect-powers-up = powers kept ready
aspect-powers-down = powers spent
aspect-things-up = more items and crowns
aspect-things-down = fewer items and crowns
