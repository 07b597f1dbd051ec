story-road-1 = The bridge on your map is gone. A notice nailed to the one remaining post explains that it was sold for timber and thanks travellers for their understanding. Downstream the river is shallow enough to wade, but there it runs past a tannery and comes out the colour of old mustard. Upstream, over the gorge, somebody has left a rope.
story-road-1-a = Wade across below the tannery.
story-road-1-b = Swing across the gorge on the rope.
story-road-1-a-1 = The water is warm, which is the first bad sign. By evening your legs are itching to the hip, and by morning you are all taking turns behind the same bush. You will still be feeling it when the fighting starts.
story-road-1-b-1 = The rope holds. The branch it is tied to holds rather less, and each of you meets the far wall of the gorge at greater speed than intended. You limp on, counting ribs.

story-road-2 = A stone saint lies face down in the ditch, with a carter sitting on its back and eating an onion. He has been trying to set it upright since sunrise, he says. His mother swore by it, and it looks wrong lying there with its nose in the mud. He looks at your arms, then at the saint, then at your arms again.
story-road-2-a = Put your shoulders under the saint and lift.
story-road-2-b = Wish him luck and walk on.
story-road-2-a-1 = It takes an hour and most of the words one should not use near a saint. When it stands at last, the carter wipes its face with his sleeve, and for a moment you could swear that the worn stone mouth is smiling. You walk away with light steps and the odd certainty that someone is on your side.
story-road-2-b-1 = You leave him to his onion. When you look back from the hill, he is explaining something to the saint, with gestures.

story-road-3 = The smell reaches you long before the camp does: thyme, pepper, slow-cooked meat. A pot hangs bubbling over a neat fire beside a ring of clean bowls, and nobody is there. You call out. You wait. Nobody answers, and the stew goes on smelling of home.
story-road-3-a = Help yourselves to a bowl each.
story-road-3-b = Leave the pot alone and chew your own biscuit.
story-road-3-a-1 = It is the best stew any of you has ever eaten, until about midnight. Only then does one of you remember the small glass bottles stacked behind the firewood, and wonder what a rat-catcher might be cooking in so large a pot. The cramps keep you company the rest of the way.
story-road-3-b-1 = You walk away from it, which is harder than some battles you have won. The biscuit tastes of biscuit. Nothing else happens to you at all.

story-road-4 = A dozen travellers stand at a ferry landing with their bundles and chickens. The ferryman lies in the reeds, snoring, with an empty jug on his chest. As you come down to the bank, everyone picks up their baggage: they have taken you for the relief crew. The first purse is already open.
story-road-4-a = Haul the ferry across for the usual fare.
story-road-4-b = Stop in midstream and discuss a new fare.
story-road-4-a-1 = You pull, they pay, and the chickens complain all the way. It comes to a few coins for each of you, and if your good name has travelled ahead of you, the passengers add a little on top and ask to shake your hands. The ferryman sleeps through it all.
story-road-4-b-1 = In the middle of the river, with deep brown water on every side, your passengers prove open to argument. Purses, rings and one set of silver spoons change hands. You set them down dry on the far bank, and they set off to tell everyone they meet.

story-road-5 = Villagers with shovels stand around an opened Inox barrow and look as if they wish they had stayed in bed. They wanted stone for a pigsty. Since they broke in, the pigs have died, then the dog, then the man who had the idea. The headwoman holds out a Necklace of Teeth on the end of a very long stick: either you take it far away, or somebody has to carry it back down there.
story-road-5-a = Take the necklace and carry it far away.
story-road-5-b = Carry it back down into the barrow.
story-road-5-a-1 = The headwoman drops the necklace into your hands and is indoors before it stops rattling. Whatever was angry seems to care more about the pigsty than about you. One of you ties the Necklace of Teeth on, and it sits as if it had been made to measure.
story-road-5-b-1 = You lay the teeth on the old bones and wall up the door behind you. The village cheers you down the road, and the tale of your courage runs ahead of you. Only you heard the dry voice in the dark, counting you one by one as you left.

story-road-6 = An old knight in rust and good posture sits on a stool in the middle of a narrow bridge. He has held it for thirty years, he says, against nobody in particular. You may fight him to first blood, one after another, or you may declare, loudly and by name, that he is the better fighter. He produces a ledger for your signatures, so that nobody can deny it afterwards.
story-road-6-a = Sign that he is the better fighter.
story-road-6-b = Fight him to first blood.
story-road-6-a-1 = One after another you say it, and he makes you repeat it more clearly. The ledger holds several hundred names, some of them famous, which helps less than it should. You walk on in silence, each a little less sure of your trade than this morning.
story-road-6-b-1 = He is eighty, half blind, and very good indeed. He cuts each of you exactly once, thanks each of you by name and wishes you a pleasant journey. The cuts are neat, and they refuse to close.

story-road-7 = A grey woman mending a fence watches you pass, and then tells you what each of you does wrong with your feet. She led a company once, she says, before any of you were born. If you stay until tomorrow, she will teach you to fight properly. It will mean throwing out much of what you are proud of.
story-road-7-a = Stay and let her teach you.
story-road-7-b = Thank her and keep your own habits.
story-road-7-a-1 = She makes you dig post holes, then fight, then dig again, and by dusk you begin to see why. You leave knowing things that others pay for with a limb. But your old tricks, the ones you worked so long to polish, now feel clumsy in your hands.
story-road-7-b-1 = She shrugs and goes back to her fence. For the next few miles you all walk rather strangely, trying not to think about your feet.

story-road-8 = A felled tree lies across the road, and beside it, behind a proper desk, sits a clerk with ink on his nose. This is the tax office of the unincorporated territories, he explains, and the rate is per head. You have never heard of it. He asks you kindly to look up, and you notice the crossbows in the branches.
story-road-8-a = Pay the tax and ask for a receipt.
story-road-8-b = Turn over the desk.
story-road-8-a-1 = He counts your coins twice, stamps four pieces of paper and hands you one. It is a laundry list, but it is beautifully stamped. The tree is rolled aside for you, and rolled back again behind you.
story-road-8-b-1 = The desk goes over, the ink goes everywhere, and the trees begin to twang. You get the better of the tax office in the end, and it will not be opening again. But you spend the evening pulling its final demands out of one another.

story-road-9 = A Quatryl courier lies pinned under her horse in the sunken lane. The horse is dead and she is working on it. She is grey in the face, still clutching her satchel, and apologises for being in your way. You could have her out and patched up with what you carry in your pouches, if you can spare it.
story-road-9-a = Spend what it takes from one of your pouches.
story-road-9-b = Tell her that help is surely coming, and go on.
story-road-9-a-1 = One of you empties a pouch, and what was meant for a worse day is gone by the time she can stand. She tries her leg, salutes and sets off at a hobble. The post, it seems, will be late but not lost.
story-road-9-b-1 = Help is in fact coming: two farmers with a cart, who meet you round the next bend and have seen which way you came from. By nightfall your description is known at every inn on the road.

story-road-10 = The first stone knocks a hat off. The second finds an ear, and then the ditches on both sides begin to spit gravel, mud and crockery. Your attackers are small, shrill and numerous, but they are already running short of crockery. You have a moment to choose how this ends.
story-road-10-a = Charge shouting and scatter them.
story-road-10-b = Catch one of them alive.
story-road-10-a-1 = They scatter like starlings, with one last volley of saucers over the shoulder. You are left holding the road, a great many bruises and half a teapot.
story-road-10-b-1 = You catch one by the collar, and it costs you bites and a knee or two. Seeing no way out, your prisoner starts to bargain: there is something worth telling, but not here, not with those others listening. The collar tears, the small shape is gone into the corn, and a voice calls back that you will be found in Gloomhaven.

