# What hints name as reasons: more of it, and less of it.

aspect-people-up = more meeples
aspect-people-down = fewer meeples
aspect-magic-up = more magic
aspect-magic-down = less magic
aspect-tower-up = a higher tower
aspect-tower-down = a lower tower
aspect-captured-up = meeples captured
aspect-captured-down = fewer meeples captured
aspect-places-up = points for places held
aspect-places-down = fewer points for places held
aspect-stores-up = stores that buy points
aspect-stores-down = fewer stores to buy points with
aspect-income-up = more income
aspect-income-down = less income
aspect-safety-up = better armed against war
aspect-safety-down = more open to attack
aspect-turn-up = a good use of this turn’s action
aspect-turn-down = less use of this turn’s action
aspect-rivals-up = rivals held back
aspect-rivals-down = rivals gain
