# Replays, fair deals, how to play: the screens beside the table.

## Everywhere.

to-table = Back to the table
to-records = Records
record-gone = This record is not in this browser; open its file again.
loading = One moment…

## Fair deals.

deals-title = Were the deals fair?
deals-heading = Game { $number }: were the deals fair?
deals-why = The dealer could cheat. So the table commits itself before it deals, every player can mix words of their own into the shuffle, and after the game your browser works out each deal again.
deals-before = Before the game
deals-after = After the game
deals-commitment = Fingerprint of the seed (SHA-256)
deals-commitment-says = Shown before the first card was dealt. Nobody knows how to find a second seed with the same fingerprint.
deals-words = Words of the players
deals-words-none = none
deals-seed = Seed
deals-seed-hidden = Secret until the game is over, because it gives away all the cards.
deals-mixed = Seed with the words mixed in
deals-checks = What your browser has checked
deals-seen-fits = The fingerprint is the one that this browser was shown before the game.
deals-seen-differs = The fingerprint is not the one that this browser was shown before the game!
deals-seen-never = This browser was not there before the game, so it can't compare the fingerprint.
deals-seed-fits = The seed fits its fingerprint.
deals-seed-differs = The seed does not fit its fingerprint!
deals-round-fits = Round { $round }: { $lists } lie exactly as the seed and words shuffle them.
deals-round-differs = Round { $round }: { $lists } do not lie as the seed and words shuffle them!
deals-round-elsewhere = Round { $round } was dealt at another table, from which this game was continued.
deals-list-seats = who begins
deals-list-cards = cards
deals-list-roles = roles
deals-list-goals = goals
deals-list-gold = gold
deals-all-fine = Every deal is fair.
deals-not-fine = Something is wrong with these deals.
deals-not-yet = Nothing can be checked before the game is over.
deals-cant-hash = Your browser can't work it out here: that needs HTTPS, or the server's own machine.
deals-record = Download the record
deals-record-says = It holds every deal and move. With “sabot verify”, or thirty lines of your own, you need not trust this page either.
deals-show = Show the cards of round { $round }

## How to play.

rules-title = How to play
learn-try-it = Try it
learn-try = Try it: { $what }
rules-heading = How to play { $game }
rules-others = The other games
rules-contents = On this page
rules-start = Play against bots

## Replay.

replay-title = Replay
replay-heading = { $game }, game { $number }
replay-running = The game is still being played: you see only what you have seen.
replay-first = To the beginning
replay-previous = One step back
replay-next = One step forward
replay-last = To the end
replay-play = Play
replay-stop = Stop
replay-step = Step { $step } of { $last }
replay-round = Round { $round }
replay-position = Position in the game
replay-eyes = Through whose eyes
replay-public = What lay open
replay-all = Everything
replay-own = Yours
replay-spoilers = Show what is still to come
replay-spoilers-says = Off: the slider does not tell how long the game goes on, nor who wins.
replay-copy = Copy the link to this move
replay-copied = Copied.
replay-branch = Play on from here
replay-branch-says = A new table with bots on the other seats, and the cards as they lie now.
replay-branch-seat = You play for
replay-log = What happened
replay-keys = ← → a step, Home and End, Space plays
replay-none = There is no such game.
replay-denied = Only people who were at this table may see its games.
