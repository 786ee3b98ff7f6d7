# From the front door to the start of a game: lobby, new table, door, gathering, settings.

## Everywhere.

unreachable = The server can't be reached just now. Nothing is lost; we keep trying.
to-lobby = To the lobby
try-again = Try again
come-back = Come back
cancel = Cancel
close = Close
done = Done
seat-more = More
you = You
default-name = Guest
how-to-play = How to play
how-to-play-game = How to play { $game }
skip-to-table = Go to the table
skip-to-tables = Go to the open tables

## The lobby.

lobby-title = card games of digging, bluffing and wooden shoes
lobby-line = Four card games of digging, bluffing and wooden shoes.
lobby-games = Games
play-bots = Play against bots
new-table = New table
open-tables = Open tables
more-tables = More tables
no-open-tables = No table is open to everybody just now. Open one, and others will find it here.
any-seat = Seat me at any open table
played-now = Being played now
watchers = { $count ->
    [one] { $count } watcher
   *[other] { $count } watchers
}
table-of = { $host }'s table
table-playing = Playing
game-players = { $most ->
    [one] { $players } player
   *[other] { $players } players
}
seats-taken = { $taken } of { $seats } seats
with-pin = with a PIN
join-table = Join
watch-table = Watch
join-by-code = Join with a code
join-by-code-says = The words or the link from an invitation. No account needed.
code-or-link = Code or link
no-code = That is neither a code nor a link to a table.
lately-at = Your tables
phase-gathering = waiting for players
phase-playing = in progress
phase-over = finished
go-back = Go back
back-to-game = Back to the game
result-winners = { $count ->
    [one] { $winners } won
   *[other] Shared win: { $winners }
}
result-replay = Watch the replay
open-puzzles = Puzzles
open-me = My games
open-record = Open the record of a game
result-record = Download the record

## Settings.

settings = Settings
your-name = Your name
your-name-says = This is what others see at the table.
your-figure = Your figure
your-figure-says = It stands for you at the tables you come to next. If somebody there has it already, you get another.
your-figure-any = Any free figure. Press one to make it yours.
your-figure-here = At this table you keep the figure that you have. What you choose here stands for you at the next one.
figure-bat = Bat
figure-canary = Canary
figure-badger = Badger
figure-mouse = Mouse
figure-fox = Fox
figure-owl = Owl
figure-pony = Pit pony
figure-ram = Ram
figure-frog = Frog
figure-snail = Snail
figure-beetle = Beetle
figure-salamander = Salamander
language = Language
theme = Colours
theme-system = As on this device
theme-light = Light
theme-dark = Dark
pace = Pace
pace-says = How long tricks and scenes stay on your screen.
pace-calm = Calm
pace-usual = Usual
pace-brisk = Brisk
pace-own = As set below
sounds = Sounds
sounds-says = A soft sound when a card is played and when it is your turn.
one-tap = Play with one tap
one-tap-says = Plays a card as soon as its place is clear, without asking again.
meter-setting = Suspicion meter
meter-setting-says = How likely each player is a saboteur, by what you have seen, where the table allows it. Only you see it.
meter-setting-first = Only in my first games
meter-setting-on = Always
meter-setting-off = Never
tunnel-marks = Marks on tunnels
tunnel-marks-says = The figure of whoever laid a tunnel, in a corner of the card.
card-names = Names on cards
card-names-says = In Saboteur and Saboteur 2 each card of your hand has its name under the picture.
notify = Notify me
notify-says = Tells you when it is your turn while you are looking at something else.
notify-denied = Your browser does not allow it. You can change that in its settings for this page.
notify-cannot = This browser can't do that here.

## A new table.

