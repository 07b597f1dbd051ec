# What hints name as reasons: more of it, and less of it.

aspect-banners-up = banners for you
aspect-banners-down = fewer banners for you
aspect-enemy-banners-up = fewer banners for the enemy
aspect-enemy-banners-down = banners for the enemy
aspect-units-up = your units stay strong
aspect-units-down = losses of your own
aspect-enemy-units-up = losses for the enemy
aspect-enemy-units-down = fewer losses for the enemy
aspect-ground-up = a better place on the field
aspect-ground-down = a worse place on the field
aspect-lore-up = more Lore
aspect-lore-down = less Lore
aspect-attacks-up = better attacks to come
aspect-attacks-down = weaker attacks to come
aspect-danger-up = less danger from the enemy’s attacks
aspect-danger-down = more danger from the enemy’s attacks
