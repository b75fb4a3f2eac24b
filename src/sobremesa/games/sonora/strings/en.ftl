title = Sonora
tagline = Flick discs into the desert and make the most of where they land.

## Colours and sections

colour-0 = red
colour-1 = blue
colour-2 = green
colour-3 = violet
disc = { $colour } { $number }
hit-disc = { $colour } { $number }
section-name-ruins = the ruins
section-name-creek = the creek bed
section-name-mudcracks = the mudcracks
section-name-canyon = the canyon
gain-ruins = ruins { $by }
gain-creek = creek bed { $by }
gain-mudcracks = mudcracks { $by }
gain-canyon = canyon { $by }

## The sheet

bonus-reflick = a Reflick
bonus-swap = a Swap
bonus-fox = a Fox
bonus-owl = an Owl
bonus-rabbit = a Rabbit
bonus-discovery = a Discovery
animal-fox = fox
animal-owl = owl
animal-rabbit = rabbit
cactus-saguaro =
    { $count ->
        [one] a saguaro
       *[other] { $count } saguaros
    }
cactus-pear =
    { $count ->
        [one] a prickly pear
       *[other] { $count } prickly pears
    }
cactus-barrel =
    { $count ->
        [one] a barrel cactus
       *[other] { $count } barrel cacti
    }
cacti = { $some } and { $last }
source-earned = bonus
source-saved = saved bonus

## Options

option-rounds = Rounds
option-rounds-help = Five make a short match, six the usual one, seven a long one.
option-no-bunting = No bunting
option-no-bunting-help = A disc flicked straight into the zone beside its own corner is lost for the round. By way of a rail or another disc it is allowed.
option-rival-squares = Alone: where the rival begins in the canyon
option-rival-squares-help = The Spanish rules give it three squares to begin from, the English ones two.
option-preview = Aim preview
option-preview-help = While you aim, a line shows where the disc will go, up to the first thing it meets. It shows what you intend; your hand’s error comes on top and is never shown.
option-preview-contact = up to the first contact
option-preview-none = none: only the arrow
option-hand = Steadiness of hand
option-hand-help = How far flicks go astray: at normal by some 4 degrees and 9% of the speed. A steadier or shakier hand is a fair handicap.
option-hand-normal = normal
option-hand-steady = steady: half
option-hand-sure = sure: not at all
option-hand-shaky = shaky: half again

## Moves, as they are typed

verb-flick = flick
verb-flick-help = flick DISC X Y SPEED-X SPEED-Y: from a place on your corner, in millimetres and millimetres per second (flick r5 14 14 600 450)
verb-reflick = again
verb-reflick-help = again: spend a Reflick and flick the same disc once more
verb-keep = keep
verb-keep-help = keep: leave the disc where it is
verb-assign = section
verb-assign-help = section DISC SECTION: choose where a disc counts (section r5 canyon)
verb-choose-colours = colours
verb-choose-colours-help = colours OWN RIVAL: which discs are yours and which the rival’s (colours r b)
verb-swap = swap
verb-swap-help = swap DISC DISC: spend a Swap to let two of your discs change places (swap r1 r5)
verb-end-swaps = done
verb-end-swaps-help = done: swap no more

verb-cross-off = cross
verb-cross-off-help = cross BUILDING HEXES: cross off hexes of a building in the ruins (cross b 4)
verb-discover = discover
verb-discover-help = discover ANIMAL: circle a fox, an owl or a rabbit (discover owl)
verb-draw = draw
verb-draw-help = draw DISC SQUARES: a shape in the canyon; bonus or saved instead of the disc uses a fox (draw r2 g12-h12-h13)
verb-trace = path
verb-trace-help = path DISC SPACE: a path in the creek bed that ends there; bonus or saved uses an owl (path r3 a1)
verb-begin-mudcracks = mudcracks
verb-begin-mudcracks-help = mudcracks: spend what your discs there are worth
verb-add-rabbit = rabbit
verb-add-rabbit-help = rabbit WHICH: spend a rabbit in the mudcracks (rabbit bonus, rabbit saved)
verb-mark-node = node
verb-mark-node-help = node NODE: mark a node in the mudcracks (node m7)
verb-tick-box = box
verb-tick-box-help = box COLUMN: tick the next box of a column, 1 to 5 (box 1)
verb-end-mudcracks = enough
verb-end-mudcracks-help = enough: give up what is left to spend in the mudcracks
verb-finish = finish
verb-finish-help = finish: write no more this round
verb-rival-draw = rival-draws
verb-rival-draw-help = rival-draws DISC SQUARES: where the rival fills in a shape (rival-draws b2 i1-j1-j2)
verb-rival-trace = rival-path
verb-rival-trace-help = rival-path DISC FROM TO: which way the rival fills in a path (rival-path b3 all5 all3)
verb-rival-fill = rival-fills
verb-rival-fill-help = rival-fills NODE CIRCLES: small circles around an outer node (rival-fills m19 2)

