# Tables: refusals, phrases and notes.

## Why a table refuses.

table-refusal-bad-name = a name has 1 to { $longest } characters and no invisible ones
table-refusal-bad-words = words have at most { $longest } characters on one line
table-refusal-bad-text = a message has 1 to { $longest } characters
table-refusal-bad-phrase = there is no such phrase
table-refusal-bad-claim = that is no claim of this game
table-refusal-bad-move = that is no move of this game
table-refusal-bot-pause = the pause of bots is at most { $high } ms
table-refusal-chat-off = this table is played without chat; claims and phrases are allowed
table-refusal-claim-repeated = you have just said that
table-refusal-claims-closed = claims are made while a round is played
table-refusal-claims-many = at most { $most } claims in one turn; wait for the next move
table-refusal-clock-seconds = a clock has { $low } to { $high } seconds
table-refusal-round-pause = the pause between rounds is at most { $high } seconds
table-refusal-full = there is no room for more people at this table
table-refusal-game-runs = that can't be done while a game is being played
table-refusal-hints-off = there are no hints at this table
table-refusal-holiday-days = a player has { $most } days of holiday in one game, and you have { $left } left
table-refusal-late = that was for an earlier turn
table-refusal-locked = the host lets nobody new in
table-refusal-log-full = this table has no room for more of that; open a new table
table-refusal-meter-off = there is no suspicion meter at this table
table-refusal-muted = the host has silenced you
table-refusal-no-bot = there is no bot of that kind
table-refusal-no-bot-there = no bot sits there
table-refusal-no-claims = there are no claims in this game
table-refusal-no-entry = the host has asked you to leave this table
table-refusal-no-game = no game is being played
table-refusal-no-holidays = there are holidays only in games that are played over days
table-refusal-no-pause-left = everybody may stop a game for { $minutes } minutes, and you have
table-refusal-no-person = there is nobody with that number at this table
table-refusal-no-seat = there is no such seat
table-refusal-no-step = there is no such step in that game
table-refusal-no-watching = this table is played without watchers
table-refusal-not-host = only the host may do that
table-refusal-not-over = the game is not over yet
table-refusal-not-paused = the game is not paused
table-refusal-not-seated = only players with a seat may do that
table-refusal-not-your-turn = it is not your turn
table-refusal-nothing-to-await = no round is about to be dealt
table-refusal-nothing-to-play = the game was over there; choose an earlier step
table-refusal-other-game = a game is taken up with the options that it had
table-refusal-partners-silent = partners may not talk while a round is played; phrases are allowed
table-refusal-paused = the game is paused
table-refusal-reserved = the host keeps this seat for somebody
table-refusal-seat-taken = somebody sits there already
table-refusal-seats-empty = some seats are empty; add people or bots
table-refusal-talk-off = this table is played without talk
table-refusal-time-up = your time for this turn is up; a bot plays it, and then you can come back
table-refusal-words-late = words can be given only before the game starts

## Why the server refuses.

server-refusal-bad-call = the call can't be understood: { $detail }
server-refusal-bad-host = this server is not called by that name; its operator can allow it with --allowed-hosts
server-refusal-bad-link = this code links no device now; ask for a new one on the device that showed it
server-refusal-bad-options = { $detail }
server-refusal-bad-origin = calls from other sites are not accepted
server-refusal-bad-pin = that is not the PIN of this table
server-refusal-bad-record = this record is damaged or against the rules at line { $line }; nothing was opened
server-refusal-broken = something went wrong here; it has been noted
server-refusal-crowded = at most { $most } people of one network can be at a table
server-refusal-draining = the server is about to end; try again in a little while
server-refusal-hello-first = say hello first
server-refusal-is-person = this browser is known here already; sign out first
server-refusal-last-device = this is your last device; delete what is kept of you instead
server-refusal-no-answer = nobody could think of an answer; try again
server-refusal-no-code = no table can be found by that code now; ask for it again, or for the link
server-refusal-no-device = there is no such device of yours
server-refusal-no-game-yet = no game with that number has begun at this table
server-refusal-no-hints = there are no hints for this game
server-refusal-no-meter = there is no suspicion meter for this game
server-refusal-no-open-table = no table that is open to all has a free seat now; open one yourself
server-refusal-no-page = there is nothing here
server-refusal-no-person = this browser is not known here
server-refusal-no-record = this is not a record of Sabot; one begins with “sabot-record: 1”
server-refusal-no-table = there is no such table
server-refusal-not-in = come in first
server-refusal-not-revealed = that is shown when the game is over
server-refusal-not-saved = that could not be saved, so nothing has changed; please try again
server-refusal-not-understood = the message can't be understood
server-refusal-pin-length = a PIN has { $low } to { $high } characters
server-refusal-protocol = this server speaks another version of the protocol
server-refusal-record-unfinished = only games that are over can be opened, and this one is not
server-refusal-too-fast = too much at once; wait { $seconds } s
server-refusal-too-large = that is too large; at most { $most } bytes are taken
server-refusal-too-many = too many connections; try again later
server-refusal-unreadable = the log of this table is damaged; whoever runs the server can help

## Phrases that can be said with one tap.

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-oops = Oops!
phrase-hurry = Your turn, please!
phrase-one-moment = One moment, please.
phrase-trust-me = Trust me!
phrase-not-me = It wasn't me!
phrase-i-suspect-you = I suspect you!
phrase-look-at-the-map = Use a map!
phrase-another-game = Another game?

## Marks that one makes for oneself, for each other player.

note-none = No mark
note-trusted = I trust them
note-doubted = I'm not sure
note-suspected = I suspect them

## Claims, whatever the game.

# A line of the log: who speaks, perhaps to whom, and what.
claim-line = { $name }: { $claim }
claim-line-to = { $name } → { $to }: { $claim }
claims-not-understood = “{ $text }” is no claim. ? shows how to make one.

# When the round is over: each claim against the truth.
claims-judged = What was said, against the truth:
claim-judged = { $said } – { $verdict }
claim-verdict-true = true
claim-verdict-false = a lie
claim-verdict-mistaken = mistaken, in good faith
claim-verdict-unknown = nobody knows

## What browsers are told while no page is open.

push-your-turn = It is your turn.
push-reminder = Your time for this turn runs out soon.