story-road-11 = The pebbles on the road begin to hop. Then the hillside coughs, and boulders the size of ovens come bouncing down through the pines, in no hurry and in no particular order. Between two shocks there is a moment of quiet, and in that quiet a low note, as if somebody were humming under the ground.
story-road-11-a = Run for the open valley.
story-road-11-b = Stand still and listen to the ground.
story-road-11-a-1 = You run, the hill throws things, and most of them miss. You come out into the valley scraped, dusty and a good deal faster than you had thought you were.
story-road-11-b-1 = One of you understands such things, kneels and lays a palm on the shaking earth. The boulders go by on either side, as if shown the way. This is no ordinary earthquake: something down there is ringing like a struck glass, and it will not stop by itself. People in the city ought to hear of it, and it seems likely that they will.
story-road-11-b-2 = You listen hard, but none of you can make anything of the stones. The stones have no such trouble with you. You hear the hum, then the boulder, and after that mostly a ringing.

story-road-12 = A funeral is stuck at the foot of a hill. The coffin is oak, the departed was a baker who sampled his own goods, and one of the six bearers has run off with his apprentice. The widow does not ask for anything. She only looks at the path, which is long and steep, and then at the broadest of your backs.
story-road-12-a = Take off your hats and let the mourners manage.
story-road-12-b = Lend one of your backs as the sixth bearer.
story-road-12-a-1 = You stand bareheaded as the coffin starts up the hill, slides back, and starts up again. After a decent while you put your hats on and walk away.
story-road-12-b-1 = One of you takes the sixth handle, and the sixth handle turns out to carry most of the baker. The grave is reached, the widow weeps on your shoulder, and the village will speak well of you for years. The arm that did it will not rise above the shoulder for some days.

story-road-13 = A dry well stands beside the road, with a little roof and a board: WISHES GRANTED. Far down at the bottom you can see the glimmer of coins, more than a few. A bucket rope still hangs there, old but sound. One of you has already found a spare button, in case wishes can be had at a discount.
story-road-13-a = Climb down and collect the coins.
story-road-13-b = Throw in a button and make a wish.
story-road-13-a-1 = Nobody stops you, and nothing lives down there but a frog. Split among you, other people's wishes come to a modest sum.
story-road-13-b-1 = The button clicks on the stones. After a while something at the bottom picks it up, turns it over, and sighs. You do not get what you wished for, but from the next mile on you keep getting something.

story-road-14 = Cold rain has been running down your necks since yesterday. Then the path rounds a rock, and there is a pool, steaming, clear and just deep enough to sit in. Hundreds of names are cut in the stone around it, some in alphabets that none of you can read. You are expected elsewhere, and it is still a long way.
story-road-14-a = Get into the water.
story-road-14-b = Stay dressed, stay wet and keep walking.
story-road-14-a-1 = Nobody says a word for an hour. Old aches float off, old quarrels seem silly, and when you cut your own names beside the others the stone gives way like soft cheese. Someone has blessed this place, and it has not worn off yet.
story-road-14-b-1 = You walk on through the rain. For a time you each explain to the others how sensible that was.

story-road-15 = Something comes clanking up behind you on six iron legs. On top, among levers and steam, sits a Quatryl in goggles who introduces the thing as the future of road travel. It has never yet fallen over going forwards, she says, and there are free seats. She only needs someone to fill in a short form about the experience.
story-road-15-a = Climb aboard the future.
story-road-15-b = Continue on the feet you were born with.
story-road-15-a-1 = It does not fall over going forwards. It falls over sideways, down an embankment, with a long thoughtful roll. The Quatryl hands you the form, but none of you can say at present how many of her there are, or which one to give it to.
story-road-15-b-1 = The machine overtakes you with a wave and a whistle. A little later you hear a distant crash, and then a cheerful voice calling that this was still useful.

story-road-16 = At dusk an army crosses the road in front of you. It makes no sound. The soldiers are grey and a little transparent, their banners are of a kind that has not been sewn for three hundred years, and the column stretches out of sight both ways. They do not look at you. It is getting cold, and your inn is on the other side.
story-road-16-a = Push through between the ranks.
story-road-16-b = Bare your heads and let them pass.
story-road-16-a-1 = Walking through a dead soldier is like swallowing a winter. Halfway across, the ranks close, and now they do look at you. You come out on the far side blue with cold and bruised by things that have no weight, and the drummer keeps beating time somewhere at the back of your heads.
story-road-16-b-1 = It takes until midnight. The last of them, a boy with a drum, stops, considers your uncovered heads, and salutes. The cold lifts from you at once, and it feels as though a whole army had put in a word for you.

story-road-17 = A family of glassblowers has stopped at the crossroads with three wagons of sand, a furnace on wheels and an argument. Half of them want to settle in Gloomhaven, the other half on the coast, and the grandmother wants to turn round. You look like people who know the country. They would pay for a reliable guide to the coast, and they ask, in passing, whether Gloomhaven is as bad as people say.
story-road-17-a = Take their money for directions to the coast.
story-road-17-b = Tell them that Gloomhaven is the place for them.
story-road-17-a-1 = You draw them a map with every well and bad bridge on it, and they count the price into your common purse. The wagons turn towards the sea. The grandmother looks back at you as if you had saved her from something.
story-road-17-b-1 = You speak of brisk trade, sturdy walls, and how very many windows get broken. The last point settles it. Before the month is out there is a new chimney smoking in Gloomhaven, and the city is a little better off for it.

story-road-18 = Three masked riders wait at the gallows hill, one of them knitting. This is their road by night, they say, and it is closed to decent people. Are you decent people? The needles stop clicking, and they seem honestly interested in the answer.
story-road-18-a = Tell them that you are far worse than they are.
story-road-18-b = Draw your weapons and break through.
story-road-18-a-1 = You give your names. There is a short silence, and then the riders move their horses aside rather quickly. They have heard of you. The one with the knitting would like you to know that she meant no offence.
story-road-18-a-2 = You do your best, but they have heard of you, and nothing they have heard is nearly bad enough. They laugh until the masks slip. Then the one with the knitting ties a small knot for each of you, says a word over it, and lets you go with that.
story-road-18-b-1 = They are better riders than you expected, and knitting needles turn out to be weapons. The hill is yours in the end. You leave it with more holes in you than you brought.

story-road-19 = A prison wagon stands axle-deep in mud. The bailiff is pushing and the horses are only watching, while in the cage a woman in a scorched apron observes it all with interest. She brewed things for the wrong people, she says, and she would be generous to the right ones. The bailiff asks you to ignore her and get behind a wheel.
story-road-19-a = Help the bailiff push.
story-road-19-b = Break the lock and let the brewer out.
story-road-19-a-1 = The wagon comes free, and the bailiff begins to thank you. Then he gets a good look at your faces, goes pale, and counts his prisoner, his horses and his buttons. He drives off without finishing the sentence.
story-road-19-a-2 = With you behind it the wagon comes free at the third heave. The bailiff shakes every muddy hand, asks for your names, and repeats them at every stop he makes that week.
story-road-19-b-1 = The lock is poor work. The brewer steps down, curtsies to the bailiff and is away across the fields, while he shouts after you what the whole district will soon be saying. If your name is black enough for her to count you among her own kind, she first draws a Major Power Potion out of her boot and leaves it with you.