## What happens

event-round-began = Round { $round }: { $seat } begins.
event-flicked =
    { $lands ->
        [zone]
            { $hits ->
                [0] { $seat } flicks { $disc } into { $section }.
               *[other] { $seat } flicks { $disc }, which hits { $hits } and comes to rest in { $section }.
            }
        [circle]
            { $hits ->
                [0] { $seat } flicks { $disc } onto a circle: double for { $section }.
               *[other] { $seat } flicks { $disc }, which hits { $hits } and comes to rest on a circle: double for { $section }.
            }
        [line]
            { $hits ->
                [0] { $seat } flicks { $disc } exactly onto a line.
               *[other] { $seat } flicks { $disc }, which hits { $hits } and comes to rest exactly on a line.
            }
       *[other]
            { $hits ->
                [0] { $seat } flicks { $disc }.
               *[other] { $seat } flicks { $disc } and hits { $hits }.
            }
    }
event-flick-too-weak = { $seat } flicks { $disc } too weakly: it does not leave the corner and is flicked again.
event-bullseye = Bullseye! { $disc } is in the hole.
event-went-off = { $seat } loses { $disc } over the rail: it is out for the round.
event-knocked-off = { $seat } knocks { $disc } off the board: its owner flicks it again.
event-bunted = { $seat } flicked { $disc } straight into the zone beside the corner: that is bunting, and it is out.
event-reflicked = { $seat } spends a Reflick and takes { $disc } back.
event-section-chosen = { $seat } counts { $disc } for { $section }.
event-colours-chosen = { $seat } plays { $own }; the rival plays { $rival }.
event-swapped =
    { $gains ->
        [0] { $seat } spends a Swap: { $first } and { $second } change places.
       *[other] { $seat } spends a Swap: { $first } and { $second } change places ({ $gains }).
    }
event-discs-counted = { $seat } has { $values }.
event-ruins-ordered =
    { $seats ->
        [0] Nobody has a disc in the ruins.
       *[other] In the ruins, the highest value goes first: { $seats }.
    }
event-hexes-crossed =
    { $hexes ->
        [one] { $seat } crosses off { $hexes } hex of building { $building }.
       *[other] { $seat } crosses off { $hexes } hexes of building { $building }.
    }
event-building-completed =
    { $reward ->
        [top] { $seat } is the first to complete building { $building }: { $points } points.
       *[other] { $seat } completes building { $building }: { $points } points.
    }
event-bonus-earned = { $seat } earns { $bonus }.
event-discovered = { $seat } makes a Discovery and circles the { $animal }.
event-shape-drawn =
    { $cacti ->
        [0] { $seat } draws a shape in the canyon ({ $disc }).
       *[other] { $seat } draws a shape in the canyon ({ $disc }) and encloses { $cacti }.
    }
event-path-traced =
    { $points ->
        [0] { $seat } makes a path in the creek bed ({ $disc }) and ends it on a bonus.
       *[other] { $seat } makes a path in the creek bed ({ $disc }) and circles the { $points }.
    }
event-mudcracks-begun = { $seat } has { $value } to spend in the mudcracks.
event-rabbit-added = { $seat } adds a rabbit: { $value } more for the mudcracks.
event-node-marked = { $seat } marks a node for { $cost }; { $left } left.
event-cactus-surrounded = { $seat } surrounds a cactus worth { $points }.
event-box-ticked = { $seat } ticks a box; { $left } left.
event-disc-unused = { $seat } finds no place for { $disc } in { $section }: it is lost.
event-value-lost = { $seat } leaves { $value } unspent in the mudcracks.
event-bonus-lost = { $seat } loses { $bonus } without using it.
event-writing-finished = { $seat } has finished writing.
event-rival-circled =
    { $hexes ->
        [one] The rival circles { $hexes } hex in the ruins.
       *[other] The rival circles { $hexes } hexes in the ruins.
    }
