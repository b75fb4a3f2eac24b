sobremesa = Sobremesa
seat = Player { $number }
bot-name = Bot { $number }
see-rules = (Rules: { $section })

## Why something is not done

refusal-not-your-turn = It is not { $seat }’s turn.
refusal-match-over = The match is over.
refusal-no-such-seat = There is no seat { $seat } in this match of { $seats }.
refusal-impossible-deal = The dealer could not have dealt that.
refusal-stale = The table has moved on (step { $now }, not { $step }); look again.
refusal-nothing-to-take-back = You have nothing to take back.
refusal-final = That cannot be taken back: it showed something new, or it ended a round or the match.
refusal-built-upon = That cannot be taken back: { $seat } has moved since.
refusal-truncated = The text breaks off before its end.
refusal-malformed = This is not JSON (at byte { $place }).
refusal-not-json = This holds something that JSON cannot express.
refusal-missing-field = At { $place } the field “{ $field }” is missing.
refusal-unknown-field = At { $place } the field “{ $field }” does not belong.
refusal-wrong-length = At { $place } there should be { $expected } values, not { $got }.
refusal-wrong-type = At { $place } there should be a value of type { $expected }, not { $got }.
refusal-bad-value = At { $place } there is an unknown value: { $value }.
refusal-unknown-game = There is no game called “{ $game }” here. Available: { $known }.
refusal-unknown-option = This game has no option “{ $option }”. Available: { $known }.
refusal-bad-option-count = The option “{ $option }” takes one value for all seats or one for each: { $seats } here, not { $count }.
refusal-bad-option = The option “{ $option }” cannot be { $value }. It can be: { $known }.
refusal-bad-seats =
    { $fewest ->
        [one] This game is for 1 to { $most } players, not { $seats }.
       *[other] This game is for { $fewest } to { $most } players, not { $seats }.
    }
refusal-bad-matches = There is nothing to play: { $matches } matches.
refusal-lesson-over = This lesson has ended.
refusal-lesson-asks-else = In a match you may do that. Here, do first what the lesson asks.
refusal-unknown-lesson = There is no lesson called “{ $lesson }”.
refusal-unknown-bot = There is no bot called “{ $bot }”. Available: { $known }.
refusal-record-truncated = The record breaks off before its end.
refusal-record-malformed = The record is damaged at byte { $place }: it is not JSON.
refusal-record-too-new = The record is in format { $version }, but this program only knows formats up to { $known }. A newer Sobremesa can read it.
refusal-rules-too-new = The record was played with version { $version } of the rules, but this program only knows versions up to { $known }.
refusal-rules-too-old = The record was played with version { $version } of the rules, but this program only reads versions from { $oldest } on.
refusal-record-illegal = The record is damaged: its move { $number } is not allowed ({ $reason }).
refusal-record-outcome = The record is damaged: its moves do not lead to the outcome it gives.

## The end of a match alone; a game may have words of its own, with { $points } in them

solo-won = You have won!
solo-lost = Not this time.

event-taken-back = { $seat } takes back the last move.

## The terminal

refusal-unknown-command = There is no command “{ $word }”. Available: { $known }.
refusal-unknown-player = “{ $player }” cannot take a seat: write me, me:NAME or bot:LEVEL.
refusal-unknown-language = There is no language “{ $lang }”. Available: { $known }.
refusal-option-without-value = “{ $option }” has no value: an option is written NAME=VALUE.
refusal-no-file = The file { $path } cannot be read.
refusal-no-database = There is no database in { $path }. Say with --data where it is.
refusal-file-there = { $path } already exists and will not be overwritten. Choose another name, or an empty folder.
refusal-no-backup = { $path } is not a Sobremesa database ({ $reason }).
refusal-cannot-copy = The database could not be copied ({ $reason }).
refusal-copied-by-postgresql = The tables are in PostgreSQL, which has its own tools for this: pg_dump and pg_restore.
refusal-unknown-word = “{ $word }” is not understood here. Known: { $known }.
refusal-wrong-words = There are too few words or too many: { $how }
refusal-unclear-word = “{ $word }” means nothing here.

