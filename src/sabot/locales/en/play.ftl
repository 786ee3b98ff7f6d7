# The table while a game is played, whatever the game.

## The frame around every game.

play-your-hand = Your hand
play-players = Players
play-you = You
play-your-turn = Your turn
play-turn-call = Your turn
play-title-your-turn = ● Your turn – { $game }
play-to-lobby-from = { $game }: to the lobby
play-connecting = One moment, the table is being set…
play-time-left = Time left: { $time }
play-time-days = { $days } d { $hours } h
play-time-hours = { $hours } h { $minutes } min

## At the seats.

play-seat-bot = bot
play-seat-away = a bot plays for them
play-seat-not-here = away
play-seat-to-act = to play
play-seat-is-bot = A bot: { $kind }
play-seat-is-away = Away just now; a bot plays for them.
play-seat-is-not-here = Not connected at the moment.
play-seat-is-host = Host of this table.
play-my-mark = My private mark
play-mark-none = No mark
play-mark-trusted = trusted
play-mark-doubted = in doubt
play-mark-suspected = suspected
play-replace-by-bot = Put a bot in their place

## Log and chat.

play-log = Log
play-log-empty = Nothing has happened yet.
play-log-talk = Only talk
play-log-round = Round { $round }
play-log-older = Earlier rounds
play-log-and-chat = Log and chat
play-only-you-know = (only you know this)
play-only-one-knew = (only { $name } knew this)
play-chat = Chat
play-chat-empty = Nobody has said anything yet.
play-chat-phrases = Quick phrases
play-chat-write = Write a message
play-chat-send = Send
play-chat-watcher = watching
play-chat-aside-says = You are watching: the players read this when the game is over.
play-chat-chat-off = This table is played without chat. Claims and phrases are allowed.
play-chat-talk-off = This table is played without talk.
play-chat-partners-silent = The rules forbid partners to talk about their roof while a round is played. The chat opens when the round is over; phrases are allowed.
play-unread = unread

## Talk: claims, what others say about them, and what they were worth.

talk-say = { $self ->
    [yes] What do you say of yourself?
   *[no] { $place }: what do you say?
}
talk-ask = Ask { $name }
talk-answer = Answer what was said
talk-details = Mark and details
talk-nothing = There is nothing to say here now.
talk-loading = One moment…
# A bubble at the speaker, with the one who is addressed.
talk-to = → { $to }: { $claim }
talk-said-here = Said about this player: { $said }
talk-trust = I believe it. { $said }
talk-doubt = I don't believe it. { $said }
talk-trust-short = I believe it
talk-doubt-short = I don't believe it
talk-trusted-by = believed by { $names }
talk-doubted-by = doubted by { $names }

talk-truth = What was said, against the truth
talk-lied = { $you ->
    [yes] { $lies ->
        [one] You told one lie;
       *[other] You told { $lies } lies;
    }
   *[no] { $lies ->
        [one] { $name } told one lie;
       *[other] { $name } told { $lies } lies;
    }
} { $believers ->
    [0] nobody was fooled.
    [one] one player was fooled.
   *[other] { $believers } players were fooled.
}
talk-erred = { $you ->
    [yes] You were wrong
   *[no] { $name } was wrong
} { $mistakes ->
    [one] once, in good faith.
   *[other] { $mistakes } times, in good faith.
}
talk-true = { $you ->
    [yes] You told nothing but the truth.
   *[no] { $name } told nothing but the truth.
}
talk-unknown = { $you ->
    [yes] Nobody knows whether you were right.
   *[no] Nobody knows whether { $name } was right.
}

## One's role.

play-my-role = My role
play-hold-to-see = hold to see · Space
play-your-role-title = Your role this round
play-i-have-seen-it = Got it

## The end of a round, and of the game.

play-round-over = The round is over
play-game-over = The game is over
play-see-board = See the board
play-show-result = Show the result
play-who-is-ready = Who is ready
play-is-ready = ready
play-is-not-ready = not ready yet
play-ready = Ready for the next round
play-ready-waiting = Waiting for the others
play-next-round-in = { $seconds ->
    [one] The next round is dealt in { $seconds } second.
   *[other] The next round is dealt in { $seconds } seconds.
}
play-rematch = Play again
play-rematch-by-host = { $host } can start another game.
play-replay = Replay
play-look-back = Look back
play-record = Download the record
play-share = Share
play-fairness = Check the deals

## The table itself.