event-rival-hexes-crossed =
    { $hexes ->
        [one] { $seat } first crosses off { $hexes } of the rival’s hexes; { $left } left for the buildings.
       *[other] { $seat } first crosses off { $hexes } of the rival’s hexes; { $left } left for the buildings.
    }
event-rival-drew = The rival fills in a shape in the canyon ({ $disc }).
event-rival-traced = The rival fills in a path in the creek bed ({ $disc }).
event-rival-filled = The rival raises the cost of a node in the mudcracks by { $circles }.
event-rival-idle = The rival can do nothing with { $disc } in { $section }.
event-match-ended = The match is over: { $ended_by }.

## Why a move is not allowed

refusal-not-on-corner = The whole disc must lie on the raised part of your own corner.
refusal-too-fast = That is faster than a finger can flick.
refusal-no-direction = A flick needs a direction and some speed.
refusal-not-your-disc = That disc is not yours.
refusal-already-flicked = You have already flicked { $disc } this round.
refusal-this-disc-first = First, flick { $disc }.
refusal-nothing-to-flick = All discs have been flicked.
refusal-flick-first = Flick a disc first.
refusal-no-reflick = There is no flick to repeat or to keep now.
refusal-settle-first = First decide what becomes of the last flick.
refusal-nothing-to-choose = No disc is waiting for a section.
refusal-other-disc = Choose a section for { $disc }.
refusal-not-its-zone = That disc does not lie half in { $zone }.
refusal-choose-colours = First choose your colour and the rival’s.
refusal-no-colours = Colours are chosen only when you play alone, after the last flick of a round.
refusal-same-colour = Choose two different colours out of the { $most }.
refusal-no-swaps-now = Discs are swapped after the last flick, by those who have a Swap.
refusal-swap-own = Name two of your own discs on the board, the lower number first.
refusal-dealers-move = Only the dealer sets the discs moving.

refusal-not-writing = You write on your sheet after the last flick of the round.
refusal-write-now = The flicking is over for this round: now it is time to write.
refusal-discover-first = First choose the animal to circle for your Discovery.
refusal-nothing-to-discover = You have no Discovery to choose an animal for.
refusal-no-icon-left = No { $animal } is left in your Discovery area.
refusal-no-such-building = There is no such building.
refusal-not-so-many-hexes = Here you can cross off at most { $most }.
refusal-ruins-first = First the ruins: you still have { $count } to cross off.
refusal-not-in-ruins = You have nothing to cross off in the ruins now.
refusal-mud-first = First finish what you are spending in the mudcracks.
refusal-not-for-canyon = You have no such disc or fox for the canyon.
refusal-no-shape = That is not one of the shapes, or it does not fit inside the canyon.
refusal-shape-too-large = That is a { $number }; you may draw a { $most } or less.
refusal-shape-overlaps = Shapes must not overlap.
refusal-shape-apart = A shape must touch one of yours, edge to edge.
refusal-not-for-creek = You have no such disc or owl for the creek bed.
refusal-no-such-space = There is no such space in the creek bed.
refusal-space-visited = You have been there already.
refusal-way-closed = No path of { $most } or fewer spaces leads there from where you have been.
refusal-wrong-length = That is { $length } away; the path must be exactly { $wanted } long.
refusal-nothing-to-spend = You have nothing to spend in the mudcracks now.
refusal-spend-first = First choose to spend your { $points } here; then mark nodes.
refusal-no-rabbit = You have no such rabbit.
refusal-columns-begun = Once a box is ticked, there are no more nodes and no more rabbits in this go.
refusal-no-such-node = There is no such node.
refusal-node-marked = You have already marked that node.
refusal-node-apart = A node must be connected to one that you have marked.
refusal-node-dear = That node costs { $cost }; you have { $left }.
refusal-column-full = That column is full, or there is no such column.
refusal-must-draw = First draw a shape with { $disc }: there is one that fits.
refusal-must-trace = First make a path with { $disc }: there is one of its length.
refusal-rival-first = The rival’s marks come first.
refusal-rival-done = The rival has made its marks for this round.
refusal-rival-other-section = The rival marks the canyon first, then the creek bed, then the mudcracks.
refusal-rival-no-fit = The rival draws the largest shape that fits, on one of its squares, beside its own shapes, or beyond a shape of yours that touches them.
refusal-rival-no-way = The rival’s path is exactly as long as its number, from one of its ends or beside its own paths, through free spaces.
refusal-rival-no-room = At most three small circles go around an outer node that you have not marked, and the rival cannot fill in more than its discs are worth.

