# How finished games are compared, and what can be achieved.

mark-won = Victory
mark-points = Points
mark-fame = Fame

achievement-mission = Mission done
achievement-mission-how = Win a scenario.
achievement-city-taken = City taken
achievement-city-taken-how = Become the leader of a conquered City.
achievement-draconum-slayer = Draconum slayer
achievement-draconum-slayer-how = Defeat a Draconum.
achievement-high-level = Seasoned hero
achievement-high-level-how = Reach level 7.
achievement-treasure-hunter = Treasure hunter
achievement-treasure-hunter-how = Gain two Artifacts in one game.
achievement-spell-book = Spell book
achievement-spell-book-how = Gain three Spells in one game.
achievement-trailblazer = Trailblazer
achievement-trailblazer-how = Reveal six map tiles in one game.
achievement-conqueror = Conqueror
achievement-conqueror-how = Conquer five sites in one game.
achievement-commander = Commander
achievement-commander-how = Recruit four Units in one game.
achievement-ten-foes = Ten foes
achievement-ten-foes-how = Defeat ten enemies in one game.
achievement-beloved = Beloved
achievement-beloved-how = End a game with Reputation +5 or better.
achievement-feared = Feared
achievement-feared-how = End a game with Reputation −5 or worse.
achievement-never-fell = Never fell
achievement-never-fell-how = Win a scenario without being knocked out.
achievement-not-a-scratch = Not a scratch
achievement-not-a-scratch-how = Win a scenario without taking a Wound.
achievement-great-fame = A name for the ages
achievement-great-fame-how = Score a hundred points.