verb-undo = undo
verb-undo-help = undo: take back your last move, as long as nothing new was shown
verb-try = try
verb-try-help = try MOVE: see what a move would do, without playing it
verb-help = help
verb-help-help = help: this list
verb-rules = rules
verb-rules-help = rules, rules SECTION: the rules of this game
verb-quit = quit
verb-quit-help = quit: leave; the match is kept

level-first = beginner
level-easy = easy
level-casual = casual
level-normal = normal
level-skilled = skilled
level-hard = hard
level-expert = expert
level-master = master
level-random = plays anything

cli-help = Board games at the table and in the terminal. Without a command, it opens the table for friends: sobremesa serve --friends.
cli-help-version = Show the version.
cli-help-play = Play a match in this terminal, against bots or taking turns at the keyboard.
cli-help-simulate = Let bots play many matches and show how they did.
cli-help-replay = Show a kept match step by step.
cli-help-games = List the games, their seats and options.
cli-help-rules = Read the rules of a game.
cli-help-game = The game, as “sobremesa games” calls it.
cli-help-seats = Who plays, in order: me, me:NAME or bot:LEVEL (first, easy, casual, normal, skilled, hard, expert, master), separated by commas.
cli-help-bots = Which bots play, in order, separated by commas.
cli-help-lang = en or es.
cli-help-option = An option of the game, NAME=VALUE; NAME=VALUE,VALUE where each seat has its own. May be repeated.
cli-help-data = The folder in which matches are kept.
cli-help-seed = A number; the same one always brings the same luck.
cli-help-json = Print JSON for a program.
cli-help-matches = How many matches.
cli-help-jobs = How many processes.
cli-help-exchange = Whether the bots change seats from match to match.
cli-help-file = A kept match.
cli-help-section = One section of the rules.
cli-help-backup = Copy everything that is kept into one file, even while the server is running.
cli-help-backup-file = The file to write; it must not exist yet.
cli-help-restore = Make a backup the database of a data folder that has none.
cli-help-restore-file = A file written by “sobremesa backup”.

cli-no-such-option = There is no { $option } here; --help lists what there is.
cli-option-alone = { $option } needs a value after it.
cli-missing = Something is missing: { $name }; --help shows how.
cli-bad-value = That is not a value for { $name }; --help shows how.
cli-wrong-words = There are too many words or too few; --help shows how.

cli-welcome = { $title }. { $tagline } Type “help” to see what you can do.
cli-game = { $title }. { $tagline }
cli-bot = { $name } ({ $level })
cli-prompt = { $seat }>
cli-hand-over = Now { $seat }. Press Enter when nobody else is looking.
cli-foreseen = If you play that:
cli-nothing-foreseen = What that would bring cannot be told yet.
cli-left = The match stops here.
cli-kept = Kept in { $path }
cli-backed-up = Everything is kept in { $path }. It holds every hand, so keep it private.
cli-restored = The backup is now the database in { $path }. Start the server as usual.
cli-score-sheet = Score sheet
cli-total = Total
cli-rank = Place
cli-winners =
    { $count ->
        [0] Nobody wins.
        [one] { $names } wins.
       *[other] { $names } share the victory.
    }
cli-players =
    { $fewest ->
        [one] 1 to { $most } players
       *[other] { $fewest } to { $most } players
    }
cli-step = Step { $number } of { $all }
cli-next = Enter for the next step, “quit” to stop
cli-simulated =
    { $matches ->
        [one] { $title }: one match
       *[other] { $title }: { $matches } matches
    }
cli-bot-column = Bot
cli-wins-column = Won (share)
cli-interval-column = 95% interval
cli-points-column = Points (± sd)
cli-moves-column = Moves a match
cli-thinking-column = Thinking (mean, max)
cli-milliseconds = { $mean } ms, { $most } ms
cli-simulating = Playing

cli-help-unit = Print a systemd unit that runs this installation as a service.
cli-help-user = Just for yourself, without root, instead of for the whole computer.
refusal-unit-in-a-home = { $path } is in somebody’s home folder, where a system-wide service may not look. Install Sobremesa elsewhere (/opt/sobremesa), or add --user.
unit-head =
    Sobremesa as a service. Keep this as { $place },
    then: { $begin }
    Settings go into the EnvironmentFile below, one NAME=value per line: SOBREMESA_PORT=9000.
