# The words of event, encounter and trap cards, in English.

## Event cards

card-story-1 = Story Event I
card-story-1-text = Read the first story event of the quest and follow it.
card-story-2 = Story Event II
card-story-2-text = Read the second story event of the quest and follow it.
card-story-3 = Story Event III
card-story-3-text = Read the third story event of the quest and follow it.
card-day = Day
card-day-text = The quest's day effect begins. All used powers turn forward by 1.
card-night = Night
card-night-text = The quest's night effect begins. All used powers turn backward by 1.
card-gathering-dark = Gathering Dark
card-gathering-dark-text = A moment to breathe: each hero recovers 1 HP. Until the next Event Phase heroes see no further than 3 areas.
card-war-drums = War Drums
card-war-drums-text = Every enemy uses its special power. Until the next Event Phase every enemy attack has +1 hit.
card-cold-rain = Cold Rain
card-cold-rain-text = Mud for everyone: until the next Event Phase heroes and enemies move 1 area less.
card-slaughter = Slaughter
card-slaughter-text = Until the next Event Phase the first attack of each hero and each enemy gains Crit.
card-reinforcements = Reinforcements
card-reinforcements-text = More of them are coming.
card-ambush = Ambush
card-ambush-text = Every enemy that shares an area with a hero is activated.
card-song-of-steel = Song of Steel
card-song-of-steel-text = One hero refreshes a used power. Until the next Event Phase every hero attack has +1 hit.
card-plague-wind = Plague Wind
card-plague-wind-text = Each hero: Save, otherwise Poison I.
card-tide-of-souls = Tide of Souls
card-tide-of-souls-text = The party gains 3 soul points, but one enemy of the highest rank draws an enemy power.
card-tremor = Tremor
card-tremor-text = Each hero: Save, otherwise knocked down.
card-light-fingers = Light Fingers
card-light-fingers-text = The richest hero: Save, otherwise 20 crowns are gone; whoever catches the thief gains the party 1 soul point.
card-dark-rite = Dark Rite
card-dark-rite-text = One enemy of the highest rank draws an enemy power. All enemies regain 1 charge.
card-gift-from-above = Gift from Above
card-gift-from-above-text = By the active hero's soul nature. Law: one hero recovers 1 HP. Chaos: one enemy loses 1 HP. Neutral: choose one of these.
card-evil-eye = Evil Eye
card-evil-eye-text = All used powers turn backward by 1. Until the next Event Phase save rolls are harder.
card-iron-wall = Iron Wall
card-iron-wall-text = They close ranks: until the next Event Phase every enemy has +1 armour and moves 1 area less.

## Encounter cards

encounter-leaders-attack = Leader's Attack
encounter-leaders-attack-text = Activate all purple enemies. Otherwise activate all enemies of the highest rank in play.
encounter-battle = Battle
encounter-battle-text = Activate 3 enemies. Then shuffle all encounter cards back into the deck and discard this one.
encounter-green-tide = Green Tide
encounter-green-tide-text = Activate all green enemies. Otherwise activate 1 enemy.
encounter-old-hands = Old Hands
encounter-old-hands-text = Activate all blue enemies. Otherwise activate all green enemies.
encounter-captains-word = The Captain's Word
encounter-captains-word-text = Activate all red enemies. Otherwise activate all enemies of the highest rank in play.
encounter-brute-force = Brute Force
encounter-brute-force-text = Activate all enemies of Strength. Otherwise activate 1 enemy.
encounter-quick-blades = Quick Blades
encounter-quick-blades-text = Activate all enemies of Dexterity. Otherwise activate 1 enemy.
encounter-foul-magic = Foul Magic
encounter-foul-magic-text = Activate all enemies of Magic or Faith. Otherwise activate 1 enemy.
encounter-cornered = Cornered
encounter-cornered-text = Activate all enemies with a hero in their area. Otherwise all with a hero within 2 areas.
encounter-closing-in = Closing In
encounter-closing-in-text = Activate all enemies with a hero within 3 areas. Otherwise activate 2 enemies.
encounter-bloodlust = Bloodlust
encounter-bloodlust-text = Activate all wounded enemies. Otherwise activate all enemies by their last behaviour, whatever the distance.
encounter-lone-hunter = Lone Hunter
encounter-lone-hunter-text = Activate 1 enemy.
encounter-skirmish = Skirmish
encounter-skirmish-text = Activate 2 enemies.
encounter-dark-whispers = Dark Whispers
encounter-dark-whispers-text = No enemy is activated. All enemies use their special powers and regain 1 charge.
encounter-beasts-loose = Beasts Let Loose
encounter-beasts-loose-text = Activate all monsters. Otherwise activate all enemies of Strength.

## Trap cards

trap-poison-gas = Poison Gas
trap-poison-gas-text = Heroes within 1 area of the trap: Save, otherwise Poison I.
trap-alarm = Alarm
trap-alarm-text = Draw an encounter card, even if no enemy is in play.
trap-lightning = Lightning
trap-lightning-text = Heroes within 2 areas of the trap: Save, otherwise lose 2 HP.
trap-flame = Flame
trap-flame-text = Heroes within 1 area of the trap: Save, otherwise Fire II.
trap-pentagram = Pentagram
trap-pentagram-text = An enemy of the top card of the enemy deck appears here.
trap-falling-stones = Falling Stones
trap-falling-stones-text = Heroes within 1 area of the trap: Save, otherwise lose 1 HP and are knocked down.
trap-darts = Darts
trap-darts-text = Heroes within 1 area of the trap are attacked: 1 hit and 1 blue die, Pierce.
trap-blinding-dust = Blinding Dust
trap-blinding-dust-text = Heroes within 1 area of the trap: Save, otherwise Blinded.
trap-net = Net
trap-net-text = Heroes within 1 area of the trap: Save, otherwise Slowed.
trap-shrieking-rune = Shrieking Rune
trap-shrieking-rune-text = The hero who set it off: Save, otherwise Stunned.
trap-swinging-blade = Swinging Blade
trap-swinging-blade-text = The hero who set it off: Save, otherwise a critical token.
trap-spirit-drain = Spirit Drain
trap-spirit-drain-text = Used powers of heroes within 2 areas turn backward by 1.
trap-rusted-spring = Rusted Spring
trap-rusted-spring-text = A click, and nothing more.