## Sections of the rules

section-aim = The idea
section-board = The board
section-turn = Your turn
section-corner = Flicking
section-bullseye = Bullseye
section-off = Off the board
section-reflick = Reflick
section-bunting = No bunting
section-positions = Where a disc counts
section-swap = Swap
section-writing = Writing
section-ruins = Ruins
section-canyon = Canyon
section-creek = Creek bed
section-mudcracks = Mudcracks
section-bonuses = Bonuses
section-discovery = Discovery
section-scoring = Points
section-rounds = Rounds
section-solo = Playing alone
section-rival = The rival on your sheet

## The score sheet

score-top = Ruins: finished first
score-bottom = Ruins: finished later
score-paths = Creek bed: circled numbers
score-small = Mudcracks: small cacti
score-medium = Mudcracks: prickly pears
score-large = Mudcracks: tall cacti
score-saguaro = Canyon: saguaros
score-pear = Canyon: prickly pears
score-barrel = Canyon: barrel cacti

solo-won = You scored { $points } points.
ended-last-round = the last round has been played

## Lessons

lesson-flick = Flick
lesson-flick-1 = Blue 1 lies on a Rabbit circle, where it would count double. Knock it away: choose a disc, put it on your corner, aim and hit blue 1 without touching another disc on the way.
lesson-flick-missed = Blue 1 is still there. Pull back a little more or less, and try again.
lesson-flick-done = Hit! Discs on the board are never safe, and circles are worth fighting for.
lesson-ruins = Ruins
lesson-ruins-1 = You have 6 to cross off. Building B needs only 4 more hexes: complete it before your rival does.
lesson-ruins-missed = That leaves B open. Once more: all 4 into B.
lesson-ruins-done = You were first: 11 points at the end, and a Swap at once. Whoever completes B now gets only 7.
lesson-canyon = Canyon
lesson-canyon-1 = Your 3 and your 2 draw shapes that touch what you have drawn. Turn and flip one so that it takes in the Swap above your shapes.
lesson-canyon-missed = The Swap is still outside your shapes. Try another turn of the shape.
lesson-canyon-done = The Swap is yours at once. Cacti inside your shapes count at the end, and many of one kind count most.
lesson-creek = Creek bed
lesson-creek-1 = A path is exactly as long as the number on its disc, and only its end counts. End one on the Discovery at the bottom. Mind the order of your 3 and your 1.
lesson-creek-missed = That path ended elsewhere. Count it out once more.
lesson-creek-done = A Discovery! Circle an animal: you may use it now, or keep it for a later round.
lesson-mudcracks = Mudcracks
lesson-mudcracks-1 = You have 6 to spend. Mark the node that closes a triangle around a cactus worth 4.
lesson-mudcracks-missed = That leaves the cactus open. Once more.
lesson-mudcracks-done = Surrounded: 4 points. What is left may go into the columns below, or towards another node.

## The table in letters

text-round = Round { $round } of { $rounds }
text-stage-flick = { $seat } flicks
text-stage-roll = The discs are moving
text-stage-bullseye = A bullseye is waiting for its section
text-stage-reflick = { $seat } may flick { $disc } again
text-stage-colours = { $seat } chooses colours
text-stage-swap = { $seat } may swap
text-stage-halves = { $seat } chooses a section for a disc on the line
text-stage-over = The match is over
text-stage-rival = { $seat } chooses for the rival
text-stage-ruins = { $seat } marks the ruins
text-stage-write = Everybody writes
text-on-board = { $disc }: { $section } at { $place }
text-half = { $disc }: on the line at { $place }
text-in-hole = { $disc }: in the hole
text-double = { $disc }: { $section }, doubled, at { $place }
text-player = { $seat }: { $values }; Reflick { $reflicks }, Swap { $swaps }; in hand { $discs }
text-sheet = { $seat } on paper: { $values }
text-hexes = Ruins: { $hexes }
text-shapes = Canyon: { $shapes }
text-paths = Creek bed: { $paths }
text-nodes = Mudcracks: { $nodes }; boxes { $boxes }
text-to-write = To write: ruins { $due }, mudcracks { $mud }, discs { $discs }; foxes { $foxes }, owls { $owls }, rabbits { $rabbits }
text-nothing = nothing
text-values = ruins { $ruins }, creek bed { $creek }, mudcracks { $mudcracks }, canyon { $canyon }