unit-mixed = Only the first process is told to stop; it tells its workers.
unit-files = Every device keeps a connection open.
unit-user = A user that is there only while this runs. Matches are kept in /var/lib/sobremesa.
unit-ports = Allows SOBREMESA_PORT=443, and nothing else that root may do.
unit-shut = The rest of the computer is read-only, and home folders are out of reach.

## Who plays at which level; one sentence each, which begins with the name

about-lola = Lola counts on her fingers and waves at every point.
about-tito = Tito takes the first thing he likes and is delighted with it.
about-nina = Nina came for the biscuits and plays between bites.
about-rufo = Rufo sees one thing at a time, and right now it is the cat.
about-pepa = Pepa asks whose turn it is, and is pleased every time it is hers.
about-marta = Marta has good ideas, usually one turn late.
about-otto = Otto hums while he plays and forgets what he was up to.
about-carla = Carla likes a pretty move better than a good one.
about-paco = Paco overlooks half the table and is the first to laugh.
about-leo = Leo moves quickly, so that he can watch the others think.
about-elsa = Elsa knows the rules well, and everybody’s birthday better.
about-hugo = Hugo has a plan until the conversation gets good.
about-alba = Alba plays for fun and picks up the points on her way.
about-sami = Sami plays two fine turns, then tells you about his tomatoes.
about-mila = Mila plays well until somebody mentions her grandchildren.
about-vera = Vera seldom misses a good move and never mentions it.
about-bruno = Bruno makes a sound move, takes a sip of coffee, and waits for yours.
about-irma = Irma reads the table like her newspaper: all of it, and without hurry.
about-nico = Nico takes what the board offers and says thank you.
about-ivo = Ivo looks at everything twice and then does what he saw first.
about-clara = Clara has thought about your next move too, and wishes you well.
about-omar = Omar remembers the corner of the board that you forgot.
about-greta = Greta gives away a little today and collects tomorrow, with interest.
about-kenji = Kenji folds his napkin in four and his plans in eight.
about-sonia = Sonia counts what you could win before she counts her own.
about-olga = Olga has tried every move in her head before her tea has cooled.
about-boris = Boris says little and lets his moves do the talking.
about-amaya = Amaya finds the move you hoped nobody would see.
about-emil = Emil forgives no slip, but he always passes you the bread.
about-hans = Hans finds your weak spot, and says sorry for it.
about-livia = Livia lets you have the small points and keeps the key to the big ones.
about-viktor = Viktor never hurries: wherever you are going, he has been there.
about-judith = Judith does the crossword in pen, and plays the same way.
about-ravi = Ravi wastes nothing: not a move, not a crumb of your cake.
about-mateo = Mateo saw this coming three turns ago and kept a straight face.
about-aurora = Aurora knows how this ends, and is too polite to say so.
about-zeno = Zeno sees far ahead and still stops to enjoy the view.
about-ruth = Ruth leaves nothing to luck, except who does the dishes.
about-noel = Noel has played for fifty years and has yet to be bored.
about-celia = Celia has lost before, but nobody remembers when.

## The table

refusal-no-such-table = There is no such table here; it may have been removed.
refusal-table-closed = Whoever runs this server has ended this table. What was played is kept.
refusal-already-over = This match is over already.
refusal-no-such-code = No table has the code “{ $said }”.
refusal-rules-changed = This match can no longer be continued: it began under version { $version } of the rules, and this server now plays version { $known }.
refusal-rules-newer = This match is played under version { $version } of the rules, but this server only knows versions up to { $known }. It can go on once the server is updated.
refusal-match-damaged = This match can no longer be continued: from step { $step } on, what was saved does not fit the rules.
refusal-game-gone = This match can no longer be continued: its game is no longer on the shelf.
refusal-table-damaged = This table can no longer be opened: what was saved cannot be read.
refusal-no-such-address = There is nothing at this address.
refusal-wrong-method = This address does not understand { $method }.
refusal-seat-taken = Seat { $number } is taken.
refusal-seat-in-use = The person in seat { $number } is here; a bot cannot take over.
refusal-just-gone =
    { $seconds ->
        [one] The person in seat { $number } was here a moment ago; a bot may play for them in one second.
       *[other] The person in seat { $number } was here a moment ago; a bot may play for them in { $seconds } seconds.
    }