play-lost = The connection was lost; reconnecting… Nothing you clicked is lost.
play-late = The answer is taking its time. Nothing you clicked is lost.
play-paused = The game is paused.
play-role-wait = Waiting until everybody has seen their role.
play-pause = Pause the game
play-pause-left = { $minutes ->
    [one] Pause the game (1 minute left)
   *[other] Pause the game ({ $minutes } minutes left)
}
play-pause-ends = It goes on by itself when the time is up.
play-resume = Go on
play-bot-plays-for-you = A bot plays for you.
play-i-am-back = I'm back
play-watchers = { $count ->
    [one] { $count } watcher
   *[other] { $count } watchers
}
play-you-watch = You are watching.
play-menu = Menu
play-help = Help and keys
play-waits-turn = It waits for your turn
play-aims-early = { $name } is playing; your card waits for your turn
play-aim-lost = What you had chosen is no longer possible. Choose again.
play-text-board = The game in words
play-text-board-show = Show the game in words
play-text-board-hide = Show the board again
play-to-lobby-says = You can leave this page at any time: your seat stays yours, and a bot plays while you are away.
play-to-lobby-says-waits = You can leave this page at any time: your seat stays yours.
holiday = Holiday
holiday-lasts = Your holiday lasts: your clock stands.
holiday-end = End the holiday
holiday-none-left = You have no days of holiday left in this game.
holiday-days = Days of holiday
holiday-says = Your clock stands meanwhile. Days left in this game: { $left }
holiday-take = Take a holiday
play-people = Who is at the table
play-leave = Leave the table for good
play-leave-ask = Leave this table?
play-leave-says = Your place will be free for somebody else.
play-leave-says-playing = A bot takes over your seat, and you can't take it back in this game.
play-stay = Stay

## Keys.

play-keys-now = Just now
play-keys-always = At the table
play-key-cards = 1 – 9, 0
play-key-cards-says = choose a card
play-key-seals = 1 – 5
play-key-seals-says = one more seal of a colour
play-key-arrows = ← ↑ ↓ →
play-key-arrows-says = go through the places for it
play-key-turn = R
play-key-turn-says = turn the card
play-key-enter = Enter
play-key-enter-says = confirm
play-key-escape = Esc
play-key-escape-says = go back
play-key-discard = D
play-key-discard-says = discard the card
play-key-target = T
play-key-target-says = next player or target
play-key-role = Space
play-key-role-says = hold to see your role
play-key-help = ?
play-key-help-says = this help


## What happens at the table.

play-told-came-in = { $you ->
    [yes] You come in.
   *[no] { $name } comes in.
}
play-told-went-out = { $you ->
    [yes] You leave.
   *[no] { $name } leaves the table.
}
play-told-shown-out = { $you ->
    [yes] You are asked to leave.
   *[no] { $name } is asked to leave.
}
play-told-new-host = { $you ->
    [yes] You are the host now.
   *[no] { $name } is the host now.
}
play-told-bot-sat-down = { $you ->
    [yes] A bot takes your seat.
   *[no] { $name }, a bot, takes a seat.
}
play-told-game-paused = { $you ->
    [yes] You pause the game.
   *[no] { $name } pauses the game.
}
play-told-game-resumed = { $you ->
    [yes] You resume the game.
   *[no] { $name } resumes the game.
}
play-told-pause-over = { $name } has no pause time left; the game goes on.
play-told-muted = { $muted ->
    [yes] { $you ->
        [yes] You are muted in the chat.
       *[no] { $name } is muted in the chat.
    }
   *[no] { $you ->
        [yes] You can chat again.
       *[no] { $name } can chat again.
    }
}
play-told-table-locked = { $locked ->
    [yes] The table is locked: nobody new comes in.
   *[no] The table is open again.
}
play-told-bot-stands-in = { $you ->
    [yes] A bot plays for you now.
   *[no] A bot plays for { $name } now.
}
play-told-person-is-back = { $you ->
    [yes] You are back.
   *[no] { $name } is back.
}
play-told-turn-reminded = { $you ->
    [yes] Your time for this turn runs out soon.
   *[no] { $name } is reminded: the time for this turn runs out soon.
}
play-told-holiday-began = { $you ->
    [yes] You are on holiday: { $days ->
        [one] your clock stands for 1 day.
       *[other] your clock stands for { $days } days.
    }
   *[no] { $name } is on holiday: { $days ->
        [one] the clock stands for 1 day.
       *[other] the clock stands for { $days } days.
    }
}
play-told-holiday-over = { $you ->
    [yes] You are back from your holiday.
   *[no] { $name } is back from holiday.
}

## What bots are called, by their seats.

play-bot-name-0 = Ada
play-bot-name-1 = Bruno
play-bot-name-2 = Carla
play-bot-name-3 = Dario
play-bot-name-4 = Emil
play-bot-name-5 = Fina
play-bot-name-6 = Gus
play-bot-name-7 = Hana
play-bot-name-8 = Ivo
play-bot-name-9 = Juna
play-bot-name-10 = Kim
play-bot-name-11 = Leo
play-bot-namesake = { $name } (bot)

## Cutscenes

cutscene = What is happening
cutscene-skip = Skip
cutscene-tap = Tap to skip
cutscene-seen = Put it back