story-road-20 = The sun has warmed the old paving, and the vipers have noticed. For a hundred paces the road is one brown, patterned, gently breathing carpet. A goatherd on the slope above is eating his lunch and looks as if he has the whole day for it. You do not have the whole day.
story-road-20-a = Take sticks and hurry through.
story-road-20-b = Sit down and watch how it is done here.
story-road-20-a-1 = The sticks work well on the vipers in front. They work less well on the ones behind, beside and inside your boots. You reach the end in good time, swelling in several places.
story-road-20-b-1 = The goatherd finishes his lunch. Then he walks through, slowly, setting his feet in a certain way, and not one snake lifts its head. You practise on the verge until you have understood it, cross as he did, and take with you a lesson on patience that will be of use against worse than snakes.

story-road-21 = Something is sitting in the ford, fishing. You take it for a hill at first, until it scratches itself: a bear, very old, its hide bristling with the snapped shafts of other people's spears. It looks at you without much curiosity. The next crossing is over the ridge, a day and a night away.
story-road-21-a = Fight the bear for the ford.
story-road-21-b = March around by the ridge without stopping.
story-road-21-a-1 = The bear has done this before. It deals with you one at a time and then all together, adds a few of your weapons to its collection, and goes back to its fish. You crawl out on the right bank, bleeding, and nobody mentions the matter again, though everyone thinks about it.
story-road-21-b-1 = The ridge is steep, then it is dark and steep, then it is morning. You arrive on time and in one piece, asleep on your feet, with your heads as empty as your water skins.

story-road-22 = An old woman sits by the milestone, and her shawl is moving. It is not a shawl. She lifts one sleeve, thousands of small wings settle, and she tells you that they know a song which nobody has ever heard to the end. It teaches whoever listens, and it does not ask first what they wish to know.
story-road-22-a = Decline politely and move along.
story-road-22-b = Sit down and listen to the song.
story-road-22-a-1 = She does not press you. There is no hurry, she says, for what you turn down on the road has a way of waiting for you in town. One small winged thing follows you for the rest of the day, and then turns back towards Gloomhaven.
story-road-22-b-1 = The song has no tune, but it has corners, and you see round some of them. You stand up wiser about a few matters and wishing that you were not. The humming stays in your ears, and whenever you are about to succeed at something it grows louder.

story-road-23 = Scarecrows ring a bare field, seven of them, each with a silver coin laid on either eye. There is nothing in the field to protect. It must be some local custom, and from the look of the tarnish nobody has disturbed it in years. There is not a soul in sight.
story-road-23-a = Leave the coins where they lie.
story-road-23-b = Gather the coins.
story-road-23-a-1 = You walk past the seven scarecrows with your hands in your own pockets. None of them turns its head. You check several times.
story-road-23-b-1 = The coins come off easily, and the scarecrows stare at you with straw. They were for the seven who did not come back from the war, says the small girl who has been sitting behind the hedge all along. She says it again at home, and in the market, and to the priest.

story-road-24 = It has been snowing since noon, but the snow is warm and grey. Ahead, a mountain that your map calls quiet is lit from inside like a lantern. A prospectors' camp at its foot lies under ash to the tent poles, abandoned in such a hurry that the kettles are still on their hooks. People in that kind of hurry leave other things behind as well.
story-road-24-a = Dig through the camp for what was left.
story-road-24-b = Mark the mountain on your map and move on.
story-road-24-a-1 = You dig all night with pans and shields, coughing, while the mountain mutters overhead. Towards dawn you strike the strongbox: some gold for the common purse, and a chart of the tunnels that the prospectors opened before something drove them out. Now you know the way into the Burning Mountain, and you have hardly the strength left to fold the chart.
story-road-24-b-1 = You stop just long enough to sketch the slopes, the glow and a black opening halfway up, where the ash does not settle. Whatever woke the Burning Mountain is in there. Now you know where to find it.

story-road-25 = A band of Inox has set up camp in the narrowest part of the pass, around a large round stone. Whoever lifts the stone to the chest walks through as a guest, their chief explains. Whoever tries and fails pays like a merchant. Her warriors settle down on the rocks to watch, and someone hands round nuts.
story-road-25-a = Try to lift the stone.
story-road-25-b = Force your way through the camp.
story-road-25-a-1 = One of you spits in both palms, embraces the stone like a cousin, and stands up. The Inox roar with delight. You are slapped on the back, fed too many nuts and waved through without paying a thing.
story-road-25-a-2 = You try it singly, then in turns, then with advice from everybody. The stone stays where it is, for none of you was built for this. The chief holds out a bag, and each of you pays like a merchant, to applause.
story-road-25-b-1 = It is a short fight and a fair one, and you do get to the other end of the pass. But people who lift such stones for fun also hit with them. The band breaks camp behind you and goes looking for a better class of traveller.

story-road-26 = The wind pump above a hill village has stopped. Below it the fields are cracked, the trough is dry, and the miller stands before the open casing with a hammer, as he has stood for nine days. It is all gears in there, he says, and he is more of a flour man. The works are copper and brass, and scrap of that kind sells well anywhere.
story-road-26-a = Try to get the pump running again.
story-road-26-b = Strip the works and sell the metal.
story-road-26-a-1 = One of you looks inside, sighs like a doctor and asks for grease, string and the miller's belt. By sunset the vanes are turning and water comes coughing up the pipe. The whole village, down to the goat, calls blessings after you, and tells every passing pedlar who you are.
story-road-26-a-2 = None of you is any good with machines, and by evening you have a pump that does not work and three gears that fit nowhere. The miller thanks you for the company. Nothing is better, and nothing is noticeably worse.
story-road-26-b-1 = You tell the miller that it has to be taken to a workshop, which is true of the metal. The dealer in the next valley pays well into your common purse. By the time you pass that way again, the village will have worked it out.

story-road-27 = A pillar of pale fire is wandering up and down the road. It gives no heat; on the contrary, puddles freeze as it goes by, and a crow that flew too near is standing on the verge with frost on its beak, rethinking. Somebody's spell has got loose and does not know how to stop. It keeps to the road, unfortunately, and so must you.
story-road-27-a = Try to undo the spell.
story-road-27-b = Run past it as fast as you can.
story-road-27-a-1 = One of you has handled wilder things than this. A few words, a twist of the fingers as if pulling a thread, and the pillar unravels into a smell of struck matches. The crow shakes itself and leaves without a word.
story-road-27-a-2 = None of you knows the first thing about unpicking spells, so you try everything else: salt, prayer, insults, a bucket. After a day and most of a night the fire goes out by itself. You are chilled through and can barely remember what you packed, let alone how to use it.
story-road-27-b-1 = You run. It turns, as if pleased to have company, and leans over you for a moment. Your skin cracks like a winter pond, but then you are past, and the pillar drifts back to its stretch of road.