new-table-of = New table: { $game }
create-table = Open the table
setup-game = Game
setup-options = The game
setup-more-options = More rules
setup-as-usual = As usual
switch-on = Yes
switch-off = No
setup-clock = Clock
clock-none = No clock
clock-none-says = Think as long as you like.
clock-turn = Per turn
clock-turn-says = The same time for every turn.
clock-bank = Per game
clock-bank-says = A bank of time, and some more with each turn.
clock-days = Over days
clock-days-says = Hours or days for every turn. The game goes on while nobody is there.
clock-seconds = Seconds per turn
clock-minutes = Minutes in the bank
clock-increment = Seconds more with each turn
clock-hours = Hours per turn
clock-takeover = A bot takes over
clock-takeover-says = When time is up or, without a clock, when somebody is gone. Otherwise the game waits for them.
setup-who = Who can join
setup-listed = List it in the lobby
setup-listed-says = Otherwise only people with the link find it.
setup-watching = Others may watch
setup-watching-says = Watchers see what lies open, never anybody's hand.
setup-pin = PIN
setup-pin-says = Leave it empty for none. With a PIN, only those who know it come in.
setup-pauses = Pace
setup-pace = Bots and rounds
setup-pace-says = How long bots think, and how long the table rests between rounds.
setup-exact-pauses = Exact pauses
setup-bot-pause = Bots think for
setup-bot-pause-says = About this long, sometimes more, sometimes less, so that you can follow what they do.
setup-round-pause = Pause between rounds
setup-round-pause-says = It ends sooner if everybody is ready.
setup-talk = Talk
setup-talk-what = What may be said
setup-talk-free = everything
setup-talk-claims = { $claims ->
    [yes] claims and phrases
   *[no] phrases only
}
setup-talk-off = nothing
setup-talk-free-says = { $claims ->
    [yes] Chat, phrases, and claims about goals and players.
   *[no] Chat and phrases.
}
setup-talk-claims-says = { $claims ->
    [yes] No free chat: what is said can be checked when the round ends.
   *[no] No free chat: short phrases only.
}
setup-talk-off-says = A silent table: only the cards speak.
setup-talk-partners = With four players the rules forbid partners to talk about their roof: the chat of seats is closed while a round is played. The option “Silent partners” lifts this.
setup-aids = Help for players
setup-meter = Suspicion meter
setup-meter-says = Shows each player whom to suspect, judging by what they have seen.
setup-hints = Hints
setup-hints-says = In three steps: where to look, what kind of move, the move.
setup-aid-off = off
setup-aid-alone = only against bots
setup-aid-on = for everybody
setup-seconds =
    { $seconds ->
        [0] not at all
        [one] 1 second
       *[other] { $seconds } seconds
    }

## At the door.

door-looking = Looking for the table
door-invites = { $host } invites you to { $game }
door-empty = A table for { $game }
door-free =
    { $free ->
        [one] One of { $seats } seats is still free.
       *[other] { $free } of { $seats } seats are still free.
    }
door-no-seat = All { $seats } seats are taken. You can come in and wait for one.
door-playing = The game has begun. You can watch.
door-over = The game is over. You can come in, and perhaps play the next one.
pin = PIN
door-pin-says = This table needs one. Whoever invited you knows it.
door-sit = Sit down
door-just-watch = Just watch
door-watch = Come in

## Turned away.

away-nowhere-title = There is nothing here
away-nowhere = This tunnel is a dead end. Perhaps the link was cut off.
away-no-table-title = There is no such table
away-no-table = It may have been removed, or a letter of the link is wrong: capitals matter.
away-unreadable-title = This table is damaged
away-unreadable = The server can't read what happened here. Please tell whoever runs it.
away-full-title = The room is full
away-full = So many people are at this table that nobody else fits in. Perhaps somebody will leave soon.
away-locked-title = The table is locked
away-locked = The host is letting nobody new in just now. Ask them to unlock the table.
away-crowded-title = Many of you are here already
away-crowded = So many people from your network are at this table that nobody else fits in. Perhaps somebody will leave soon.
away-no-watching-title = No watchers here
away-no-watching = The game has begun, and this table is closed to watchers.
away-no-entry-title = You were asked to leave
away-no-entry = The host of this table would rather play without you. There are other tables.
away-left-title = You have left the table
away-left = If you had a seat in a running game, a bot plays on for you.
away-unreachable-title = No light at the end
away-unreachable = The server can't be reached just now. Check your connection; your seat is kept.
away-too-many-title = Too busy just now
away-too-many = The server has more to do than it can handle. Please try again in a moment.
away-not-in-title = Please come in first
away-not-in = This browser is not at the table any more. Please come in again.
away-protocol-title = There is a newer version
away-protocol = This page is older than the server. Load it again.
away-other-title = That did not work
away-other = Something went wrong on the way to the table. Please try again.

