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

## Lessons

lesson-riders = Riders
lesson-riders-1 = Every caravan begins with a rider. Choose a camel below, then a lit hex.
lesson-riders-2 = Begin near points: water brings its number, a palm 5. Which lit hex has most around it?
lesson-riders-3 = Blue or red on the lit hex? Your rival’s blue is close to it, and two caravans of one colour may never touch.
lesson-riders-missed = Look again: palms and water close by, and no rival of the same colour.
lesson-riders-done = Well begun: points within reach, and nobody of your colour in the way.
lesson-camel = Camels
lesson-camel-1 = All riders are out. Choose green below, then a lit hex: a camel always goes beside your own caravan of its colour.
lesson-camel-2 = Your rival has played. Green can now grow from either of its camels: place another.
lesson-camel-missed = Place a green camel on a lit hex.
lesson-camel-done = That is all there is to placing: each of your five caravans grows like this, camel by camel.
lesson-water = Water
lesson-water-1 = The numbers are water. Put a blue camel on a well, and its points are yours.
lesson-water-2 = Blue and green may both go on. Take the well worth 3.
lesson-water-missed = That well is still there. Only a camel that stands on it wins its points.
lesson-water-done = Water is won at once, and only by whoever gets there first.
lesson-oasis = Oases
lesson-oasis-1 = Nobody stands on a palm: a camel beside it brings 5 points. Lead red there.
lesson-oasis-2 = A palm is never used up, but each caravan scores it only once. Win 5 more from the same palm.
lesson-oasis-missed = No points there. Stand beside the palm, and with a caravan that has not scored it yet.
lesson-oasis-done = 5 points for every caravan that arrives, your rivals’ too. Nobody comes too late.
lesson-blocked = Keeping apart
lesson-blocked-1 = Bring green to the palm. Two caravans of one colour may never touch, and your rival’s green is close. Try a dark hex: it says why.
lesson-blocked-2 = Other colours do not mind. Take the water beside your rival’s green.
lesson-blocked-missed = Not that one: green was to touch the palm, and violet to take the water beside your rival’s green.
lesson-blocked-done = Where both would touch, neither may go. That is how rivals are shut out, too.
lesson-two = Two camels
lesson-two-1 = Each turn you place two camels. Lead violet to the palm with the first.
lesson-two-2 = The second may go on from there: take the water worth 3.
lesson-two-3 = Your turn again, now with two colours. Bring red to a palm first.
lesson-two-4 = The second camel: let green take the water worth 3.
lesson-two-missed = Not that one. In each turn: first the palm, then the water worth 3.
lesson-two-done = One colour or two: look for the pair that brings most together.
lesson-area = Enclosing land
lesson-area-1 = Blue runs nearly from mountain to mountain. Close the line with one camel: all five spaces behind it will be yours.
lesson-area-2 = Each brings 1 point at the end; water inside is won at once. Now red, along the edge: enclose as much as you can.
lesson-area-missed = One camel can enclose more. Edges and mountains are walls; caravans of other colours are not.
lesson-area-done = Nobody else can enter your land. With any other camel inside, it would not have been yours.
lesson-longest = Longest caravan
lesson-longest-1 = At the end the longest caravan of each colour wins 10 points, or 5 each if tied. One of yours is tied: make it the longest.
lesson-longest-2 = Alone in front! In another colour you are just one camel short. Catch up, and share.
lesson-longest-missed = Not that colour. Count the camels of each, riders too: your scores show them as well.
lesson-longest-done = One camel for 5 points or more: keep an eye on the lengths.
lesson-end = The end
lesson-end-1 = If it ended now, you would be 2 points behind. Get ahead: take the water worth 3 with green.
lesson-end-2 = Now you lead by 1. The last camel of any colour ends the match with this turn: place it.
lesson-end-missed = The match goes on, and your rival may overtake you. First the water, then the last violet camel.
lesson-end-done = You won! Watch the camels beside the board, and end the match while you lead.