refusal-seat-has-hand = Seat { $number } has a hand of cards, and nobody else may look at it; the bot keeps it.
refusal-hand-was-anothers = The hand in seat { $number } belonged to somebody else; a bot plays it to the end.
refusal-seat-elsewhere = You have or had another seat at this table, so you cannot see a second hand.
refusal-nobody-to-agree = At least two players must agree before you can join a running match, and there are not two here.
refusal-too-many-asks =
    { $most ->
        [one] Somebody is already asking for a seat here; wait for the answer.
       *[other] { $most } people are already asking for a seat here; wait for the answers.
    }
refusal-just-declined = The table has just said no to somebody. Ask again after another round.
refusal-no-such-ask = Nobody is asking for this seat any more.
refusal-bad-name = That name has no visible characters; choose another.
refusal-clock-too-short =
    { $least ->
        [one] A move needs at least one second, or no clock at all.
       *[other] A move needs at least { $least } seconds, or no clock at all.
    }
refusal-not-your-seat = Seat { $number } is not yours.
refusal-not-the-host = Only whoever opened the table can do that.
refusal-others-play = Somebody else is still playing in seat { $number }. You can leave, but the match stays.
refusal-not-at-this-table = You have no seat at this table.
refusal-no-token = Say who you are: this needs the token of a seat or of the host.
refusal-no-admin-token = Only whoever runs this server can do that, with its admin token.
refusal-wrong-admin-token = That is not this server’s admin token.
refusal-too-many-tokens = Too many wrong tokens. Wait a little, then try again.
refusal-no-watchers = This table has no room for watchers.
refusal-already-started = The match has already begun.
refusal-not-started = The match has not begun yet.
refusal-not-over = The match is not over yet.
refusal-seats-open = There are still open seats: fill them with people or bots first.
refusal-bad-order = That is not an order of the seats: each must be named exactly once.
refusal-undo-off = At this table, moves cannot be taken back.
refusal-undo-used-up = { $most } moves have been taken back in this match; no more can be.
refusal-too-large = That is too much at once: { $most } bytes at most.
refusal-too-fast = Not so fast. What you sent will be dealt with a little later.
refusal-too-slow = The connection could not keep up; it is being reopened.
refusal-too-many-faces = That was a lot of faces at once; wait a few seconds.
refusal-too-many-moves = You asked about more than { $most } moves at once.
refusal-too-many-tables = Too many tables were opened from here; wait a little.
refusal-too-many-codes = Too many wrong codes were tried from here. Wait a minute before the next one.
refusal-too-many-sockets = Too many devices are connected from here ({ $most }); close some of them.
refusal-cannot-keep = Nothing can be saved right now. Try again in a moment.
refusal-cannot-read = The tables cannot be looked up right now. Try again in a moment.
refusal-say-hello-first = The first message must be a hello.
refusal-hello-again = A second hello on one connection means nothing.
refusal-workers-need-redis = { $workers } workers need Redis to hear of each other: add --redis.
refusal-port-taken = { $host }:{ $port } cannot be used; another program may have it. Try another --port.
refusal-metrics-port-taken = The metrics cannot be served at { $where }; another program may have that port. Try another --metrics.
refusal-folder-shut = The folder { $path } cannot be used ({ $reason }). Choose another with --data.
refusal-folder-taken = Another Sobremesa is already serving from { $path }. Stop it first, or choose another folder with --data.
refusal-database-shut = The database cannot be opened ({ $reason }). Check --database.
refusal-redis-shut = Redis cannot be reached ({ $reason }). Check --redis.
refusal-cannot-start = The server could not start; the lines above say why.
refusal-newer-database = The database has version { $found }, but this program only knows versions up to { $known }. A newer Sobremesa can open it.
refusal-unknown-redis = That is not a Redis address: use redis://… or none.
refusal-extra-missing = That needs a package that is not installed here: pip install "sobremesa[{ $extra }]"
refusal-one-worker-here = On this system there can be only one worker: leave out --workers.
refusal-unknown-database = That is not the address of a known kind of database: use postgresql://… or none.