story-road-28 = A stout gentleman in a velvet doublet comes running towards you, purple in the face, with a servant trotting behind and holding an hourglass. He has wagered his town house that he can run from the sea to Gloomhaven. He has a great many gold buttons left and no breath at all. Between gasps he asks whether you happen to carry a Minor Stamina Potion.
story-road-28-a = Sell him your Minor Stamina Potion.
story-road-28-b = Tell him that you have none to spare.
story-road-28-a-1 = The cork is out before the price is named, and he pays from a purse that the servant holds open. If one of you has a gift for such talks, whether from the street, the stage or the sickbed, the purse opens a second time before he has put the bottle down.
story-road-28-a-2 = The velvet doublet dwindles along the road to Gloomhaven, with the hourglass trotting after it. You never do learn about the house.
story-road-28-b-1 = He nods, since he has no air for anything more, and staggers on. The servant turns the hourglass over as he passes, and gives you a wink.

story-road-29 = Halfway through the old tunnel there is no more tunnel. The ceiling has come down, and the rubble is packed to the roof. On the left a crack leads on, wide enough for a person who breathes out, with walls of black glass sharp as a barber's razor. On the right there is only rubble, and it will not clear itself.
story-road-29-a = Clear the rubble away.
story-road-29-b = Breathe out and squeeze through the crack.
story-road-29-a-1 = One of you asks the others to stand back, puts two great hands on the rock and has a word with it. The heap shuffles aside, rumbling like a herd being moved. You walk through without so much as dust on your boots.
story-road-29-a-2 = There is nobody among you to whom stone listens, so you carry it, piece by piece, passing it back along the tunnel in a chain. When daylight shows at last, you can hardly lift your hands to shade your eyes. Half of what you had ready for the fight has gone clean out of your heads.
story-road-29-b-1 = You breathe out, and the crack takes a little off every side. On the far end you look like people who have argued with a cat the size of a house. The cuts are thin, and they keep on bleeding.

story-road-30 = A travelling menagerie lies on its side across the road, wheels still turning. The cages are open. Up in the trees, along the wall and under the wagon sit things with stripes, things with quills, and one ostrich, all deciding whether to bolt. The keeper begs you to help coax them back, while her cash box pours small change quietly into the ditch.
story-road-30-a = Help to coax the animals back.
story-road-30-b = See to the spilled cash box instead.
story-road-30-a-1 = One of you has a way with the minds of beasts and simply looks at them, one after another. They file into their cages in order of size, the ostrich last and somewhat ashamed. It has cost you nothing but a quarter of an hour, and the keeper is already busy with the wheels.
story-road-30-a-2 = None of you has a way with animals, so you use what is in your pouches: things that smell sweet, things that glitter, things that smoke. Every one of you gives up something useful, and by dusk every cage is full. The keeper tells the story in each town she plays, and you grow braver each time.
story-road-30-b-1 = You save what can be saved from the ditch, and the keeper, who has the ostrich by the leg, calls to you to keep a share for your trouble. You take her at her word. Behind you something with stripes takes its leave.

story-road-31 = The dam above a logging camp is groaning. The sluice gate hangs by one hinge, a lake leans on it from behind, and below lie the camp and, further down, a village. The foreman is offering good coin to anyone with hands. He needs people under the gate, to hold it while the rest get clear, and people to carry tools up the bank.
story-road-31-a = Get under the gate and hold it.
story-road-31-b = Carry tools up the bank.
story-road-31-a-1 = One of you sees at a glance where the weight wants to go, and braces the gate so that it cannot. It bruises you all from heel to scalp, but the gate holds, the water is let down by degrees, and the village keeps its feet dry. The foreman pays what he promised. The village will name a beer after you.
story-road-31-a-2 = You hold until your bones creak, and the camp gets clear. But strength without the trick of it goes only so far: the gate tips, and the water takes you a good way downhill along with a number of logs. The foreman pays up, and the village below begins to bail.
story-road-31-b-1 = You carry axes, saws, and a stove that someone has forgotten to put out. The gate gives way just as you reach the top, and a flying plank clips you all in passing. The foreman pays as agreed, though he looks at the men who stood below rather than at you.

story-road-32 = The soldiers of a small frontier post come out to meet you, all nine of them, and try to look past you for the wagon. For three months their supplies have been going to another post of the same name. They have eaten the mule. Their sergeant does not beg, but she does ask what you would say to a loan.
story-road-32-a = See to it that the post is supplied.
story-road-32-b = Tell her that the army must feed its own.
story-road-32-a-1 = One of you knows stores the way others know scripture, and asks to see the paperwork. Two letters, one forged seal and a swap with the neighbouring farm, and by evening there is bread, bacon and even a mule, all without a coin from your purses. The garrison drinks your health and spreads your name along the border.
story-road-32-a-2 = None of you knows how to conjure bacon out of paperwork, so you do it the plain way, and go from farm to farm with open purses. The farmers notice that you are in no position to bargain. Nine soldiers eat until they have to sit down, and they do not forget who paid.
story-road-32-b-1 = The sergeant nods as though she had expected as much, and gives you the salute, which is worse. In time the lost wagon does arrive, and the tale of who walked past comes back with the driver.

story-road-33 = At noon you enter a wood in which it is night. It is not shade but night, thick and cool, with the path going on into it as if nothing were the matter. You strike a light, and at once something shifts overhead, a great deal of something. You shield the flame, and it settles again.
story-road-33-a = Put out the light and feel your way through.
story-road-33-b = Light every torch and go through at a run.
story-road-33-a-1 = One of you is at home in such places. You take hold of one another's belts and are led through as through a familiar house, with a murmured word now and then to whatever lives in the rafters. You come out blinking, and it is still noon.
story-road-33-a-2 = None of you has the eyes for this. You find the path with your shins and the trees with your foreheads, and more than once you find each other, with weapons drawn. You come out scratched and worn thin by listening.
story-road-33-b-1 = The torches show you what hangs in the branches, which you would rather not have known. It dislikes the fire and likes the meat. You fight it for the whole length of the wood, and burst into the sunlight with your sleeves in ribbons.

story-road-34 = Forty deserters are camped across the only road, and they are celebrating their captain's birthday. There is a roast, there is singing, and there are sentries who clearly resent missing both. You could steal by along the ditch behind the latrines. Or you could walk straight through the middle as if you owned the place, and see who has the nerve to object.
story-road-34-a = Creep past along the ditch.
story-road-34-b = Walk straight through the middle of the camp.
story-road-34-a-1 = One of you has made a living by not being there, and shows the rest when to move and when to be a bush. A sentry looks directly at you and yawns. You are a mile off before they get to the cake.
story-road-34-a-2 = The ditch is deep and full of bottles, and not one of you was made for stealth. The first clink brings a sentry, and the sentry brings the birthday party. They are drunk but there are forty of them, and you pay for every yard of that ditch.
story-road-34-b-1 = One of you goes in front, and that is enough. Forty men look up at those shoulders, at that expression, and find that their roast needs their full attention. The captain even wishes you a good evening.
story-road-34-b-2 = You have the walk, but none of you has the bulk to go with it. Halfway through, somebody laughs, then somebody whistles for the dogs. They hunt you through the hills until dawn for the sport of it, and although nobody is caught, you have nothing left to run on.

