# How finished games are compared, and what can be achieved.

mark-won = Victory
mark-lead = Lead
mark-points = Points

achievement-crowned = Crowned
achievement-crowned-how = Win a game.
achievement-tower-builder = Tower builder
achievement-tower-builder-how = Finish your tower.
achievement-archmage = Archmage
achievement-archmage-how = Reach the highest level of magic.
achievement-full-house = Full kingdom
achievement-full-house-how = End the game with all seven meeples in play.
achievement-warlord = Warlord
achievement-warlord-how = Win three wars in one game.
achievement-peacemaker = Peacemaker
achievement-peacemaker-how = Win a game without beginning a war.
achievement-diplomat = Diplomat
achievement-diplomat-how = Form two alliances in one game.
achievement-merchant = Merchant
achievement-merchant-how = Trade five times in one game.
achievement-landslide = Landslide
achievement-landslide-how = Win by five points or more.
achievement-balanced = Stone and spell
achievement-balanced-how = End a game with tower and magic both at level 4 or higher.
achievement-liberator = Heir of the Lost Kingdom
achievement-liberator-how = Capture three neutral meeples in one game.
achievement-crown-thief = Crown thief
achievement-crown-thief-how = Take the Crown from another kingdom.
