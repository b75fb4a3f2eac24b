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
two-stones = { $one } and { $other }

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

## Lessons

lesson-score = Score a card
lesson-score-1 = One of your patterns already lies among the stones. Tap the card that glows, then score it.
lesson-score-2 = A grey space may be any stone, so another card matches as well. Score it, too.
lesson-score-3 = That is all for now. End your turn: you draw until you hold four cards.
lesson-score-missed = Not this time. Try it once more.
lesson-score-done = A pattern may lie anywhere, but is never turned or mirrored. Your boat and horse would have to change places.
lesson-flip = Flip a stone
lesson-flip-1 = One card wants a horse beside the sun. The lit boat hides one: tap it, then pay with the moon card or the birds.
lesson-flip-2 = Sun and horse lie side by side. Score your card.
lesson-flip-3 = Your fish card lacks one flip, and you have one card left to pay with. Find the stone, then score.
lesson-flip-missed = That flip was not the one, and no card is left to pay with. The small pictures show what hides below.
lesson-flip-done = Every change costs a card, and a card you pay with scores nothing.
lesson-swap = Swap two stones
lesson-swap-1 = Neighbours can change places. Drag one lit stone onto the other, then pay with the boats or the seeds.
lesson-swap-2 = Two horses with any stone between them: score that card.
lesson-swap-3 = Your tree card lacks one swap. Find the two stones, pay and score.
lesson-swap-missed = That swap was not the one, and no card is left to pay with.
lesson-swap-done = Neighbours lie side by side or one above the other. Corner to corner does not count.
lesson-several = Two at once
lesson-several-1 = Two of your cards lack the same boat. Find the stone whose flip serves both.
lesson-several-2 = Both match now, and no stone is used up. Score the first.
lesson-several-3 = And the other.
lesson-several-missed = Nothing matches, and no card is left to pay with. Where do both cards want a boat?
lesson-several-done = One change, five points. Look for the stone that several of your cards want.
lesson-pay = What to pay with
lesson-pay-1 = Flip the sun for your moon card. Pay with a card that is far from matching: one of the others lacks just a swap.
lesson-pay-2 = Score the moon card.
lesson-pay-3 = The card you kept lacks one swap. Find it and score.
lesson-pay-missed = One card lacked a single swap: that one to keep. Pay with cards whose stones lie far apart.
lesson-pay-done = Two cards scored, and only what was far off is gone.
lesson-skip = Skip
lesson-skip-1 = Nothing is near, and all your cards are worth a lot. Skip your turn: you pay nothing and draw two.
lesson-skip-2 = Your rival has moved stones: two swaps complete your 5-point card, and five others can pay. Drag the stones, then score.
lesson-skip-missed = The 5-point card can no longer be scored. Pay with the others, and look before you swap.
lesson-skip-done = Five points for waiting. But never skip two turns in a row: that is not allowed.
lesson-bonus = The small cards
lesson-bonus-1 = At the end, the most 1-point cards bring 3 more points. You both have four. Which lit stone do you flip, paying with your other card?
lesson-bonus-2 = Score your fifth.
lesson-bonus-missed = That does not make five. A fifth 1-point card is worth more than those 2 points.
lesson-bonus-done = Five to four: at the end, 3 more points for you alone. In a tie you would both get them.
lesson-end = The end
lesson-end-1 = Whoever first scores ten cards begins the last round. Score your tenth.
lesson-end-2 = You are level, and your rival still has a turn. Go on: one flip completes your tree card.
lesson-end-3 = Three more points. End your turn: the rival's is the last.
lesson-end-missed = Level is not won, and your rival still has a turn. In the last round, score all you can.
lesson-end-done = 21 to 20, you win! With five 1-point cards each, you both got the 3 points.