story-road-35 = The marsh causeway ahead is humming. Over the black water hangs a cloud of flies so thick that it casts a shadow, and the reeds are hung with the small neat bones of whatever went in last. At the edge an old woman in a veil sells pots of smoke, so much a head. Nobody has yet come back to complain, she says, and leaves it to you to decide what that means.
story-road-35-a = Pull up your collars and walk into the flies.
story-road-35-b = Pay the old woman for her smoke.
story-road-35-a-1 = One of you steps ahead with open arms, hums a note lower than theirs, and the cloud parts to listen. A few of the ruder flies bite all the same. The old woman lifts her veil for a better look, and puts her prices up.
story-road-35-a-2 = None of you can talk to such creatures, and they have no wish to talk. They go in at the cuffs, the collars and the eyelids. You stumble out at the other end swollen, bloodied and shivering with whatever they carried.
story-road-35-b-1 = You count out the money, and she hands you each a pot that stinks of burnt hair and cabbage. The flies think as you do about the smell, but they are free to leave. You cross the causeway weeping and unbitten.
story-road-35-b-2 = You turn out your pockets, and it does not come to enough for all of you. She is sorry, but smoke is smoke and trade is trade. There is nothing left but to pull up your collars and go in without.

story-road-36 = The road enters a wood and does not come out. Overnight a hedge of thorn has closed across it, as tall as a house and still creaking as it grows. In the depths hang small things that were too slow: birds, a fox, one boot. There is a narrow gap at the bottom, and there is a long way round.
story-road-36-a = Crawl in by the gap and cut a way through.
story-road-36-b = Take the long way round the wood.
story-road-36-a-1 = One of you has slept in worse places than this and liked them. You follow that broad calm back on hands and knees, touching nothing you are told not to touch, and stand up on the far side without a scratch. Behind you the hedge, as if it had lost interest, begins to wither.
story-road-36-a-2 = None of you knows the wild well enough to tell the stems that sleep from the stems that bite. The thorns go through leather, and what is on them goes further. You come out bleeding and feverish, and when you look back the gap has closed.
story-road-36-b-1 = The wood proves larger than any map allows. You walk through noon, through supper and through most of your good temper, and reach the road again tired, with the hedge still growing behind you.

story-road-37 = A stone bridge, and on it a keeper the size of a haystack, seated on a bench made for someone larger. He wants no coin; he has a barrel of it. What he wants is a song he has not heard, and he has been here for sixty years. Otherwise, he says, pointing to a rack of knotted cords, nobody crosses with a weapon they could draw.
story-road-37-a = Sing him something he has not heard.
story-road-37-b = Let him bind your weapons with his peace knots.
story-road-37-a-1 = Your Soothsinger asks what he likes, listens to the answer, and makes a song out of it there and then, with the keeper's own name in the refrain. Before the third verse he is weeping into his beard and waving you across.
story-road-37-a-2 = With no true singer among you, you begin with the one about the miller. He has heard it. He has heard all of them, and each time he shakes his head with real regret. It is dawn before someone, hoarse and desperate, sings the tally of the party's debts to a dance tune, and he lets you over.
story-road-37-b-1 = He ties the cords himself, tenderly, like a nurse. An hour beyond the bridge it rains, the knots swell, and you discover why nobody has ever robbed this man. You will be arriving with your weapons still tied up.

story-road-38 = Thirty shaggy cattle, each with horns as wide as a cart, stand across the road and chew. Two drovers sit on the verge with the look of men who have tried everything. The herd was meant to stock the pastures under Gloomhaven's walls, they say; it was meant to be there a week ago. If you could get it moving, the city would be eating beef for years.
story-road-38-a = Drive the herd to the city.
story-road-38-b = Wish the drovers luck and squeeze past.
story-road-38-a-1 = One of you walks up to the lead cow, breathes into her nostrils and says something low that is not exactly a word. She sets off at a trot and the other twenty-nine follow. By the month's end there are calves in the pastures, a tannery by the gate and a price for cheese that even the poor can pay.
story-road-38-a-2 = There is an art to this, and nobody among you was raised in it. The herd goes left, then everywhere. You spend a day running after cows and an evening blaming one another, and when you limp on, the cattle have reassembled on the road behind you, chewing.
story-road-38-b-1 = You edge along the ditch, under a row of damp and thoughtful noses. The drovers raise a hand without getting up.

story-road-39 = A charcoal burners' camp lies quiet beside the road: no smoke, no axes. A girl of about ten is carrying water from hut to hut in a helmet. Everyone else, she explains, is lying down. It is the yellow sweat, and a man went for the healer on the day of the new moon, which was a good while ago.
story-road-39-a = Stay and nurse the camp.
story-road-39-b = Leave her some clean water and keep your distance.
story-road-39-a-1 = Your Sawbones rolls up both sleeves, has every pot boiling within the hour and shouts at the dying until they think better of it. By morning most of them are sitting up and complaining. Charcoal is carried to every kitchen in Gloomhaven, and the story goes along with it.
story-road-39-a-2 = You have goodwill and no physician. You buy what remedies a passing pedlar has, at the price he thinks of when he sees your faces, and pour them into people until something works. The camp lives and will not forget it; you go on with lighter purses and the first yellow shine on your own foreheads.
story-road-39-b-1 = You set the waterskins down at the edge of the clearing and step back. The girl fetches them without a word, and you go on with a sleeve over your mouths.

story-road-40 = For about a mile ahead, the rain has stopped. It has not stopped falling elsewhere; it has stopped in the air, every drop hanging where it was, and a crow hangs among them with its beak open. At the roadside stand a folding table, a scorched book and a pair of smoking shoes. To the left of all this is a bog.
story-road-40-a = Walk on through the hanging rain.
story-road-40-b = Go round by the bog.
story-road-40-a-1 = One of you reads the scorched page, clicks a tongue over the spelling and speaks the last line as it ought to have been written. The rain comes down all at once. The crow finishes its caw, surprised, and you walk on along a perfectly ordinary wet road.
story-road-40-a-2 = Nobody among you can read what was done here, and so nobody can undo it. Each step takes longer than the one before. You come out at the far end with thoughts that lag behind your words and legs that still believe they are standing in the middle of that mile.
story-road-40-b-1 = The bog is honest: cold, deep and exactly as bad as it looks. You pull one another out by turns until evening, and by the time there is firm ground underfoot you have no strength left to enjoy it.

story-road-41 = The only bridge over the gorge is a single great log, and in the middle of it sits a grey ape as big as a shed, going through somebody's luggage. It has already finished the ham. Now it is trying on, with great patience, a hat. Below, the river is white and loud, but there are stones in it.
story-road-41-a = Walk out on the log and make it give way.
story-road-41-b = Climb down and ford the river.
story-road-41-a-1 = Your Beast Tyrant strolls out along the log, sits down opposite and makes a few grunting remarks. There is a discussion. At the end of it the ape tucks the suitcase under one arm and swings itself off at the far side, and it even leaves you the hat.
story-road-41-a-2 = None of you can talk to beasts. What you say, as the ape understands it, is that the luggage is yours, and it is an ape that settles claims at once. You get across in the end, leaving a good deal of skin and blood on the log.
story-road-41-b-1 = There are stones in the river, and you meet most of them. The ape leans over to watch you go by underneath, raises the hat to you and puts it on again.

story-road-42 = A young man in half a uniform is lying under the bridge, up to his chin in water, and looks at you through the planks. On top of the bridge, his sergeant wants to know whether you have seen a deserter. If you have not, she says, you will not mind joining her line of beaters, since the moor is wide and she is four men short.
story-road-42-a = Join the search and say nothing of the bridge.
story-road-42-b = Swear you saw him run for the coast.
story-road-42-a-1 = You beat the moor until midnight and then, because the sergeant is thorough, you beat it again in the other direction. Nobody is found except a very angry heron. She thanks you at sunrise and you go on your way asleep on your feet.
story-road-42-b-1 = The patrol goes off toward the sea at a run. The young man climbs out, dripping, and gives you the sort of thanks that sounds like a promise. He keeps the army's belt, you notice, and its very good boots; you have a feeling you will see those boots again.

