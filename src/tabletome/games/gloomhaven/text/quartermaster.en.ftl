# The Quartermaster: his cards, and the words that came with them

card-restock = Restock
card-oversized-pack = Oversized Pack
card-sharpening-kit = Sharpening Kit
card-proficiency = Proficiency
card-iron-bulwark = Iron Bulwark
card-hastened-step = Hastened Step
card-cleaving-axe = Cleaving Axe
card-impaling-spear = Impaling Spear
card-crippling-bow = Crippling Bow
card-crushing-hammer = Crushing Hammer
card-scroll-of-recall = Scroll of Recall
card-reserved-energy = Reserved Energy
card-reforge = Reforge
card-bladed-boomerang = Bladed Boomerang
card-continual-supply = Continual Supply
card-scroll-of-lightning = Scroll of Lightning
card-side-pouch = Side Pouch
card-giant-club = Giant Club
card-reinforced-steel = Reinforced Steel
card-scroll-of-judgment = Scroll of Judgment
card-catastrophic-bomb = Catastrophic Bomb
card-quiver-of-arrows = Quiver of Arrows
card-scroll-of-blizzards = Scroll of Blizzards
card-refreshment = Refreshment
card-portable-ballista = Portable Ballista
card-fortified-position = Fortified Position
card-scroll-of-annihilation = Scroll of Annihilation
card-bag-of-holding = Bag of Holding

does-refresh = Refresh { $number ->
        [all] all { $state ->
            [spent] spent
            [consumed] consumed
           *[both] spent and consumed
        }
       *[some] { $items } { $state ->
            [spent] spent
            [consumed] consumed
           *[both] spent or consumed
        }
    } { $slots }: { $to }
does-refresh-discard = You discard { $cards ->
        [one] a card
       *[other] { $cards } cards
    } from hand for it
does-refresh-end-of-round = At the end of each round: { $effect }
does-refresh-long-rest = Each time you take a long rest: { $effect }
does-any-ally-recovers = Any one ally may take back all discarded cards
does-allies-more-targets = Ranged attacks of adjacent allies: one more target
does-empowered-by-item = Once in each of your attack actions in which you use an item, all its attacks: { $effect }
does-hurt-in-area = { $who } in the area: { $by } damage
gain-ignores-shield = shields are ignored
items-any = items
items-small = small items
items-one-hand = one-hand items
items-two-hands = two-hand items
modifier-refresh = refresh { $items ->
        [one] an item
       *[other] { $items } items
    }
to-self-or-one-ally-in-range = you or one ally within Range { $range }
ask-discard-for = Which card does { $hero } discard for it?
