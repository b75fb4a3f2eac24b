title = Shifting Stones
tagline = Move nine stones until they match the cards in your hand.

## The faces of the stones

face-sun = sun
face-moon = moon
face-fish = fish
face-bird = bird
face-horse = horse
face-boat = boat
face-seed = seed
face-tree = tree

## Options

option-one-score = One scored card per turn
option-one-score-help = You may score only one card per turn. The Spanish rulebook can be read that way; with this off, you score as many as match.
option-round-limit = Round limit
option-round-limit-help = The match ends after this round and is scored as it stands; 0 plays on to the real end. Not in the rulebook: meant for simulations.

## Moves, as they are typed

verb-swap = swap
verb-swap-help = swap CARD STONE-STONE: discard a card and swap two neighbours (swap a 1-2)
verb-flip = flip
verb-flip-help = flip CARD STONE: discard a card and turn a stone over (flip b 5)
verb-score = score
verb-score-help = score CARD: lay down a card that matches (score c)
verb-end-turn = end
verb-end-turn-help = end: end your turn and draw up to four cards
verb-skip = skip
verb-skip-help = skip: do nothing this turn and draw two cards

## What happens

event-stones-laid = The stones are laid: { $grid }.
event-mini-deck-packed = A deck of { $count } cards is made.
event-cards-drawn =
    { $count ->
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $count } cards.
    }
event-deck-reshuffled =
    { $count ->
        [one] The only discarded card becomes the new deck.
       *[other] The { $count } discards are shuffled and become the new deck.
    }
event-stones-swapped = { $seat } discards { $card } and swaps stones { $stones }.
event-stone-flipped = { $seat } discards { $card } and flips stone { $stone }: { $face }.
event-card-scored =
    { $points ->
        [one] { $seat } scores { $card } for 1 point.
       *[other] { $seat } scores { $card } for { $points } points.
    }
event-last-round-begun = { $seat } has scored { $count } cards: this is the last round.
event-turn-ended = { $seat } ends the turn.
event-turn-skipped = { $seat } skips the turn.
event-fail-noted = No card scored: fail number { $fails }.
event-match-ended = The match is over: { $ended_by }.

## Why a move is not allowed

refusal-not-in-hand = The card { $card } is not in your hand.
refusal-no-such-stone = There is no stone { $stone }: they are numbered 1 to 9.
refusal-same-stone = A swap needs two different stones.
refusal-diagonal = Stones { $stones } touch only at their corners; a swap needs neighbours side by side or one above the other.
refusal-not-neighbours = Stones { $stones } are not neighbours.
refusal-lower-stone-first = Name the two stones of a swap in order, the lower number first.
refusal-no-match = The stones do not show the pattern { $card } right now.
refusal-scored-this-turn = You have already scored a card this turn, and at this table one per turn is the limit.
refusal-skipped-last-turn = You skipped your last turn, so you cannot skip this one.
refusal-already-acted = You have already done something this turn; end it instead of skipping.
refusal-hand-full = You hold { $count } cards; a skip never takes a hand above six.
refusal-dealers-move = Only the dealer does that.

## Sections of the rules

section-aim = The idea
section-setup = Before the first turn
section-turn = Your turn
section-swap = Swap two stones
section-flip = Flip a stone
section-score = Score a card
section-end-turn = End your turn
section-skip = Skip your turn
section-deck = The deck
section-ending = The end
section-scoring = Final scoring
section-solo = Playing alone

## The score sheet

score-cards-1 = 1-point cards
score-cards-2 = 2-point cards
score-cards-3 = 3-point cards
score-cards-5 = 5-point cards
score-most-ones = Most 1-point cards

ended-cards-scored = enough cards have been scored and the round is complete
ended-round-limit = the round limit was reached
ended-all-scored = all cards are scored, and you have won
ended-four-fails = four fails, and you have lost

## The table in letters

text-round = Round { $round }
text-round-of = Round { $round } of { $limit }
text-last-round = last round
text-deck = deck { $deck }, discards { $discards }
text-hand = Your hand:
text-hand-empty = Your hand is empty.
text-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
text-matches = matches now
text-player =
    { $ones ->
        [one] { $seat }: { $scored } of { $needed } cards, { $points } points (one 1-point card), { $held } in hand
       *[other] { $seat }: { $scored } of { $needed } cards, { $points } points ({ $ones } 1-point cards), { $held } in hand
    }
text-skipped = skipped last turn
text-solo = { $scored } of { $needed } cards scored, { $points } points, fails { $fails } of { $most }