story-road-43 = A pedlar sits in a ditch beside his cart. The wheel is off, the mule is lame, and while you watch a small branch falls on his head. He holds out a black penny with a hole through it. It is all in the penny, he says: whoever takes it freely takes his luck with it, and he would pay to see it go.
story-road-43-a = Take the penny and his money.
story-road-43-b = Help him find his wheel and leave the penny with him.
story-road-43-a-1 = The purse is real and the pedlar skips off down the road, followed by a mule that has stopped limping. One of you has the penny. At the first milestone that same one of you breaks a strap, swallows a fly and steps in something.
story-road-43-b-1 = You set the wheel back on its axle and wish him better days. He thanks you, clicks to the mule, and as you walk off you hear the other wheel go.

story-road-44 = Outside a farmhouse a family has carried all its furniture into the yard and sits on it, facing the barn. Red light stands in the cracks between the boards. First it was a warm patch on the threshing floor, the farmer tells you, good for drying onions. Then it began to answer when they talked. This morning the dog went in, and it is not the dog that keeps barking.
story-road-44-a = Go in and look at the threshing floor.
story-road-44-b = Tell them to move to town, and walk on.
story-road-44-a-1 = The floor has split from wall to wall, and under it there is no earth: only depth, heat and a great many eyes that turn upward together. You shut the barn door very gently. Nothing that wide closes by itself, and now you know where it is and what will be waiting on the way down.
story-road-44-b-1 = They take the advice and most of the chairs. From the next hill you can still see the barn, glowing like a lantern that somebody left for a guest.

story-road-45 = An old oak stands in a field by itself, split by lightning, and out of the split runs honey: a slow bright sheet of it, down to the roots. You have been living on hard biscuit for three days. The bees going in and out are black, as long as a finger joint, and oddly silent.
story-road-45-a = Smoke them out and help yourselves.
story-road-45-b = Look at your biscuit and keep walking.
story-road-45-a-1 = It turns out that smoke makes them angry, and that anger is what they do best. The honey is excellent; you each get about a spoonful before the run to the river. The swellings are the size of plums and there is something in them that makes your teeth chatter.
story-road-45-b-1 = The biscuit tastes as it did yesterday. An hour later you pass a tax collector going the other way at a run, his face swollen shut and honey on his chin.

story-road-46 = At a fork stands a signpost with two arms, and both of them say Gloomhaven. One points left, one right. Between them, in the angle, someone has worn a smooth patch in the grass by sitting there a long time and thinking. You know the way; the next traveller may not.
story-road-46-a = Pull down the arm that lies.
story-road-46-b = Turn the way you know and leave the post alone.
story-road-46-a-1 = After some argument about which arm is the liar, you knock it off and burn it under the kettle. It makes good tea. Nobody will ever thank you: nobody will get lost here any more, so nobody will ever know.
story-road-46-b-1 = You turn without slowing down. Behind you the post goes on telling its two stories, and will no doubt be telling them when you next come by.

story-road-47 = The path runs through a ravine, and the ravine is in use. A Vermling wedding is coming the other way: drums, smoke, a bride on a painted pig, and along both edges some forty cousins with blowpipes, looking for anyone who might wish to spoil the day. They take up the whole road and are in no hurry.
story-road-47-a = Stand aside with your hats off.
story-road-47-b = Push on through the procession.
story-road-47-a-1 = It takes the better part of the afternoon to go by. The bride's grandmother presses a piece of cake on you, made of something with legs, and the last of the drums fades. The road is yours.
story-road-47-b-1 = You are as far as the pig when somebody is jostled and somebody squeals. Forty cousins breathe in. You come out at the other end of the ravine bristling like hedgehogs, and whatever was on the darts is already making your fingers tingle.

story-road-48 = A pilgrim in a mask of beaten gold waits where the road tops the hill, though there is nothing here to wait for. The staff in his hand is bright at the tip, as if the noon sun had been caught on it, and it is evening. "You will be weighed," he says, quite kindly. "It may be now, by me. It may be later, by a better scale. Only say which."
story-road-48-a = Say later, and let him mark your hands.
story-road-48-b = Tell him nobody is weighing anybody.
story-road-48-a-1 = He touches each of you on the palm with one warm finger, leaving a freckle of gold that no water will take off. "Then I shall ask again," he says. When you look back from the bottom of the hill there is only the sunset, in the wrong part of the sky.
story-road-48-b-1 = "Now, then," says the pilgrim, and lifts the staff. You remember light, mostly, and the ground coming up in pieces. When your eyes begin to serve you again he is gone, your skin is split and blistered, and you cannot agree on which way you had been walking.

story-road-49 = Toward dusk a column overtakes you: a dozen soldiers in grey with lamps on their shields, and between them people roped in pairs, every one of them staring straight up and never blinking. The soldiers wear a badge you do not know, an open eye above a tower. Their sergeant looks at you for a while, counts you, and marches on.
story-road-49-a = Follow their lamps at a distance.
story-road-49-b = Fall on the escort before it is out of reach.
story-road-49-a-1 = The lamps climb all night and you climb after them, until a door opens in what you had taken for a cliff. It is a keep, with a light in every window and a watcher at every light. You mark the place and creep off before one of them looks down.
story-road-49-b-1 = The men in grey do not shout or run, which makes it a long and bloody business. When it is over you are cut about badly; the roped people have wandered off into the dusk, still gazing upward. The dead leave you their pay and a marching order, and the order names the keep they came from.

story-road-50 = A brook has left its bed and is coming up the hill to meet you. It flows round your boots, draws itself together and stands up: a thing about the height of a child, clear as glass, with a small startled fish where the heart would be. It holds out both hands, and in the murmur you make out words.
story-road-50-a = Kneel down and listen.
story-road-50-b = Run for dry ground.
story-road-50-a-1 = It speaks of a staff that was carved where everything is water and carried where nothing is, and that cries at night to be taken home. The trail leads to Gloomhaven, to someone who hears the crying through the wall. Then the thing sighs and becomes a puddle, and you carry the fish back to the brook.
story-road-50-b-1 = It follows you over two hills and up a tree, never hurrying, never drying, until you are too spent to climb any higher. So you hear it out after all: a stolen staff that belongs in a world of water, and someone in Gloomhaven who knows of it. Having said so, it trickles politely down the trunk and away.

story-road-51 = At the crossroads a lady in mourning deals cards on a gravestone. She plays both hands, and by the look of it she is losing both. "I am a card over," she says without raising her head. "One too many in the pack, and it spoils every game. Would one of you oblige me?" The card she slides across the stone is black on both sides.
story-road-51-a = Pick up the black card.
story-road-51-b = Decline and walk on.
story-road-51-a-1 = It weighs as much as a brick and then nothing at all. The lady counts her pack, smiles for the first time in what may be centuries, and deals herself a winning hand. You hold the card up to the light; the light stops at it.
story-road-51-b-1 = "Nobody ever does," says the lady, and takes it back into the pack. You hear her shuffle for longer than you ought to be able to.

