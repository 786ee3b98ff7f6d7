# The Seven Seals: pieces, status, events, refusals.

seals-colour-red = red
seals-colour-yellow = yellow
seals-colour-green = green
seals-colour-blue = blue
seals-colour-violet = violet
seals-colour-white = white
seals-colour-black = black
seals-one-red = a red seal
seals-one-yellow = a yellow seal
seals-one-green = a green seal
seals-one-blue = a blue seal
seals-one-violet = a violet seal
seals-one-white = a white seal
seals-no-red = no red seal
seals-no-yellow = no yellow seal
seals-no-green = no green seal
seals-no-blue = no blue seal
seals-no-violet = no violet seal
seals-no-white = no white seal
seals-saboteur = saboteur
# The name of a card, and as it stands in a sentence.
seals-card-red = red { $number }
seals-card-yellow = yellow { $number }
seals-card-green = green { $number }
seals-card-blue = blue { $number }
seals-card-violet = violet { $number }
seals-the-card = { $number ->
   *[other] the { $card }
}

seals-status-round = Round { $round } of { $rounds } · dealer: { $dealer }
seals-status-stock = In the stock:
seals-status-cards = cards
seals-status-tricks = tricks
seals-status-points = points
seals-status-last-trick = Last trick:
seals-status-played = Played:

seals-prompt-announcing = Which tricks will you win? { $numbers } (? helps):
seals-prompt-playing = Your turn: card { $numbers } (? helps):
seals-prompt-giving = You have won the trick. What now? { $numbers } (? helps):
seals-no-use = Not { $card }: { $why }.
seals-choice-take = take { $one } ({ $left } left)
seals-choice-take-from = take { $one } from { $source }
seals-choice-saboteur = take the saboteur
seals-choice-done = done
seals-choice-give = give back { $one }
seals-choice-black = take a black seal
seals-choice-none = keep all; the black ones are gone

seals-event-round-dealt = { $you ->
    [yes] You deal round { $round }.
   *[no] { $name } deals round { $round }.
}
seals-event-seal-taken = { $you ->
    [yes] You take { $one }.
   *[no] { $name } takes { $one }.
}
seals-event-seal-taken-from = { $case ->
    [you-other] You take { $one } from { $source }, who gets a white one.
    [other-you] { $name } takes { $one } from you! You get a white one.
   *[other-other] { $name } takes { $one } from { $source }, who gets a white one.
}
seals-event-saboteur-taken = { $you ->
    [yes] You take the saboteur.
   *[no] { $name } takes the saboteur.
}
seals-event-announcement-ended = { $you ->
    [yes] { $tricks ->
        [0] You announce no trick.
        [one] You announce { $tricks } trick.
       *[other] You announce { $tricks } tricks.
    }
   *[no] { $tricks ->
        [0] { $name } announces no trick.
        [one] { $name } announces { $tricks } trick.
       *[other] { $name } announces { $tricks } tricks.
    }
}
seals-event-card-played = { $you ->
    [yes] You play { $card }.
   *[no] { $name } plays { $card }.
}
seals-event-trick-won = { $you ->
    [yes] You win the trick with { $card }.
   *[no] { $name } wins the trick with { $card }.
}
seals-event-seal-given = { $you ->
    [yes] You give back { $one }.
   *[no] { $name } gives back { $one }.
}
seals-event-black-taken = { $you ->
    [yes] You take a black seal.
   *[no] { $name } takes a black seal.
}
seals-event-none-taken = { $you ->
    [yes] The black seals are gone: you take none.
   *[no] The black seals are gone: { $name } takes none.
}
seals-event-round-scored = Penalty points of this round: { $points }.
seals-standing = In all: { $standing }.
seals-event-game-ended = { $who ->
    [you] You have the fewest points and win the game!
    [alone] { $winners } has the fewest points and wins the game!
   *[shared] Shared win with the fewest points: { $winners }!
}

seals-help-keys =
    3          choose what has the number 3
    r7         a move in the notation, for those who know it
seals-help =
    Take a seal for each trick that you mean to win, in the colour that will be led; or be the
    saboteur. Follow the led colour; red is trump. Whoever wins a trick gives back a seal of
    its colour (or red, if red won it) or a white one; if you have neither, you take a black
    one. In the end each coloured seal costs 2, a black one 3, a white one 4; the saboteur gets
    4 (or as agreed), less 1 for each black seal of the others. ◆ marks the best card of a
    trick; cards with · can't be played now.

    Moves in the notation: take:blue  take:blue<B  saboteur  done  r7  give:white  black  none
      (cards: r red, y yellow, g green, b blue, v violet, and the value)

seals-refusal-game-over = the game is over
seals-refusal-not-dealt = the next round has not been dealt yet
seals-refusal-announce-first = you are announcing; take seals or the saboteur, or be done
seals-refusal-announced-already = seals are taken before the first trick only
seals-refusal-settle-first = you have won the trick; say first which seal you give for it
seals-refusal-no-trick-to-settle = seals are given back, and black ones taken, by whoever has just won a trick
seals-refusal-not-in-hand = you don't hold the card { $card }
seals-refusal-must-follow = { $colour } was led and you have { $colour }; follow it
seals-refusal-in-stock = the stock still has { $one }; take it from there
seals-refusal-not-in-stock = the stock has { $no }; name a player who has one
seals-refusal-nobody-has = neither the stock nor another player has { $one }
seals-refusal-no-white-left = no white seal is left to give in return, so none can be taken from a player
seals-refusal-no-such-seat = there is no seat { $seat }; the last is { $last }
seals-refusal-own-seal = that { $colour } seal is your own
seals-refusal-seat-has-none = { $seat } has { $no }
seals-refusal-saboteur-taken = { $seat } has taken the saboteur
seals-refusal-seals-taken = you have taken seals, so you can't take the saboteur
seals-refusal-not-held = you hold { $no }
seals-refusal-does-not-serve = { $one } can't be given for this trick
seals-refusal-coloured-first = you hold a coloured seal that serves, so you can't take a black one
seals-refusal-black-gone = the black seals are gone; you take none
seals-refusal-black-left = there are black seals left, so you can't take none

# Why a card or choice can't be used now, printed on it: about 40 characters at most.
seals-hindered-must-follow = You must follow { $colour }
seals-hindered-nobody-has = There is none left to take
seals-hindered-no-white-left = No white seal left to give in return
seals-hindered-saboteur-taken = { $seat } has taken the saboteur
seals-hindered-seals-taken = You have taken seals
seals-hindered-does-not-serve = Not for this trick
seals-hindered-coloured-first = You have a coloured seal that serves
seals-hindered-black-gone = The black seals are gone