cli-serving = The table is laid at { $address } (Ctrl-C clears it away)
cli-serving-scan = Or scan this with a phone:
cli-serving-others = Other devices on your network find it at { $address }
cli-help-serve = Open the table in the browser.
cli-help-friends = For friends in the same room: other devices on the network may join, any free port will do if 8000 is taken, and the browser opens. The other options still apply.
cli-help-host = The address to listen on.
cli-help-port = The port to listen on; 0 takes any free one.
cli-help-database = postgresql://… instead of the file in the data folder.
cli-help-redis = redis://… so that several workers share tables.
cli-help-workers = How many worker processes.
cli-help-base-path = The path under which everything is found, such as /games; for a proxy that gives Sobremesa only part of its site.
cli-help-public-url = How people reach the table from outside, such as https://play.example.org/games. Invitations show it, and it brings its own base path.
cli-help-tls-cert = The file with a certificate (PEM), so that the server speaks https by itself; it needs --tls-key too.
cli-help-tls-key = The file with the certificate’s key (PEM).
cli-help-trusted-proxies = Addresses or networks of your proxies, separated by commas. Only they are believed when they say whom they speak for (X-Forwarded-For and X-Forwarded-Proto).
cli-help-limit = A limit and its number, NAME=NUMBER. May be repeated.
cli-help-open = Whether to open the browser once the table is laid.
cli-help-metrics = HOST:PORT, a separate address for the metrics.
cli-help-admin-token = The token of whoever runs the server: 16 characters or more.
cli-help-keep-finished = How many days finished matches are kept; 0 means for ever.
cli-help-keep-abandoned = How many days to keep tables that nobody comes back to; 0 means for ever.
refusal-no-server = No server has been started with the folder { $path } yet. Start it with sobremesa serve, or name its folder with --data.
refusal-server-silent = No server answers at { $address }. Start it with sobremesa serve.
refusal-no-table-named = Say which table: sobremesa admin { $deed } ID. To see the ids: sobremesa admin tables.
refusal-cannot-write = { $path } cannot be written ({ $reason }). Choose another file with --to.
cli-help-admin = Look after a running server: its tables, and the token of its desk.
cli-help-deed = tables lists them, end ends one and keeps its match, export saves its record, delete removes it for good, token shows the token of the desk.
cli-help-table = The id of a table, as listed.
cli-help-stage = Only tables at this stage.
cli-help-to = The file for the record.
cli-help-yes = Do not ask before deleting.
cli-admin-desk = The desk is at { $address }
cli-admin-table = { $id }  { $game }, { $stage }: { $seats }. Last used { $used }, { $steps } { $steps ->
        [one] step
       *[other] steps
    }, { $size }
cli-admin-totals = Tables: { $waiting } waiting, { $playing } playing, { $over } over. The database takes { $disk }.
cli-admin-waiting = waiting
cli-admin-playing = playing
cli-admin-over = over
cli-admin-open = free seat
cli-admin-person = somebody
cli-admin-bot = bot
cli-admin-ended = Table { $id } has ended. People at it see why, and its match is kept.
cli-admin-exported = Saved in { $path }. The file shows every hand, so mind who reads it while the match goes on.
cli-admin-sure = Delete table { $id } and its match for good?
cli-admin-removed = Table { $id } has been deleted.
refusal-bad-setting = That is not a value for { $name }; --help shows how.
refusal-unknown-limit = { $source } names { $name }, but there is no such limit. Available: { $known }.
refusal-half-of-tls = --tls-cert and --tls-key go together: the certificate and its key.
refusal-bad-certificate = The certificate cannot be used ({ $files }: { $reason }). Check --tls-cert and --tls-key.
refusal-paths-differ = --base-path says { $base }, but --public-url leads to { $public }. One of the two is enough.
refusal-wrong-origin = This request came from another site’s page, so it was not carried out. If the page is yours, tell the server its address with --public-url.