story-road-52 = In a bog beside the causeway lies a coach, sunk to the windows. The passenger is still in his seat, some weeks dead and by his chain a magistrate, with an iron box on his knees and both hands folded over the lid. Fat green flies rise and settle on him. On the door someone has written with a finger: LET HIM SIT.
story-road-52-a = Let him sit.
story-road-52-b = Wade out and take the box.
story-road-52-a-1 = You take your hats off to him, since he seems to expect it, and keep to the causeway. The flies settle again.
story-road-52-b-1 = He does not let go until the third finger breaks, and then he says a word. The box is full of fines, and the coins are good. But the water has got into your cuts and the flies have got into everything, and you find that all of you remember the word.

story-road-53 = Out of a burnt mill comes a man at a dead run, red from head to foot, swinging an axe that seems to be pulling him along rather than the other way about. He is laughing and begging you to stop him in the same breath. You have about as long as it takes to think this.
story-road-53-a = Meet him blade to blade.
story-road-53-b = Throw everything in your pockets at him.
story-road-53-a-1 = He has no skill, but the axe has, and neither of them knows fear. By the time he is down you are all bleeding. He thanks you and dies, and the axe goes on twitching until it has hopped itself into the millrace and sunk.
story-road-53-b-1 = Flasks, powders, charms, anything that will burst, flash or stick: out it all goes. Somewhere in the smoke he trips, and the axe flies out of his hands and comes to rest at your feet. The man crawls off weeping with gratitude. The Bloody Axe, turning its edge a little in the grass, is looking for somebody new.

story-road-54 = A village has climbed onto its roofs. A young griffin, no bigger than a pony, has come down in the square with a torn wing; it has eaten the geese and is now shrieking at the well. The elder calls down that they are decent people and do not want it killed, merely elsewhere. The nearest elsewhere is a crag a long day's climb away.
story-road-54-a = Net it and carry it up to the crag.
story-road-54-b = Try to calm it where it is.
story-road-54-a-1 = It weighs what a pony weighs, and ponies do not bite downward. You get it to the crag by moonlight, set it in an empty nest and come down on legs that no longer bend. The village has kept soup for you, and tells the tale to everyone who passes.
story-road-54-b-1 = One of you is at home with things that have claws. A crooning noise, a slow hand, and the beak comes down on a shoulder like a tired child's head; the wing is bound before anyone on the roofs has dared to breathe. At first light the griffin flies off by itself. The village cheers you to the last house.
story-road-54-b-2 = Nobody among you has the way of wild beasts. You croon, you offer a biscuit, you make an awkward lunge, and the griffin takes fright and goes off in flapping leaps along the road to the city, with the village's washing on its neck. The elder asks what happens when it gets there. You suppose that you will hear about it.

story-road-55 = The inn is called the Last Good Supper, and you are the only guests. The cook stands over you with her arms crossed while you look into the bowls. It is her mother's recipe, she says, and her mother's mother's, and nobody has left a drop since the miller, rest him. Something in the grey surface turns over.
story-road-55-a = Claim a vow of fasting.
story-road-55-b = Eat up, and praise it.
story-road-55-a-1 = She is moved by such piety in mercenaries and makes up the beds without charge. You lie awake all night listening to your stomachs, which are empty and perfectly well.
story-road-55-b-1 = It tastes better than it looks, which is how it got the miller. She beams and fills the bowls again. Before the next milestone you are all green, and you will not be right by the time you arrive.

story-road-56 = For the last half mile there has been a coin in the road every dozen paces. Round the bend you find the reason: an almshouse cart, a split sack, and an old sexton driving who is deaf as a post and singing. He has not looked back once. Your hands are already full of his coppers.
story-road-56-a = Catch him up and give it all back.
story-road-56-b = Admire the singing and keep the coins.
story-road-56-a-1 = He nearly drives off the road when you take hold of the bridle, then counts it twice and cries a little. The almshouse feeds half the city's poor, and that half soon knows whom to thank for the week's bread.
story-road-56-b-1 = You follow at a respectful distance, bending now and then like gleaners. When the sack is empty the old man is still singing, and each of you jingles.

story-road-57 = A Valrath woman is turning over stones in a dry riverbed, one after another, putting each back the way it lay. There are a great many stones. She was married here, she says, when it was a river; she lost something on the day, a gift of gold, and now that the water has gone she means to look for it. She does not ask for anything.
story-road-57-a = Wish her luck and go on.
story-road-57-b = Take a stretch of the riverbed each.
story-road-57-a-1 = She nods, and turns over another stone. You can hear the small clack of them for some time after the bend.
story-road-57-b-1 = You turn stones until your nails are broken and you see stones with your eyes shut. You find a spoon, a horseshoe and a set of false teeth. She thanks you gravely for each, and says that at least now she knows where it is not; she asks your names and the roads you use.

story-road-58 = You wake to see a fox at the edge of the camp with a boot in its jaws. It is a good boot, one of a pair. The fox waits until it is quite sure all of you are looking, then trots off toward the hills, not especially fast.
story-road-58-a = Let it have the boot.
story-road-58-b = After it!
story-road-58-a-1 = The fox looks back twice, disappointed. You cut a shoe out of a saddlebag, and by noon the limp has become something of a swagger.
story-road-58-b-1 = It never quite gets away; that is the skill of it. You chase it through a stream, a bramble, a funeral and another stream, and at sunset it lays the boot on a rock, yawns and goes home. You have the boot. You have nothing else left.

story-road-59 = The road passes through a shrine: in at one door, out at the other. Between the doors sit a priest without a nose and a basket that hisses. The saint of this place, he explains, was bitten nine times and saw heaven at the ninth; whoever goes by puts a hand in the basket, or goes by the ridge with his opinion of them in their ears.
story-road-59-a = Put a hand in the basket.
story-road-59-b = Go by the ridge.
story-road-59-a-1 = It hurts as much as you expected, and then the walls begin to breathe. The priest holds your heads while you shake. Sick and seeing double, you are led out by the far door, and in the middle of all that there is something quiet and bright which was not there before and stays with you.
story-road-59-b-1 = The ridge is steep and the priest has excellent lungs. He curses you by your ancestors, your trade and the shape of your ears, and the echo delivers everything twice. When you come down exhausted on the other side, you cannot shake off the feeling that some of it took hold.

story-road-60 = A tree lies across the road, and on the tree, in very good army boots, sits the young man you once did not see under a bridge. He has a dozen friends now and a pedlar's family standing against a wagon with their hands up. He is delighted. "For you there is no toll," he says. "For you there is a present, if you just keep walking."
story-road-60-a = Tell him to let the wagon go.
story-road-60-b = Take the present and keep walking.
story-road-60-a-1 = He looks at your faces and then at his friends, most of whom have begun to study the treetops. There is no fight. The tree is dragged aside, the wagon rolls on, and the pedlar, who visits every door between here and the coast, speaks of nothing else for a year.
story-road-60-b-1 = The present is a Battle-Axe, army issue, oiled and wrapped in a blanket with the regiment's name picked out of it. "Never even swung it," he says proudly. You keep walking. It is a fine axe, and nobody among you says anything about the wagon.

