# The factions: how each comes to the land, and how its victory is told. In our own words.

story-orcs = The Orcs did not come to this land to be liked. They came with everything they could carry, and they can carry a great deal. Whoever is as strong as they are loses.
story-orcs-won = The other banners are being used for bandages. In the great hall the Orcs sit down to eat, and send for their neighbours, who find that they had better be hungry.
story-dwarves = Give a Dwarf a hill and he will put a tower on it; give him two, and he will want to know what is underneath. They have looked at this land from below and are satisfied.
story-dwarves-won = The last stone is lifted into place by crane, by song and by bad language. From the top of the tower one can see all the other towers, and they are all below.
story-lizardfolk = Nobody saw the Lizardfolk arrive. There was a bend in the path, a stone in the sun, and then the stone looked up.
story-lizardfolk-won = Every map of the realm has been drawn again, and on each there is a small green mark in the corner. The Lizardfolk lie on the warm walls of other people's castles and blink.
story-humans = Humans are not the strongest here, nor the oldest, and they have been told so. They have set up a stall by the river and are asking what everything costs.
story-humans-won = In the end everybody owed them something. The coronation is short, since there is a market on the same square at noon.
story-elves = The Elves remember this valley when it was a lake. They are prepared to overlook what has been done to it, provided that it stops.
story-elves-won = It was not a war, they say, so much as a season. The lights hang in the branches again, and the younger peoples have been given a list of trees.
story-goblins = One Goblin is a nuisance, and there has never been one Goblin. They have divided up the kingdom already, eleven times, and each share is the largest.
story-goblins-won = There is a Goblin on the throne, and several under it. The crown is being passed round so that everybody may bite it.
story-undead = Old soldiers, the saying goes, never die. It was meant kindly, and now they are at the gate and want to know who said it.
story-undead-won = The kingdom is quiet and well kept, and nobody asks for higher wages. In the ruins, by night, there is dancing.
story-merfolk = What others call a coast the Merfolk call a front door. The rivers are their roads, and lately the rivers have been high.
story-merfolk-won = The tide came in and was asked to stay. The new palace has excellent fish, and stairs that lead down.
story-centaurs = The Centaurs were here yesterday, and they will be there by noon. One cannot fence the wind, though a good many people own fences.
story-centaurs-won = From end to end the plains ring with hooves. The fences have been kept, for jumping.
story-dark_elves = Between the last lamp and the first tree there is a strip of dark that belongs to nobody. The Dark Elves have come to read out the title deed.
story-dark_elves-won = No proclamation was read; in the morning the guards at all the gates were simply different ones. The forest has come a little nearer to the windows.
story-constructs = Somebody built them, long ago, to look after a kingdom, and did not say which. They have been walking ever since, and today they have stopped.
story-constructs-won = The instructions have been carried out. There is a pause, in which you can hear small wheels turn; then the Constructs begin to dust.
story-halflings = The Halflings have no claim to the throne, and say so, over the second helping. They only want to be on good terms with whoever is going to sit there.
story-halflings-won = When all the great ones had fought it out there was only one household in the land to which nobody was an enemy. It had, besides, the best kitchen.
story-shapeshifters = At the border they counted the strangers going in, and counted again, and both times the sum was right. The faces were other ones.
story-shapeshifters-won = The king is crowned, and looks like everybody's favourite uncle. It is only the court painter who has asked to be excused.
