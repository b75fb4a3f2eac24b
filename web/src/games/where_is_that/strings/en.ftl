## What can be done

prompt-wait = One moment…
prompt-prepare = The cards are shuffled.
prompt-reveal = New cards are put on offer.
prompt-turn = The card is turned over…
prompt-other-take = { $seat } is choosing a card.
prompt-other-place = { $seat } is laying { $card }.
prompt-take =
    { $count ->
        [one] Your turn: one card is left, take it.
       *[other] Your turn: choose a card.
    }
prompt-place = Where do you lay { $card }? Choose a lit space, or a card to push away.
prompt-place-free = Where do you lay { $card }? Choose a lit space.
prompt-place-push = Where do you lay { $card }? Choose a card to push away.
prompt-ready = Lay { $card } { $relations }?
prompt-ready-there = Lay { $card } there?
prompt-push = Push { $card } which way?
prompt-push-ready = Push { $cards } { $direction } and lay { $name } there?
place = Lay it
push = Push
push-to = Push { $direction }
push-not = Push { $direction }: not possible; press to hear why

## The cards on offer

market-label = Cards on offer
market-empty = No cards on offer.
take-card = { $number }: take
card-offered = { $number }:
card-taken = { $number }, in hand:
card-closed = { $name } ({ $where })
card-open = { $name } ({ $where }), { $we } from the west, { $ns } from the north
# Where a card is too narrow for the whole name.
country-in-short =
    { $code ->
        [ae] UAE
        [ba] Bosnia
        [cf] C. African R.
        [do] Dominican R.
        [gb] UK
        [gf] Fr. Guiana
        [gq] Eq. Guinea
        [gw] G.-Bissau
        [kp] N. Korea
        [kr] S. Korea
        [mk] N. Macedonia
        [nz] N. Zealand
        [pg] Papua N. G.
        [sa] S. Arabia
        [ss] S. Sudan
        [st] São Tomé
        [tt] Trinidad
        [us] USA
        [za] S. Africa
       *[other] { $name }
    }
round-of = Round { $round } of { $rounds }
pile-left =
    { $count ->
        [0] Last cards
        [one] 1 card in the pile
       *[other] { $count } cards in the pile
    }
text-next = Next: { $card }

## The maps

maps-label = Whose map
map-of = { $seat }’s map
map-mine = My map
map-common = The map
cell-free = Free: { $relations }
cell-lit = Free
cell-empty = Empty

## In words

in-words = In words
in-words-title = The table in words
text-table = The table
text-nothing = no neighbours
text-card = { $name }: { $around }.
text-beside = { $direction }, { $card }
text-market = On offer: { $names }.
text-discards = Wrong, and gone: { $names }.

## The scores and the end

scores = Scores
scores-total =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
cards-laid =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
points-later = Points are counted at the end, when all maps are turned over.
reveal-map = { $seat }’s map
reveal-count =
    { $count ->
        [one] { $right } of 1 circle correct
       *[other] { $right } of { $count } circles correct
    }
reveal-skip = Skip
circles-right = { $seat }: { $points } of { $count } circles correct
flawless = Every pair is correct: well travelled!
lesson-next = The next one
lesson-before = The one before
to-scores = Scores
discards-title =
    { $count ->
        [0] No card had to go!
        [one] One card had to go
       *[other] { $count } cards had to go
    }
true-places = True places
true-map = Where the places really are
true-gone = Wrong, and gone: { $name }.
true-missing = The map could not be fetched. The table in words tells what was wrong (T).
true-credits = Cities: GeoNames, CC BY 4.0. Land: Natural Earth.
missed-we = Look for { $first } ({ $low }) east of { $second } ({ $high }), not west.
missed-ns = Look for { $first } ({ $low }) south of { $second } ({ $high }), not north.

## Practice

practice-cartographer =
    { $points ->
        [one] 1 of { $count } possible points
       *[other] { $points } of { $count } possible points
    }
practice-shakeup =
    { $points ->
        [one] 1 of { $count } cards is correct
       *[other] { $points } of { $count } cards are correct
    }
share-day = { $title } – cards of { $date }
share-practice = { $title } – practice
share-score = { $deck }: { $points } of { $count }

## Keys

key-cards = take a card
key-arrows = move over the map; when pushing: which way
key-next = to the next free space, or the next place on the true map; with Shift, to the one before
key-place = show the card there, or choose the card to push; again: lay it
key-map = the next player’s map
key-words = the table in words
key-zoom = zoom in, zoom out, the whole map
