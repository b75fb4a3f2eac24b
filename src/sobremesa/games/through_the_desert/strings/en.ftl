title = Through the Desert
tagline = Lead your caravans to water and palms, and fence in the sand.

## The colours of the camels

colour-blue = blue
colour-green = green
colour-red = red
colour-violet = violet
colour-yellow = yellow

## Options

option-different-colours = Set aside five different colours
option-different-colours-help = With five players, everybody gives up one camel colour. With this on, no two may give up the same one. The rulebook leaves the choice free.
option-face-down = Points lie face down
option-face-down-help = Until the end, nobody sees what the others have won: their water, their oases and their caravan points. The board itself stays open. This is how the rulebook plays it; with this off, all points are shown.

## Moves, as they are typed

verb-set-aside = aside
verb-set-aside-help = aside COLOUR: play without your rider of this colour (aside r)
verb-place-rider = rider
verb-place-rider-help = rider COLOUR HEX: place a rider on a camel of this colour (rider b c7)
verb-place-camel = camel
verb-place-camel-help = camel COLOUR HEX: add a camel to your caravan of this colour (camel b c8)

## What happens

event-colour-set-aside = { $seat } sets the { $colour } rider aside.
event-palms-planted = Palms grow on { $oases }.
event-wells-filled = The water is laid out.
event-rider-placed = { $seat } places a rider on a { $colour } camel at { $hex }.
event-caravans-set-out = All riders are in the desert: the caravans set out.
event-camel-placed = { $seat } places a { $colour } camel on { $hex }.
event-water-taken =
    { $value ->
        [0] { $seat } takes the water on { $hex }.
        [one] { $seat } takes the water on { $hex } for 1 point.
       *[other] { $seat } takes the water on { $hex } for { $value } points.
    }
event-oasis-reached =
    { $points ->
        [0] { $seat } reaches the oasis on { $oasis } with the { $colour } caravan.
       *[other] { $seat } reaches the oasis on { $oasis } with the { $colour } caravan for { $points } points.
    }
event-area-enclosed =
    { $points ->
        [0]
            { $count ->
                [0] { $seat } encloses an oasis with the { $colour } caravan.
                [one] { $seat } encloses one space with the { $colour } caravan.
               *[other] { $seat } encloses { $count } spaces with the { $colour } caravan.
            }
        [one]
            { $count ->
                [one] { $seat } encloses one space with the { $colour } caravan, and wins 1 point for the water inside.
               *[other] { $seat } encloses { $count } spaces with the { $colour } caravan, and wins 1 point for the water inside.
            }
       *[other]
            { $count ->
                [0] { $seat } encloses an oasis with the { $colour } caravan, and wins { $points } points.
                [one] { $seat } encloses one space with the { $colour } caravan, and wins { $points } points for the water and palms inside.
               *[other] { $seat } encloses { $count } spaces with the { $colour } caravan, and wins { $points } points for the water and palms inside.
            }
    }
event-colour-ran-out = { $seat } has placed the last { $colour } camel: the match ends with this turn.
event-turn-lost =
    { $count ->
        [one] { $seat } has nowhere to place a camel and loses it.
       *[other] { $seat } has nowhere to place a camel and loses { $count }.
    }
event-caravan-rewarded = The longest { $colour } caravan has { $camels } camels: { $points } points for { $seats }.
event-area-counted =
    { $points ->
        [one] { $seat } has enclosed one empty space with the { $colour } caravan: 1 point.
       *[other] { $seat } has enclosed { $points } empty spaces with the { $colour } caravan: { $points } points.
    }
event-match-ended = The match is over: { $ended_by }.

## Why a move is not allowed

refusal-no-such-hex = There is no hex { $hex }: columns are a to v, rows 1 to 13.
refusal-mountain = { $hex } is a mountain; nothing can stand there.
refusal-beyond-the-line = { $hex } lies beyond the dark line; that part is used only with four or five players.
refusal-on-oasis = A palm grows on { $hex }; nothing can stand there.
refusal-occupied = { $seat }’s { $colour } camel stands on { $hex }.
refusal-set-aside-first = First choose the colour you will play without.
refusal-nothing-set-aside = No colour is set aside now: that happens only with five players, before the first rider.
refusal-same-set-aside = { $seat } has already set { $colour } aside; at this table everybody chooses a different colour.
refusal-riders-first = No camels yet: first everybody places all riders.
refusal-riders-all-placed = All riders are placed; now the camels follow.
refusal-rider-placed = Your { $colour } rider already sits on { $hex }.
refusal-colour-set-aside = You have set { $colour } aside and play without it.
refusal-colour-begun = { $seat } has begun with { $colour }; in the first round everybody begins with a different colour.
refusal-on-water = There is water on { $hex }; a rider may stand beside it but not on it.
refusal-beside-oasis = { $hex } lies beside the oasis on { $oasis }; riders never begin beside a palm.
refusal-beside-rider = { $hex } lies beside the { $colour } rider of { $seat } on { $rider }; riders never begin side by side.
refusal-none-left = There are no { $colour } camels left.
refusal-enclosed = { $hex } lies inside the area that { $seat } has enclosed with the { $colour } caravan.
refusal-beside-rival = { $hex } touches the { $colour } caravan of { $seat } (on { $camels }); two caravans of the same colour never touch.
refusal-not-beside-caravan = { $hex } does not touch your { $colour } caravan.
refusal-dealers-move = Only the dealer does that.

## Sections of the rules

section-aim = The idea
section-board = The desert
section-setup = Before the first rider
section-riders = Placing riders
section-turn = Your turn
section-camels = Where a camel may go
section-water = Water
section-oases = Oases
section-areas = Enclosing land
section-ending = The end
section-scoring = Final scoring

## The score sheet

score-water-1 = 1-point wells
score-water-2 = 2-point wells
score-water-3 = 3-point wells
score-oases = Oases
score-caravan-blue = Longest: blue
score-caravan-green = Longest: green
score-caravan-red = Longest: red
score-caravan-violet = Longest: violet
score-caravan-yellow = Longest: yellow
score-area-blue = Land: blue
score-area-green = Land: green
score-area-red = Land: red
score-area-violet = Land: violet
score-area-yellow = Land: yellow

ended-colour-ran-out = the last camel of a colour was placed
ended-nobody-can-place = nobody has anywhere left to place a camel

## The table in letters

text-stage-set-aside = { $seat } sets a colour aside
text-stage-palms = The palms are planted
text-stage-water = The water is laid out
text-stage-riders = { $seat } places a rider
text-stage-camels =
    { $count ->
        [one] { $seat } places one more camel
       *[other] { $seat } places { $count } camels
    }
text-stage-over = The match is over
text-supplies = Camels left: { $supply }
text-supply = { $colour } { $count }
text-legend = Camels by colour and player: { $colours }; a capital is a rider. ~ water, @@ oasis, ^^ mountain, : enclosed land.
text-player = { $number } { $seat }: { $points } points (water { $water }, oases { $oases }, caravans { $caravans }, land { $areas })
text-player-now = { $number } { $seat }: { $points } points (water { $water }, oases { $oases }); { $total } if it ended now (caravans { $caravans }, land { $areas })
text-player-face-down = { $number } { $seat }: points lie face down