story-road-61 = The pilgrim in the gold mask is sitting in your camp when you return with the firewood. He has made tea. The freckles on your palms have begun to itch, and when he lifts the pot they shine. "The scale is ready," he says. "It is not a long road, and it is lit all the way. Shall we go up now? I can ask once more. I cannot ask twice."
story-road-61-a = Say that you are not ready.
story-road-61-b = Ask him to show you the road.
story-road-61-a-1 = "Nobody is," he agrees, and finishes his tea. He walks off through the trees and for a long time you see him between the trunks, like a lamp carried from room to room. The itching does not stop.
story-road-61-b-1 = He turns your hands palm upward and sets them side by side. The freckles join into a line, the line bends round a mountain you know, and it ends at a temple with the sun on its roof. When you look up he has gone ahead, and the tea is still warm.

story-road-62 = You hear no footsteps. It is simply noon, in the middle of the night, and he is standing in it. The gold mask has no kindness left in it, or perhaps it never had and the voice did all the work. "I said that I would ask once more," says the pilgrim. "I am asking."
story-road-62-a = Bow and go where the light points.
story-road-62-b = Send him away once more.
story-road-62-a-1 = The noon folds up until it is one thin ray, lying along the road, over the hills and onto a white roof a long way off. You mark where it falls: a temple of the sun, and a scale somewhere inside it. "They will be glad," says the dark, in the voice you remember. "They had begun to set aside the weights."
story-road-62-b-1 = "Then by me," says the pilgrim. There is a great deal of light. When the night comes back you are lying in it with torn skin and ringing heads, the gold has been burned out of your palms, and you understand that the matter is closed.

story-road-63 = The Valrath woman from the riverbed is waiting at a milestone. She has been here since Tuesday, she says, because you told her this was one of your roads. It was under the nine hundredth stone past the place where you left off. On her palm lie two small golden suns, made for the ears; she has managed for thirty years without them, so one will do. She holds out the other.
story-road-63-a = Tell her the pair belongs together.
story-road-63-b = Accept it with thanks.
story-road-63-a-1 = She thinks about it, then puts in both, a little stiffly, and asks you how she looks. You tell her the truth. She goes off down the road with her chin up and the two suns swinging.
story-road-63-b-1 = "Good," she says. "I wanted someone to have it who knows what it is to look for a thing." The Sun Earring is warm, as if it had been lying on a stone in summer. She walks away with its fellow in her ear, lopsided and content.

story-road-64 = Halfway up the pass that carters call the Widow's Stair, the wind drops, and the mules of a mail coach ahead of you lie down in their traces. Their driver looks at the sky and starts to lash her hat to her head with a spare rein. You have about an hour, she reckons, before the snow comes off the north face, all of it. There is the summit, and there is a ledge with an overhang the size of a pantry.
story-road-64-a = Race it over the summit.
story-road-64-b = Squeeze in under the overhang and wait.
story-road-64-a-1 = It is not an hour. The white takes you on the last turn of the road and carries you down the wrong side of the mountain, along with most of a forest. You spend two nights digging one another out, and what comes down from the pass is a string of limping people with no plan except to be warm.
story-road-64-b-1 = You lie in layers, like fish, with a mule's hoof in somebody's ribs. The mountain goes by outside for a night and most of a day. You are bruised, frostbitten and heartily sick of one another when you break out, and whatever you had been resolved to do before, you no longer remember why.

story-road-65 = On a village green a doctor in a tall hat sells the water of youth from the back of a wagon. A cripple drinks, throws away his crutch and dances. You have seen that same cripple dance in two other villages this month, and the people in the queue are holding their winter money. The doctor has seen you see it. He comes over smiling and murmurs that there is always a little something for men and women of the world.
story-road-65-a = Tell the whole green what is in the bottles.
story-road-65-b = Take the little something and say nothing.
story-road-65-a-1 = One of you drinks a whole bottle and grows no younger; another asks the cripple to show the crowd his other crutches. The doctor is last seen crossing a turnip field without his hat. Every coin goes back to its owner, and a village that has kept its winter money talks about it as far as Gloomhaven.
story-road-65-b-1 = The coins pass from his sleeve to yours in the course of a handshake. Behind you the cripple throws away his crutch again, to applause. It really is a very good dance.

story-road-66 = A banker's coach has gone off the cliff road and hangs by its back axle from a pine. The driver sits on the verge with a bottle, finished with coaches for life. The bank failed before the coach fell, he says, so nobody will come looking for the strongbox; it is yours if you want it. The pine gives a small crack.
story-road-66-a = Rig a rope and winch the box up.
story-road-66-b = Climb down for it before the tree goes.
story-road-66-a-1 = It takes all afternoon, two harnesses and the driver's bottle to grease the pulley. The box comes up over the edge like a bucket from a well and the pine lets go with the coach a moment later. Inside, in neat paper rolls, is more money than any of you has ever carried.
story-road-66-b-1 = You have the box open, the rolls of coin down your shirts and one foot on the rock when the tree goes. The splintered axle rakes along all of you on its way by. You hang from the cliff by your fingers, bleeding, laughing, and heavier by a fortune.

story-road-67 = The rains have brought down half a hillside beside the road. In the fresh wound of it runs a seam as broad as your arm, and where you scratch it with a knife it shines white. Nobody else has come this way since the storm. It could feed a good many families, or one small party very well indeed.
story-road-67-a = Mark the place and report it to the city.
story-road-67-b = Borrow some picks and dig.
story-road-67-a-1 = The clerk who takes down your report has to sit. Within the month there are miners' huts, a smelter and a bakery on that bare slope, and carts going to Gloomhaven full. They ask you to keep an eye on the other hills; they are steep, and the rains are regular.
story-road-67-b-1 = You dig like badgers for two days, until the seam pinches out and the rest of the slope comes down to cover the evidence. A smith of few words melts it and asks no questions. You walk on rattling.

story-road-68 = Two parties have stopped where the forest begins, each afraid to go in alone. One is a dealer in spices with six guards' worth of wagons and no guards, holding up a purse. The other is a few dozen settlers with handcarts and grandmothers, holding up nothing. They are bound for different ends of the forest, and you have time for one.
story-road-68-a = Escort the spice dealer.
story-road-68-b = Escort the settlers.
story-road-68-a-1 = Something keeps pace with the wagons for a night, takes a look at you and thinks better of it. The dealer pays to the last coin, sneezing. There is always another load, he tells you, and always this forest.
story-road-68-b-1 = You carry grandmothers across four streams and hear all about their knees. Every handcart arrives. There is no purse, but within days the story is in the Sleeping Lion ahead of you, and it has grown a dragon. More of them will come by this road, say the settlers, and they will ask for you.

story-road-69 = The city's surveyor has pitched her tent at the edge of a valley that is blank on every map. She has poles, chains, an assistant with a twisted ankle and orders to find a line for a new road. Somebody has to go ahead and see what lives in there, she says. Somebody also has to carry the chain, sixty-six feet at a time, and write down numbers. She could use you for either.
story-road-69-a = Go ahead and scout the valley.
story-road-69-b = Stay and carry the chain.
story-road-69-a-1 = The valley holds a swamp that pretends to be a meadow, three kinds of teeth and a cliff with opinions. You come back with a sketch map, and with a good many lessons that you will not need to be taught twice. Excellent, says the surveyor, and unrolls the next blank sheet for another time.
story-road-69-b-1 = You carry the chain. You carry it up, you carry it down, you write numbers until whatever you had meant to do with these days is forgotten. But before the year is out there are carts on that line, going in and out of Gloomhaven. There are more blank valleys, the surveyor remarks, should you be passing.