## Gathering.

gathering-seats = Seats
gathering-you-host = You are the host
gathering-host = { $host } is the host
gathering-missing =
    { $count ->
        [one] One seat is free
       *[other] { $count } seats are free
    }
gathering-complete = Everybody is here
start-game = Start the game
start-with-bots =
    { $count ->
        [one] Start with a bot on the free seat
       *[other] Start with bots on the { $count } free seats
    }
host-without-seat = You have no seat: you would watch.
wait-for-host = { $host } starts the game.
wait-sit = Take a seat. { $host } starts the game.
seat-number = Seat { $number }
seat-free = Free seat
sit-here = Sit here
move-here = Move here
stand-up = Stand up
seat-you = you
seat-host = host
not-here = not connected
gave-words = words given
seat-bot = Bot
seat-bots = Bots
bot-on-seat = Bot on seat { $number }
add-bot = Bot
remove-bot = Remove the bot
change-bot = Change to: { $kind }
replace-by-bot = Put a bot in their place ({ $kind })
hand-over = Make host
ask-to-leave = Ask them to leave
without-seat = Standing by
people = People
person-muted = muted
person-mute = Mute in the chat
person-unmute = Let them chat again
remove-sure = { $name } can't come in again.
remove-now = Yes, ask them to leave
table-lock = Lock the table
table-lock-says = Nobody new comes in. Whoever is here stays, and can come back.
table-locked = The table is locked: nobody new comes in.
seat-keep = Reserve
seat-keep-says = Keep this seat free. Only the person you choose can sit here.
seat-keep-later = For somebody who has yet to come
seat-keep-for = For { $name }
seat-keep-none = Free for anybody again
seat-kept = Reserved
seat-kept-for = Reserved for { $name }
alert-wrong-pins = Many wrong PINs were tried at this table. You can lock it.
agreed = What is agreed
agreed-option = { $option }: { $value }
agreed-none = No clock
agreed-turn = { $seconds } s per turn
agreed-bank = { $minutes } min per game, + { $increment } s per turn
agreed-days = { $hours } h per turn
agreed-no-takeover = No bot takes over
agreed-talk-claims = No free chat
agreed-talk-off = No talk
listed-short = listed in the lobby
no-watching-short = no watchers
change-table = Change the table
change-table-do = Change it
leave-table = Leave the table
invite = Invite others
invite-says = Whoever has the link can come in. No account needed.
invite-says-pin = Whoever has the link and the PIN can come in. No account needed.
invite-link = Link to this table
invite-copy = Copy the link
invite-copied = Link copied.
invite-copy-yourself = The link is selected: copy it with your keyboard, or press and hold it.
invite-share = Share
invite-text = Come and play with us:
invite-qr = QR code with the link to this table
invite-code = Code in words
invite-code-says = Say these words on the telephone; capitals do not matter. They lead here until the game begins.
luck = A fair deal
luck-says = The server has already fixed its random seed; its fingerprint is below. Your words are mixed in, so that not even the server can know the cards beforehand. After the game everybody can check every deal.
luck-words = Your words for the deal
luck-words-says = Anything you like; they are shown when the game starts.
luck-words-given = Your words are in. You can still change them.
luck-placeholder = seven lucky clogs
luck-give = Mix in
luck-given = Your words are mixed in.
luck-commitment = Fingerprint of the seed:
luck-more = How the deals are checked

# First games, and the coach.

learn = First game
learn-game = First game: { $game }
first-game-new = New here?
first-game-says = Learn Saboteur by playing: a first game, step by step, in about eight minutes.
first-game-begin = Begin
coach = Coach
coach-says = Explains what is new on the table, in your first games.
