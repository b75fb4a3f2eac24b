sobremesa = Sobremesa
seat = Player { $number }
see-rules = (Rules: { $section })

## Why something is not done

refusal-not-your-turn = It is not { $seat }’s turn.
refusal-match-over = The match is over.
refusal-no-such-seat = There is no seat { $seat } in this match of { $seats }.
refusal-impossible-deal = The dealer could not have dealt that.
refusal-stale = The table has moved on (step { $now }, not { $step }); look again.
refusal-nothing-to-take-back = There is nothing of yours to take back.
refusal-final = That cannot be taken back: it showed something, or it ended the match.
refusal-built-upon = That cannot be taken back: { $seat } has moved since.
refusal-truncated = The text breaks off before its end.
refusal-malformed = This is not JSON (at byte { $place }).
refusal-not-json = This holds something that JSON cannot express.
refusal-missing-field = At { $place } the field “{ $field }” is missing.
refusal-unknown-field = At { $place } there is a field “{ $field }” that does not belong there.
refusal-wrong-length = At { $place } there should be { $expected } values, not { $got }.
refusal-wrong-type = At { $place } there should be a value of type { $expected }, not { $got }.
refusal-bad-value = At { $place } there is a value that is not known here: { $value }.
refusal-unknown-game = There is no game “{ $game }” here. There are: { $known }.
refusal-unknown-option = This game has no option “{ $option }”. It has: { $known }.
refusal-bad-option = The option “{ $option }” cannot be { $value }. It can be: { $known }.
refusal-bad-seats =
    { $fewest ->
        [one] This game is for 1 to { $most } players, not { $seats }.
       *[other] This game is for { $fewest } to { $most } players, not { $seats }.
    }
refusal-unknown-bot = There is no bot “{ $bot }”. There are: { $known }.
refusal-record-truncated = The record breaks off before its end.
refusal-record-malformed = The record is damaged at byte { $place }: it is not JSON.
refusal-record-too-new = The record has format { $version }, and this program knows up to { $known }. A newer Sobremesa can read it.
refusal-rules-too-new = The record was played with version { $version } of the rules, and this program knows up to { $known }.
refusal-record-illegal = The record is damaged: its move { $number } is not allowed ({ $reason }).
refusal-record-outcome = The record is damaged: its moves lead to another outcome than it says.

event-taken-back = { $seat } takes back the last move.
